import type * as source from './trip-link-words.ts';

export const tripLinkWords: typeof source.tripLinkWords = { plan: '还要去别处？看看一路需要哪些套餐' };
