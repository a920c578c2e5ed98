import type * as source from './trip-link-words.ts';

export const tripLinkWords: typeof source.tripLinkWords = {
  plan: 'Mehrere Ziele? Sieh, was die ganze Reise braucht',
};
