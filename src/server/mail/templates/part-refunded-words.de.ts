import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './part-refunded-words.ts';

export const partRefundedWords: typeof source.partRefundedWords = {
  subject: 'Ein Teil deines Geldes ist auf dem Rückweg',
  goodwillSubject: 'Du bekommst etwas Geld zurück',
  vatSubject: 'Du bekommst die Mehrwertsteuer zurück',
  preview: (amount, method, stays) => `${amount} gehen zurück an ${method}. ${stays}`,
  stays: {
    eSIM: 'Deine eSIM bleibt deine, und nichts an ihr ändert sich.',
    plan: 'Dein Tarif bleibt deiner, und nichts an ihm ändert sich.',
    order: 'Deine Bestellung läuft weiter wie bisher.',
  },
  lead: {
    eSIM: ({ country, amount, stays }) =>
      `wir haben dir ${amount} vom Preis deiner eSIM (${country}) erstattet. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `wir haben dir ${amount} vom Preis deines Tarifs (${country}) erstattet. ${stays}`,
  },
  goodwillLead: {
    eSIM: ({ country, amount, stays }) =>
      `der Ärger mit deiner eSIM (${country}) tut uns leid. Deshalb haben wir dir ${amount} erstattet. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `der Ärger mit deinem Tarif (${country}) tut uns leid. Deshalb haben wir dir ${amount} erstattet. ${stays}`,
  },
  vatLead: ({ country, amount, stays }) =>
    `deine USt-IdNr. ist bestätigt. Deshalb haben wir dir die Mehrwertsteuer für deine Bestellung (${country}) erstattet: ${amount}. ${stays}`,
  next: (amount, method) => `${amount} gehen zurück an ${method}. ${BANK_TIME} Du musst nichts tun.`,
  title: (refunds) => (refunds > 1 ? 'Deine Erstattungen' : 'Deine Erstattung'),
  total: (refunds) => (refunds > 1 ? 'Bisher erstattet' : 'Erstattet'),
};
