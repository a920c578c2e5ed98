import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';
import type * as source from './named-words.ts';

const NOT_INCLUDED = '미포함: ';

export const worksInWords: typeof source.worksInWords = (bestKnown, countries) =>
  `${listedFirst(bestKnown, countries)}에서 이용 가능`;

export const notIncludedWords: typeof source.notIncludedWords = (countries) =>
  phrase`${NOT_INCLUDED}${countries}`;

export const notIncludedLine: typeof source.notIncludedLine = (names, all) =>
  `${NOT_INCLUDED}${listedFirst(names, all)}`;

export const listedFirst: typeof source.listedFirst = (names, all) =>
  listed(all > names.length ? [...names, moreThan(names, all)] : names, ', ');

export const moreThan: typeof source.moreThan = (named, all) => `그 외 ${all - named.length}개국`;

/** The same sign stands before each name, so their number makes no difference. */
export const between = (at: number, _many: number): string => (at === 0 ? '' : ', ');
