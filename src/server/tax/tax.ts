import type { BasisPoints } from '../../domain/money.ts';
import { dearestOn, rateOn } from '../../domain/tax/tax-rates.ts';
import type { Settings } from '../core/settings/env.ts';
import { ratesOf } from './rates-of.ts';

/** Says what tax is in a price. */
export interface Tax {
  /** The rates of some territories on a day, 0 where the shop charges none. @param day ISO date */
  ratesIn(territories: readonly string[], day: string): Promise<ReadonlyMap<string, BasisPoints>>;
  /** The territory that counts where nobody knows the buyer's. @param day ISO date */
  dearest(day: string): string;
}

/** Null for a shop that charges none. */
export function openTax({ TAX, TAX_RATES }: Pick<Settings, 'TAX' | 'TAX_RATES'>): Tax | null {
  if (TAX === 'none') return null;
  const rates = ratesOf(TAX_RATES);
  return {
    ratesIn: async (territories, day) =>
      new Map(territories.map((territory) => [territory, rateOn(rates, territory, day) ?? 0])),
    dearest: (day) => dearestOn(rates, day) ?? '',
  };
}
