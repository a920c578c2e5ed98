import { toPlace } from '../../domain/language-words.pl.ts';
import type * as source from './meant-words.ts';

export const unsoldWords: typeof source.unsoldWords = {
  none: (country) => `Nie mamy jeszcze pakietu ${toPlace(country)}.`,
  near: 'Zobacz pakiety w pobliżu',
};

export const meantWords: typeof source.meantWords = (name, by) =>
  `Czy chodzi o: ${by === null ? name : `${by}, ${name}`}?`;
