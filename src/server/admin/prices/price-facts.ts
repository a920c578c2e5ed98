import { z } from 'zod';

import type { Earning } from '../../../domain/operators/pricing/price-changes.ts';
import type { Unpriced } from '../../../domain/operators/pricing/price-plan.ts';
import { priceRulesSchema } from '../../../domain/operators/pricing/price-rules-schema.ts';
import { BELOW_FLOOR } from '../../../domain/operators/pricing/price-rules.ts';
import type { PlanToPrice } from '../../catalog/plans-to-price.ts';
import type { Db } from '../../db/database.ts';
import type { PriceList } from '../../pricing/tables.ts';
import { operatorsById } from '../../staff/operators.ts';
import { amountOf, amountSchema, iso, moment } from '../parts/verb.ts';

/** How many plans are named where all are counted. */
export const MOST_NAMED = 20;

/** Rules as they are typed or sent, with what becomes of a price below its floor. */
export const wantedRules = { rules: priceRulesSchema, below_floor: z.enum(BELOW_FLOOR) };

/** Who made a list, when and why; `by` is null for the command line, and for the first one. */
export const listSchema = z.object({
  version: z.int(),
  below_floor: z.enum(BELOW_FLOOR),
  why: z.string(),
  by: z.string().nullable(),
  at: moment,
});

/** Names who made each of some lists. */
export async function listsWithPeople(db: Db, lists: readonly PriceList[]) {
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

/** A price and what stays of it after wholesale and fees, also as a share of it in hundredths of a percent. */
export const earningSchema = z.object({ price: amountSchema, margin: amountSchema, margin_bp: z.int() });

export function earningIn({ price, margin, share }: Earning): z.infer<typeof earningSchema> {
  return { price: amountOf(price), margin: amountOf(margin), margin_bp: share };
}

/** A plan in a place; `data_mb` is -1 for one without a limit. */
export const planSchema = z.object({
  place: z.string(),
  place_name: z.string(),
  bundle_name: z.string(),
  days: z.int(),
  data_mb: z.int(),
  wholesale: amountSchema,
});

export function planIn(plan: PlanToPrice): z.infer<typeof planSchema> {
  return {
    place: plan.countryCode,
    place_name: plan.placeName,
    bundle_name: plan.bundleName,
    days: plan.durationDays,
    data_mb: plan.dataMb,
    wholesale: amountOf(plan.wholesaleCents),
  };
}

/** As a list of plans is read: by place, then by length and size. */
export function byPlace(a: Unpriced, b: Unpriced): number {
  if (a.countryCode !== b.countryCode) return a.countryCode < b.countryCode ? -1 : 1;
  return a.durationDays - b.durationDays || a.dataMb - b.dataMb;
}
