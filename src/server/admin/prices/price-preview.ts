import { z } from 'zod';

import { type PriceChange, priceChanges } from '../../../domain/operators/pricing/price-changes.ts';
import { fixInversions, priceInversions } from '../../../domain/operators/pricing/price-inversions.ts';
import { pricePlans } from '../../../domain/operators/pricing/price-plan.ts';
import { priceRuleSchema } from '../../../domain/operators/pricing/price-rules-schema.ts';
import { inForceAt, inOrder, type PriceRule } from '../../../domain/operators/pricing/price-rules.ts';
import { type PlanToPrice, plansToPrice } from '../../catalog/plans-to-price.ts';
import { newestList } from '../../pricing/price-lists.ts';
import { takingsOf } from '../../tax/takings.ts';
import { moment, verb, type VerbCall } from '../parts/verb.ts';
import { earningIn, earningSchema, planIn, planSchema, wantedRules } from './price-facts.ts';

const changeSchema = planSchema.extend({
  /** Null if not sold. */
  before: earningSchema.nullable(),
  after: earningSchema.nullable(),
});

export const price_preview = verb({
  permission: 'prices.read',
  summary:
    'Preview every price that these rules would change, with its margin, the worst first; it changes nothing, and is a POST because rules fit no address',
  changes: true,
  input: z.object({
    ...wantedRules,
    /** Changes the rules so that no prices are inverted. */
    fix_inversions: z.boolean().default(false),
    /** The moment to preview; now by default. */
    at: moment.optional(),
    /** Number of changes to skip. */
    skip: z.int().min(0).default(0),
    limit: z.int().min(1).max(200).default(50),
  }),
  output: z.object({
    /** The rules that would be published, in stored order. */
    rules: z.array(priceRuleSchema),
    /** Number of plans offered. */
    plans: z.int(),
    count: z.int(),
    dearer: z.int(),
    cheaper: z.int(),
    /** Plans sold now but not then, and the reverse. */
    hidden: z.int(),
    shown: z.int(),
    /** Among all plans: prices below the floor, and price inversions. */
    below: z.int(),
    price_inversions: z.int(),
    /** Number of rules that begin after that moment. */
    later: z.int(),
    /** The change that leaves the smallest margin as a share of its price. */
    worst: changeSchema.nullable(),
    changes: z.array(changeSchema),
    /** The `skip` of the next page. */
    next: z.int().nullable(),
  }),
  async run(call, { skip, limit, ...wanted }) {
    const { rules, priced, changes, at } = await previewOf(call, wanted);
    const some = changes.slice(skip, skip + limit);
    const [worst] = changes;
    const count = (fits: (change: Change) => boolean) => changes.filter(fits).length;
    return {
      rules,
      plans: priced.length,
      count: changes.length,
      dearer: count(({ before, after }) => before !== null && after !== null && after.price > before.price),
      cheaper: count(({ before, after }) => before !== null && after !== null && after.price < before.price),
      hidden: count(({ after }) => after === null),
      shown: count(({ before }) => before === null),
      below: priced.filter(({ isBelow }) => isBelow).length,
      price_inversions: priceInversions(priced).length,
      later: rules.filter(({ from }) => from !== null && Date.parse(from) > at.getTime()).length,
      worst: worst?.after ? changeIn(worst) : null,
      changes: some.map(changeIn),
      next: skip + limit < changes.length ? skip + limit : null,
    };
  },
});

type Change = PriceChange<PlanToPrice>;

function changeIn({ plan, before, after }: Change): z.infer<typeof changeSchema> {
  return { ...planIn(plan), before: before && earningIn(before), after: after && earningIn(after) };
}

interface Wanted {
  rules: readonly PriceRule[];
  below_floor: z.output<(typeof wantedRules)['below_floor']>;
  fix_inversions?: boolean;
  at?: string | undefined;
}

/** Compares the prices of the given rules with those of the newest list, at the same moment. */
export async function previewOf(
  { deps }: VerbCall,
  { rules, below_floor: belowFloor, fix_inversions, at }: Wanted,
) {
  const { db } = deps.db;
  const takings = takingsOf(deps.settings);
  const moment = at === undefined ? deps.now() : new Date(at);
  const [{ plans }, newest] = [await plansToPrice(db), await newestList(db)];
  const priced = (by: readonly PriceRule[]) =>
    pricePlans(plans, { rules: inForceAt(by, moment), belowFloor }, takings);
  const wanted = fix_inversions
    ? fixInversions(rules, priced(rules), { belowFloor }, takings)
    : inOrder(rules);
  const old = { rules: inForceAt(newest.rules, moment), belowFloor: newest.belowFloor };
  const now = { rules: inForceAt(wanted, moment), belowFloor };
  return {
    rules: wanted,
    priced: priced(wanted),
    changes: priceChanges(plans, [old, now], takings),
    at: moment,
  };
}
