import type * as source from './language-words.ts';
import type { Language } from './languages.ts';

export const LANGUAGE: Language = 'ar';

/** With the digits 0 to 9. */
export const LOCALE: string = 'ar-u-nu-latn';

export const DATE_LOCALE: string = 'ar-u-nu-latn';

export const DATE_STYLE: typeof source.DATE_STYLE = 'medium';

export const FAMILY_FIRST: boolean = false;

export const GAP: string = ' ';

export const labelled: typeof source.labelled = (name, value) => `${name}: ${value}`;

export const facts: typeof source.facts = (first, second) => `${first}، ${second}`;

/** A noun after its number. `one` and `two` say the number themselves. */
interface Counted {
  one: string;
  two: string;
  /** From 3 to 10, and after hundreds: 'أيام'. */
  few: string;
  /** From 11 to 99: 'يومًا'. */
  many: string;
  /** After 0 and whole hundreds: 'يوم'. */
  other: string;
}

/** 'يومان', '7 أيام', '30 يومًا', '100 يوم': a number with its noun in the plural class of CLDR. */
export function counted(count: number, { one, two, few, many, other }: Counted): string {
  if (count === 1) return one;
  if (count === 2) return two;
  const rest = count % 100;
  if (rest >= 3 && rest <= 10) return `${count} ${few}`;
  return `${count} ${rest >= 11 ? many : other}`;
}

const DAYS: Counted = { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' };
const HOURS: Counted = {
  one: 'ساعة واحدة',
  two: 'ساعتان',
  few: 'ساعات',
  many: 'ساعة',
  other: 'ساعة',
};

export const inHours: typeof source.inHours = (count) => counted(count, HOURS);

export const inDays: typeof source.inDays = (count) => counted(count, DAYS);

export const inYears: typeof source.inYears = (count) =>
  counted(count, { one: 'سنة واحدة', two: 'سنتان', few: 'سنوات', many: 'سنة', other: 'سنة' });

/** The same after a preposition: 'خلال ساعتين'. */
export const ofHours: typeof source.inHours = (count) => counted(count, { ...HOURS, two: 'ساعتين' });

/** The same after a preposition: 'لمدة يومين'. */
export const ofDays: typeof source.inDays = (count) => counted(count, { ...DAYS, two: 'يومين' });

/** 'حرفين', '300 حرف': the length of a text, after a preposition or a verb. */
export const ofLetters = (count: number) =>
  counted(count, { one: 'حرفًا واحدًا', two: 'حرفين', few: 'أحرف', many: 'حرفًا', other: 'حرف' });

/** A name or an address of any script, whose order is its own: 'Simport, Inc.' keeps its full stop. */
export const isolated = (text: string) => `\u2068${text}\u2069`;

/** A place stands where its name needs no article. */
export const named: typeof source.named = (place) => place;

/** 'لليابان', 'لفرنسا': a place after the preposition that means "for", which swallows the article's first letter. */
export function forPlace(place: string): string {
  if (place === 'العالم') return 'للعالم كله';
  const [, noun] = /^ال(.+)/u.exec(place) ?? [];
  if (noun) return `لل${noun}`;
  return /^\p{Script=Arabic}/u.test(place) ? `ل${place}` : `لـ ${place}`;
}
