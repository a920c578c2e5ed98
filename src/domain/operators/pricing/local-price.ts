import { BASE_CURRENCY, CURRENCIES, type Currency } from '../../currencies.ts';
import { type BasisPoints, divideHalfUp, type Minor } from '../../money.ts';

/** How a price in a local currency ends; rounding never lowers it. */
export const LOCAL_ENDINGS = ['none', '.49', '.99', 'whole', 'tens', 'hundreds'] as const;
export type LocalEnding = (typeof LOCAL_ENDINGS)[number];

/** Under a price with each ending there is a multiple of `each` that is `less` above it, in hundredths of the currency. */
const SHAPES: Record<LocalEnding, { each: number; less: number }> = {
  none: { each: 1, less: 0 },
  '.49': { each: 100, less: 51 },
  '.99': { each: 100, less: 1 },
  whole: { each: 100, less: 0 },
  tens: { each: 1000, less: 0 },
  hundreds: { each: 10_000, less: 0 },
};

/** How prices in a currency are made of those in dollars. */
export interface LocalTerms {
  /** What the rate is raised by, since it moves until the money is converted. */
  margin_bp: BasisPoints;
  ending: LocalEnding;
}

/** Where a rate comes from: the European Central Bank's file, a fixed link to the dollar, or an operator. */
export const RATE_SOURCES = ['ecb', 'peg', 'hand'] as const;
export type RateSource = (typeof RATE_SOURCES)[number];

/** How many units of a currency one dollar was when its prices were made. */
export interface Rate {
  currency: Currency;
  /** For one unit of the base currency. */
  perBase: number;
}

export const BASE_RATE: Rate = { currency: BASE_CURRENCY, perBase: 1 };

/** A price in a local currency, with what it was made of. */
export interface LocalPrice {
  minor: Minor;
  /** The converted price before its ending: the price stays while this hardly moves. */
  target: Minor;
}

/** The share by which the converted price may move before the local one follows. */
const TOLERANCE: BasisPoints = 300;

/** An amount of the base currency at this rate, rounded up to what can be charged. */
export function atRate(base: Minor, rate: Rate): Minor {
  if (rate.currency === BASE_CURRENCY) return base;
  const { step } = CURRENCIES[rate.currency];
  // A rate has six digits at most, so what is less than a millionth above a whole number is dust of the multiplication.
  return Math.ceil((base * minorPerCent(rate)) / step - 1e-6) * step;
}

/**
 * The least amount that can be charged. A processor also refuses what converts to less than that in dollars, at its own rate of
 * the moment: a tenth is for that.
 */
export function leastChargeAt(rate: Rate): Minor {
  const { leastCharge } = CURRENCIES[rate.currency];
  const inDollars = CURRENCIES[BASE_CURRENCY].leastCharge;
  return rate.currency === BASE_CURRENCY ? leastCharge : Math.max(leastCharge, atRate(inDollars * 1.1, rate));
}

/** How many minor units of the currency one cent was: as purchases keep a rate. */
export function minorPerCent({ currency, perBase }: Rate): number {
  return (perBase * 10 ** CURRENCIES[currency].digits) / 100;
}

/**
 * A plan's price in a local currency. A stored price stays while what it is made of is within 3 % and it keeps the floor, so that
 * prices do not change with each day's rate.
 * @param price in the base currency
 * @param floor the same; null without one
 */
export function localPrice(
  { price, floor }: { price: Minor; floor: Minor | null },
  rate: Rate,
  { margin_bp: margin, ending }: LocalTerms,
  stored: LocalPrice | null,
): LocalPrice {
  const target = divideHalfUp(atRate(price, rate) * (10_000 + margin), 10_000);
  const least = Math.max(floor === null ? 0 : atRate(floor, rate), leastChargeAt(rate));
  if (stored && stored.minor >= least && isNear(stored.target, target)) return stored;
  return { minor: endingOf(Math.max(target, least), rate.currency, ending), target };
}

function isNear(before: Minor, now: Minor): boolean {
  return Math.abs(now - before) * 10_000 <= before * TOLERANCE;
}

/** The least price from this one on that has the ending and can be charged. */
export function endingOf(price: Minor, currency: Currency, ending: LocalEnding): Minor {
  const { digits, step } = CURRENCIES[currency];
  const { each, less } = SHAPES[ending];
  const multiple = Math.max((each * 10 ** digits) / 100, step);
  const below = ((less * 10 ** digits) / 100) % multiple;
  return Math.ceil((price + below) / multiple) * multiple - below;
}

/** Whether prices in the currency can end so: neither yen nor forints have '.99'. */
export function canEnd(currency: Currency, ending: LocalEnding): boolean {
  const { digits, step } = CURRENCIES[currency];
  const { each, less } = SHAPES[ending];
  return ending === 'none' || (digits === 2 && step === 1) || (less === 0 && each >= 100);
}
