import type * as source from './country-loading-words.ts';

export const countryLoadingWords: typeof source.countryLoadingWords = {
  loading: 'جارٍ تحميل باقات eSIM…',
  intro: 'اختر الأيام والبيانات لرحلتك. تصلك شريحة eSIM بالبريد الإلكتروني خلال دقيقة وتبدأ عند وصولك.',
};
