import type { Takings } from '../../domain/operators/pricing/price-plan.ts';
import { highestRate } from '../../domain/tax/tax-rates.ts';
import type { Settings } from '../core/settings/env.ts';
import { ratesOf } from './rates-of.ts';

/** The settings that say what is taken out of a price. */
export type TakingSettings = Pick<Settings, 'FEE_POLICY'> & Partial<Pick<Settings, 'TAX' | 'TAX_RATES'>>;

/** What is taken out of a price: nobody knows its buyer yet, so the highest tax counts. */
export function takingsOf({
  FEE_POLICY: fees,
  TAX: tax = 'none',
  TAX_RATES: own = [],
}: TakingSettings): Takings {
  return tax === 'none' ? fees : { fees, taxBp: highestRate(ratesOf(own)) };
}
