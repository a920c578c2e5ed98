import type * as source from './language-words.ts';
import type { Language } from './languages.ts';

export const LANGUAGE: Language = 'he';

export const LOCALE: string = 'he-IL';

export const DATE_LOCALE: string = 'he-IL';

export const DATE_STYLE: typeof source.DATE_STYLE = 'medium';

export const FAMILY_FIRST: boolean = false;

export const GAP: string = ' ';

export const labelled: typeof source.labelled = (name, value) => `${name}: ${value}`;

export const facts: typeof source.facts = (first, second) => `${first}, ${second}`;

/** A noun after its number. `one` and `two` say the number themselves. */
interface Counted {
  one: string;
  two: string;
  many: string;
}

/** 'יום אחד', 'יומיים', '7 ימים': a number with its noun in the plural class of CLDR. */
export function counted(count: number, { one, two, many }: Counted): string {
  if (count === 1) return one;
  return count === 2 ? two : `${count} ${many}`;
}

export const inHours: typeof source.inHours = (count) =>
  counted(count, { one: 'שעה אחת', two: 'שעתיים', many: 'שעות' });

export const inDays: typeof source.inDays = (count) =>
  counted(count, { one: 'יום אחד', two: 'יומיים', many: 'ימים' });

/** '7 שנים', '20 שנה': years are in the singular from 11 on. */
export const inYears: typeof source.inYears = (count) =>
  counted(count, { one: 'שנה אחת', two: 'שנתיים', many: count > 10 ? 'שנה' : 'שנים' });

/** '300 תווים': the length of a text. */
export const inLetters = (count: number) =>
  counted(count, { one: 'תו אחד', two: 'שני תווים', many: 'תווים' });

/** They begin with the letter of the article, and have none. */
const NO_ARTICLE = /^ה(?:איטי|וד|ולנד|ונג|ונדורס|וואי)/;

/**
 * 'ביפן', 'בפיליפינים', 'בווייטנאם', 'ליומיים', 'ל-7 ימים', 'ב-PayPal': a word that is written with the next one swallows its
 * article, doubles its vav, and has a hyphen before what is not Hebrew. It stands before an isolate, and sees what that begins
 * with.
 */
export function prefixed(prefix: 'ב' | 'ל' | 'מ' | 'ו', words: string): string {
  const [, isolate = '', rest = ''] = /^([\u2066-\u2068]?)([^]*)$/.exec(words) ?? [];
  if (!/^\p{Script=Hebrew}/u.test(rest)) return `${prefix}-${words}`;
  const isSwallowed = /[בל]/.test(prefix) && rest.startsWith('ה') && !NO_ARTICLE.test(rest);
  const bare = isSwallowed ? rest.slice(1) : rest;
  return prefix + isolate + (prefix === 'ו' ? bare : bare.replace(/^ו(?!ו)/, 'וו'));
}

/** 'ביפן'. */
export const inPlace = (place: string) => prefixed('ב', place);

/** 'ליפן'. */
export const toPlace = (place: string) => prefixed('ל', place);

/** A place stands where its name needs no article. */
export const named: typeof source.named = (place) => place;

/** A name or an address of any script, whose order is its own: 'Simport, Inc.' keeps its full stop. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
