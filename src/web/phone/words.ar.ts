import type * as source from './words.ts';

export const phoneLineWords: typeof source.phoneLineWords = {
  ask: 'هل تعمل على هاتفي؟',
  check: 'تحقق من طرازك',
};
