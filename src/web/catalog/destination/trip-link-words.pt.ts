import type * as source from './trip-link-words.ts';

export const tripLinkWords: typeof source.tripLinkWords = {
  plan: 'Várias paradas? Veja do que a viagem toda precisa',
};
