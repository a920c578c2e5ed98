import type * as source from './trip-link-words.ts';

export const tripLinkWords: typeof source.tripLinkWords = {
  plan: 'Mehrere Ziele? Plane die ganze Reise',
};
