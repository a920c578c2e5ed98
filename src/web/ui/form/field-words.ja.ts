import type * as source from './field-words.ts';

export const emailFieldWords: typeof source.emailFieldWords = {
  didYouMean: (domain) => `もしかして：${domain}`,
};

export const fieldErrorWords: typeof source.fieldErrorWords = {
  count: (count) => `${count}か所を確認してください。`,
};
