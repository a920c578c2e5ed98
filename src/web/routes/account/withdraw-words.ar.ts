import type * as source from './withdraw-words.ts';

export const withdrawWords: typeof source.withdrawWords = {
  meta: {
    title: 'العدول عن العقد',
    description: 'للعدول عن عقد أحد طلباتك خلال المهلة التي يمنحها القانون للمستهلكين.',
  },
};
