import { counted } from '../../../domain/language-words.fr.ts';
import { formatMoney } from '../../../domain/money.ts';
import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';
import type * as source from './words.ts';

const MAX_MISSING = 3;

const named = (names: readonly string[], all: number) =>
  listed(all > names.length ? [...names, counted(all - names.length, 'autre')] : names);

/** 'couvre les deux pays', 'couvre les 3 pays', 'couvre 2 pays sur 3'. */
const partOf: typeof source.tripWords.partOf = ({ has }, { length }) => {
  if (has.length < length) return `couvre ${has.length}\u00A0pays sur ${length}`;
  return length === 2 ? 'couvre les deux pays' : `couvre les ${length}\u00A0pays`;
};

export const tripWords: typeof source.tripWords = {
  ask: 'Quels pays visitez-vous\u202F?',
  isMineThere: 'Votre pays en fait-il partie\u202F?',
  example: 'Italie, Malte',
  check: 'Vérifier',
  partOf,
  reach: ({ name, has }, asked) => {
    const [first] = asked;
    if (asked.length === 1 && first)
      return `${name}\u00A0: ${first.name} ${has.length > 0 ? '(inclus)' : '(non inclus)'}`;
    return has.length > 0 ? `${name} ${partOf({ has }, asked)}` : `${name} n’en couvre aucun`;
  },
  noRegion: (asked) =>
    asked.length === 1
      ? 'Aucun forfait régional n’y fonctionne'
      : 'Aucun forfait régional ne couvre ces pays',
  included: 'Inclus',
  notIncluded: 'Non inclus',
  ownPlans: (price) => `Forfaits dédiés dès ${formatMoney(price)}`,
  better: (region, part) => phrase`${region}, ${part}.`,
  worksIn: (names, all) => `Pays couverts\u00A0: ${named(names, all)}.`,
  missing: (names, all) => `Non inclus\u00A0: ${named(names, all)}.`,
  unknown: (words) => `Nous ne connaissons pas ${listed(words.map((word) => `«\u00A0${word}\u00A0»`))}.`,
  see: (region, price) => `${region}, dès ${formatMoney(price)}`,
  others: 'Autres régions',
  with: ({ lacks }, asked) => {
    if (lacks.length === 0) {
      if (asked.length === 1) return 'Inclus';
      return asked.length === 2 ? 'Les deux inclus' : `Les ${asked.length} inclus`;
    }
    const missing = asked.filter(({ iso }) => lacks.includes(iso)).map(({ name }) => name);
    return `Non inclus\u00A0: ${named(missing.slice(0, MAX_MISSING), missing.length)}`;
  },
  from: 'dès',
  allRegions: 'Afficher toutes les régions',
};
