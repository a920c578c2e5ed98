import type * as source from './field-words.ts';

export const emailFieldWords: typeof source.emailFieldWords = {
  didYouMean: (domain) => `¿Querías decir ${domain}?`,
};

export const fieldErrorWords: typeof source.fieldErrorWords = {
  count: (count) => (count === 1 ? 'Hay 1 campo por revisar.' : `Hay ${count} campos por revisar.`),
};
