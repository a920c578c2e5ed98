import type { SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { planFactsOf } from '../../domain/catalog/plan-facts.ts';
import { amountsFor, type FeePolicy } from '../../domain/checkout/payment-method.ts';
import { type Cents, ofCents, toDollars } from '../../domain/money.ts';
import type { PlanRow } from './tables.ts';

/** Wholesale price and markup end here. */
export function toPlan(
  row: Omit<PlanRow, 'available'>,
  placeName: string,
  price: Cents,
  feePolicy: FeePolicy,
): SoldPlan {
  const isUnlimited = row.type === 'unlimited';
  return {
    bundle_name: row.bundleName,
    country_code: row.countryCode,
    countryCode: row.countryCode,
    country: placeName,
    type: row.type,
    isUnlimited,
    duration: row.durationDays,
    data_amount: row.dataMb,
    finalPrice: toDollars(ofCents(price)),
    card_total: toDollars(ofCents(amountsFor(price, 'card', feePolicy).total)),
    auto_start: row.autostart,
    speed: row.speed,
    groups: row.groups,
    description: row.description,
    truth: planFactsOf(row),
  };
}
