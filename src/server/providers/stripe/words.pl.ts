import type * as source from './words.ts';

export const cardWords: typeof source.cardWords = {
  unknownBrand: 'Karta',
};
