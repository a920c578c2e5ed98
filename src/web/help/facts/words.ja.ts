import type * as source from './words.ts';

export const SERVICE: { readonly [Key in keyof typeof source.SERVICE]: string } = {
  mailHours: '年中無休、24時間受付',
  chatHours: '09:00〜18:00（米国太平洋時間）',
  firstReply: '平均2時間、混雑時は数時間',
  businessReply: '1営業日以内',
};

export const taxesIn: typeof source.taxesIn = (chargesTax) =>
  chargesTax ? '税は含まれています。' : 'VATや売上税はかかりません。';
