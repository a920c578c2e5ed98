import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './about-us-words.ts';

export const aboutWords: typeof source.aboutWords = {
  meta: {
    title: '关于我们',
    description: '谁在销售这些 eSIM，公司如何运作，秉持哪些原则。',
  },
  title: (brand) => spaced`关于${brand}`,
  lead: '我们是谁，销售什么，如何运作。',
};
