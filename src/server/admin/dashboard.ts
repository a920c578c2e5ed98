import { z } from 'zod';

import { PURCHASE_STATES } from '../../domain/checkout/purchase-state.ts';
import { ofDollars } from '../../domain/money.ts';
import { CASE_KINDS } from '../../domain/operators/cases.ts';
import { countOpenAlerts } from '../alerts/open-alerts.ts';
import { withinTime } from '../core/within-time.ts';
import { REPLACEMENT_COSTS, replacedSince } from '../esim-returns/replacement-costs.ts';
import { isAlive, readProcesses } from '../processes/processes.ts';
import { providerCalls, providerCallsSchema } from '../processes/provider-calls.ts';
import { ProviderRefused, ProviderUnreachable } from '../providers/outcome.ts';
import {
  costSince,
  type DaySum,
  longestUnderWay,
  refundedByDay,
  type SoldDay,
  soldByDay,
  underWay,
} from '../purchase/overview/days.ts';
import { namedOrders, namedOrderSchema } from './parts/named-orders.ts';
import { baseAmountOf, amountSchema, iso, isoOrNull, moment, verb } from './parts/verb.ts';

const DAY_MS = 86_400_000;
const WEEK = 7;
const MAX_NAMED = 10;
/** The longest a screen waits for a slow wholesaler. */
const BALANCE_WITHIN_MS = 5_000;

const state = z.enum(PURCHASE_STATES);
const sumSchema = z.object({ count: z.int(), amount: amountSchema });
const daySchema = z.object({ sales: sumSchema, refunds: sumSchema, margin: amountSchema });

export const dashboard = verb({
  permission: 'shop.read',
  summary:
    'Show the last seven days beside the seven before, orders in progress, open cases, and how providers answer',
  changes: false,
  input: z.object({}),
  output: z.object({
    /** In UTC, oldest first; the last is today, which is not over. */
    days: z.array(daySchema.extend({ day: z.iso.date(), before: daySchema })),
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
    cases: z.object({
      open: z.int(),
      kinds: z.array(z.object({ kind: z.enum(CASE_KINDS), count: z.int() })),
    }),
    providers: z.array(providerCallsSchema),
  }),
  async run(call) {
    const { deps } = call;
    const { db } = deps.db;
    const now = deps.now();
    const first = new Date(midnight(now) - (2 * WEEK - 1) * DAY_MS);
    const sold = new Map((await soldByDay(db, first, REPLACEMENT_COSTS)).map((row) => [row.day, row]));
    const refunded = new Map((await refundedByDay(db, first)).map((row) => [row.day, row]));
    const states = await underWay(db);
    const oldest = await longestUnderWay(db, MAX_NAMED);
    const orderOf = await namedOrders(
      call,
      oldest.map(({ id }) => id),
    );
    const alerts = await countOpenAlerts(db);
    const processes = (await readProcesses(db)).filter((one) => isAlive(one, now));
    const figures = (day: string) => figuresOf(sold.get(day), refunded.get(day));
    return {
      days: Array.from({ length: WEEK }, (_, index) => {
        const at = midnight(now) - (WEEK - 1 - index) * DAY_MS;
        const day = dayOf(at);
        return { day, ...figures(day), before: figures(dayOf(at - WEEK * DAY_MS)) };
      }),
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
      cases: {
        open: [...alerts.values()].reduce((sum, count) => sum + count, 0),
        kinds: [...alerts].map(([kind, count]) => ({ kind, count })),
      },
      providers: providerCalls(deps, processes),
    };
  },
});

export const balances = verb({
  permission: 'shop.read',
  summary: 'Ask each wholesaler for its balance, and show when it runs out at last week’s pace',
  changes: false,
  input: z.object({}),
  output: z.object({
    wholesalers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Null if the wholesaler does not answer now. */
        balance: amountSchema.nullable(),
        /** Daily average of a week's provider orders. */
        a_day: amountSchema,
        /** Null if nothing was sold, or the balance is unknown. */
        runs_out: z.iso.date().nullable(),
        /** Below the low balance in the settings. */
        low: z.boolean(),
      }),
    ),
  }),
  async run({ deps }) {
    const now = deps.now();
    const aWeekAgo = new Date(now.getTime() - WEEK * DAY_MS);
    const sold = await costSince(deps.db.db, aWeekAgo);
    const replaced = await replacedSince(deps.db.db, aWeekAgo);
    const asked = deps.wholesalers.all.map(async (wholesaler) => {
      const cents = await withinTime(balanceOf(wholesaler), BALANCE_WITHIN_MS, null);
      const spent = (sold.get(wholesaler.id) ?? 0) + (replaced.get(wholesaler.id) ?? 0);
      const aDay = Math.round(spent / WEEK);
      const days = cents === null || aDay <= 0 ? null : Math.max(0, Math.floor(cents / aDay));
      return {
        id: wholesaler.id,
        name: wholesaler.name,
        balance: cents === null ? null : baseAmountOf(cents),
        a_day: baseAmountOf(aDay),
        runs_out: days === null || days > MAX_DAYS ? null : dayOf(now.getTime() + days * DAY_MS),
        low: cents !== null && cents < ofDollars(deps.settings.LOW_BALANCE_USD).amount,
      };
    });
    return { wholesalers: await Promise.all(asked) };
  },
});

/** Dates farther away are not worth showing. */
const MAX_DAYS = 1_000;

async function balanceOf(wholesaler: { balance(): Promise<number> }): Promise<number | null> {
  try {
    return await wholesaler.balance();
  } catch (error) {
    if (error instanceof ProviderUnreachable || error instanceof ProviderRefused) return null;
    throw error;
  }
}

function figuresOf(sold: SoldDay | undefined, refunded: DaySum | undefined): z.infer<typeof daySchema> {
  const sum = (of: DaySum | undefined) => ({ count: of?.count ?? 0, amount: baseAmountOf(of?.cents ?? 0) });
  return { sales: sum(sold), refunds: sum(refunded), margin: baseAmountOf(sold?.marginCents ?? 0) };
}

function midnight(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS) * DAY_MS;
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
