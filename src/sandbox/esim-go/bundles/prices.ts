import type { Size, Tier } from './offers.ts';

/** The price of each further gigabyte, as a share of the 1 GB price. It falls with size; more days cost a little. */
const PER_GIGABYTE: Record<string, number> = {
  '1/7': 1,
  '2/15': 0.8667,
  '3/30': 0.81,
  '5/30': 0.74,
  '10/30': 0.62,
  '20/30': 0.52,
  '20/60': 0.56,
  '50/30': 0.42,
  '50/90': 0.48,
  '100/30': 0.34,
  '100/90': 0.38,
  '100/180': 0.41,
};

/** The price of a day when several are bought together, as a share of the one-day price. */
const PER_DAY: Record<number, number> = {
  1: 1,
  3: 0.8965,
  5: 0.8443,
  7: 0.8073,
  10: 0.755,
  15: 0.69,
  30: 0.6,
};

const TIER: Record<Tier, number> = { Lite: 1, Essential: 1.29, Plus: 1.795 };

/** Wholesale price in US cents of a fixed amount, if 1 GB for 7 days costs `gbCents`. */
export function fixedPrice(gbCents: number, { gb, days }: Size): number {
  const share = PER_GIGABYTE[`${gb}/${days}`];
  if (share === undefined) throw new Error(`No price curve for ${gb} GB over ${days} days`);
  return Math.round(gbCents * gb * share);
}

/** Wholesale price in US cents of unlimited data, if one day of Lite costs `dayCents`. */
export function unlimitedPrice(dayCents: number, tier: Tier, days: number): number {
  const share = PER_DAY[days];
  if (share === undefined) throw new Error(`No price curve for ${days} unlimited days`);
  return Math.round(dayCents * days * share * TIER[tier]);
}
