import type * as source from './trip-link-words.ts';

export const tripLinkWords: typeof source.tripLinkWords = {
  plan: 'Więcej przystanków? Zobacz, czego potrzeba',
};
