import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './part-refunded-words.ts';

export const partRefundedWords: typeof source.partRefundedWords = {
  subject: 'Un rimborso parziale è in arrivo',
  goodwillSubject: 'Un rimborso per i problemi che hai avuto',
  vatSubject: 'Ti rimborsiamo l’IVA',
  preview: (amount, method, stays) => `Rimborso: ${amount} (${method}). ${stays}`,
  stays: {
    eSIM: 'L’eSIM resta tua, senza nessun cambiamento.',
    plan: 'Il piano resta tuo, senza nessun cambiamento.',
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
  vatLead: ({ country, amount, stays }) =>
    `la tua partita IVA è confermata, perciò ti abbiamo rimborsato l’IVA del tuo ordine (${country}): ${amount}. ${stays}`,
  next: (amount, method) => `Rimborso: ${amount} (${method}). ${BANK_TIME} Non devi fare niente.`,
  title: (refunds) => (refunds > 1 ? 'I tuoi rimborsi' : 'Il tuo rimborso'),
  total: (refunds) => (refunds > 1 ? 'Rimborsato finora' : 'Rimborsato'),
};
