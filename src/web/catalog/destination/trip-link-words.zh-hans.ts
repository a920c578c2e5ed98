import type * as source from './trip-link-words.ts';

export const tripLinkWords: typeof source.tripLinkWords = { plan: '还要去别处？看看整个旅行需要什么' };
