import type { Plan, Tier } from './catalog-schema.ts';
import { type Megabytes, UNLIMITED } from './data-amount.ts';

/** How long a trip is taken to be while nobody says. */
export const USUAL_TRIP_DAYS = 7;

/** Maps, messages and some video on an ordinary day away. */
export const ENOUGH_A_DAY: Megabytes = 500;

/** A plan for months is no advice for a week, however much it holds. */
const LONGEST_FOR_A_SHORT_TRIP = 30;

/**
 * The plan that fits most trips of so many days: the cheapest that lasts the trip and has enough for each day of it. Null
 * where none does.
 */
export function planForTrip<P extends Plan>(plans: readonly P[], tripDays: number): P | null {
  const longest = Math.max(LONGEST_FOR_A_SHORT_TRIP, tripDays);
  const fitting = plans.filter(
    (plan) =>
      plan.duration >= tripDays &&
      plan.duration <= longest &&
      (plan.isUnlimited || plan.data_amount >= tripDays * ENOUGH_A_DAY),
  );
  return fitting.reduce<P | null>((best, plan) => (best && !isBetter(plan, best) ? best : plan), null);
}

/** Of equal prices the one without a limit, then the one that lasts longer; equal ones by name. */
function isBetter(a: Plan, b: Plan): boolean {
  const difference =
    a.finalPrice - b.finalPrice ||
    Number(b.isUnlimited) - Number(a.isUnlimited) ||
    b.duration - a.duration ||
    a.bundle_name.localeCompare(b.bundle_name, 'en');
  return difference < 0;
}

/** What a plan has for each day of a trip; UNLIMITED where it does not run out. */
export function amountADay({ data_amount: amount }: Plan, tripDays: number): Megabytes {
  if (amount === UNLIMITED) return UNLIMITED;
  // To the next hundred below, so that nobody is promised more than there is.
  return Math.floor(amount / tripDays / 100) * 100;
}

const TIERS: readonly Tier[] = ['Lite', 'Essential', 'Plus'];

/** One tier of unlimited data: the full speed of a day, and what comes after it. */
export interface TierSpeeds {
  tier: Tier;
  fullSpeedMb: Megabytes;
  thenKbps: number;
}

/** The tiers among plans, from the least to the most; none where there is nothing to choose between. */
export function tiersAmong(plans: readonly Plan[]): TierSpeeds[] {
  const tiers = TIERS.flatMap((tier): TierSpeeds[] => {
    const facts = plans.find(({ truth }) => truth.tier === tier)?.truth;
    if (!facts || facts.full_speed_mb_per_day === null || facts.throttled_kbps === null) return [];
    return [{ tier, fullSpeedMb: facts.full_speed_mb_per_day, thenKbps: facts.throttled_kbps }];
  });
  return tiers.length > 1 ? tiers : [];
}
