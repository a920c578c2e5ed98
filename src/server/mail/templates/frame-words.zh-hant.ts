import type * as source from './frame-words.ts';

export const frameWords: typeof source.frameWords = {
  greeting: (name, sentence) => `${name}，您好！${sentence}`,
  namelessGreeting: (sentence) => `您好！${sentence}`,
  question: (address) => `有任何問題嗎？請回覆這封信，或來信至 ${address}。`,
  links: {
    support: '客服',
    refunds: '退款政策',
    terms: '服務條款',
    privacy: '隱私權政策',
  },
};
