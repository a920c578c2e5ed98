import type * as source from './words.ts';

export const billingWords: typeof source.billingWords = {
  noName: '성과 이름을 모두 입력해 주세요',
  vatNumber: 'VAT 번호를 확인해 주세요',
};
