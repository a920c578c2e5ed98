import type * as source from './words.ts';

export const billingWords: typeof source.billingWords = {
  noName: '姓と名の両方を入力してください',
  vatNumber: 'VAT番号を確認してください',
};
