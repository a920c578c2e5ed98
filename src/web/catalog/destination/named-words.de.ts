import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';
import type * as source from './named-words.ts';

export const notIncludedWords: typeof source.notIncludedWords = (countries) =>
  phrase`Nicht enthalten: ${countries}`;

export const listedFirst: typeof source.listedFirst = (names, all) =>
  listed(all > names.length ? [...names, moreThan(names, all)] : names);

export const moreThan: typeof source.moreThan = (named, all) =>
  all - named.length === 1 ? '1 weiteres' : `${all - named.length} weitere`;

export const between: typeof source.between = (at, many) => {
  if (at === 0) return '';
  return at === many - 1 ? ' und ' : ', ';
};
