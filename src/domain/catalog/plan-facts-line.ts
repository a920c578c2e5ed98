import type { PlanFacts } from './catalog-schema.ts';
import { formatSpeed, speedsOf } from './plan-facts.ts';

/** What a summary says of a plan: '1 GB a day at full speed, then 512 kbps' or 'Starts at first use in Japan · 4G, 5G'. */
export function planFactsLine(facts: PlanFacts, place: string, isUnlimited: boolean): string {
  if (isUnlimited && facts.full_speed_mb_per_day !== null && facts.throttled_kbps !== null)
    return `${facts.full_speed_mb_per_day / 1000} GB a day at full speed, then ${formatSpeed(facts.throttled_kbps)}`;
  const start =
    facts.starts === 'first_use' ? `Starts at first use in ${place}` : 'Start of validity unknown';
  return `${start} · ${speedsOf(facts) ?? 'speeds unknown'}`;
}
