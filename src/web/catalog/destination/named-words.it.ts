import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';
import type * as source from './named-words.ts';

const NOT_INCLUDED = 'Non copre: ';

export const worksInWords: typeof source.worksInWords = (bestKnown, countries) =>
  `Paesi coperti: ${listedFirst(bestKnown, countries)}`;

export const notIncludedWords: typeof source.notIncludedWords = (countries) =>
  phrase`${NOT_INCLUDED}${countries}`;

export const notIncludedLine: typeof source.notIncludedLine = (names, all) =>
  `${NOT_INCLUDED}${listedFirst(names, all)}`;

export const listedFirst: typeof source.listedFirst = (names, all) =>
  listed(all > names.length ? [...names, moreThan(names, all)] : names);

/** '1 altro', 'altri 33'. */
export const moreThan: typeof source.moreThan = (named, all) => {
  const more = all - named.length;
  return more === 1 ? '1\u00A0altro' : `altri\u00A0${more}`;
};

export const between: typeof source.between = (at, many) => {
  if (at === 0) return '';
  return at === many - 1 ? ' e ' : ', ';
};
