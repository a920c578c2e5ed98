import type * as source from './withdraw-words.ts';

export const withdrawWords: typeof source.withdrawWords = {
  meta: {
    title: 'ביטול העסקה',
    description: 'ביטול העסקה של הזמנה בתוך הזמן שהחוק נותן לצרכנים.',
  },
};
