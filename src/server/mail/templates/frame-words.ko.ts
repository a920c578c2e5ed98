import { josa } from '../../../domain/language-words.ko.ts';
import type * as source from './frame-words.ts';

export const frameWords: typeof source.frameWords = {
  greeting: (name, sentence) => `${name}님, ${sentence}`,
  namelessGreeting: (sentence) => `안녕하세요. ${sentence}`,
  question: (address) =>
    `궁금한 점이 있나요? 이 이메일에 답장하거나 ${josa(address, '으로/로')} 문의해 주세요.`,
  links: {
    support: '고객센터',
    refunds: '환불 정책',
    terms: '이용약관',
    privacy: '개인정보 처리방침',
  },
};
