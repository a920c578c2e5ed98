import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './part-refunded-words.ts';

export const partRefundedWords: typeof source.partRefundedWords = {
  subject: 'Un remboursement partiel est en route',
  goodwillSubject: 'Nous vous avons accordé un remboursement',
  vatSubject: 'Nous vous remboursons la TVA',
  preview: (amount, method, stays) => `Nous remboursons ${amount} sur ${method}. ${stays}`,
  stays: {
    eSIM: 'Vous gardez votre eSIM, et rien ne change.',
    plan: 'Vous gardez votre forfait, et rien ne change.',
    order: 'Votre commande suit son cours.',
  },
  lead: {
    eSIM: ({ country, amount, stays }) =>
      `nous avons remboursé ${amount} sur le prix de votre eSIM (${country}). ${stays}`,
    plan: ({ country, amount, stays }) =>
      `nous avons remboursé ${amount} sur le prix de votre forfait (${country}). ${stays}`,
  },
  goodwillLead: {
    eSIM: ({ country, amount, stays }) =>
      `nous sommes désolés des problèmes avec votre eSIM (${country}) et avons remboursé ${amount}. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `nous sommes désolés des problèmes avec votre forfait (${country}) et avons remboursé ${amount}. ${stays}`,
  },
  vatLead: ({ country, amount, stays }) =>
    `votre numéro de TVA est confirmé. Nous avons donc remboursé la TVA de votre commande (${country})\u00A0: ${amount}. ${stays}`,
  next: (amount, method) =>
    `Nous remboursons ${amount} sur ${method}. ${BANK_TIME} Vous n’avez rien à faire.`,
  title: (refunds) => (refunds > 1 ? 'Vos remboursements' : 'Votre remboursement'),
  total: (refunds) => (refunds > 1 ? 'Remboursé jusqu’ici' : 'Remboursé'),
};
