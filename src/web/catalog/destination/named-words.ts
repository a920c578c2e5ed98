import type { ReactNode } from 'react';

import { named } from '../../../domain/language-words.ts';
import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';

const NOT_INCLUDED = 'Not included: ';

/** @param bestKnown those of the countries where most people travel */
export const worksInWords = (bestKnown: string[], countries: number) =>
  `Works in ${listedFirst(bestKnown.map(named), countries)}`;

/** What people expect of a region. @param countries their names */
export const notIncludedWords = (countries: ReactNode) => phrase`${NOT_INCLUDED}${countries}`;

/** The same as one text, whose words may go to another line when fonts come without counting as moved. */
export const notIncludedLine = (names: readonly string[], all: number) =>
  `${NOT_INCLUDED}${listedFirst(names, all)}`;

/** 'France, Spain, Italy, and 33 more'. @param all how many there are with those that have no name here */
export function listedFirst(names: readonly string[], all: number): string {
  return listed(all > names.length ? [...names, moreThan(names, all)] : names, ', and ');
}

export const moreThan = (shown: readonly unknown[], all: number) => `${all - shown.length} more`;

/** What stands before the name at a position of a list of names that are links. */
export function between(at: number, many: number): string {
  if (at === 0) return '';
  if (many === 2) return ' and ';
  return at === many - 1 ? ', and ' : ', ';
}
