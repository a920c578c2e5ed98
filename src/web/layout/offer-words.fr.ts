import type * as source from './offer-words.ts';

export const offerWords: typeof source.offerWords = {
  name: 'Cette page dans une autre langue',
  text: 'Cette page existe en français.',
  read: 'La lire en français',
  close: 'Fermer',
};
