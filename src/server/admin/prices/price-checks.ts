import { z } from 'zod';

import { type Earning, earningOf } from '../../../domain/operators/pricing/price-changes.ts';
import { type PriceInversion, priceInversions } from '../../../domain/operators/pricing/price-inversions.ts';
import { priceBy, type PricedPlan, pricePlans } from '../../../domain/operators/pricing/price-plan.ts';
import { inForceAt, planKey } from '../../../domain/operators/pricing/price-rules.ts';
import { plansToPrice, wholesaleChanges } from '../../catalog/plans-to-price.ts';
import { newestList } from '../../pricing/price-lists.ts';
import { takingsOf } from '../../tax/takings.ts';
import { baseAmountOf, amountSchema, iso, moment, verb } from '../parts/verb.ts';
import { byPlace, earningIn, earningSchema, MAX_NAMED, planIn, planSchema } from './price-facts.ts';

/** How long changes from a sync are shown. */
const SHOWN_MS = 30 * 86_400_000;

const named = <Row extends z.ZodType>(row: Row) => z.object({ count: z.int(), first: z.array(row) });

export const price_checks = verb({
  permission: 'prices.read',
  summary:
    'Check current prices for inverted sizes, plans below their floor, and wholesale changes of the last 30 days',
  changes: false,
  input: z.object({}),
  output: z.object({
    /** Plans that cost less than a smaller one of the same length in the same place. */
    price_inversions: named(
      planSchema.extend({ price: amountSchema, smaller: planSchema.extend({ price: amountSchema }) }),
    ),
    /** Plans whose rule gives a price below the floor; the list's `below_floor` decides what happens to them. */
    below: named(planSchema.extend({ sold: earningSchema.nullable() })),
    /** Plans below their floor first, then by loss of margin. */
    wholesale: named(
      planSchema.extend({
        at: moment,
        from: amountSchema,
        /** With today's rules at the previous wholesale price. */
        before: earningSchema.nullable(),
        after: earningSchema.nullable(),
        below_floor: z.boolean(),
      }),
    ),
  }),
  async run({ deps }) {
    const { db } = deps.db;
    const takings = takingsOf(deps.settings);
    const [{ plans }, { rules, belowFloor }] = [await plansToPrice(db), await newestList(db)];
    const changed = await wholesaleChanges(db, new Date(deps.now().getTime() - SHOWN_MS));
    const priced = pricePlans(plans, { rules: inForceAt(rules, deps.now()), belowFloor }, takings).toSorted(
      byPlace,
    );
    type Plan = (typeof priced)[number];
    const sold = (plan: Plan) => {
      const earned = earningOf(plan, takings);
      return earned && earningIn(earned);
    };
    const priceOf = (plan: Plan) => ({ ...planIn(plan), price: baseAmountOf(plan.price) });
    const sizes = priceInversions(priced);
    const below = priced.filter(({ isBelow }) => isBelow);
    const moved = priced
      .flatMap((plan) => {
        const change = changed.get(planKey(plan.countryCode, plan.bundleName));
        if (!change) return [];
        const was = { ...plan, wholesaleCents: change.fromCents };
        const before = {
          ...was,
          ...priceBy(plan.rule, change.fromCents, takings, belowFloor, plan.leastRetailCents),
        };
        return [{ plan, change, before: earningOf(before, takings), after: earningOf(plan, takings) }];
      })
      .toSorted((a, b) => lossOf(b) - lossOf(a));
    const sizeIn = ({ bigger, smaller }: PriceInversion<Plan>) => ({
      ...priceOf(bigger),
      smaller: priceOf(smaller),
    });
    const soldIn = (plan: Plan) => ({ ...planIn(plan), sold: sold(plan) });
    const movedIn = ({ plan, change, before, after }: (typeof moved)[number]) => ({
      ...planIn(plan),
      at: iso(change.at),
      from: baseAmountOf(change.fromCents),
      before: before && earningIn(before),
      after: after && earningIn(after),
      below_floor: plan.isBelow,
    });
    return {
      price_inversions: { count: sizes.length, first: sizes.slice(0, MAX_NAMED).map(sizeIn) },
      below: { count: below.length, first: below.slice(0, MAX_NAMED).map(soldIn) },
      wholesale: { count: moved.length, first: moved.slice(0, MAX_NAMED).map(movedIn) },
    };
  },
});

/** The loss of margin, in hundredths of a percent of the price; a plan below its floor ranks above all others. */
function lossOf({
  plan,
  before,
  after,
}: {
  plan: PricedPlan;
  before: Earning | null;
  after: Earning | null;
}) {
  return (before?.share ?? 0) - (after?.share ?? 0) + (plan.isBelow ? 1_000_000 : 0);
}
