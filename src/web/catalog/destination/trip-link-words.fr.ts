import type * as source from './trip-link-words.ts';

export const tripLinkWords: typeof source.tripLinkWords = {
  plan: 'D’autres étapes\u202F? Voyez ce qu’il vous faut',
};
