import { josa } from '../../../domain/language-words.ko.ts';
import type * as source from './field-words.ts';

export const emailFieldWords: typeof source.emailFieldWords = {
  didYouMean: (domain) => `혹시 ${josa(domain, '을/를')} 입력하려고 하셨나요?`,
};

export const fieldErrorWords: typeof source.fieldErrorWords = {
  count: (count) => `${count}개 항목을 확인해 주세요.`,
};
