import { spaced } from '../../../domain/language-words.zh-hans.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './part-refunded-words.ts';

export const partRefundedWords: typeof source.partRefundedWords = {
  subject: '我们已为你部分退款',
  goodwillSubject: '我们已向你退款作为补偿',
  vatSubject: '我们正在退还你的增值税',
  preview: (amount, method, stays) => spaced`${amount} 将退回${method}。${stays}`,
  stays: {
    eSIM: '你的 eSIM 仍归你所有，不受任何影响。',
    plan: '你的套餐仍归你所有，不受任何影响。',
    order: '你的订单照常进行。',
  },
  lead: {
    eSIM: ({ country, amount, stays }) =>
      spaced`我们已从你购买${country} eSIM 的款项中退还 ${amount}。${stays}`,
    plan: ({ country, amount, stays }) =>
      spaced`我们已从你购买${country}套餐的款项中退还 ${amount}。${stays}`,
  },
  goodwillLead: {
    eSIM: ({ country, amount, stays }) =>
      spaced`你的${country} eSIM 给你带来了不便，我们深表歉意，已退还 ${amount}。${stays}`,
    plan: ({ country, amount, stays }) =>
      spaced`你的${country}套餐给你带来了不便，我们深表歉意，已退还 ${amount}。${stays}`,
  },
  vatLead: ({ country, amount, stays }) =>
    spaced`你的增值税号已确认，因此我们已退还你${country}订单的增值税 ${amount}。${stays}`,
  next: (amount, method) => spaced`${amount} 将退回${method}。${BANK_TIME}你无需进行任何操作。`,
  title: () => '你的退款',
  total: (refunds) => (refunds > 1 ? '累计退款' : '退款金额'),
};
