import type * as source from './frame-words.ts';

export const frameWords: typeof source.frameWords = {
  greeting: (name, sentence) => `${name}様、${sentence}`,
  namelessGreeting: (sentence) => `こんにちは。${sentence}`,
  question: (address) => `ご質問は、このメールに返信するか、${address}までお送りください。`,
  links: {
    support: 'サポート',
    refunds: '返金ポリシー',
    terms: '利用規約',
    privacy: 'プライバシーポリシー',
  },
};
