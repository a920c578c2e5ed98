import { z } from 'zod';

import { dailyAllowanceSchema } from '../../../domain/catalog/catalog-schema.ts';
import type { Earning } from '../../../domain/operators/pricing/price-changes.ts';
import type { Unpriced } from '../../../domain/operators/pricing/price-plan.ts';
import { priceRulesSchema } from '../../../domain/operators/pricing/price-rules-schema.ts';
import { BELOW_FLOOR } from '../../../domain/operators/pricing/price-rules.ts';
import type { PlanToPrice } from '../../catalog/plans-to-price.ts';
import type { Db } from '../../db/database.ts';
import type { PriceList } from '../../pricing/tables.ts';
import { operatorsById } from '../../staff/operators.ts';
import { baseAmountOf, amountSchema, iso, moment } from '../parts/verb.ts';

/** The most plans listed; the count includes all. */
export const MAX_NAMED = 20;

/** Rules as an operator types or sends them, and what to do with prices below the floor. */
export const wantedRules = { rules: priceRulesSchema, below_floor: z.enum(BELOW_FLOOR) };

/** In a change of prices. */
export const confirm = z
  .int()
  .positive()
  .optional()
  .describe('the number of plans that the preview warns about, to do it all the same');

/** Who made a list, when and why; `by` is null for the command line and for the first list. */
export const listSchema = z.object({
  version: z.int(),
  below_floor: z.enum(BELOW_FLOOR),
  why: z.string(),
  by: z.string().nullable(),
  at: moment,
});

/** Adds the operator who made each list. */
export async function listsWithPeople<Rules>(
  db: Db,
  lists: readonly (Omit<PriceList, 'rules'> & { rules: Rules })[],
) {
  const people = await operatorsById(
    db,
    lists.flatMap(({ operatorId }) => operatorId ?? []),
  );
  return lists.map(({ version, rules, belowFloor, why, operatorId, createdAt }) => ({
    rules,
    facts: {
      version,
      below_floor: belowFloor,
      why,
      by: people.get(operatorId ?? '')?.email ?? null,
      at: iso(createdAt),
    },
  }));
}

/** A price and its margin after wholesale price and fees, in money and in hundredths of a percent. */
export const earningSchema = z.object({ price: amountSchema, margin: amountSchema, margin_bp: z.int() });

export function earningIn({ price, margin, share }: Earning): z.infer<typeof earningSchema> {
  return { price: baseAmountOf(price), margin: baseAmountOf(margin), margin_bp: share };
}

/** A plan in a place; `data_mb` is -1 for unlimited plans. */
export const planSchema = z.object({
  place: z.string(),
  place_name: z.string(),
  bundle_name: z.string(),
  days: z.int(),
  data_mb: z.int(),
  tier: dailyAllowanceSchema.shape.tier.nullable(),
  wholesale: amountSchema,
});

export function planIn(plan: PlanToPrice): z.infer<typeof planSchema> {
  return {
    place: plan.countryCode,
    place_name: plan.placeName,
    bundle_name: plan.bundleName,
    days: plan.durationDays,
    data_mb: plan.dataMb,
    tier: plan.tier,
    wholesale: baseAmountOf(plan.wholesaleCents),
  };
}

/** The reading order of a list of plans: by place, then length, then size. */
export function byPlace(a: Unpriced, b: Unpriced): number {
  if (a.countryCode !== b.countryCode) return a.countryCode < b.countryCode ? -1 : 1;
  return a.durationDays - b.durationDays || a.dataMb - b.dataMb;
}
