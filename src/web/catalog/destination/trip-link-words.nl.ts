import type * as source from './trip-link-words.ts';

export const tripLinkWords: typeof source.tripLinkWords = {
  plan: 'Meer etappes? Zie wat de hele reis nodig heeft',
};
