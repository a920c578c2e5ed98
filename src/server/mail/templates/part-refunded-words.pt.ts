import { forPlace } from '../../../domain/language-words.pt.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './part-refunded-words.ts';

export const partRefundedWords: typeof source.partRefundedWords = {
  subject: 'Um reembolso parcial está a caminho',
  goodwillSubject: 'Fizemos um reembolso para você',
  vatSubject: 'Estamos devolvendo seu IVA',
  preview: (amount, method, stays) => `Reembolso de ${amount} para ${method}. ${stays}`,
  stays: {
    eSIM: 'Seu eSIM continua sendo seu, e nada muda nele.',
    plan: 'Seu plano continua sendo seu, e nada muda nele.',
    order: 'Seu pedido segue normalmente.',
  },
  lead: {
    eSIM: ({ country, amount, stays }) =>
      `Fizemos o reembolso de ${amount} do que você pagou pelo eSIM ${forPlace(country)}. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `Fizemos o reembolso de ${amount} do que você pagou pelo plano ${forPlace(country)}. ${stays}`,
  },
  goodwillLead: {
    eSIM: ({ country, amount, stays }) =>
      `Sentimos muito pelos problemas com seu eSIM ${forPlace(country)}, por isso fizemos um reembolso de ${amount}. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `Sentimos muito pelos problemas com seu plano ${forPlace(country)}, por isso fizemos um reembolso de ${amount}. ${stays}`,
  },
  vatLead: ({ country, amount, stays }) =>
    `Seu número de IVA foi confirmado, por isso fizemos o reembolso do IVA do seu pedido ${forPlace(country)}: ${amount}. ${stays}`,
  next: (amount, method) =>
    `O valor de ${amount} volta para ${method}. ${BANK_TIME} Você não precisa fazer nada.`,
  title: (refunds) => (refunds > 1 ? 'Seus reembolsos' : 'Seu reembolso'),
  total: (refunds) => (refunds > 1 ? 'Reembolsado até agora' : 'Reembolsado'),
};
