import type * as source from './words.ts';

export const billingWords: typeof source.billingWords = {
  noName: '请输入完整姓名',
  vatNumber: '请检查增值税号',
};
