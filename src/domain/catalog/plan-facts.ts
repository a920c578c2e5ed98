import type { DailyAllowance, PlanFacts } from './catalog-schema.ts';
import { listedSpeeds, startWords, UNKNOWN_SPEEDS } from './plan-facts-words.ts';

export { formatSpeed } from './plan-facts-words.ts';

/** If the wholesaler gives no value (hotspot, ID check, shelf life) the label says unknown instead of guessing. */
export function planFactsOf(plan: {
  dailyAllowance: DailyAllowance | null;
  speed: string[];
  autostart: boolean;
  idCheck?: boolean | null;
}): PlanFacts {
  return {
    tier: plan.dailyAllowance?.tier ?? null,
    full_speed_mb_per_day: plan.dailyAllowance?.fullSpeedMb ?? null,
    throttled_kbps: plan.dailyAllowance?.thenKbps ?? null,
    starts: plan.autostart ? 'first_use' : null,
    shelf_life_days: null,
    speeds: plan.speed.length > 0 ? plan.speed : null,
    hotspot: null,
    id_check: plan.idCheck ?? null,
    top_up: true,
  };
}

/** What all plans of a place have in common: 'Starts at first use · 4G, 5G'. Empty if they have neither in common. */
export function sharedFacts(plans: readonly { truth: PlanFacts }[]): string {
  const shared = (valueOf: (facts: PlanFacts) => string) => {
    const values = new Set(plans.map(({ truth }) => valueOf(truth)));
    return values.size === 1 ? [...values] : [];
  };
  return [
    ...shared(({ starts }) => startWords[starts ?? 'unknown']),
    ...shared((facts) => speedsOf(facts) ?? UNKNOWN_SPEEDS),
  ].join(' · ');
}

/** The speeds worth naming, '4G, 5G'; null if they are unknown. */
export function speedsOf({ speeds }: PlanFacts): string | null {
  const fast = speeds?.filter((speed) => speed === '4G' || speed === '5G') ?? [];
  const shown = fast.length > 0 ? fast : (speeds ?? []);
  return shown.length > 0 ? listedSpeeds(shown) : null;
}
