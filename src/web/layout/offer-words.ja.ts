import type * as source from './offer-words.ts';

export const offerWords: typeof source.offerWords = {
  name: 'このページをほかの言語で',
  text: 'このページは日本語でもご覧いただけます。',
  read: '日本語で読む',
  close: '閉じる',
};
