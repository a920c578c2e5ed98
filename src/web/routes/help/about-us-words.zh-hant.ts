import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './about-us-words.ts';

export const aboutWords: typeof source.aboutWords = {
  meta: {
    title: '關於我們',
    description: '誰在販售這些 eSIM、公司如何運作、秉持哪些理念。',
  },
  title: (brand) => spaced`關於${brand}`,
  lead: '我們是誰、賣什麼、如何運作。',
};
