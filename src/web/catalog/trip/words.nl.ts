import { inPlace } from '../../../domain/language-words.nl.ts';
import { formatMoney } from '../../../domain/money.ts';
import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';
import type * as source from './words.ts';

const MAX_MISSING = 3;

const named = (names: readonly string[], all: number) =>
  listed(all > names.length ? [...names, `nog ${all - names.length}`] : names);

/** 'werkt in beide landen', 'werkt in alle 3 landen', 'werkt in 2 van de 3 landen'. */
const partOf: typeof source.tripWords.partOf = ({ has }, { length }) => {
  if (has.length < length) return `werkt in ${has.length} van de ${length} landen`;
  return length === 2 ? 'werkt in beide landen' : `werkt in alle ${length} landen`;
};

export const tripWords: typeof source.tripWords = {
  ask: 'Welke landen bezoek je?',
  isMineThere: 'Zit jouw land erbij?',
  example: 'Frankrijk, Italië',
  check: 'Controleren',
  partOf,
  reach: ({ name, has }, asked) => {
    const [first] = asked;
    if (asked.length === 1 && first)
      return `${name} werkt ${has.length > 0 ? '' : 'niet '}${inPlace(first.name)}`;
    return has.length > 0 ? `${name} ${partOf({ has }, asked)}` : `${name} werkt in geen van deze landen`;
  },
  noRegion: (asked) =>
    asked.length === 1 ? 'Daar werkt geen regiobundel' : 'In geen van deze landen werkt een regiobundel',
  included: 'Inbegrepen',
  notIncluded: 'Niet inbegrepen',
  ownPlans: (price) => `Eigen bundels vanaf ${formatMoney(price)}`,
  better: (region, part) => phrase`${region}, ${part}.`,
  worksIn: (names, all) => `Werkt in: ${named(names, all)}.`,
  missing: (names, all) => `Niet inbegrepen: ${named(names, all)}.`,
  unknown: (words) => `Dit kennen we niet: ${listed(words.map((word) => `“${word}”`))}.`,
  see: (region, price) => `${region}, vanaf ${formatMoney(price)}`,
  others: 'Andere regio’s',
  with: ({ lacks }, asked) => {
    if (lacks.length === 0) {
      if (asked.length === 1) return 'Inbegrepen';
      return asked.length === 2 ? 'Allebei inbegrepen' : `Alle ${asked.length} inbegrepen`;
    }
    const missing = asked.filter(({ iso }) => lacks.includes(iso)).map(({ name }) => name);
    return `Niet inbegrepen: ${named(missing.slice(0, MAX_MISSING), missing.length)}`;
  },
  from: 'vanaf',
  allRegions: 'Alle regio’s tonen',
};
