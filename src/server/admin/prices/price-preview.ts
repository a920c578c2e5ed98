import { z } from 'zod';

import { type PriceAlarm, priceAlarm } from '../../../domain/operators/pricing/price-alarm.ts';
import { type PriceChange, priceChanges } from '../../../domain/operators/pricing/price-changes.ts';
import { fixInversions, priceInversions } from '../../../domain/operators/pricing/price-inversions.ts';
import { pricePlans } from '../../../domain/operators/pricing/price-plan.ts';
import { priceRuleSchema } from '../../../domain/operators/pricing/price-rules-schema.ts';
import { inForceAt, inOrder, type PriceRule } from '../../../domain/operators/pricing/price-rules.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { type PlanToPrice, plansToPrice } from '../../catalog/plans-to-price.ts';
import { newestList } from '../../pricing/price-lists.ts';
import { takingsOf } from '../../tax/takings.ts';
import { isoOrNull, moment, verb, type VerbCall } from '../parts/verb.ts';
import { earningIn, earningSchema, planIn, planSchema, wantedRules } from './price-facts.ts';

/** Numbers of plans. `count` is each of them once, which confirms the change. */
export const alarmSchema = z.object({ count: z.int(), far: z.int(), jumped: z.int(), lost: z.int() });

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
    /** What has to be confirmed to publish the rules; null if nothing has to. `at`: when a rule begins or ends, null for now. */
    alarm: alarmSchema.extend({ at: moment.nullable() }).nullable(),
    /** The change that leaves the smallest margin as a share of its price. */
    worst: changeSchema.nullable(),
    changes: z.array(changeSchema),
    /** The `skip` of the next page. */
    next: z.int().nullable(),
  }),
  async run(call, { skip, limit, ...wanted }) {
    const { rules, priced, changes, at, alarm } = await previewOf(call, wanted);
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
      alarm: alarm && { ...alarm, at: isoOrNull(alarm.at) },
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
  const changesAt = (when: Date) => {
    const old = { rules: inForceAt(newest.rules, when), belowFloor: newest.belowFloor };
    const now = { rules: inForceAt(wanted, when), belowFloor };
    return priceChanges(plans, [old, now], takings);
  };
  const alarms = turnsOf(newest.rules, wanted, deps.now()).flatMap((at, index) => {
    const alarm = priceAlarm(changesAt(at).map(moveOf), plans.length);
    return alarm ? [{ ...alarm, at: index === 0 ? null : at }] : [];
  });
  return {
    rules: wanted,
    priced: priced(wanted),
    changes: changesAt(moment),
    at: moment,
    /** The version that they were compared with. */
    upon: newest.version,
    alarm: alarms.toSorted((a, b) => b.count - a.count)[0] ?? null,
  };
}

function moveOf({ before, after }: Change) {
  return { before: before?.price ?? null, after: after?.price ?? null, isLoss: (after?.margin ?? 0) < 0 };
}

/** Now, and the moments from now on at which a rule begins or ends that only one of the two lists has: the first so many. */
function turnsOf(old: readonly PriceRule[], wanted: readonly PriceRule[], now: Date): Date[] {
  const [before, after] = [old, wanted].map(
    (rules) => new Map(inOrder(rules).map((rule) => [JSON.stringify(rule), rule])),
  );
  const different = [
    ...[...(before ?? [])].filter(([key]) => !after?.has(key)),
    ...[...(after ?? [])].filter(([key]) => !before?.has(key)),
  ];
  const turns = different
    .flatMap(([, { from, until }]) => [from, until])
    .flatMap((turn) => (turn === null || Date.parse(turn) <= now.getTime() ? [] : Date.parse(turn)));
  return [
    now,
    ...[...new Set(turns)]
      .toSorted((a, b) => a - b)
      .slice(0, MAX_TURNS)
      .map((turn) => new Date(turn)),
  ];
}

/** Each takes some milliseconds of the process that sells. */
const MAX_TURNS = 50;

/** @throws Problem `unconfirmed_prices` unless the caller has confirmed the number of plans that the preview warns about */
export function mustBeConfirmed(alarm: Pick<PriceAlarm, 'count'> | null, confirm: number | undefined): void {
  if (alarm && confirm !== alarm.count) throw new Problem('unconfirmed_prices', { count: alarm.count });
}
