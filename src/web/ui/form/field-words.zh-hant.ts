import type * as source from './field-words.ts';

export const emailFieldWords: typeof source.emailFieldWords = {
  didYouMean: (domain) => `您是不是想輸入 ${domain}？`,
};

export const fieldErrorWords: typeof source.fieldErrorWords = {
  count: (count) => `有 ${count} 處需要檢查。`,
};
