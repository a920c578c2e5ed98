import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './part-refunded-words.ts';

export const partRefundedWords: typeof source.partRefundedWords = {
  subject: '代金の一部を返金しました',
  goodwillSubject: 'お詫びとして返金しました',
  vatSubject: 'VATを返金しました',
  preview: (amount, method, stays) => `${amount}は${method}に戻ります。${stays}`,
  stays: {
    eSIM: 'eSIMはそのままお使いいただけます。',
    plan: 'プランはそのままお使いいただけます。',
    order: '注文はこれまでどおり進みます。',
  },
  lead: {
    eSIM: ({ country, amount, stays }) => `${country}のeSIMの代金のうち、${amount}を返金しました。${stays}`,
    plan: ({ country, amount, stays }) => `${country}のプランの代金のうち、${amount}を返金しました。${stays}`,
  },
  goodwillLead: {
    eSIM: ({ country, amount, stays }) =>
      `${country}のeSIMでご不便をおかけして申し訳ありません。お詫びとして${amount}を返金しました。${stays}`,
    plan: ({ country, amount, stays }) =>
      `${country}のプランでご不便をおかけして申し訳ありません。お詫びとして${amount}を返金しました。${stays}`,
  },
  vatLead: ({ country, amount, stays }) =>
    `VAT番号が確認できたため、${country}のご注文のVAT（${amount}）を返金しました。${stays}`,
  next: (amount, method) => `${amount}は${method}に戻ります。${BANK_TIME}何もする必要はありません。`,
  title: () => '返金について',
  total: (refunds) => (refunds > 1 ? 'これまでの返金合計' : '返金額'),
};
