import { spaced } from '../../../domain/language-words.zh-hant.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './part-refunded-words.ts';

export const partRefundedWords: typeof source.partRefundedWords = {
  subject: '我們已退還您部分款項',
  goodwillSubject: '我們已退款給您作為補償',
  vatSubject: '我們正在退還您的加值稅',
  preview: (amount, method, stays) => spaced`${amount} 將退回${method}。${stays}`,
  stays: {
    eSIM: '您的 eSIM 仍屬於您，不受任何影響。',
    plan: '您的方案仍屬於您，不受任何影響。',
    order: '您的訂單照常進行。',
  },
  lead: {
    eSIM: ({ country, amount, stays }) =>
      spaced`我們已從您購買${country} eSIM 的款項中退還 ${amount}。${stays}`,
    plan: ({ country, amount, stays }) =>
      spaced`我們已從您購買${country}方案的款項中退還 ${amount}。${stays}`,
  },
  goodwillLead: {
    eSIM: ({ country, amount, stays }) =>
      spaced`對於您的${country} eSIM 造成的不便，我們深感抱歉，並已退還 ${amount}。${stays}`,
    plan: ({ country, amount, stays }) =>
      spaced`對於您的${country}方案造成的不便，我們深感抱歉，並已退還 ${amount}。${stays}`,
  },
  vatLead: ({ country, amount, stays }) =>
    spaced`您的加值稅號碼已確認，因此我們已退還您${country}訂單的加值稅 ${amount}。${stays}`,
  next: (amount, method) => spaced`${amount} 將退回${method}。${BANK_TIME}您不必再做任何事。`,
  title: () => '您的退款',
  total: (refunds) => (refunds > 1 ? '累計退款' : '退款金額'),
};
