import type { PlanFacts } from '../../domain/catalog/catalog-schema.ts';
import { startWords, UNKNOWN_SPEEDS } from '../../domain/catalog/plan-facts-words.ts';
import { formatSpeed, speedsOf } from '../../domain/catalog/plan-facts.ts';
import { planLineWords } from './words.ts';

/** What a summary says of a plan: '1 GB a day at full speed, then 512 kbps' or 'Starts at first use in Japan · 4G, 5G'. */
export function planFactsLine(facts: PlanFacts, place: string, isUnlimited: boolean): string {
  if (isUnlimited && facts.full_speed_mb_per_day !== null && facts.throttled_kbps !== null)
    return planLineWords.fullSpeed(facts.full_speed_mb_per_day / 1000, formatSpeed(facts.throttled_kbps));
  const start = facts.starts === 'first_use' ? planLineWords.startsIn(place) : startWords.unknown;
  return `${start} · ${speedsOf(facts) ?? UNKNOWN_SPEEDS}`;
}
