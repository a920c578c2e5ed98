import type * as source from './field-words.ts';

export const emailFieldWords: typeof source.emailFieldWords = {
  didYouMean: (domain) => `Vouliez-vous dire ${domain}\u202F?`,
};

export const fieldErrorWords: typeof source.fieldErrorWords = {
  count: (count) => (count < 2 ? `${count} champ est à corriger.` : `${count} champs sont à corriger.`),
};
