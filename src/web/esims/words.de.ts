import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const deleteEsimWords: typeof source.deleteEsimWords = {
  title: 'eSIM löschen',
  keep: 'Behalten',
  text: (country, plan) =>
    `${country}, ${plan} verschwindet aus deiner Liste. Die eSIM funktioniert auf deinem Handy weiter, und du findest sie unter „Ausgeblendete eSIMs“. Das ist keine Erstattung.`,
  failed: 'Die eSIM wurde nicht gelöscht. Bitte versuch es noch einmal.',
};

export const esimsFailedWords: typeof source.esimsFailedWords = {
  title: 'Deine eSIMs ließen sich nicht laden',
  text: 'Deine eSIMs sind sicher. Prüfe deine Verbindung und versuch es noch einmal.',
};

export const hiddenEsimsWords: typeof source.hiddenEsimsWords = {
  title: (count) => `Ausgeblendete eSIMs (${count})`,
  plan: (plan, days, iccid) => `${plan}, ${days}, ICCID …${iccid}`,
  restore: 'Einblenden',
  which: (country, iccid) => `${country}, ICCID …${iccid}`,
};

export const hidingWords: typeof source.hidingWords = {
  restoreFailed: {
    title: 'Die eSIM wurde nicht eingeblendet. Bitte versuch es noch einmal.',
    text: 'Sie ist weiterhin unter „Ausgeblendete eSIMs“.',
  },
  hidden: (country) => `Deine eSIM ${country} ist nicht mehr in der Liste.`,
  undo: 'Rückgängig',
};

export const noEsimsWords: typeof source.noEsimsWords = {
  title: 'Noch keine eSIMs',
  text: 'Deine erste eSIM erscheint hier, bereit zum Installieren.',
  browse: 'Tarife ansehen',
};

export const ownEsimsWords: typeof source.ownEsimsWords = {
  count: (count) => phrase`Gekaufte eSIMs: ${count}`,
  countAloud: (count) => `Gekaufte eSIMs: ${count}`,
  more: (left) => `Weitere eSIMs zeigen (${left})`,
};

export const returnedWords: typeof source.returnedWords = {
  title: (country) => `Deine Bestellung (${country}) wurde erstattet`,
  coming: (amount, method, order) =>
    method === null
      ? `Bestellung ${order}: Wir erstatten dir ${amount}.`
      : `Bestellung ${order}: Wir erstatten dir ${amount} auf ${method}.`,
  sent: (amount, method, order) =>
    `Bestellung ${order}: Wir haben dir ${amount} auf ${method ?? 'dein Zahlungsmittel'} erstattet.`,
  order: 'Bestellung ansehen',
};

export const waitingWords: typeof source.waitingWords = {
  pending: {
    title: (country) => `Deine Zahlung wird noch geprüft (${country})`,
    text: (order) => `Bestellung ${order} wartet darauf.`,
  },
  paid: {
    eSIM: (country) => `Deine eSIM ${country} ist unterwegs`,
    plan: (country) => `Deine neuen Daten (${country}) sind unterwegs`,
    text: (order) =>
      `Bestellung ${order} ist bezahlt. Du kannst diese Seite schließen. Wir schreiben dir, sobald alles da ist.`,
  },
};
