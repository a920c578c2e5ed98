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
  /** By its code: the position of its menu, the prices in that order, and the fees by card where they are added. */
  places: Record<string, [menu: number, prices: Minor[], fees?: Minor[]]>;
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

/** Undefined if the sheet lacks it. Browsers get this function's text beside the sheet, so it uses nothing else. */
export function amountAt({ step, menus, places, days }: PriceSheet, at: string): Minor | undefined {
  const [kind, place = '', name = '', units] = at.split(/[:/;]/);
  if (kind === 'day') return days[place];
  const [menu = -1, prices = [], fees = []] = places[place] ?? [];
  if (kind === 'least' || kind === 'most')
    return prices.length === 0 ? undefined : Math[kind === 'least' ? 'min' : 'max'](...prices);
  const names = (menus[menu] ?? '').replaceAll(' ', place).split('/');
  const price = prices[names.indexOf(name)];
  if (price === undefined) return undefined;
  if (kind === 'total') return price + (fees[names.indexOf(name)] ?? 0);
  return units === undefined ? price : Math.floor((price * 1000) / (Number(units) * step) + 0.5) * step;
}
