import type * as source from './trip-link-words.ts';

export const tripLinkWords: typeof source.tripLinkWords = {
  plan: 'Plusieurs étapes\u202F? Voyez ce qu’il faut pour tout le voyage',
};
