import type { Currency } from '../currencies.ts';
import type { Minor, Money } from '../money.ts';

/**
 * What everything on sale costs in one currency, as it is charged: for a reader who chose another one than the page's. Thousands of
 * names would be most of it, and places have the same plans.
 */
export interface PriceSheet {
  currency: Currency;
  /** Of the currency, for it is read without the table of currencies. */
  step: number;
  /** The names of plans that places share, encoded for addresses, with '/' between them and a blank for the place's code. */
  menus: string[];
  /** By its code: the position of its menu, and the prices in that order. */
  places: Record<string, [menu: number, prices: Minor[]]>;
  /** Of a card, where prices are without it: its share in basis points, and what each payment adds. */
  fee?: [share: number, each: Minor];
  /** By country: the cheapest day of unlimited data. */
  days: Record<string, Minor>;
}

/** A price on a page, with its place in every {@link PriceSheet}. */
export interface ListedPrice extends Money {
  /** As {@link amountAt} reads it. */
  at: string;
}

type OfPlan = 'price' | 'total';
type OfPlace = 'least' | 'most' | 'day';

/** 'price:JP/esim_1GB_7D_JP_V2'. */
export function atPlan(kind: OfPlan, place: string, name: string): string {
  return `${kind}:${place}/${encodeURIComponent(name)}`;
}

/** 'least:JP': the cheapest of a place's plans. */
export function atPlace(kind: OfPlace, place: string): string {
  return `${kind}:${place}`;
}

/**
 * 'price:JP/esim_1GB_7D_JP_V2;7000': the price for each of some units.
 * @param units in thousandths
 */
export function perUnits(at: string, units: number): string {
  return `${at};${units}`;
}

/** The total by card of several plans in one purchase. */
export function atPlans(plans: readonly { country_code: string; bundle_name: string }[]): string {
  return plans.map((plan) => atPlan('total', plan.country_code, plan.bundle_name)).join('+');
}

/**
 * The price at a place of the sheet, or the total of several with + between them, with one fee. Undefined if the sheet lacks one. Browsers get this
 * function's text beside the sheet, so it uses nothing else.
 */
export function amountAt({ step, menus, places, days, fee }: PriceSheet, at: string): Minor | undefined {
  let sum = 0;
  let isTotal = false;
  for (const one of at.split('+')) {
    const [kind, place = '', name = '', units] = one.split(/[:/;]/);
    const [menu = -1, prices = []] = places[place] ?? [];
    const known = (menus[menu] ?? '').replaceAll(' ', place).split('/').indexOf(name);
    const price = prices[known];
    let amount: Minor | undefined;
    if (kind === 'day') amount = days[place];
    else if (kind === 'least' || kind === 'most')
      amount = prices.length === 0 ? undefined : Math[kind === 'least' ? 'min' : 'max'](...prices);
    else if (price !== undefined)
      amount = units === undefined ? price : Math.floor((price * 1000) / (Number(units) * step) + 0.5) * step;
    if (amount === undefined) return undefined;
    isTotal ||= kind === 'total';
    sum += amount;
  }
  if (!isTotal || !fee) return sum;
  return sum + Math.floor((sum * fee[0]) / (10_000 * step) + 0.5) * step + fee[1];
}
