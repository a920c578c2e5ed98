import type * as source from './words.ts';

export const plainWords: typeof source.plainWords = {
  readOnly: 'Ten adres można tylko odczytać.',
  impossible: 'Taki adres nie może istnieć.',
  broken: 'Coś poszło nie tak',
  notFound: 'Nie znaleziono',
  busy: 'Za dużo żądań',
  notDrawn: 'Nie narysowano',
};
