import type * as source from './field-words.ts';

export const emailFieldWords: typeof source.emailFieldWords = {
  didYouMean: (domain) => `Şunu mu demek istediniz: ${domain}?`,
};

export const fieldErrorWords: typeof source.fieldErrorWords = {
  count: (count) => `${count} alanı kontrol etmeniz gerekiyor.`,
};
