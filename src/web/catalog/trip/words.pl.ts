import { inPlace } from '../../../domain/language-words.pl.ts';
import { formatMoney } from '../../../domain/money.ts';
import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';
import type * as source from './words.ts';

const MAX_MISSING = 3;

const named = (names: readonly string[], all: number) =>
  listed(all > names.length ? [...names, `jeszcze ${all - names.length}`] : names);

/** 'działa w obu krajach', 'działa we wszystkich 3 krajach', 'działa w 2 z 3 krajów'. */
const partOf: typeof source.tripWords.partOf = ({ has }, { length }) => {
  if (has.length < length) return `działa w ${has.length} z ${length} krajów`;
  return length === 2 ? 'działa w obu krajach' : `działa we wszystkich ${length} krajach`;
};

export const tripWords: typeof source.tripWords = {
  ask: 'Jakie kraje odwiedzasz?',
  isMineThere: 'Czy jest tu Twój kraj?',
  example: 'Francja, Włochy',
  check: 'Sprawdź',
  partOf,
  reach: ({ name, has }, asked) => {
    const [first] = asked;
    if (asked.length === 1 && first)
      return `Pakiet ${name} ${has.length > 0 ? '' : 'nie '}działa ${inPlace(first.name)}`;
    return has.length > 0
      ? `Pakiet ${name} ${partOf({ has }, asked)}`
      : `Pakiet ${name} nie działa w żadnym z tych krajów`;
  },
  noRegion: (asked) =>
    asked.length === 1
      ? 'Nie działa tam żaden pakiet regionalny'
      : 'W żadnym z tych krajów nie działa pakiet regionalny',
  included: 'W pakiecie',
  notIncluded: 'Brak w pakiecie',
  ownPlans: (price) => `Własne pakiety od ${formatMoney(price)}`,
  better: (region, part) => phrase`Pakiet ${region} ${part}.`,
  worksIn: (names, all) => `Obejmuje: ${named(names, all)}.`,
  missing: (names, all) => `Nie obejmuje: ${named(names, all)}.`,
  unknown: (words) => `Nie znamy: ${listed(words.map((word) => `„${word}”`))}.`,
  see: (region, price) => `${region}, od ${formatMoney(price)}`,
  others: 'Inne regiony',
  with: ({ lacks }, asked) => {
    if (lacks.length === 0) {
      if (asked.length === 1) return 'W pakiecie';
      return asked.length === 2 ? 'Obejmuje oba' : `Obejmuje wszystkie (${asked.length})`;
    }
    const missing = asked.filter(({ iso }) => lacks.includes(iso)).map(({ name }) => name);
    return `Nie obejmuje: ${named(missing.slice(0, MAX_MISSING), missing.length)}`;
  },
  from: 'od',
  allRegions: 'Pokaż wszystkie regiony',
};
