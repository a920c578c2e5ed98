import type * as source from './trip-link-words.ts';

export const tripLinkWords: typeof source.tripLinkWords = {
  plan: 'Başka duraklar mı var? Ne gerektiğini görün',
};
