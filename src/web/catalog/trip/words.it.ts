import { counted } from '../../../domain/language-words.it.ts';
import { formatMoney } from '../../../domain/money.ts';
import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';
import type * as source from './words.ts';

const MAX_MISSING = 3;

const others = (count: number) => (count === 1 ? '1\u00A0altro' : `altri\u00A0${count}`);

const named = (names: readonly string[], all: number) =>
  listed(all > names.length ? [...names, others(all - names.length)] : names);

/** 'copre entrambi i Paesi', 'copre tutti i 3 Paesi', 'copre 2 Paesi su 3'. */
const partOf: typeof source.tripWords.partOf = ({ has }, { length }) => {
  if (has.length < length) return `copre ${counted(has.length, 'Paese', 'Paesi')} su ${length}`;
  return length === 2 ? 'copre entrambi i Paesi' : `copre tutti i ${length}\u00A0Paesi`;
};

export const tripWords: typeof source.tripWords = {
  ask: 'Quali Paesi visiti?',
  isMineThere: 'C’è anche il tuo Paese?',
  example: 'Francia, Italia',
  check: 'Verifica',
  partOf,
  reach: ({ name, has }, asked) => {
    const [first] = asked;
    if (asked.length === 1 && first)
      return has.length > 0 ? `${name} copre: ${first.name}` : `${name} non copre: ${first.name}`;
    return has.length > 0 ? `${name} ${partOf({ has }, asked)}` : `${name} non ne copre nessuno`;
  },
  noRegion: (asked) =>
    asked.length === 1
      ? 'Nessun piano regionale funziona lì'
      : 'Nessun piano regionale funziona in questi Paesi',
  included: 'Incluso',
  notIncluded: 'Non incluso',
  ownPlans: (price) => `Piani dedicati da ${formatMoney(price)}`,
  better: (region, part) => phrase`${region}: ${part}.`,
  worksIn: (names, all) => `Paesi coperti: ${named(names, all)}.`,
  missing: (names, all) => `Non copre: ${named(names, all)}.`,
  unknown: (words) => `Non conosciamo ${listed(words.map((word) => `“${word}”`))}.`,
  see: (region, price) => `${region}, da ${formatMoney(price)}`,
  others: 'Altre regioni',
  with: ({ lacks }, asked) => {
    if (lacks.length === 0) {
      if (asked.length === 1) return 'Incluso';
      return asked.length === 2 ? 'Li copre entrambi' : `Li copre tutti e ${asked.length}`;
    }
    const missing = asked.filter(({ iso }) => lacks.includes(iso)).map(({ name }) => name);
    return `Non copre: ${named(missing.slice(0, MAX_MISSING), missing.length)}`;
  },
  from: 'da',
  allRegions: 'Mostra tutte le regioni',
};
