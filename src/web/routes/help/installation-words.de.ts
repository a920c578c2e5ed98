import { phrase } from '../../core/phrase.ts';
import type * as source from './installation-words.ts';

export const installationWords: typeof source.installationWords = {
  meta: {
    title: 'eSIM installieren',
    description:
      'So installierst du eine Reise-eSIM auf einem iPhone oder Android-Handy, mit QR-Code oder von Hand, und prüfst, ob dein Handy passt.',
  },
  title: 'Installiere deine eSIM',
  lead: 'Öffne unsere E-Mail auf dem Handy und tippe auf den Link zum Installieren. Kein Link? Scanne stattdessen den QR-Code. Du brauchst ein Handy ohne SIM-Lock und WLAN.',
  steps: 'Schritt für Schritt',
  onePage: {
    text: (page) =>
      phrase`Lieber alles auf einer Seite? ${page} zeigt beide Systeme, beide Wege und was du tun kannst, wenn etwas schiefgeht.`,
    page: 'Die Anleitung für iOS und Android',
  },
  checker: 'Gerätecheck',
  asked: 'Häufige Fragen',
  tips: 'Gut zu wissen',
};
