import type * as source from './about-us-words.ts';

export const aboutWords: typeof source.aboutWords = {
  meta: {
    title: '会社概要',
    description: 'eSIMを販売している会社の仕事の進め方と、大切にしていること。',
  },
  title: (brand) => `${brand}について`,
  lead: '私たちについて、販売しているもの、仕事の進め方。',
};
