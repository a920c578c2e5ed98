import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './part-refunded-words.ts';

export const partRefundedWords: typeof source.partRefundedWords = {
  subject: 'Paranızın bir bölümü iade ediliyor',
  goodwillSubject: 'Size bir iade yaptık',
  vatSubject: 'KDV’niz iade ediliyor',
  preview: (amount, method, stays) => `${amount}, ${method} üzerinden iade ediliyor. ${stays}`,
  stays: {
    eSIM: 'eSIM’iniz sizin olmaya devam eder, hiçbir şey değişmez.',
    plan: 'Paketiniz sizin olmaya devam eder, hiçbir şey değişmez.',
    order: 'Siparişiniz eskisi gibi devam eder.',
  },
  lead: {
    eSIM: ({ country, amount, stays }) =>
      `${country} eSIM’iniz için ödediğiniz tutarın bir bölümünü (${amount}) iade ettik. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `${country} paketiniz için ödediğiniz tutarın bir bölümünü (${amount}) iade ettik. ${stays}`,
  },
  goodwillLead: {
    eSIM: ({ country, amount, stays }) =>
      `${country} eSIM’inizle yaşadığınız sorun için üzgünüz. Bu yüzden size ${amount} iade ettik. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `${country} paketinizle yaşadığınız sorun için üzgünüz. Bu yüzden size ${amount} iade ettik. ${stays}`,
  },
  vatLead: ({ country, amount, stays }) =>
    `KDV numaranız doğrulandı. Bu yüzden ${country} siparişinizin KDV’sini (${amount}) iade ettik. ${stays}`,
  next: (amount, method) =>
    `${amount}, ${method} üzerinden iade ediliyor. ${BANK_TIME} Bir şey yapmanıza gerek yok.`,
  title: (refunds) => (refunds > 1 ? 'İadeleriniz' : 'İadeniz'),
  total: (refunds) => (refunds > 1 ? 'Şimdiye kadar iade edilen' : 'İade edilen'),
};
