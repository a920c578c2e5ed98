import type { DailyAllowance } from './catalog-schema.ts';
import { planFactsOf, speedsOf } from './plan-facts.ts';

/** A bundle as far as it decides whether another one may be delivered in its place. */
export interface Comparable {
  /** The country it is sold for; null for a region, which each wholesaler calls by a name of its own. */
  country: string | null;
  /** Codes of all countries where it works. */
  places: readonly string[];
  dataMb: number;
  durationDays: number;
  dailyAllowance: DailyAllowance | null;
  autostart: boolean;
  speed: string[];
  idCheck: boolean | null;
}

/**
 * The same text for two bundles exactly if their buyers read the same label: places, data, days, tier with its speeds, start,
 * hotspot and speed. An identity check that one demands keeps it apart; a wholesaler that says nothing of it does not.
 */
export function equalPlanKey({ country, places, dataMb, durationDays, ...facts }: Comparable): string {
  const label = planFactsOf(facts);
  return JSON.stringify([
    country,
    [...new Set(places)].toSorted(),
    dataMb,
    durationDays,
    label.tier,
    label.full_speed_mb_per_day,
    label.throttled_kbps,
    label.starts,
    label.hotspot,
    speedsOf(label),
    label.id_check === true,
  ]);
}
