import { formatMoney } from '../../../domain/money.ts';
import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';
import type * as source from './words.ts';

const MAX_MISSING = 3;

const named = (names: readonly string[], all: number) => {
  const more = all - names.length;
  return listed(more > 0 ? [...names, more === 1 ? '1 weiteres' : `${more} weitere`] : names);
};

/** 'gilt in beiden Ländern', 'gilt in allen 3 Ländern', 'gilt in 2 von 3 Ländern'. */
const partOf: typeof source.tripWords.partOf = ({ has }, { length }) => {
  if (has.length < length) return `gilt in ${has.length} von ${length} Ländern`;
  return length === 2 ? 'gilt in beiden Ländern' : `gilt in allen ${length} Ländern`;
};

export const tripWords: typeof source.tripWords = {
  ask: 'Welche Länder besuchst du?',
  isMineThere: 'Ist dein Land dabei?',
  example: 'Italien, Malta',
  check: 'Prüfen',
  partOf,
  reach: ({ name, has }, asked) => {
    const [first] = asked;
    // Without a verb, since some countries are plural: USA.
    if (asked.length === 1 && first)
      return `Im Tarif ${name} ${has.length > 0 ? 'enthalten' : 'nicht enthalten'}: ${first.name}`;
    return has.length > 0 ? `${name} ${partOf({ has }, asked)}` : `${name} gilt in keinem dieser Länder`;
  },
  noRegion: (asked) =>
    asked.length === 1 ? 'Dort gilt kein Regionaltarif' : 'In keinem dieser Länder gilt ein Regionaltarif',
  included: 'Enthalten',
  notIncluded: 'Nicht enthalten',
  ownPlans: (price) => `Eigene Tarife ab ${formatMoney(price)}`,
  better: (region, part) => phrase`${region}, ${part}.`,
  worksIn: (names, all) => `Enthalten: ${named(names, all)}.`,
  missing: (names, all) => `Nicht enthalten: ${named(names, all)}.`,
  unknown: (words) => `Das kennen wir nicht: ${listed(words.map((word) => `„${word}“`))}.`,
  see: (region, price) => `${region}, ab ${formatMoney(price)}`,
  others: 'Andere Regionen',
  with: ({ lacks }, asked) => {
    if (lacks.length === 0) {
      if (asked.length === 1) return 'Enthalten';
      return asked.length === 2 ? 'Beide enthalten' : `Alle ${asked.length} enthalten`;
    }
    const missing = asked.filter(({ iso }) => lacks.includes(iso)).map(({ name }) => name);
    return `Nicht enthalten: ${named(missing.slice(0, MAX_MISSING), missing.length)}`;
  },
  from: 'ab',
  allRegions: 'Alle Regionen anzeigen',
};
