import { spaced } from '../../../domain/language-words.zh-hans.ts';
import { formatMoney } from '../../../domain/money.ts';
import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';
import type * as source from './words.ts';

const MAX_MISSING = 3;

/** '法国、意大利等 5 个国家和地区'. */
const named = (names: readonly string[], all: number) =>
  all > names.length ? spaced`${Array.from(names).join('、')}等 ${all} 个国家和地区` : listed(names);

/** '全部 3 个国家和地区', '两地'. */
const allOf = (many: number) => (many === 2 ? '两地' : `全部 ${many} 个国家和地区`);

/** '可在全部 3 个国家和地区使用', '可在 3 个国家和地区中的 2 个使用'. */
const partOf: typeof source.tripWords.partOf = ({ has }, { length }) =>
  has.length === length ? `可在${allOf(length)}使用` : `可在 ${length} 个国家和地区中的 ${has.length} 个使用`;

export const tripWords: typeof source.tripWords = {
  ask: '你要去哪些国家或地区？',
  isMineThere: '包含你要去的国家或地区吗？',
  example: '法国、意大利',
  check: '查询',
  partOf,
  reach: ({ name, has }, asked) => {
    const [first] = asked;
    if (asked.length === 1 && first)
      return has.length > 0
        ? spaced`${name}套餐可在${first.name}使用`
        : spaced`${name}套餐不能在${first.name}使用`;
    return has.length > 0
      ? spaced`${name}套餐${partOf({ has }, asked)}`
      : spaced`${name}套餐在这些地方都不能使用`;
  },
  noRegion: (asked) => (asked.length === 1 ? '没有可在那里使用的区域套餐' : '没有可在这些地方使用的区域套餐'),
  included: '包含',
  notIncluded: '不含',
  ownPlans: (price) => spaced`专用套餐${formatMoney(price)}起`,
  better: (region, part) => phrase`${region}，${part}。`,
  worksIn: (names, all) => spaced`可在${named(names, all)}使用。`,
  missing: (names, all) => spaced`不含：${named(names, all)}。`,
  unknown: (words) => `我们找不到${listed(words.map((word) => `“${word}”`))}。`,
  see: (region, price) => spaced`${region}，${formatMoney(price)}起`,
  others: '其他区域',
  with: ({ lacks }, asked) => {
    if (lacks.length === 0) return asked.length === 1 ? '包含' : `覆盖${allOf(asked.length)}`;
    const missing = asked.filter(({ iso }) => lacks.includes(iso)).map(({ name }) => name);
    return `不含：${named(missing.slice(0, MAX_MISSING), missing.length)}`;
  },
  from: '起价',
  allRegions: '显示所有区域',
};
