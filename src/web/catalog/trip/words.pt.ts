import { inPlace } from '../../../domain/language-words.pt.ts';
import { formatMoney } from '../../../domain/money.ts';
import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';
import type * as source from './words.ts';

const MAX_MISSING = 3;

const named = (names: readonly string[], all: number) =>
  listed(all > names.length ? [...names, `mais\u00A0${all - names.length}`] : names);

/** '3 países', 'dois países', after 'os' or 'nos'. */
const allOf = ({ length }: readonly unknown[]) => (length === 2 ? 'dois países' : `${length}\u00A0países`);

/** 'funciona nos 3 países', 'funciona em 2 de 3 países'. */
const partOf: typeof source.tripWords.partOf = ({ has }, asked) =>
  has.length === asked.length
    ? `funciona nos ${allOf(asked)}`
    : `funciona em ${has.length} de ${asked.length}\u00A0países`;

export const tripWords: typeof source.tripWords = {
  ask: 'Quais países você vai visitar?',
  isMineThere: 'Seu país está incluído?',
  example: 'França, Itália',
  check: 'Verificar',
  partOf,
  reach: ({ name, has }, asked) => {
    const [first] = asked;
    if (asked.length === 1 && first)
      return `O plano ${name} ${has.length > 0 ? 'funciona' : 'não funciona'} ${inPlace(first.name)}`;
    return `O plano ${name} ${has.length > 0 ? partOf({ has }, asked) : 'não funciona em nenhum deles'}`;
  },
  noRegion: (asked) =>
    asked.length === 1 ? 'Nenhum plano regional funciona lá' : 'Nenhum plano regional funciona nesses países',
  included: 'Incluído',
  notIncluded: 'Não incluído',
  ownPlans: (price) => `Planos próprios a partir de ${formatMoney(price)}`,
  better: (region, part) => phrase`${region}, ${part}.`,
  worksIn: (names, all) => `Inclui ${named(names, all)}.`,
  missing: (names, all) => `Não inclui: ${named(names, all)}.`,
  unknown: (words) => `Não conhecemos ${listed(words.map((word) => `“${word}”`))}.`,
  see: (region, price) => `${region}, a partir de ${formatMoney(price)}`,
  others: 'Outras regiões',
  with: ({ lacks }, asked) => {
    if (lacks.length === 0) return asked.length === 1 ? 'Incluído' : `Cobre os ${allOf(asked)}`;
    const missing = asked.filter(({ iso }) => lacks.includes(iso)).map(({ name }) => name);
    return `Não inclui: ${named(missing.slice(0, MAX_MISSING), missing.length)}`;
  },
  from: 'a partir de',
  allRegions: 'Ver todas as regiões',
};
