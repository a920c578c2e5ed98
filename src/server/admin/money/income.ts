import { z } from 'zod';

import {
  type Income,
  INCOME_PARTS,
  type IncomePart,
  incomeOf,
  marginIn,
} from '../../../domain/operators/income.ts';
import { placeCalled, planCalled } from '../../catalog/plan-called.ts';
import type { Snapshot } from '../../catalog/snapshot.ts';
import { PLAN_COSTS } from '../../esims/plan-costs.ts';
import { incomeBetween, type IncomeRow } from '../../purchase/overview/income.ts';
import { pageLimit } from '../parts/pages.ts';
import { amountOf, baseAmountOf, amountSchema, verb, type VerbCall } from '../parts/verb.ts';

const DAY_MS = 86_400_000;

const day = z.iso.date();

export const incomeSchema = z.object({
  orders: z.int(),
  gross: amountSchema,
  refunds: amountSchema,
  disputes: amountSchema,
  /** Those that are not known yet are estimated. */
  fees: amountSchema,
  /** The part of the fees that is. */
  estimated: amountSchema,
  cost: amountSchema,
  margin: amountSchema,
  /** Number of payments and refunds whose fee is not known yet. */
  unread: z.int(),
});

export const incomeFilter = z.object({
  by: z.enum(INCOME_PARTS).default('day'),
  /** Days in UTC, the last one included; this month by default. */
  from: day.optional(),
  to: day.optional(),
});

export const income = verb({
  permission: 'money.read',
  summary:
    'Show gross, refunds, lost disputes, fees, cost and margin by day, month, country, plan, method or partner',
  changes: false,
  input: incomeFilter.extend({ limit: pageLimit.default(100) }),
  output: z.object({
    from: day,
    to: day,
    by: z.enum(INCOME_PARTS),
    parts: z.array(
      z.object({
        name: z.string(),
        ...incomeSchema.shape,
        /** In the currency itself, if the parts are currencies. */
        own: z.object({ gross: amountSchema, refunds: amountSchema }).nullable(),
      }),
    ),
    /** Number of parts left out. */
    more: z.int(),
    all: incomeSchema,
  }),
  async run(call, { limit, ...filter }) {
    const { rows, from, to } = await incomeRows(call, filter);
    return {
      from,
      to,
      by: filter.by,
      parts: rows.slice(0, limit).map((row) => partOf(row, filter.by, call.deps.catalog.current())),
      more: Math.max(rows.length - limit, 0),
      all: amountsOf(incomeOf(rows)),
    };
  },
});

function partOf(row: IncomeRow, by: IncomePart, snapshot: Snapshot) {
  const own = (cents: number) => amountOf(cents, row.name);
  return {
    name: by === 'country' ? placeCalled(snapshot, row.name) : row.name,
    ...amountsOf(row),
    own: by === 'currency' ? { gross: own(row.own_gross), refunds: own(row.own_refunds) } : null,
  };
}

/** Two wholesalers may have a plan of the same size: then both are named by their bundles, too. */
function named(rows: readonly IncomeRow[], snapshot: Snapshot): IncomeRow[] {
  const called = rows.map(({ name }) => planCalled(snapshot, name));
  return rows.map((row, at) => {
    const name = called[at] ?? row.name;
    const isAlone = called.indexOf(name) === called.lastIndexOf(name);
    return { ...row, name: isAlone ? name : `${name} (${row.name})` };
  });
}

/** All parts, and the range of days they cover. */
export async function incomeRows({ deps }: VerbCall, { by, ...asked }: z.output<typeof incomeFilter>) {
  const today = deps.now().toISOString().slice(0, 10);
  const to = asked.to ?? today;
  const from = asked.from ?? `${to.slice(0, 7)}-01`;
  const end = new Date(Date.parse(to) + DAY_MS);
  const rows = await incomeBetween(deps.db.db, by, { from: new Date(from), to: end }, PLAN_COSTS);
  return { rows: by === 'plan' ? named(rows, deps.catalog.current()) : rows, from, to };
}

export function amountsOf(income: Income): z.infer<typeof incomeSchema> {
  const { orders, gross, refunds, disputes, fees, estimated, cost, unread } = income;
  return {
    orders,
    gross: baseAmountOf(gross),
    refunds: baseAmountOf(refunds),
    disputes: baseAmountOf(disputes),
    fees: baseAmountOf(fees),
    estimated: baseAmountOf(estimated),
    cost: baseAmountOf(cost),
    margin: baseAmountOf(marginIn(income)),
    unread,
  };
}
