import type * as source from './place-words.ts';

export const placeWords: typeof source.placeWords = {
  install: 'تثبيت eSIM',
  faq: 'الأسئلة الشائعة',
  browse: 'الباقات',
  regions: 'المناطق',
  trip: 'تخطيط الرحلة',
  enterprise: 'للشركات',
  support: 'الدعم',
  profile: 'الملف الشخصي',
};
