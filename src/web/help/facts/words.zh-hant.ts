import type * as source from './words.ts';

export const SERVICE: { readonly [Key in keyof typeof source.SERVICE]: string } = {
  mailHours: '每天 24 小時',
  chatHours: '09:00 至 18:00（美國太平洋時間）',
  firstReply: '平均 2 小時，忙碌時需數小時',
  businessReply: '一個工作天內',
};

export const taxesIn: typeof source.taxesIn = (chargesTax) =>
  chargesTax ? '已含稅金。' : '不收取加值稅（VAT）或銷售稅。';
