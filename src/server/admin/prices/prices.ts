import { z } from 'zod';

import { earningOf } from '../../../domain/operators/pricing/price-changes.ts';
import { pricePlans } from '../../../domain/operators/pricing/price-plan.ts';
import { priceRuleSchema } from '../../../domain/operators/pricing/price-rules-schema.ts';
import { inForceAt, type PriceRule, SCOPES } from '../../../domain/operators/pricing/price-rules.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { planCalled } from '../../catalog/plan-called.ts';
import { plansToPrice } from '../../catalog/plans-to-price.ts';
import { Malformed } from '../../db/json-column.ts';
import type { Deps } from '../../deps.ts';
import { listOfVersion, listsBefore, newestList } from '../../pricing/price-lists.ts';
import type { PriceListRow } from '../../pricing/tables.ts';
import { takingsOf } from '../../tax/takings.ts';
import { verb } from '../parts/verb.ts';
import {
  byPlace,
  earningIn,
  earningSchema,
  listSchema,
  listsWithPeople,
  planIn,
  planSchema,
} from './price-facts.ts';

const version = z.coerce.number().int().min(1).max(2_147_483_647).optional();

export const prices = verb({
  permission: 'prices.read',
  summary: 'Show the price rules, as they are now or in an older version, and what rules can be for',
  changes: false,
  input: z.object({ version }),
  output: listSchema.extend({
    newest: z.int(),
    rules: z.array(priceRuleSchema),
    /** A region rule's place is a part of the world, for the countries in it, or a region on sale. */
    places: z.array(z.object({ scope: z.enum(['region', 'country']), of: z.string(), name: z.string() })),
    /** Names of the plans that a rule is for. */
    plans: z.array(z.object({ of: z.string(), name: z.string() })),
  }),
  async run({ deps }, { version }) {
    const { db } = deps.db;
    const newest = await newestList(db);
    const list = version === undefined ? newest : await listOfVersion(db, version);
    const [{ rules, facts } = { rules: [], facts: null }] = await listsWithPeople(db, [list]);
    if (!facts) throw new Problem('no_price_list');
    const { places } = await plansToPrice(db);
    return { ...facts, newest: newest.version, rules, places, plans: rules.flatMap(planNamed(deps)) };
  },
});

/** The plan of a rule for one plan. */
const planNamed =
  ({ catalog }: Pick<Deps, 'catalog'>) =>
  ({ scope, of }: PriceRule) => {
    if (scope !== 'plan') return [];
    const [place = '', bundle = ''] = of.split(' ');
    return [{ of, name: planCalled(catalog.current(), bundle, place) }];
  };

export const price_history = verb({
  permission: 'prices.read',
  summary: 'List published versions of the price rules, with who published them and why, newest first',
  changes: false,
  input: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20), before: version }),
  output: z.object({
    lists: z.array(
      listSchema.extend({
        /** Their number; null if they cannot be read. */
        rules: z.int().nullable(),
      }),
    ),
    next: z.int().nullable(),
  }),
  async run({ deps }, { limit, before }) {
    const found = await listsBefore(deps.db.db, before, limit + 1);
    const shown = found.slice(0, limit);
    const lists = await listsWithPeople(deps.db.db, shown);
    return {
      lists: lists.map(counted),
      next: found.length > limit ? (shown.at(-1)?.version ?? null) : null,
    };
  },
});

export const place_prices = verb({
  permission: 'prices.read',
  summary: 'List the plans of a country or region with price, margin and the rule that set them',
  changes: false,
  input: z.object({ place: z.string().trim().min(1).max(20) }),
  output: z.object({
    plans: z.array(
      planSchema.extend({
        /** Null if hidden because its price is below the floor. */
        sold: earningSchema.nullable(),
        below_floor: z.boolean(),
        rule: z.enum(SCOPES),
      }),
    ),
  }),
  async run({ deps }, { place }) {
    const { db } = deps.db;
    const { plans, places } = await plansToPrice(db);
    const code = place.toUpperCase();
    const of = plans.filter(({ countryCode }) => countryCode.toUpperCase() === code);
    if (of.length === 0 && !places.some((one) => one.of.toUpperCase() === code))
      throw new Problem('no_country');
    const { rules, belowFloor } = await newestList(db);
    const takings = takingsOf(deps.settings);
    const priced = pricePlans(of, { rules: inForceAt(rules, deps.now()), belowFloor }, takings);
    const told = (plan: (typeof priced)[number]) => {
      const earned = earningOf(plan, takings);
      return {
        ...planIn(plan),
        sold: earned && earningIn(earned),
        below_floor: plan.isBelow,
        rule: plan.rule.scope,
      };
    };
    return { plans: priced.toSorted(byPlace).map(told) };
  },
});

function counted<Facts>({ rules, facts }: Pick<PriceListRow, 'rules'> & { facts: Facts }) {
  return { ...facts, rules: rules instanceof Malformed ? null : rules.length };
}
