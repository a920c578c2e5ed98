import type * as source from './words.ts';

export const failureWords: typeof source.failureWords = {
  offline: 'انقطع الاتصال. حاول مرة أخرى.',
  wrong: 'حدث خطأ ما',
};
