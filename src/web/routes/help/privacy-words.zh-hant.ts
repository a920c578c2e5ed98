import type * as source from './privacy-words.ts';

export const privacyWords: typeof source.privacyWords = {
  meta: {
    title: '隱私權政策',
    description: '我們保存哪些關於您的資料、為何保存、保存多久，以及還有誰看得到。',
  },
  title: '隱私權政策',
  lead: '我們保存哪些關於您的資料、為何保存、保存多久，以及您可以向我們提出哪些要求。',
};
