import type * as source from './words.ts';

export const failureWords: typeof source.failureWords = {
  offline: 'החיבור נכשל. נסו שוב.',
  wrong: 'משהו השתבש',
};
