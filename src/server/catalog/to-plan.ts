import type { SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { planFactsOf } from '../../domain/catalog/plan-facts.ts';
import { amountsFor, type FeePolicy } from '../../domain/checkout/payment-method.ts';
import { type Minor, ofBase, toDollars } from '../../domain/money.ts';
import type { PlanRow } from './tables.ts';

/** From here on, nothing contains the wholesale price and markup. */
export function toPlan(
  row: Omit<PlanRow, 'available'>,
  placeName: string,
  price: Minor,
  feePolicy: FeePolicy,
): SoldPlan {
  const isUnlimited = row.type === 'unlimited';
  return {
    // Fields that differ between plans are together, so that a page with many plans compresses better.
    country_code: row.countryCode,
    countryCode: row.countryCode,
    country: placeName,
    auto_start: row.autostart,
    groups: row.groups,
    speed: row.speed,
    truth: planFactsOf(row),
    type: row.type,
    isUnlimited,
    duration: row.durationDays,
    data_amount: row.dataMb,
    bundle_name: row.bundleName,
    card_total: toDollars(ofBase(amountsFor(ofBase(price), 'card', feePolicy).total)),
    description: row.description,
    finalPrice: toDollars(ofBase(price)),
  };
}
