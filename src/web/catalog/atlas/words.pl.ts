import { counted } from '../../../domain/language-words.pl.ts';
import type * as source from './words.ts';

export const atlasWords: typeof source.atlasWords = {
  popular: 'Popularne',
  parts: 'Części świata',
  inOrder: (countries) =>
    countries === 1
      ? '1 kraj'
      : `${counted(countries, { one: 'kraj', few: 'kraje', many: 'krajów' })} – od najczęściej odwiedzanych`,
  all: (countries) => `Wszystkie kraje (${countries}) od A do Z`,
  letters: 'Pierwsze litery',
  from: 'pakiety od',
  nothingYet: 'Jeszcze nie w sprzedaży',
};
