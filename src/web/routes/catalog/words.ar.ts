import type * as source from './words.ts';

export const catalogWords: typeof source.catalogWords = {
  back: 'كل الوجهات',
  plansOf: (place) => `باقات بيانات eSIM مسبقة الدفع في ${place}`,
  notLoaded: 'تعذّر تحميل الباقات. تحقق من اتصالك وحاول مرة أخرى.',
};
