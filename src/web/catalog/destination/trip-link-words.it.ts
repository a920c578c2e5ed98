import type * as source from './trip-link-words.ts';

export const tripLinkWords: typeof source.tripLinkWords = {
  plan: 'Più tappe? Guarda che cosa serve per tutto il viaggio',
};
