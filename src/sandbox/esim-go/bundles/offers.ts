import type { Offer } from './place.ts';

/** A fixed amount of data: gigabytes (decimal) and days. */
export interface Size {
  gb: number;
  days: number;
}

export type Tier = 'Lite' | 'Essential' | 'Plus';

/** Which plans a coverage has: fixed amounts, and days per unlimited tier. */
export interface Range {
  fixed: Size[];
  unlimited: Partial<Record<Tier, number[]>>;
}

const STANDARD_DAYS: Record<number, number> = { 1: 7, 2: 15, 3: 30, 5: 30, 10: 30, 20: 30, 50: 30, 100: 30 };
const EVERY_DAY = [1, 3, 5, 7, 10, 15, 30];

/** The standard fixed sizes and their days: 7 for 1 GB, 15 for 2 GB, 30 for the rest. */
export function standardSizes(...gigabytes: number[]): Size[] {
  return gigabytes.map((gb) => ({ gb, days: STANDARD_DAYS[gb] ?? 30 }));
}

/** From the best supplied countries to the hardest to supply. */
export const ranges: Record<Offer, Range> = {
  full: {
    fixed: standardSizes(1, 2, 3, 5, 10, 20, 50, 100),
    unlimited: { Lite: EVERY_DAY, Essential: EVERY_DAY, Plus: EVERY_DAY },
  },
  wide: {
    fixed: standardSizes(1, 2, 3, 5, 10, 20),
    unlimited: { Lite: EVERY_DAY, Essential: EVERY_DAY, Plus: EVERY_DAY },
  },
  basic: {
    fixed: standardSizes(1, 2, 3, 5, 10),
    unlimited: { Lite: EVERY_DAY, Essential: EVERY_DAY },
  },
  small: {
    fixed: standardSizes(1, 2, 3, 5),
    unlimited: { Lite: EVERY_DAY },
  },
  'fixed only': { fixed: standardSizes(1, 2, 3, 5), unlimited: {} },
  'no single day': {
    fixed: standardSizes(1, 2, 3, 5),
    unlimited: { Lite: EVERY_DAY.slice(1), Essential: EVERY_DAY.slice(1) },
  },
  none: { fixed: [], unlimited: {} },
};
