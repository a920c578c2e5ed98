import type * as source from './trip-link-words.ts';

export const tripLinkWords: typeof source.tripLinkWords = {
  plan: '¿Varias paradas? Mira qué necesita todo el viaje',
};
