import { LOCALE } from './language-words.ts';
import { inDollars, THOUSANDS } from './money-words.ts';

/** Whole cents. Rows and sums use these; the currency is added where an amount leaves. */
export type Cents = number;

/** The currency of all sales. */
export const CURRENCY = 'USD';

/** An amount with its currency, for a processor, a document or a screen. */
export interface Money {
  /** In the smallest unit of the currency: cents. */
  amount: number;
  /** ISO 4217: 'USD'. */
  currency: string;
}

/** An amount of cents as money. */
export function ofCents(amount: Cents, currency: string = CURRENCY): Money {
  return { amount, currency };
}

/** An API answer's dollars as money, rounded to the cent. */
export function ofDollars(dollars: number): Money {
  return ofCents(Math.round(dollars * 100));
}

/** A row's amount as money. */
export function moneyOf({ amountCents, currency }: { amountCents: Cents; currency: string }): Money {
  return ofCents(amountCents, currency);
}

export function isSameMoney(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

/** '$17.63', with thousands separators: '$1,017.63'. */
export function formatMoney({ amount, currency }: Money): string {
  if (currency === CURRENCY) return formatDollars(amount);
  const { format, digits } = writingOf(currency);
  return format.format(amount / 10 ** digits);
}

function formatDollars(amount: Cents): string {
  const digits = toDecimal(ofCents(Math.abs(amount)));
  let whole = digits.slice(0, -3);
  for (let at = whole.length - 3; at > 0; at -= 3) whole = whole.slice(0, at) + THOUSANDS + whole.slice(at);
  const dollars = inDollars(whole, digits.slice(-2));
  // Where dollars are isolated from words that are written from right to left, their sign is too.
  return amount < 0 ? dollars.replace(/^\u2066?/, '$&-') : dollars;
}

/** '17.63': the amount as text, with as many decimals as its currency has. */
export function toDecimal({ amount, currency }: Money): string {
  const digits = digitsOf(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** Parses the output of {@link toDecimal}; null if it is no amount of that currency. */
export function fromDecimal(text: string, currency: string): Money | null {
  const amount = wholeUnits(text, 10 ** digitsOf(currency));
  return amount === null ? null : { amount, currency };
}

/** 17.63 for 1763 cents: the dollars that the API uses. */
export function toDollars({ amount, currency }: Money): number {
  if (currency !== CURRENCY) throw new Error(`${currency} is not what the API speaks of`);
  return amount / 100;
}

/**
 * The cents of an amount of dollars with at most two decimals, as a number or text. Null for anything else, so that a caller
 * cannot round any number into a price.
 */
export function fromDollars(dollars: number | string): Cents | null {
  return wholeUnits(dollars, 100);
}

function wholeUnits(amount: number | string, unit: number): number | null {
  const value = typeof amount === 'number' ? amount : Number(amount.trim() || Number.NaN);
  const whole = Math.round(value * unit);
  // The rounding error of a sum of dollars is far below this; a third decimal is far above it.
  const dust = 1e-9 * Math.max(1, Math.abs(whole));
  return Number.isSafeInteger(whole) && Math.abs(value * unit - whole) <= dust ? whole : null;
}

/** Hundredths of a percent: 2500 is 25 %. */
export type BasisPoints = number;

/** Retail price of a bundle: wholesale plus markup, rounded half up once. */
export function retailPrice(wholesale: Cents, markupBp: BasisPoints): Cents {
  return divideHalfUp(wholesale * (10_000 + markupBp), 10_000);
}

/** The rounded quotient of whole numbers. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((numerator + denominator / 2) / denominator);
}

interface Writing {
  format: Intl.NumberFormat;
  /** Decimals: the yen has none. */
  digits: number;
}

const writings = new Map<string, Writing>();

/** A phone takes 50 ms for its first Intl format, which would block every page with a price: dollars are formatted without it. */
function digitsOf(currency: string): number {
  return currency === CURRENCY ? 2 : writingOf(currency).digits;
}

function writingOf(currency: string): Writing {
  const known = writings.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency });
  const writing = { format, digits: format.resolvedOptions().maximumFractionDigits ?? 2 };
  writings.set(currency, writing);
  return writing;
}
