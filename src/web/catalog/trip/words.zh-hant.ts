import { spaced } from '../../../domain/language-words.zh-hant.ts';
import { formatMoney } from '../../../domain/money.ts';
import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';
import type * as source from './words.ts';

const MAX_MISSING = 3;

/** '法國、義大利等 5 個國家和地區'. */
const named = (names: readonly string[], all: number) =>
  all > names.length ? spaced`${Array.from(names).join('、')}等 ${all} 個國家和地區` : listed(names);

/** '全部 3 個國家和地區', '兩地'. */
const allOf = (many: number) => (many === 2 ? '兩地' : `全部 ${many} 個國家和地區`);

/** '可在全部 3 個國家和地區使用', '可在 3 個國家和地區中的 2 個使用'. */
const partOf: typeof source.tripWords.partOf = ({ has }, { length }) =>
  has.length === length ? `可在${allOf(length)}使用` : `可在 ${length} 個國家和地區中的 ${has.length} 個使用`;

export const tripWords: typeof source.tripWords = {
  ask: '您要去哪些國家或地區？',
  isMineThere: '有包含您要去的國家或地區嗎？',
  example: '法國、義大利',
  check: '查詢',
  partOf,
  reach: ({ name, has }, asked) => {
    const [first] = asked;
    if (asked.length === 1 && first)
      return has.length > 0
        ? spaced`${name}方案可在${first.name}使用`
        : spaced`${name}方案不能在${first.name}使用`;
    return has.length > 0
      ? spaced`${name}方案${partOf({ has }, asked)}`
      : spaced`${name}方案在這些地方都不能使用`;
  },
  noRegion: (asked) => (asked.length === 1 ? '沒有可在當地使用的區域方案' : '沒有可在這些地方使用的區域方案'),
  included: '包含',
  notIncluded: '不含',
  ownPlans: (price) => spaced`專屬方案${formatMoney(price)}起`,
  better: (region, part) => phrase`${region}，${part}。`,
  worksIn: (names, all) => spaced`可在${named(names, all)}使用。`,
  missing: (names, all) => spaced`不含：${named(names, all)}。`,
  unknown: (words) => `我們找不到${listed(words.map((word) => `「${word}」`))}。`,
  see: (region, price) => spaced`${region}，${formatMoney(price)}起`,
  others: '其他區域',
  with: ({ lacks }, asked) => {
    if (lacks.length === 0) return asked.length === 1 ? '包含' : `涵蓋${allOf(asked.length)}`;
    const missing = asked.filter(({ iso }) => lacks.includes(iso)).map(({ name }) => name);
    return `不含：${named(missing.slice(0, MAX_MISSING), missing.length)}`;
  },
  from: '起價',
  allRegions: '顯示所有區域',
};
