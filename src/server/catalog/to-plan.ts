import type { Plan } from '../../domain/catalog/catalog-schema.ts';
import { planFactsOf } from '../../domain/catalog/plan-facts.ts';
import { type BasisPoints, retailPrice, toDollars, ofCents } from '../../domain/money.ts';
import type { PlanRow } from './tables.ts';

/** Wholesale price and markup end here. */
export function toPlan(row: Omit<PlanRow, 'available'>, placeName: string, markupBp: BasisPoints): Plan {
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
    finalPrice: toDollars(ofCents(retailPrice(row.wholesaleCents, markupBp))),
    auto_start: row.autostart,
    speed: row.speed,
    groups: row.groups,
    description: row.description,
    truth: planFactsOf(row),
  };
}
