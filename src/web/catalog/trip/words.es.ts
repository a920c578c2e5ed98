import { formatMoney } from '../../../domain/money.ts';
import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';
import type * as source from './words.ts';

const MAX_MISSING = 3;

const named = (names: readonly string[], all: number) =>
  listed(all > names.length ? [...names, `${all - names.length}\u00A0más`] : names);

/** 'los 3', 'los dos'. */
const allOf = ({ length }: readonly unknown[]) => (length === 2 ? 'los dos' : `los ${length}`);

/** 'funciona en los 3', 'funciona en 2 de 3'. */
const partOf: typeof source.tripWords.partOf = ({ has }, asked) =>
  `funciona en ${has.length === asked.length ? allOf(asked) : `${has.length} de ${asked.length}`}`;

export const tripWords: typeof source.tripWords = {
  ask: '¿Qué países vas a visitar?',
  isMineThere: '¿Está incluido tu país?',
  example: 'Francia, Italia',
  check: 'Comprobar',
  partOf,
  reach: ({ name, has }, asked) => {
    const [first] = asked;
    if (asked.length === 1 && first)
      return has.length > 0 ? `${name} funciona en ${first.name}` : `${name} no funciona en ${first.name}`;
    return has.length > 0 ? `${name} ${partOf({ has }, asked)}` : `${name} no funciona en ninguno`;
  },
  noRegion: (asked) =>
    asked.length === 1
      ? 'Ningún plan regional funciona allí'
      : 'Ningún plan regional funciona en esos países',
  included: 'Incluido',
  notIncluded: 'No incluido',
  ownPlans: (price) => `Planes propios desde ${formatMoney(price)}`,
  better: (region, part) => phrase`${region}, ${part}.`,
  worksIn: (names, all) => `Funciona en ${named(names, all)}.`,
  missing: (names, all) => `No incluye: ${named(names, all)}.`,
  unknown: (words) => `No conocemos ${listed(words.map((word) => `«${word}»`))}.`,
  see: (region, price) => `${region}, desde ${formatMoney(price)}`,
  others: 'Otras regiones',
  with: ({ lacks }, asked) => {
    if (lacks.length === 0) return asked.length === 1 ? 'Incluido' : `Cubre ${allOf(asked)}`;
    const missing = asked.filter(({ iso }) => lacks.includes(iso)).map(({ name }) => name);
    return `No incluye: ${named(missing.slice(0, MAX_MISSING), missing.length)}`;
  },
  from: 'desde',
  allRegions: 'Ver todas las regiones',
};
