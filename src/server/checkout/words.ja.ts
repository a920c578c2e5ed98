import type * as source from './words.ts';

export const billingWords: typeof source.billingWords = {
  noName: '氏名をすべて入力してください',
  vatNumber: 'VAT番号を確認してください',
};
