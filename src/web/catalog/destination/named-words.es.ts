import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';
import type * as source from './named-words.ts';

const NOT_INCLUDED = 'No incluye: ';

export const worksInWords: typeof source.worksInWords = (bestKnown, countries) =>
  `Funciona en ${listedFirst(bestKnown, countries)}`;

export const notIncludedWords: typeof source.notIncludedWords = (countries) =>
  phrase`${NOT_INCLUDED}${countries}`;

export const notIncludedLine: typeof source.notIncludedLine = (names, all) =>
  `${NOT_INCLUDED}${listedFirst(names, all)}`;

export const listedFirst: typeof source.listedFirst = (names, all) =>
  listed(all > names.length ? [...names, `${all - names.length}\u00A0más`] : names);

/** Follows a comma, like each name of a list of links. */
export const moreThan: typeof source.moreThan = (named, all) => {
  const more = all - named.length;
  return more === 1 ? 'más 1\u00A0país' : `más otros ${more}\u00A0países`;
};

/** Always a comma: 'y' becomes 'e' before some names, and the next name is not known here. */
export const between: typeof source.between = (at) => (at === 0 ? '' : ', ');
