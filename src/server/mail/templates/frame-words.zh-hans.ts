import type * as source from './frame-words.ts';

export const frameWords: typeof source.frameWords = {
  greeting: (name, sentence) => `${name}，你好！${sentence}`,
  namelessGreeting: (sentence) => `你好！${sentence}`,
  question: (address) => `有疑问？请回复此邮件，或发送邮件至 ${address}。`,
  links: {
    support: '客服',
    refunds: '退款政策',
    terms: '服务条款',
    privacy: '隐私政策',
  },
};
