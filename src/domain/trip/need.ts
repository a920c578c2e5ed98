import type { SoldPlan } from '../catalog/catalog-schema.ts';
import type { Megabytes } from '../catalog/data-amount.ts';
import { ENOUGH_A_DAY } from '../catalog/plan-advice.ts';

/** How much data people use in a day of travel: messages and maps, some video, much video, a laptop on the phone's hotspot. */
export const HABITS = {
  light: 200,
  normal: ENOUGH_A_DAY,
  heavy: 1000,
  hotspot: 2000,
} as const satisfies Record<string, Megabytes>;

export type Habit = keyof typeof HABITS;

/** What each day of a trip needs. */
export interface Need {
  /** For each day, at full speed. */
  megabytes: Megabytes;
  /** Only plans that cannot run out of data. */
  unlimited: boolean;
  /** Only plans that may be shared with another device. */
  hotspot: boolean;
}

type Usable = Pick<SoldPlan, 'isUnlimited' | 'data_amount' | 'duration' | 'truth'>;

/** How many whole days of a trip a plan can serve; 0 if it does not suit the need. */
export function daysServed(
  { isUnlimited, data_amount: amount, duration, truth }: Usable,
  need: Need,
): number {
  if (need.hotspot && truth.hotspot === false) return 0;
  if (!isUnlimited) return need.unlimited ? 0 : Math.min(duration, Math.floor(amount / need.megabytes));
  // How much comes at full speed is not always known; an ordinary day is fine with any.
  return (truth.full_speed_mb_per_day ?? ENOUGH_A_DAY) >= need.megabytes ? duration : 0;
}
