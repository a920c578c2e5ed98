import { named } from '../../domain/language-words.nl.ts';
import type * as source from './meant-words.ts';

export const unsoldWords: typeof source.unsoldWords = {
  none: (country) => `We hebben nog geen bundel voor ${named(country)}.`,
  near: 'Bekijk bundels in de buurt',
};

export const meantWords: typeof source.meantWords = (name, by) =>
  `Bedoel je ${by === null ? named(name) : `${by}, ${name}`}?`;
