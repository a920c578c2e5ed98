import type * as source from './field-words.ts';

export const emailFieldWords: typeof source.emailFieldWords = {
  didYouMean: (domain) => `Você quis dizer ${domain}?`,
};

export const fieldErrorWords: typeof source.fieldErrorWords = {
  count: (count) => (count === 1 ? 'Revise 1\u00A0campo.' : `Revise ${count}\u00A0campos.`),
};
