import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const bothAddresses: typeof source.bothAddresses = (one, other) => phrase`${one} und ${other}`;

export const successWords: typeof source.successWords = {
  title: 'Danke für deinen Kauf!',
  news: {
    eSIM: {
      ready: (country) => `Deine eSIM ${country} ist bereit.`,
      onItsWay: (country) => `Deine eSIM ${country} ist unterwegs.`,
    },
    eSIMs: { ready: () => 'Deine eSIMs sind bereit.', onItsWay: () => 'Deine eSIMs sind unterwegs.' },
    plan: {
      ready: (country) =>
        `Deine neuen Daten (${country}) sind auf deiner eSIM. Du musst nichts installieren.`,
      onItsWay: (country) => `Deine neuen Daten (${country}) sind unterwegs zu deiner eSIM.`,
    },
  },
  mail: {
    eSIM: {
      ready: (to) => phrase`Der QR-Code ist unterwegs an ${to}.`,
      onItsWay: (to) => phrase`Sie erscheint auf deiner Bestellseite, und wir schicken sie an ${to}.`,
    },
    eSIMs: {
      ready: (to) => phrase`Die QR-Codes sind unterwegs an ${to}.`,
      onItsWay: (to) => phrase`Sie erscheinen auf deiner Bestellseite, und wir schicken sie an ${to}.`,
    },
    plan: {
      ready: (to) => phrase`Die Rechnung ist unterwegs an ${to}.`,
      onItsWay: (to) => phrase`Sobald sie da sind, schreiben wir an ${to}.`,
    },
  },
  partly: (refunded) =>
    refunded === 1
      ? 'Deine eSIMs sind bereit, bis auf eine, die unser Netzpartner nicht liefern konnte. Wir erstatten dir ihren Preis.'
      : `Deine eSIMs sind bereit, bis auf ${refunded}, die unser Netzpartner nicht liefern konnte. Wir erstatten dir ihren Preis.`,
  paid: (amount) => `Bezahlt hast du ${amount}.`,
  install: 'Jetzt installieren',
  secondMail: 'Zu deinem Konto bekommst du noch eine zweite E-Mail.',
  notKept:
    'Dein Browser blockiert Cookies, deshalb merkt er sich diese eSIM nicht. Du findest sie in deiner E-Mail.',
  opening: {
    ready: 'In 3 Sekunden öffnen sich deine eSIMs',
    onItsWay: 'In 3 Sekunden öffnet sich deine Bestellung',
  },
};

export const purchaseWaitingWords: typeof source.purchaseWaitingWords = {
  checking: {
    title: 'Wir prüfen deine Zahlung',
    text: 'Das dauert einen Moment. Bitte bezahle nicht noch einmal.',
    goesTo: (to) => phrase`Wir halten dich auf dem Laufenden: ${to}.`,
  },
  paid: {
    title: 'Deine Zahlung ist eingegangen',
    eSIM: (to) =>
      phrase`Wir machen deine eSIM bereit, meist dauert das keine Minute. Du kannst diese Seite schließen. Wir schicken sie an ${to}.`,
    eSIMs: (to) =>
      phrase`Wir machen deine eSIMs bereit, meist dauert das keine Minute. Du kannst diese Seite schließen. Wir schicken sie an ${to}.`,
    plan: (to) =>
      phrase`Wir fügen die Daten zu deiner eSIM hinzu, meist dauert das keine Minute. Du kannst diese Seite schließen. Wir schreiben an ${to}.`,
  },
};

export const secondPaymentWords: typeof source.secondPaymentWords = {
  returned:
    'Dieser Kauf war schon bezahlt, deshalb erstatten wir diese zweite Zahlung automatisch und vollständig.',
  notTaken: 'Dieser Kauf war schon bezahlt, deshalb haben wir diese zweite Zahlung nicht eingezogen.',
};

export const settledWords: typeof source.settledWords = {
  ready: {
    title: 'Dieser Kauf ist abgeschlossen',
    eSIM: (country) => `Deine eSIM ${country} ist bereit.`,
    eSIMs: () => 'Deine eSIMs sind bereit.',
    plan: (country) => `Deine neuen Daten (${country}) sind auf deiner eSIM.`,
  },
  onItsWay: {
    title: {
      eSIM: 'Deine eSIM ist unterwegs',
      eSIMs: 'Deine eSIMs sind unterwegs',
      plan: 'Deine neuen Daten sind unterwegs',
    },
    eSIM: (country, to) =>
      phrase`Deine Zahlung ist eingegangen. Deine eSIM ${country} erscheint auf deiner Bestellseite, und wir schreiben an ${to}.`,
    eSIMs: (_country, to) =>
      phrase`Deine Zahlung ist eingegangen. Deine eSIMs erscheinen auf deiner Bestellseite, und wir schreiben an ${to}.`,
    plan: (country, to) =>
      phrase`Deine Zahlung ist eingegangen. Deine neuen Daten (${country}) erscheinen auf deiner Bestellseite, und wir schreiben an ${to}.`,
  },
  pending: {
    eSIM: (takes, to) =>
      phrase`${takes} Bitte bezahle nicht noch einmal. Sobald die Zahlung bestätigt ist, schicken wir deine eSIM an ${to}.`,
    eSIMs: (takes, to) =>
      phrase`${takes} Bitte bezahle nicht noch einmal. Sobald die Zahlung bestätigt ist, schicken wir deine eSIMs an ${to}.`,
    plan: (takes, to) =>
      phrase`${takes} Bitte bezahle nicht noch einmal. Sobald die Zahlung bestätigt ist, fügen wir die Daten zu deiner eSIM hinzu und schreiben an ${to}.`,
  },
  unanswered: {
    title: 'Deine Zahlung ist eingegangen',
    eSIM: (to) =>
      phrase`Die Verbindung ist abgebrochen, bevor deine eSIM hier ankam. Sie ist nicht verloren. Wir schicken sie an ${to}. Bitte bezahle nicht noch einmal.`,
    eSIMs: (to) =>
      phrase`Die Verbindung ist abgebrochen, bevor deine eSIMs hier ankamen. Sie sind nicht verloren. Wir schicken sie an ${to}. Bitte bezahle nicht noch einmal.`,
    plan: (to) =>
      phrase`Die Verbindung ist abgebrochen, bevor deine neuen Daten hier ankamen. Sie sind nicht verloren. Wir schreiben an ${to}. Bitte bezahle nicht noch einmal.`,
  },
  bankWaits: {
    title: 'Deine Bank bearbeitet die Zahlung noch',
    eSIM: (to) =>
      phrase`Das kann ein paar Minuten dauern. Bitte bezahle nicht noch einmal. Sobald deine Bank zustimmt, schicken wir deine eSIM an ${to}.`,
    eSIMs: (to) =>
      phrase`Das kann ein paar Minuten dauern. Bitte bezahle nicht noch einmal. Sobald deine Bank zustimmt, schicken wir deine eSIMs an ${to}.`,
    plan: (to) =>
      phrase`Das kann ein paar Minuten dauern. Bitte bezahle nicht noch einmal. Sobald deine Bank zustimmt, fügen wir die Daten zu deiner eSIM hinzu und schreiben an ${to}.`,
    checkAgain: 'Erneut prüfen',
  },
  refunded: 'Dein Geld ist auf dem Weg zu dir',
  mismatch: {
    title: 'Wir müssen uns diese Zahlung ansehen',
    text: (to) => phrase`Bitte bezahle nicht noch einmal. Wir schreiben an ${to}.`,
  },
};

export const orderAddressWords: typeof source.orderAddressWords = {
  goesTo: (name, address) => phrase`Sie ist für ${name} und geht an ${address}.`,
  fix: 'Falsche Adresse? Korrigieren',
  label: 'Wohin soll sie gehen?',
  save: 'Dorthin schicken',
  fixed: 'Wir haben sie geändert. Alles zu dieser Bestellung geht ab jetzt dorthin.',
};

export const pausedWords: typeof source.pausedWords = {
  title: 'Der Verkauf pausiert',
  notCharged: 'Dir wurde nichts berechnet.',
  underWay: 'Deine begonnene Zahlung läuft weiter. In deiner Bestellung siehst du, wie es steht.',
  order: 'Bestellung ansehen',
  plans: 'Zurück zu den Tarifen',
  esims: 'Zurück zu deinen eSIMs',
};
