import type { Plan } from './catalog-schema.ts';
import { ENOUGH_A_DAY } from './plan-advice.ts';

/** The most demanding thing that a connection is good for. */
export type Use = 'messages' | 'maps' | 'calls' | 'video';

/** What still works at a speed, such as that of an unlimited plan after the day's full-speed data. */
export function useAt(kbps: number): Use {
  if (kbps < 256) return 'messages';
  if (kbps < 1000) return 'maps';
  // A video call takes one megabit a second, a film on a phone's screen two.
  return kbps < 2000 ? 'calls' : 'video';
}

/** How many ordinary days of travel a fixed amount of data lasts: no more than the plan does, 0 if it is less than one. */
export function daysOfUse({ data_amount: amount, duration }: Pick<Plan, 'data_amount' | 'duration'>): number {
  return Math.min(duration, Math.floor(amount / ENOUGH_A_DAY));
}
