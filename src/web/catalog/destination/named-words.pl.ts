import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';
import type * as source from './named-words.ts';

const NOT_INCLUDED = 'Nie obejmuje: ';

/** With a colon, since names that are links are not declined. */
export const worksInWords: typeof source.worksInWords = (bestKnown, countries) =>
  `Obejmuje: ${listedFirst(bestKnown, countries)}`;

export const notIncludedWords: typeof source.notIncludedWords = (countries) =>
  phrase`${NOT_INCLUDED}${countries}`;

export const notIncludedLine: typeof source.notIncludedLine = (names, all) =>
  `${NOT_INCLUDED}${listedFirst(names, all)}`;

export const listedFirst: typeof source.listedFirst = (names, all) =>
  listed(all > names.length ? [...names, moreThan(names, all)] : names);

export const moreThan: typeof source.moreThan = (named, all) => `jeszcze ${all - named.length}`;

export const between: typeof source.between = (at, many) => {
  if (at === 0) return '';
  return at === many - 1 ? ' i ' : ', ';
};
