import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './withdrawal-words.ts';

export const withdrawalReceivedWords: typeof source.withdrawalReceivedWords = {
  subject: 'Wir haben deinen Widerruf erhalten',
  preview: (order, moment) =>
    `Bestellung ${order}, eingegangen am ${moment}. Bitte bewahre diese E-Mail auf.`,
  lead: (moment) =>
    `dein Widerruf ist am ${moment} bei uns eingegangen. Bitte bewahre diese E-Mail als Eingangsbestätigung auf.`,
  declared: {
    title: 'Was du erklärt hast',
    declaration: 'Erklärung',
    text: 'Ich widerrufe den Vertrag zu dieser Bestellung.',
    name: 'Name',
    confirmedTo: 'Bestätigung an',
    received: 'Eingegangen',
  },
  next: `Wir nehmen den Tarif zurück, wenn er nicht aktiviert oder genutzt wurde, und schreiben dir, wenn dein Geld unterwegs ist. ${withdrawalPromise.money} Bitte nutze den Tarif nicht.`,
  wasNotYou: 'Das warst nicht du? Antworte sofort auf diese E-Mail.',
};
