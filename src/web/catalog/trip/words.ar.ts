import { formatMoney } from '../../../domain/money.ts';
import { phrase } from '../../core/phrase.ts';
import { moreCountries, ofCountries } from '../../core/words.ar.ts';
import { listed } from '../../core/words.ts';
import type * as source from './words.ts';

const MAX_MISSING = 3;

/** After a verb or a preposition, as everywhere here. */
const named = (names: readonly string[], all: number) =>
  listed(all > names.length ? [...names, moreCountries(all - names.length)] : names);

/** 'تعمل في كلا البلدين', 'تعمل في كل البلدان (3)', 'تعمل في بلدين من أصل 3'. */
const partOf: typeof source.tripWords.partOf = ({ has }, { length }) => {
  if (has.length < length) return `تعمل في ${ofCountries(has.length)} من أصل ${length}`;
  return length === 2 ? 'تعمل في كلا البلدين' : `تعمل في كل البلدان (${length})`;
};

export const tripWords: typeof source.tripWords = {
  ask: 'ما البلدان التي ستزورها؟',
  isMineThere: 'هل بلدك بينها؟',
  example: 'فرنسا، إيطاليا',
  check: 'تحقق',
  partOf,
  reach: ({ name, has }, asked) => {
    const [first] = asked;
    if (asked.length === 1 && first)
      return has.length > 0 ? `باقات ${name} تعمل في ${first.name}` : `باقات ${name} لا تعمل في ${first.name}`;
    return has.length > 0 ? `باقات ${name} ${partOf({ has }, asked)}` : `باقات ${name} لا تعمل في أي منها`;
  },
  noRegion: (asked) =>
    asked.length === 1 ? 'لا تعمل أي باقة إقليمية هناك' : 'لا تعمل أي باقة إقليمية في أي منها',
  included: 'مشمول',
  notIncluded: 'غير مشمول',
  ownPlans: (price) => `باقات خاصة به من ${formatMoney(price)}`,
  better: (region, part) => phrase`${region}، ${part}.`,
  worksIn: (names, all) => `تعمل في ${named(names, all)}.`,
  missing: (names, all) => `لا تشمل ${named(names, all)}.`,
  unknown: (words) => `لا نعرف ${listed(words.map((word) => `«${word}»`))}.`,
  see: (region, price) => `${region}، من ${formatMoney(price)}`,
  others: 'مناطق أخرى',
  with: ({ lacks }, asked) => {
    if (lacks.length === 0) {
      if (asked.length === 1) return 'مشمول';
      return asked.length === 2 ? 'تشمل كلا البلدين' : `تشمل كل البلدان (${asked.length})`;
    }
    const missing = asked.filter(({ iso }) => lacks.includes(iso)).map(({ name }) => name);
    return `لا تشمل ${named(missing.slice(0, MAX_MISSING), missing.length)}`;
  },
  from: 'من',
  allRegions: 'عرض كل المناطق',
};
