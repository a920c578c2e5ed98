import type * as source from './field-words.ts';

export const emailFieldWords: typeof source.emailFieldWords = {
  didYouMean: (domain) => `Intendevi ${domain}?`,
};

export const fieldErrorWords: typeof source.fieldErrorWords = {
  count: (count) => (count === 1 ? '1 campo è da correggere.' : `${count} campi sono da correggere.`),
};
