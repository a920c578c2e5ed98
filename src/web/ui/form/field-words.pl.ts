import { plural } from '../../../domain/language-words.pl.ts';
import type * as source from './field-words.ts';

export const emailFieldWords: typeof source.emailFieldWords = {
  didYouMean: (domain) => `Czy chodzi o ${domain}?`,
};

export const fieldErrorWords: typeof source.fieldErrorWords = {
  count: (count) =>
    `${count} ${plural(count, { one: 'pole wymaga', few: 'pola wymagają', many: 'pól wymaga' })} poprawki.`,
};
