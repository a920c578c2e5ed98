import type * as source from './trip-link-words.ts';

export const tripLinkWords: typeof source.tripLinkWords = {
  plan: 'Altre tappe? Guarda che cosa ti serve',
};
