import { counted } from '../../../domain/language-words.it.ts';
import type * as source from './words.ts';

export const atlasWords: typeof source.atlasWords = {
  popular: 'I più visitati',
  parts: 'Parti del mondo',
  inOrder: (countries) =>
    countries === 1 ? '1\u00A0Paese' : `${counted(countries, 'Paese', 'Paesi')}, prima i più visitati`,
  all: (countries) => `Tutti i ${countries}\u00A0Paesi, dalla A alla Z`,
  letters: 'Lettere iniziali',
  from: 'piani da',
  nothingYet: 'Non ancora in vendita',
};
