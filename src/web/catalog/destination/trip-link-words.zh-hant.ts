import type * as source from './trip-link-words.ts';

export const tripLinkWords: typeof source.tripLinkWords = { plan: '還要去別處？看看一路需要哪些方案' };
