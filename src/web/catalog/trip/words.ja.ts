import { formatMoney } from '../../../domain/money.ts';
import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';
import type * as source from './words.ts';

const MAX_MISSING = 3;

const named = (names: readonly string[], all: number) =>
  listed(all > names.length ? [...names, `ほか${all - names.length}か\u2060国`] : names);

/** '3か国すべて', '両方'. */
const allOf = (many: number) => (many === 2 ? '両方' : `${many}か\u2060国すべて`);

/** '3か国すべてで使えます', '3か国中2か国で使えます'. */
const partOf: typeof source.tripWords.partOf = ({ has }, { length }) =>
  `${has.length === length ? allOf(length) : `${length}か\u2060国中${has.length}か\u2060国`}で使えます`;

export const tripWords: typeof source.tripWords = {
  ask: 'どの国に行きますか？',
  isMineThere: '行きたい国は含まれていますか？',
  example: 'フランス、イタリア',
  check: '確認',
  partOf,
  reach: ({ name, has }, asked) => {
    const [first] = asked;
    if (asked.length === 1 && first)
      return `${name}のプランは${first.name}で${has.length > 0 ? '使えます' : '使えません'}`;
    return has.length > 0
      ? `${name}のプランは${partOf({ has }, asked)}`
      : `${name}のプランは、どの国でも使えません`;
  },
  noRegion: (asked) =>
    asked.length === 1 ? 'そこで使える周遊プランはありません' : 'どの国でも、使える周遊プランはありません',
  included: '対象',
  notIncluded: '対象外',
  ownPlans: (price) => `専用プランは${formatMoney(price)}から`,
  better: (region, part) => phrase`${region}は${part}。`,
  worksIn: (names, all) => `${named(names, all)}で使えます。`,
  missing: (names, all) => `対象外：${named(names, all)}。`,
  unknown: (words) => `${listed(words.map((word) => `「${word}」`))}は見つかりませんでした。`,
  see: (region, price) => `${region}（${formatMoney(price)}から）`,
  others: 'ほかの地域',
  with: ({ lacks }, asked) => {
    if (lacks.length === 0) return asked.length === 1 ? '対象' : `${allOf(asked.length)}対象`;
    const missing = asked.filter(({ iso }) => lacks.includes(iso)).map(({ name }) => name);
    return `対象外：${named(missing.slice(0, MAX_MISSING), missing.length)}`;
  },
  from: '最安',
  allRegions: 'すべての地域を表示',
};
