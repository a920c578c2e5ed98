import type { ReactNode } from 'react';

import type { NamedCountry, TripCoverage } from '../../../domain/catalog/catalog-schema.ts';
import { named } from '../../../domain/language-words.ts';
import { formatMoney, type Money } from '../../../domain/money.ts';
import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';

type Reach = Pick<TripCoverage['regions'][number], 'name' | 'has'>;

/** More names than these in a line say less than their number. */
const MAX_MISSING = 3;

const namesOf = (names: readonly string[], all: number) =>
  listed(all > names.length ? [...names, `${all - names.length} more`] : names, ', and ');

type Asked = readonly NamedCountry[];

/** 'all 3', 'both'. */
const allOf = ({ length }: Asked) => (length === 2 ? 'both' : `all ${length}`);

/** 'works in all 3', 'works in 2 of 3'. */
const partOf = ({ has }: Pick<Reach, 'has'>, asked: Asked) =>
  `works in ${has.length === asked.length ? allOf(asked) : `${has.length} of ${asked.length}`}`;

/** The countries of a trip, and the answer for them. */
export const tripWords = {
  ask: 'Which countries are you visiting?',
  isMineThere: 'Is your country in it?',
  example: 'France, Italy',
  check: 'Check',
  partOf,
  /** How far one region covers the trip. */
  reach: ({ name, has }: Reach, asked: Asked) => {
    const [first] = asked;
    if (asked.length === 1 && first)
      return has.length > 0
        ? `${name} works in ${named(first.name)}`
        : `${name} doesn’t work in ${named(first.name)}`;
    return has.length > 0 ? `${name} ${partOf({ has }, asked)}` : `${name} works in none of them`;
  },
  noRegion: (asked: Asked): string =>
    asked.length === 1 ? 'No regional plan works there' : 'No regional plan works in any of them',
  included: 'Included',
  notIncluded: 'Not included',
  ownPlans: (price: Money) => `Own plans from ${formatMoney(price)}`,
  /** A region that covers more. @param region a link to it */
  better: (region: ReactNode, part: string) => phrase`${region}, ${part}.`,
  worksIn: (names: readonly string[], all: number) => `Works in ${namesOf(names.map(named), all)}.`,
  missing: (names: readonly string[], all: number) => `Not included: ${namesOf(names, all)}.`,
  unknown: (words: readonly string[]) => `We don’t know ${listed(words.map((word) => `“${word}”`))}.`,
  see: (region: string, price: Money) => `${region}, from ${formatMoney(price)}`,
  others: 'Other regions',
  /** What another region lacks. */
  with: ({ lacks }: Pick<TripCoverage['regions'][number], 'lacks'>, asked: Asked) => {
    if (lacks.length === 0) return asked.length === 1 ? 'Included' : `Covers ${allOf(asked)}`;
    const missing = asked.filter(({ iso }) => lacks.includes(iso)).map(({ name }) => name);
    return `Not included: ${namesOf(missing.slice(0, MAX_MISSING), missing.length)}`;
  },
  /** Before a price. */
  from: 'from',
  allRegions: 'Show all regions',
};
