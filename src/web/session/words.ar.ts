import type * as source from './words.ts';

export const sessionWords: typeof source.sessionWords = {
  failed: {
    title: 'تعذّر تحميل حسابك',
    text: 'شرائح eSIM لديك في أمان. تحقق من اتصالك وحاول مرة أخرى.',
  },
};
