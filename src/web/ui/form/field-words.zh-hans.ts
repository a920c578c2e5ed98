import type * as source from './field-words.ts';

export const emailFieldWords: typeof source.emailFieldWords = {
  didYouMean: (domain) => `你是不是想输入 ${domain}？`,
};

export const fieldErrorWords: typeof source.fieldErrorWords = {
  count: (count) => `有 ${count} 处需要检查。`,
};
