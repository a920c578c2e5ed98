import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './part-refunded-words.ts';

export const partRefundedWords: typeof source.partRefundedWords = {
  subject: 'Una parte del tuo denaro sta tornando indietro',
  goodwillSubject: 'Ti abbiamo rimborsato qualcosa',
  preview: (amount, method, stays) => `Rimborso: ${amount} (${method}). ${stays}`,
  stays: {
    eSIM: 'L’eSIM resta tua, e per lei non cambia nulla.',
    plan: 'Il piano resta tuo, e per lui non cambia nulla.',
    order: 'Il tuo ordine prosegue come prima.',
  },
  lead: {
    eSIM: ({ country, amount, stays }) =>
      `ti abbiamo rimborsato ${amount} di quanto hai pagato per la tua eSIM ${country}. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `ti abbiamo rimborsato ${amount} di quanto hai pagato per il tuo piano ${country}. ${stays}`,
  },
  goodwillLead: {
    eSIM: ({ country, amount, stays }) =>
      `ci dispiace per i problemi con la tua eSIM ${country}, perciò ti abbiamo rimborsato ${amount}. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `ci dispiace per i problemi con il tuo piano ${country}, perciò ti abbiamo rimborsato ${amount}. ${stays}`,
  },
  next: (amount, method) => `Rimborso: ${amount} (${method}). ${BANK_TIME} Non devi fare niente.`,
  title: (refunds) => (refunds > 1 ? 'I tuoi rimborsi' : 'Il tuo rimborso'),
  total: (refunds) => (refunds > 1 ? 'Rimborsato finora' : 'Rimborsato'),
};
