import type { PlanFacts } from './catalog-schema.ts';
import { formatSpeed, fullSpeed, startsIn, startWords, UNKNOWN_SPEEDS } from './plan-facts-words.ts';
import { speedsOf } from './plan-facts.ts';

/** What a summary says of a plan: '1 GB a day at full speed, then 512 kbps' or 'Starts at first use in Japan · 4G, 5G'. */
export function planFactsLine(facts: PlanFacts, place: string, isUnlimited: boolean): string {
  if (isUnlimited && facts.full_speed_mb_per_day !== null && facts.throttled_kbps !== null)
    return fullSpeed(facts.full_speed_mb_per_day / 1000, formatSpeed(facts.throttled_kbps));
  const start = facts.starts === 'first_use' ? startsIn(place) : startWords.unknown;
  return `${start} · ${speedsOf(facts) ?? UNKNOWN_SPEEDS}`;
}
