import type * as source from './privacy-words.ts';

export const privacyWords: typeof source.privacyWords = {
  meta: {
    title: '隐私政策',
    description: '我们保存哪些关于你的信息，为何保存，保存多久，还有谁能看到。',
  },
  title: '隐私政策',
  lead: '我们保存哪些关于你的信息，为何保存，保存多久，以及你可以向我们提出哪些要求。',
};
