import { typosBetween } from '../../../domain/catalog/typos.ts';
import { plainLetters } from '../../../domain/search-term.ts';

/** What fits a search; if nothing does, what comes near it. */
export interface Guess<T> {
  found: T[];
  isNear: boolean;
}

/** @returns also nothing */
export const fitting = <T>(found: T[]): Guess<T> => ({ found, isNear: false });

/** Things of which a name contains what was typed; else those with a typo in it: one from four letters on, two from eight. */
export function guess<T>(
  all: readonly T[],
  typed: string,
  namesOf: (one: T) => readonly string[],
  most: number,
): Guess<T> {
  const wanted = plainLetters(typed.trim());
  const named = all.map((one) => ({ one, names: namesOf(one).map(plainLetters) }));
  const found = named.filter(({ names }) => names.some((name) => name.includes(wanted)));
  if (found.length > 0) {
    const begins = ({ names }: (typeof named)[number]) => names.some((name) => name.startsWith(wanted));
    const ranked = [...found.filter(begins), ...found.filter((one) => !begins(one))];
    return { found: ranked.slice(0, most).map(({ one }) => one), isNear: false };
  }
  const allowed = wanted.length >= 8 ? 2 : wanted.length >= 4 ? 1 : 0;
  const isNear = (name: string) => typosBetween(wanted, name, allowed) <= allowed;
  const near = named.filter(({ names }) => names.some(isNear));
  return { found: near.slice(0, most).map(({ one }) => one), isNear: true };
}
