import type * as source from './words.ts';

export const billingWords: typeof source.billingWords = {
  noName: 'أدخل اسمك الكامل',
  vatNumber: 'تحقق من الرقم الضريبي',
};
