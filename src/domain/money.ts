import { BASE_CURRENCY, CURRENCIES, isCurrency } from './currencies.ts';
import { LOCALE } from './language-words.ts';
import { DECIMAL, inMoney, THOUSANDS } from './money-words.ts';

/** Whole units of the smallest kind that a currency has: cents, or yen. Whatever may meet another currency is {@link Money}. */
export type Minor = number;

/** An amount with its currency, for a processor, a document or a screen. */
export interface Money {
  /** In the smallest unit of the currency: cents. */
  amount: Minor;
  /** ISO 4217: 'USD'. */
  currency: string;
}

export function ofMinor(amount: Minor, currency: string): Money {
  return { amount, currency };
}

/** An amount of the currency that prices are made in. */
export function ofBase(amount: Minor): Money {
  return ofMinor(amount, BASE_CURRENCY);
}

/** An amount as the API's answers have it. */
export interface SentMoney {
  minor: Minor;
  currency: string;
}

export function sent({ amount, currency }: Money): SentMoney {
  return { minor: amount, currency };
}

export function ofSent({ minor, currency }: SentMoney): Money {
  return ofMinor(minor, currency);
}

/** An API answer's dollars as money, rounded to the cent. */
export function ofDollars(dollars: number): Money {
  return ofBase(Math.round(dollars * 100));
}

/** A row's amount as money. */
export function moneyOf({ amountCents, currency }: { amountCents: Minor; currency: string }): Money {
  return ofMinor(amountCents, currency);
}

export function isSameMoney(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

/** '$17.63', with thousands separators: '$1,017.63', '¥1,764'. Amounts in whole forints have no decimals. */
export function formatMoney({ amount, currency }: Money): string {
  // A phone takes 50 ms for its first Intl format, which would block every page with a price.
  if (!isCurrency(currency)) return formatOf(currency).format(amount / 10 ** digitsOf(currency));
  const { sign, digits, step } = CURRENCIES[currency];
  const decimal = toDecimal(ofMinor(Math.abs(amount), currency));
  let whole = digits === 0 ? decimal : decimal.slice(0, -3);
  for (let at = whole.length - 3; at > 0; at -= 3) whole = whole.slice(0, at) + THOUSANDS + whole.slice(at);
  const isWhole = digits === 0 || (step > 1 && amount % step === 0);
  const text = inMoney(sign, isWhole ? whole : `${whole}${DECIMAL}${decimal.slice(-2)}`);
  // Where money is isolated from words that are written from right to left, its minus is too.
  return amount < 0 ? text.replace(/^\u2066?/, '$&-') : text;
}

/** 'USD', beside an amount; nothing where its sign has letters, which say it: 'US$', 'CHF'. */
export function codeBeside(currency: string): string {
  return isCurrency(currency) && /\p{L}/u.test(inMoney(CURRENCIES[currency].sign, '')) ? '' : currency;
}

/** '17.63': the amount as text, with as many decimals as its currency has. */
export function toDecimal({ amount, currency }: Money): string {
  const digits = digitsOf(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** Parses the output of {@link toDecimal}; null if it is no amount of that currency. */
export function fromDecimal(decimal: number | string, currency: string): Money | null {
  const amount = wholeUnits(decimal, 10 ** digitsOf(currency));
  return amount === null ? null : { amount, currency };
}

/** 17.63 for 1763 cents: the dollars that the API uses. */
export function toDollars({ amount, currency }: Money): number {
  if (currency !== BASE_CURRENCY) throw new Error(`${currency} is not what the API speaks of`);
  return amount / 100;
}

/**
 * The cents of an amount of dollars with at most two decimals, as a number or text. Null for anything else, so that a caller
 * cannot round any number into a price.
 */
export function fromDollars(dollars: number | string): Minor | null {
  return wholeUnits(dollars, 100);
}

function wholeUnits(amount: number | string, unit: number): number | null {
  const value = typeof amount === 'number' ? amount : Number(amount.trim() || Number.NaN);
  const whole = Math.round(value * unit);
  // The rounding error of a sum of dollars is far below this; a third decimal is far above it.
  const dust = Math.min(0.01, 1e-9 * Math.max(1, Math.abs(whole)));
  return Number.isSafeInteger(whole) && Math.abs(value * unit - whole) <= dust ? whole : null;
}

/** Hundredths of a percent: 2500 is 25 %. */
export type BasisPoints = number;

/** Retail price of a bundle: wholesale plus markup, rounded half up once. */
export function retailPrice(wholesale: Minor, markupBp: BasisPoints): Minor {
  return divideHalfUp(wholesale * (10_000 + markupBp), 10_000);
}

/** The rounded quotient of whole numbers. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((numerator + denominator / 2) / denominator);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Of a currency in which nothing is sold; payouts and disputes may be in any. */
function formatOf(currency: string): Intl.NumberFormat {
  const format = formats.get(currency) ?? new Intl.NumberFormat(LOCALE, { style: 'currency', currency });
  formats.set(currency, format);
  return format;
}

function digitsOf(currency: string): number {
  if (isCurrency(currency)) return CURRENCIES[currency].digits;
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
}
