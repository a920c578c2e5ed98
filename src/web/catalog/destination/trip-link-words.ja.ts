import type * as source from './trip-link-words.ts';

export const tripLinkWords: typeof source.tripLinkWords = {
  plan: 'ほかの国にも行きますか？旅行全体に必要なものを見る',
};
