import type * as source from './picture-words.ts';

export const pictureWords: typeof source.pictureWords = {
  kind: 'شريحة eSIM للسفر',
  plans: (lowest) =>
    lowest === null ? 'باقات بيانات مسبقة الدفع' : `باقات بيانات مسبقة الدفع تبدأ من ${lowest}`,
  home: 'إنترنت أينما وصلت',
};
