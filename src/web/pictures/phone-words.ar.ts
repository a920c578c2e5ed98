import type * as source from './phone-words.ts';

export const phoneScreenWords: typeof source.phoneScreenWords = {
  title: 'شرائح eSIM لديك',
  active: 'نشطة',
  country: 'اليابان',
  plan: '\u206610 GB\u2069 · 30 يومًا',
  left: '\u20666.2 GB\u2069',
  leftOf: 'متبقية من \u206610 GB\u2069',
  days: 'بقي 18 يومًا',
  read: 'حُدّثت قبل 4 دقائق',
  add: 'إضافة بيانات',
  details: 'التفاصيل',
  nextCountry: 'تايلاند',
  nextState: 'جاهزة للتثبيت',
};
