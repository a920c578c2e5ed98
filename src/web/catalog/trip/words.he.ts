import { inPlace, prefixed, toPlace } from '../../../domain/language-words.he.ts';
import { formatMoney } from '../../../domain/money.ts';
import { phrase } from '../../core/phrase.ts';
import { inCountries, moreCountries } from '../../core/words.he.ts';
import { listed } from '../../core/words.ts';
import type * as source from './words.ts';

const MAX_MISSING = 3;

const named = (names: readonly string[], all: number) =>
  listed(all > names.length ? [...names, moreCountries(all - names.length)] : names);

/** 'פועלת בשתי המדינות', 'פועלת בכל 3 המדינות', 'פועלת במדינה אחת מתוך 3'. */
const partOf: typeof source.tripWords.partOf = ({ has }, { length }) => {
  if (has.length < length) return `פועלת ${prefixed('ב', inCountries(has.length))} מתוך ${length}`;
  return length === 2 ? 'פועלת בשתי המדינות' : `פועלת בכל ${length} המדינות`;
};

export const tripWords: typeof source.tripWords = {
  ask: 'באילו מדינות תבקרו?',
  isMineThere: 'המדינה שלכם כלולה?',
  example: 'צרפת, איטליה',
  check: 'בדיקה',
  partOf,
  reach: ({ name, has }, asked) => {
    const [first] = asked;
    const plan = `חבילה ${toPlace(name)}`;
    if (asked.length === 1 && first)
      return has.length > 0
        ? `${plan} פועלת ${inPlace(first.name)}`
        : `${plan} לא פועלת ${inPlace(first.name)}`;
    return has.length > 0 ? `${plan} ${partOf({ has }, asked)}` : `${plan} לא פועלת באף אחת מהן`;
  },
  noRegion: (asked) =>
    asked.length === 1 ? 'אין חבילה אזורית שפועלת שם' : 'אין חבילה אזורית שפועלת באף אחת מהן',
  included: 'כלולה',
  notIncluded: 'לא כלולה',
  ownPlans: (price) => `חבילות משלה החל מ-${formatMoney(price)}`,
  better: (region, part) => phrase`${region}, ${part}.`,
  worksIn: (names, all) => `כוללת את ${named(names, all)}.`,
  missing: (names, all) => `לא כוללת את ${named(names, all)}.`,
  unknown: (words) => `לא מוכר לנו: ${listed(words.map((word) => `״${word}״`))}.`,
  see: (region, price) => `${region}, החל מ-${formatMoney(price)}`,
  others: 'אזורים אחרים',
  with: ({ lacks }, asked) => {
    if (lacks.length === 0) {
      if (asked.length === 1) return 'כלולה';
      return asked.length === 2 ? 'כוללת את שתיהן' : `כוללת את כל ${asked.length} המדינות`;
    }
    const missing = asked.filter(({ iso }) => lacks.includes(iso)).map(({ name }) => name);
    return `לא כוללת את ${named(missing.slice(0, MAX_MISSING), missing.length)}`;
  },
  from: 'החל במחיר של',
  allRegions: 'לכל האזורים',
};
