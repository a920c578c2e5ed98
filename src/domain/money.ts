/** Whole cents. Rows keep amounts in these, and sums are made of them; a currency stands beside them where they leave. */
export type Cents = number;

/** What the shop sells in. */
export const CURRENCY = 'USD';

/** An amount as it is handed over: to a processor, into a document, onto a screen. */
export interface Money {
  /** In the smallest unit of the currency: cents. */
  amount: number;
  /** ISO 4217: 'USD'. */
  currency: string;
}

/** Money of so many cents. */
export function ofCents(amount: Cents, currency: string = CURRENCY): Money {
  return { amount, currency };
}

/** Money of the dollars that an answer of the API carries, rounded to the cent. */
export function ofDollars(dollars: number): Money {
  return ofCents(Math.round(dollars * 100));
}

/** The amount of a row. */
export function moneyOf({ amountCents, currency }: { amountCents: Cents; currency: string }): Money {
  return ofCents(amountCents, currency);
}

export function isSameMoney(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

/** '$17.63', with thousands separators: '$1,017.63'. */
export function formatMoney({ amount, currency }: Money): string {
  if (currency === CURRENCY) return inDollars(amount);
  const { format, digits } = writingOf(currency);
  return format.format(amount / 10 ** digits);
}

function inDollars(amount: Cents): string {
  let text = toDecimal(ofCents(Math.abs(amount)));
  for (let at = text.length - 6; at > 0; at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`;
  return amount < 0 ? `-$${text}` : `$${text}`;
}

/** '17.63': the amount as text, with as many decimals as its currency has. */
export function toDecimal({ amount, currency }: Money): string {
  const digits = digitsOf(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** What {@link toDecimal} writes, read back; null when it is no amount of that currency. */
export function fromDecimal(text: string, currency: string): Money | null {
  const amount = wholeUnits(text, 10 ** digitsOf(currency));
  return amount === null ? null : { amount, currency };
}

/** 17.63 for 1763 cents: the number of dollars that the API speaks of. */
export function toDollars({ amount, currency }: Money): number {
  if (currency !== CURRENCY) throw new Error(`${currency} is not what the API speaks of`);
  return amount / 100;
}

/**
 * Cents of an amount of dollars with at most two decimals, as a number or as text.
 * Null when it is not such an amount, so that a caller cannot round any number into a price.
 */
export function fromDollars(dollars: number | string): Cents | null {
  return wholeUnits(dollars, 100);
}

function wholeUnits(amount: number | string, unit: number): number | null {
  const value = typeof amount === 'number' ? amount : Number(amount.trim() || Number.NaN);
  const whole = Math.round(value * unit);
  // What a sum of dollars gathers by rounding is far below this; a third decimal is far above it.
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

/** A phone works 50 ms on its first format of the language's own, and every page with a price would stand still for it: dollars need none. */
function digitsOf(currency: string): number {
  return currency === CURRENCY ? 2 : writingOf(currency).digits;
}

function writingOf(currency: string): Writing {
  const known = writings.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const writing = { format, digits: format.resolvedOptions().maximumFractionDigits ?? 2 };
  writings.set(currency, writing);
  return writing;
}
