import type * as source from './words.ts';

export const SERVICE: { readonly [Key in keyof typeof source.SERVICE]: string } = {
  mailHours: '每天 24 小时',
  chatHours: '09:00 至 18:00（美国太平洋时间）',
  firstReply: '平均 2 小时，繁忙时数小时',
  businessReply: '一个工作日内',
};

export const taxesIn: typeof source.taxesIn = (chargesTax) =>
  chargesTax ? '已含税费。' : '不收取增值税或销售税。';
