/** Integer US cents. Every amount of ours is kept and computed in these; dollars exist only in answers and on screens. */
export type Cents = number;

export const CURRENCY = 'USD';

/** Hundredths of a percent: 2500 is 25 %. */
export type BasisPoints = number;

/** Retail price of a bundle: wholesale plus markup, rounded half up once. */
export function retailPrice(wholesale: Cents, markupBp: BasisPoints): Cents {
  return divideHalfUp(wholesale * (10_000 + markupBp), 10_000);
}

/** '$17.63', with thousands separators: '$1,017.63'. */
export function formatUsd(cents: Cents): string {
  return dollarFormat.format(cents / 100);
}

/** 17.63 for 1763: the number of dollars that API answers carry. */
export function toDollars(cents: Cents): number {
  return cents / 100;
}

/**
 * Cents of an amount of dollars with at most two decimals, as a number or as text.
 * Null when it is not such an amount, so that a caller cannot round any number into a price.
 */
export function fromDollars(dollars: number | string): Cents | null {
  const value = typeof dollars === 'number' ? dollars : Number(dollars.trim() || Number.NaN);
  const cents = Math.round(value * 100);
  // What a sum of dollars gathers by rounding is far below this; a third decimal is far above it.
  const dust = 1e-9 * Math.max(1, Math.abs(cents));
  return Number.isSafeInteger(cents) && Math.abs(value * 100 - cents) <= dust ? cents : null;
}

/** The rounded quotient of whole numbers. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((numerator + denominator / 2) / denominator);
}

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY });
