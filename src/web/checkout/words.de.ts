import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  title: 'Sichere Kasse',
  loading: 'Die sichere Kasse lädt …',
  backTo: {
    esims: 'Deine eSIMs',
    plans: (country) => `Tarife ${country}`,
  },
};

export const outdatedLinkWords: typeof source.outdatedLinkWords = {
  title: 'Der Preis in diesem Link gilt nicht mehr.',
  text: (claimed, now) =>
    `Im Link steht ${claimed}. Der Tarif kostet jetzt ${now}, und danach richtet sich der Gesamtbetrag.`,
};

export const checkoutFormWords: typeof source.checkoutFormWords = {
  noCard: 'Bitte gib deine vollständigen Kartendaten ein',
  button: (total) => `Jetzt kaufen • ${total}`,
  total: (amount) => `Gesamtbetrag ${amount}`,
  busy: 'Zahlung läuft …',
};

export const waitingWords: typeof source.waitingWords = {
  window: 'Bitte schließ die Zahlung im PayPal-Fenster ab. Wenn du es nicht siehst, schau hinter dieses.',
};

export const noticeWords: typeof source.noticeWords = {
  cardFailed: (why) => `Kauf fehlgeschlagen: ${why}`,
  failed: (method, why) =>
    why
      ? `Zahlung mit ${method} fehlgeschlagen: ${why}`
      : `Zahlung mit ${method} fehlgeschlagen. Bitte versuch es noch einmal.`,
  notCharged: 'Dir wurde nichts berechnet. Alles, was du eingegeben hast, ist noch da.',
  kept: 'Alles, was du eingegeben hast, ist noch da.',
  payByCard: 'Mit Karte bezahlen',
  otherCard: 'Andere Karte versuchen',
  payWith: (method) => `Mit ${method} bezahlen`,
  unsure:
    'Wir konnten nicht feststellen, ob dir etwas berechnet wurde. Du kannst beruhigt noch einmal bezahlen, denn ein Kauf wird dir nie doppelt berechnet.',
  priceChanged: {
    title: 'Der Preis hat sich inzwischen geändert.',
    text: (was, now) => `Er lag bei ${was} und liegt jetzt bei ${now}. Bitte prüfe den Gesamtbetrag.`,
  },
  paidBefore: (esims) =>
    phrase`Dir wurde nicht noch einmal etwas berechnet. ${esims} – oder bezahlen, um eine zweite zu kaufen.`,
  signInAgain: 'Erneut anmelden',
  notReady: 'Das Zahlungsformular ist noch nicht bereit. Bitte warte kurz und versuch es noch einmal.',
};
