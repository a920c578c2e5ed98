import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './part-refunded-words.ts';

export const partRefundedWords: typeof source.partRefundedWords = {
  subject: 'Una parte de tu dinero está en camino',
  goodwillSubject: 'Te hemos hecho un reembolso',
  vatSubject: 'Te devolvemos el IVA',
  preview: (amount, method, stays) => `Devolvemos ${amount} a ${method}. ${stays}`,
  stays: {
    eSIM: 'Tu eSIM sigue siendo tuya y nada cambia en ella.',
    plan: 'Tu plan sigue siendo tuyo y nada cambia en él.',
    order: 'Tu pedido sigue su curso.',
  },
  lead: {
    eSIM: ({ country, amount, stays }) =>
      `hemos reembolsado ${amount} de lo que pagaste por tu eSIM para ${country}. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `hemos reembolsado ${amount} de lo que pagaste por tu plan para ${country}. ${stays}`,
  },
  goodwillLead: {
    eSIM: ({ country, amount, stays }) =>
      `sentimos los problemas con tu eSIM para ${country}, así que hemos reembolsado ${amount}. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `sentimos los problemas con tu plan para ${country}, así que hemos reembolsado ${amount}. ${stays}`,
  },
  vatLead: ({ country, amount, stays }) =>
    `tu número de IVA está confirmado, así que hemos reembolsado el IVA de tu pedido para ${country}: ${amount}. ${stays}`,
  next: (amount, method) => `Devolvemos ${amount} a ${method}. ${BANK_TIME} No tienes que hacer nada.`,
  title: (refunds) => (refunds > 1 ? 'Tus reembolsos' : 'Tu reembolso'),
  total: (refunds) => (refunds > 1 ? 'Reembolsado hasta ahora' : 'Reembolsado'),
};
