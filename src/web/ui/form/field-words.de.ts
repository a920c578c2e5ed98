import type * as source from './field-words.ts';

export const emailFieldWords: typeof source.emailFieldWords = {
  didYouMean: (domain) => `Meintest du ${domain}?`,
};

export const fieldErrorWords: typeof source.fieldErrorWords = {
  count: (count) => `Bitte sieh dir ${count} Felder noch einmal an.`,
};
