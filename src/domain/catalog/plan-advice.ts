import { LOCALE } from '../language-words.ts';
import type { Plan, Tier } from './catalog-schema.ts';
import { type Megabytes, UNLIMITED } from './data-amount.ts';

/** The assumed length of a trip if none is given. */
export const USUAL_TRIP_DAYS = 7;

/** Maps, messages and some video on an ordinary day of travel. */
export const ENOUGH_A_DAY: Megabytes = 500;

/** A plan for months is no advice for a week, however much data it has. */
const MAX_SHORT_TRIP_DAYS = 30;

/**
 * The plan that fits most trips of this many days: the cheapest that lasts the trip and has enough for each day of it. Null if
 * none does.
 */
export function planForTrip<P extends Plan>(plans: readonly P[], tripDays: number): P | null {
  const longest = Math.max(MAX_SHORT_TRIP_DAYS, tripDays);
  const fitting = plans.filter(
    (plan) =>
      plan.duration >= tripDays &&
      plan.duration <= longest &&
      (plan.isUnlimited || plan.data_amount >= tripDays * ENOUGH_A_DAY),
  );
  return fitting.reduce<P | null>((best, plan) => (best && !isBetter(plan, best) ? best : plan), null);
}

/** Of equal prices the unlimited one, then the longer one; equal ones by name. */
function isBetter(a: Plan, b: Plan): boolean {
  const difference =
    a.finalPrice - b.finalPrice ||
    Number(b.isUnlimited) - Number(a.isUnlimited) ||
    b.duration - a.duration ||
    a.bundle_name.localeCompare(b.bundle_name, LOCALE);
  return difference < 0;
}

/** A plan's data for each day of a trip; UNLIMITED if it does not run out. */
export function amountADay({ data_amount: amount }: Plan, tripDays: number): Megabytes {
  if (amount === UNLIMITED) return UNLIMITED;
  // Rounded down to a hundred, so that it never promises too much.
  return Math.floor(amount / tripDays / 100) * 100;
}

const TIERS: readonly Tier[] = ['Lite', 'Essential', 'Plus'];

/** One tier of unlimited data: its full-speed amount per day, and the speed after that. */
export interface TierSpeeds {
  tier: Tier;
  fullSpeedMb: Megabytes;
  thenKbps: number;
}

/** The tiers among plans, from the least to the most; empty if there is no choice. */
export function tiersAmong(plans: readonly Plan[]): TierSpeeds[] {
  const tiers = TIERS.flatMap((tier): TierSpeeds[] => {
    const facts = plans.find(({ truth }) => truth.tier === tier)?.truth;
    if (!facts || facts.full_speed_mb_per_day === null || facts.throttled_kbps === null) return [];
    return [{ tier, fullSpeedMb: facts.full_speed_mb_per_day, thenKbps: facts.throttled_kbps }];
  });
  return tiers.length > 1 ? tiers : [];
}
