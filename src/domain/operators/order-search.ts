import { CURRENCIES, CURRENCY_CODES, type Currency } from '../currencies.ts';
import type { Minor } from '../money.ts';

const DAY_MS = 86_400_000;
/** The most words that are searched for a day. */
const MAX_WORDS = 12;
const MONTH = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const MONTHS = Array.from({ length: 12 }, (_, at) => MONTH.format(Date.UTC(2000, at)).toLowerCase());

/** A span of time; the end is not included. */
export interface Span {
  from: Date;
  to: Date;
}

/**
 * A day (UTC) among typed words, and the other words: '2026-11-12', '12 nov', 'November 12, 2026', '12.11.2026'. Without a year it is
 * the last such day. Beside other words the span is half a day longer at each end, as the buyer's own day is.
 */
export function dayIn(typed: string, now: Date): { day: Span; rest: string } | null {
  const words = typed.trim().split(/\s+/).slice(0, MAX_WORDS);
  for (const size of [3, 2, 1])
    for (let at = 0; at + size <= words.length; at++) {
      const time = dayNamed(words.slice(at, at + size).join(' '), now);
      if (time === null) continue;
      const rest = words.toSpliced(at, size).join(' ');
      const room = rest === '' ? 0 : DAY_MS / 2;
      return { day: { from: new Date(time - room), to: new Date(time + DAY_MS + room) }, rest };
    }
  return null;
}

function dayNamed(words: string, now: Date): number | null {
  const [, isoYear, isoMonth, isoDay] = /^(20\d\d)-(\d\d)-(\d\d)$/.exec(words) ?? [];
  if (isoDay !== undefined) return timeOf(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(20\d\d)$/.exec(words) ?? [];
  if (day !== undefined) return timeOf(Number(year), Number(month), Number(day));
  const [, before, name = '', behind, named] =
    /^(?:(\d{1,2})(?:st|nd|rd|th|\.)? )?([a-z]{3,9})[.,]?(?: (\d{1,2})(?:st|nd|rd|th)?,?)?(?: (20\d\d))?$/i.exec(
      words,
    ) ?? [];
  const number = before ?? behind;
  if (number === undefined || (before !== undefined && behind !== undefined)) return null;
  const at = MONTHS.findIndex((one) => one.startsWith(name.toLowerCase())) + 1;
  if (named !== undefined) return timeOf(Number(named), at, Number(number));
  const thisYear = timeOf(now.getUTCFullYear(), at, Number(number));
  if (thisYear === null || thisYear <= now.getTime()) return thisYear;
  return timeOf(now.getUTCFullYear() - 1, at, Number(number));
}

/** @returns null for a day that is in no calendar, such as November 31 */
function timeOf(year: number, month: number, day: number): number | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : null;
}

/** An amount that somebody typed, in each currency that it can be of. */
export type TypedAmount = { currency: Currency; minor: Minor }[];

/** Reads '73.07', '73,07 eur', '$73.07' and '1200 jpy'; null for anything else. A number alone is an amount only with its decimals. */
export function amountIn(typed: string): TypedAmount | null {
  const [, before = '', whole = '', decimals, after = ''] =
    /^(\D{0,5})(\d{1,7})(?:[.,](\d\d))?(\D{0,5})$/.exec(typed.trim()) ?? [];
  const sign = (before + after).trim().toUpperCase();
  if (whole === '' || (before !== '' && after !== '') || (sign === '' && decimals === undefined)) return null;
  const found = CURRENCY_CODES.filter((code) => isMeant(code, sign)).flatMap((currency) => {
    const { digits } = CURRENCIES[currency];
    if (decimals !== undefined && digits === 0) return [];
    return { currency, minor: Number(whole) * 10 ** digits + Number(decimals ?? 0) };
  });
  return found.length > 0 ? found : null;
}

/** '$' is any dollar. */
function isMeant(code: Currency, sign: string): boolean {
  const own = CURRENCIES[code].sign.toUpperCase();
  return sign === '' || sign === code || sign === own || (sign === '$' && own.endsWith('$'));
}
