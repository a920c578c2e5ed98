import { z } from 'zod';

import { PURCHASE_STATES } from '../../../domain/checkout/purchase-state.ts';
import { ABANDONED_WHY } from '../../../domain/operators/checkouts.ts';
import { incomeOf, marginIn } from '../../../domain/operators/income.ts';
import { type Span, daysOf, EARLIER, PERIODS, spansOf } from '../../../domain/operators/period.ts';
import type { Deps } from '../../deps.ts';
import { PLAN_COSTS } from '../../esims/plan-costs.ts';
import { isAlive, readProcesses } from '../../processes/processes.ts';
import { providerCalls, providerCallsSchema } from '../../processes/provider-calls.ts';
import { checkoutEnds } from '../../purchase/overview/checkouts.ts';
import { longestUnderWay, underWay } from '../../purchase/overview/days.ts';
import { incomeBetween } from '../../purchase/overview/income.ts';
import { amountsOf, incomeSchema } from '../money/income.ts';
import { namedOrders, namedOrderSchema } from '../parts/named-orders.ts';
import { amountSchema, baseAmountOf, iso, isoOrNull, moment, verb } from '../parts/verb.ts';

const DAY_MS = 86_400_000;
const MAX_NAMED = 10;
/** Reasons that are listed by themselves. */
const MAX_REASONS = 6;

const state = z.enum(PURCHASE_STATES);

const figuresSchema = incomeSchema.extend({
  from: moment,
  to: moment,
  /** Of an order; null without any. */
  average: amountSchema.nullable(),
});

const daySchema = z.object({ gross: amountSchema, margin: amountSchema });

const checkoutsSchema = z.object({ begun: z.int(), paid: z.int(), open: z.int() });

export const dashboard = verb({
  permission: 'shop.read',
  summary:
    'Show today’s money, or a week’s or month’s, beside the same time before, with checkouts, orders in progress and providers',
  changes: false,
  input: z.object({ period: z.enum(PERIODS).default('today') }),
  output: z.object({
    period: z.enum(PERIODS),
    /** Until now. */
    now: figuresSchema,
    /** The same time a week and a month earlier, up to the same time of day; a month has no week before. */
    before: z.partialRecord(z.enum(EARLIER), figuresSchema),
    /** In UTC, oldest first; the last is today, which is not over. */
    days: z.array(
      daySchema.extend({
        day: z.iso.date(),
        /** The day to compare it with; null if last month had none. */
        before: daySchema.extend({ day: z.iso.date() }).nullable(),
      }),
    ),
    checkouts: checkoutsSchema.extend({
      before: z.partialRecord(z.enum(EARLIER), checkoutsSchema),
      /** Why checkouts of the period were abandoned, the most first. */
      abandoned: z.array(
        z.object({
          why: z.enum(ABANDONED_WHY),
          /** Of a decline: the processor's words. */
          words: z.string().nullable(),
          count: z.int(),
        }),
      ),
      /** Abandoned for rarer reasons. */
      others: z.int(),
    }),
    under_way: z.object({
      states: z.array(z.object({ state, count: z.int(), oldest: moment.nullable() })),
      /** Paid orders, the longest waiting first. */
      oldest: z.array(
        namedOrderSchema.extend({
          state,
          since: moment,
          country: z.string(),
          review: z.boolean(),
        }),
      ),
    }),
    providers: z.array(providerCallsSchema),
  }),
  async run(call, { period }) {
    const { deps } = call;
    const { db } = deps.db;
    const now = deps.now();
    const { now: current, before } = spansOf(period, now);
    const states = await underWay(db);
    const oldest = await longestUnderWay(db, MAX_NAMED);
    const orderOf = await namedOrders(
      call,
      oldest.map(({ id }) => id),
    );
    const processes = (await readProcesses(db)).filter((one) => isAlive(one, now));
    const { abandoned, others, ...checkouts } = await checkoutsIn(deps, current);
    return {
      period,
      now: await figuresIn(deps, current),
      before: await eachOf(before, (span) => figuresIn(deps, span)),
      days: await chartOf(deps, daysOf(period, now)),
      checkouts: {
        ...checkouts,
        before: await eachOf(before, async (span) => {
          const { begun, paid, open } = await checkoutsIn(deps, span);
          return { begun, paid, open };
        }),
        abandoned,
        others,
      },
      under_way: {
        states: states.map(({ state, count, since }) => ({
          state,
          count,
          oldest: isoOrNull(new Date(since)),
        })),
        oldest: oldest.map(({ id, state, stateSince, countryCode, needsReview }) =>
          Object.assign(orderOf(id), {
            state,
            since: iso(stateSince),
            country: countryCode,
            review: needsReview !== null,
          }),
        ),
      },
      providers: providerCalls(deps, processes),
    };
  },
});

async function eachOf<Name extends string, Result>(
  spans: Partial<Record<Name, Span>>,
  read: (span: Span) => Promise<Result>,
): Promise<Partial<Record<Name, Result>>> {
  const results: Partial<Record<Name, Result>> = {};
  for (const [name, span] of Object.entries(spans) as [Name, Span][]) results[name] = await read(span);
  return results;
}

async function figuresIn({ db }: Deps, span: Span): Promise<z.infer<typeof figuresSchema>> {
  const sum = incomeOf(await incomeBetween(db.db, 'day', span, PLAN_COSTS));
  return {
    from: iso(span.from),
    to: iso(span.to),
    ...amountsOf(sum),
    average: sum.orders === 0 ? null : baseAmountOf(Math.round(sum.gross / sum.orders)),
  };
}

async function chartOf({ db }: Deps, days: ReturnType<typeof daysOf>) {
  const named = days.flatMap(({ day, before }) => [day, before ?? []].flat()).toSorted();
  const [first = '', last = ''] = [named[0], named.at(-1)];
  const to = new Date(Date.parse(last) + DAY_MS);
  const rows = await incomeBetween(db.db, 'day', { from: new Date(first), to }, PLAN_COSTS);
  const found = new Map(rows.map((row) => [row.name, row]));
  const sums = (day: string) => {
    const row = found.get(day);
    return { gross: baseAmountOf(row?.gross ?? 0), margin: baseAmountOf(row ? marginIn(row) : 0) };
  };
  return days.map(({ day, before }) => ({
    day,
    ...sums(day),
    before: before === null ? null : { day: before, ...sums(before) },
  }));
}

async function checkoutsIn({ db }: Deps, span: Span) {
  const ends = await checkoutEnds(db.db, span);
  const sum = (some: typeof ends) => some.reduce((all, { count }) => all + count, 0);
  const countOf = (wanted: 'paid' | 'open') => sum(ends.filter(({ end }) => end === wanted));
  const abandoned = ends.flatMap(({ end, ...one }) =>
    end === 'paid' || end === 'open' ? [] : { why: end, ...one },
  );
  return {
    begun: sum(ends),
    paid: countOf('paid'),
    open: countOf('open'),
    abandoned: abandoned.slice(0, MAX_REASONS),
    others: abandoned.slice(MAX_REASONS).reduce((all, { count }) => all + count, 0),
  };
}
