import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const buyAgainWords: typeof source.buyAgainWords = {
  over: 'Erneut gekauft',
  title: 'Diesen Tarif erneut kaufen?',
  terms: (email) =>
    phrase`Das ist eine neue eSIM, keine weiteren Daten auf deiner alten. Deine Karte wird sofort belastet, und der QR-Code geht an ${email}.`,
  noPrice: 'Wir konnten den Preis nicht laden.',
  gone: {
    title: 'Diesen Tarif verkaufen wir nicht mehr.',
    others: (country) => `Andere Tarife ansehen (${country})`,
  },
  busy: 'Zahlung läuft …',
  buy: (total) => `Jetzt kaufen • ${total}`,
  otherWay: 'Anders bezahlen',
  bought: {
    title: (iccid) => `Die eSIM ist gekauft. ICCID: ${iccid}`,
    text: (email) => `Sie ist in deiner Liste. Der QR-Code ist unterwegs an ${email}.`,
  },
  onItsWay: {
    title: (country) => `Deine eSIM ${country} ist unterwegs`,
    text: (email) => `Sie ist bezahlt. Wir schicken sie an ${email}.`,
  },
  bankWaits: {
    title: 'Deine Bank prüft die Zahlung noch',
    text: 'Sobald die Zahlung bestätigt ist, schicken wir dir deine eSIM per E-Mail.',
  },
  failed: (why) => `Kauf fehlgeschlagen: ${why ?? 'Bitte versuch es noch einmal.'}`,
  unanswered: 'Kauf fehlgeschlagen. Bitte versuch es noch einmal.',
  toCheckout: 'Zur Kasse',
  card: 'Karte',
};
