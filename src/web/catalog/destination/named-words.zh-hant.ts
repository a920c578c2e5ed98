import { spaced } from '../../../domain/language-words.zh-hant.ts';
import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';
import type * as source from './named-words.ts';

const NOT_INCLUDED = '不含：';

export const worksInWords: typeof source.worksInWords = (bestKnown, countries) =>
  spaced`可在${listedFirst(bestKnown, countries)}使用`;

export const notIncludedWords: typeof source.notIncludedWords = (countries) =>
  phrase`${NOT_INCLUDED}${countries}`;

/** As the list of links says it, whose last name is not known beforehand. */
export const notIncludedLine: typeof source.notIncludedLine = (names, all) =>
  `${NOT_INCLUDED}${listed(all > names.length ? [...names, moreThan(names, all)] : names)}`;

/** '法國、西班牙、義大利等 36 個國家和地區'. */
export const listedFirst: typeof source.listedFirst = (names, all) =>
  all > names.length ? spaced`${Array.from(names).join('、')}等 ${all} 個國家和地區` : listed(names);

export const moreThan: typeof source.moreThan = (named, all) => `另外 ${all - named.length} 個國家和地區`;

export const between: typeof source.between = (at, many) => {
  if (at === 0) return '';
  return at === many - 1 ? '和' : '、';
};
