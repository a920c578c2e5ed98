import type * as source from './field-words.ts';

export const emailFieldWords: typeof source.emailFieldWords = {
  didYouMean: (domain) => `Bedoelde je ${domain}?`,
};

export const fieldErrorWords: typeof source.fieldErrorWords = {
  count: (count) => `Controleer ${count} ${count === 1 ? 'veld' : 'velden'}.`,
};
