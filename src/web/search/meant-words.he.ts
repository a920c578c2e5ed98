import { toPlace } from '../../domain/language-words.he.ts';
import type * as source from './meant-words.ts';

export const unsoldWords: typeof source.unsoldWords = {
  none: (country) => `עדיין אין לנו חבילה ${toPlace(country)}.`,
  near: 'לחבילות ליעדים קרובים',
};

export const meantWords: typeof source.meantWords = (name, by) =>
  `התכוונתם ${by === null ? toPlace(name) : `${toPlace(by)}, ${name}`}?`;
