import { phrase } from '../../core/phrase.ts';
import { moreCountries } from '../../core/words.ar.ts';
import { listed } from '../../core/words.ts';
import type * as source from './named-words.ts';

// All names follow a verb or a preposition, so "two more" needs no nominative.
const NOT_INCLUDED = 'لا تشمل ';

export const worksInWords: typeof source.worksInWords = (bestKnown, countries) =>
  `تعمل في ${listedFirst(bestKnown, countries)}`;

export const notIncludedWords: typeof source.notIncludedWords = (countries) =>
  phrase`${NOT_INCLUDED}${countries}`;

export const notIncludedLine: typeof source.notIncludedLine = (names, all) =>
  `${NOT_INCLUDED}${listedFirst(names, all)}`;

export const listedFirst: typeof source.listedFirst = (names, all) =>
  listed(all > names.length ? [...names, moreThan(names, all)] : names);

export const moreThan: typeof source.moreThan = (named, all) => moreCountries(all - named.length);

export const between: typeof source.between = (at) => (at === 0 ? '' : ' و');
