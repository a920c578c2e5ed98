import { counted } from '../../../domain/language-words.ar.ts';
import type * as source from './field-words.ts';

export const emailFieldWords: typeof source.emailFieldWords = {
  didYouMean: (domain) => `هل تقصد ${domain}؟`,
};

export const fieldErrorWords: typeof source.fieldErrorWords = {
  count: (count) =>
    `راجع ${counted(count, {
      one: 'حقلًا واحدًا',
      two: 'حقلين',
      few: 'حقول',
      many: 'حقلًا',
      other: 'حقل',
    })}.`,
};
