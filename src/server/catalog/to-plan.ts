import type { SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { planFactsOf } from '../../domain/catalog/plan-facts.ts';
import { amountsFor, type FeePolicy } from '../../domain/checkout/payment-method.ts';
import { type Minor, ofBase, ofMinor, toDollars } from '../../domain/money.ts';
import type { ChargedPrice } from '../pricing/local-prices.ts';
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

/** What a plan costs in the currency of its charge, beside its dollars; nothing if it is charged in dollars. */
export function localOf(
  { minor, rate: { currency }, set }: ChargedPrice,
  feePolicy: FeePolicy,
): Pick<SoldPlan, 'local'> {
  if (!set) return {};
  const { total } = amountsFor(ofMinor(minor, currency), 'card', feePolicy);
  return { local: { currency, price: minor, card_total: total } };
}
