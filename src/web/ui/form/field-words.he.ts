import type * as source from './field-words.ts';

export const emailFieldWords: typeof source.emailFieldWords = {
  didYouMean: (domain) => `התכוונתם ל-${domain}?`,
};

export const fieldErrorWords: typeof source.fieldErrorWords = {
  count: (count) => (count === 1 ? 'שדה אחד דורש תיקון.' : `${count} שדות דורשים תיקון.`),
};
