import type * as source from './trip-link-words.ts';

export const tripLinkWords: typeof source.tripLinkWords = {
  plan: 'Başka duraklar da mı var? Bütün seyahate ne gerektiğini görün',
};
