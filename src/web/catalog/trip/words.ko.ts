import { formatMoney } from '../../../domain/money.ts';
import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';
import type * as source from './words.ts';

const MAX_MISSING = 3;

const named = (names: readonly string[], all: number) =>
  listed(all > names.length ? [...names, `그 외 ${all - names.length}개국`] : names, ', ');

/** '3개국 모두', '두 나라 모두'. */
const allOf = (many: number) => (many === 2 ? '두 나라 모두' : `${many}개국 모두`);

/** '3개국 모두에서 이용 가능', '3개국 중 2개국에서 이용 가능'. */
const partOf: typeof source.tripWords.partOf = ({ has }, { length }) =>
  `${has.length === length ? allOf(length) : `${length}개국 중 ${has.length}개국`}에서 이용 가능`;

export const tripWords: typeof source.tripWords = {
  ask: '어느 나라에 가시나요?',
  isMineThere: '가려는 나라가 포함되어 있나요?',
  example: '프랑스, 이탈리아',
  check: '확인',
  partOf,
  reach: ({ name, has }, asked) => {
    const [first] = asked;
    if (asked.length === 1 && first)
      return `${name} 요금제는 ${first.name}에서 쓸 수 ${has.length > 0 ? '있어요' : '없어요'}`;
    return has.length > 0
      ? `${name} 요금제: ${partOf({ has }, asked)}`
      : `${name} 요금제는 어느 나라에서도 쓸 수 없어요`;
  },
  noRegion: (asked) =>
    asked.length === 1
      ? '그곳에서 쓸 수 있는 지역 요금제가 없어요'
      : '이 나라들에서 쓸 수 있는 지역 요금제가 없어요',
  included: '포함',
  notIncluded: '미포함',
  ownPlans: (price) => `전용 요금제 ${formatMoney(price)}부터`,
  better: (region, part) => phrase`${region}: ${part}.`,
  worksIn: (names, all) => `${named(names, all)}에서 이용할 수 있어요.`,
  missing: (names, all) => `미포함: ${named(names, all)}.`,
  unknown: (words) => `찾지 못했어요: ${listed(words.map((word) => `“${word}”`))}.`,
  see: (region, price) => `${region}, ${formatMoney(price)}부터`,
  others: '다른 지역',
  with: ({ lacks }, asked) => {
    if (lacks.length === 0) return asked.length === 1 ? '포함' : `${allOf(asked.length)} 포함`;
    const missing = asked.filter(({ iso }) => lacks.includes(iso)).map(({ name }) => name);
    return `미포함: ${named(missing.slice(0, MAX_MISSING), missing.length)}`;
  },
  from: '최저가',
  allRegions: '모든 지역 보기',
};
