import type * as source from './offer-words.ts';

export const offerWords: typeof source.offerWords = {
  name: 'Ta strona w innym języku',
  text: 'Ta strona jest dostępna po polsku.',
  read: 'Czytaj po polsku',
  close: 'Zamknij',
};
