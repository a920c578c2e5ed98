import type * as source from './words.ts';

export const billingWords: typeof source.billingWords = {
  noName: '請輸入完整姓名',
  vatNumber: '請檢查加值稅（VAT）號碼',
};
