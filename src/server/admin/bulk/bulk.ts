import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import {
  BULK_ACTS,
  BULK_NAMES,
  BULK_ROW_STATES,
  BULK_STATES,
  MAX_BULK,
} from '../../../domain/operators/bulk.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { countRows, moveBulk, readBulk, rowsOf, startedBulks, writePlan } from '../../bulk/bulk-acts.ts';
import type { BulkAct } from '../../bulk/tables.ts';
import { listPurchases } from '../../purchase/overview/list-purchases.ts';
import { actor } from '../../staff/acting.ts';
import { operatorsById } from '../../staff/operators.ts';
import { noteText } from '../orders/order-note.ts';
import { orderFilter, purchaseFilterOf } from '../orders/orders.ts';
import { mustBeAllowed } from '../parts/allowed.ts';
import { namedOrders, namedOrderSchema } from '../parts/named-orders.ts';
import {
  amountOf,
  amountSchema,
  iso,
  isoOrNull,
  moment,
  reason,
  verb,
  type VerbCall,
  wrongField,
} from '../parts/verb.ts';
import { planRows } from './plan-rows.ts';
import { bulkWords as words } from './words.ts';

/** The most bulk acts listed. */
const MOST_LISTED = 50;

const act = z.enum(BULK_NAMES);
const counts = z.object(
  Object.fromEntries(BULK_ROW_STATES.map((state) => [state, z.int()])) as Record<
    (typeof BULK_ROW_STATES)[number],
    z.ZodInt
  >,
);

const headSchema = z.object({
  id: z.uuid(),
  act,
  state: z.enum(BULK_STATES),
  why: z.string(),
  /** Null at the command line. */
  operator: z.string().nullable(),
  /** Whether the caller planned it. */
  own: z.boolean(),
  planned_at: moment,
  started_at: moment.nullable(),
  ended_at: moment.nullable(),
  /** Orders by what became of them. */
  counts,
});

const bulkSchema = headSchema.extend({
  /** What goes out by this act, or has gone out: a sum for each currency. */
  amounts: z.array(amountSchema),
  rows: z.array(
    z.object({
      order: namedOrderSchema,
      state: z.enum(BULK_ROW_STATES),
      amount: amountSchema.nullable(),
      /** Why not, or what else to know. */
      words: z.string().nullable(),
    }),
  ),
});

const one = z.object({ id: z.uuid() });

export const bulk_preview = verb({
  permission: 'order.note',
  summary: `Make the dry run of an act on up to ${MAX_BULK} orders: what would happen to each, and why it cannot. Nothing is done before bulk_start`,
  changes: true,
  input: orderFilter.extend({
    act,
    orders: z.array(z.uuid()).min(1).max(MAX_BULK).optional().describe('their ids, in place of a filter'),
    reason: reason.describe('the reason for all of them, which the audit stores for ever; not for notes'),
    text: noteText.optional().describe('the note'),
  }),
  output: bulkSchema.extend({
    /** Whether more orders fit than one bulk act takes: the newest were taken. */
    is_cut: z.boolean(),
  }),
  async run(call, { act: name, orders, reason: why, text, ...filter }) {
    const { deps, by } = call;
    mustBeAllowed(call, BULK_ACTS[name]);
    if (name === 'note' ? text === undefined : why === '')
      throw name === 'note' ? wrongField('text', words.text) : wrongField('reason', words.reason);
    const isFiltered = Object.values(filter).some((value) => value !== undefined);
    if (!orders && !isFiltered) throw wrongField('orders', words.noFilter);
    const { isNear: _isNear, ...wanted } = await purchaseFilterOf(call, filter);
    const found = await listPurchases(deps.db.db, orders ? { ids: orders } : wanted, {
      after: null,
      limit: MAX_BULK + 1,
    });
    if (found.length === 0) throw new Problem('no_order');
    const rows = await planRows(
      call,
      name,
      found.slice(0, MAX_BULK).map(({ purchase }) => purchase),
    );
    const id = randomUUID();
    const { operatorId, origin } = by;
    await deps.db.db.transaction((tx) =>
      writePlan(
        tx,
        {
          id,
          act: name,
          why: name === 'note' ? '' : why,
          text: name === 'note' ? (text ?? null) : null,
          operatorId,
          origin,
          state: 'planned',
          plannedAt: deps.now(),
          startedAt: null,
          endedAt: null,
        },
        rows.map((row) => Object.assign(row, { bulkId: id, begunAt: null })),
      ),
    );
    return { ...(await shown(call, await bulkNamed(call, id))), is_cut: found.length > MAX_BULK };
  },
});

export const bulk_start = verb({
  permission: 'order.note',
  summary: 'Do what a dry run showed, order by order; started again, it continues',
  changes: true,
  input: one.extend({ act: act.describe('the act of the dry run, said again') }),
  output: headSchema,
  async run(call, { id, act: name }) {
    const { deps, by } = call;
    const found = await bulkNamed(call, id);
    mustBeAllowed(call, BULK_ACTS[found.act]);
    if (found.act !== name) throw wrongField('act', words.otherAct);
    if (found.operatorId !== by.operatorId) throw wrongField('id', words.others);
    await deps.db.db.transaction(async (tx) => {
      const running = { state: 'running', startedAt: deps.now(), origin: by.origin } as const;
      if (await moveBulk(tx, id, ['planned'], running)) {
        const [planned] = (await countRows(tx, [id])).values();
        const entry = { ...actor(by), what: `bulk ${name} started`, why: found.why, subject: `bulk ${id}` };
        await recordAudit(deps, tx, { ...entry, after: { orders: planned?.planned ?? 0 } });
      }
      await deps.queue.send('bulk.run', { bulkId: id }, { tx });
    });
    return head(call, await bulkNamed(call, id));
  },
});

export const bulk_stop = verb({
  permission: 'order.note',
  summary: 'Stop a bulk act: the orders after the present one are left alone',
  changes: true,
  input: one,
  output: headSchema,
  async run(call, { id }) {
    const { deps, by } = call;
    const found = await bulkNamed(call, id);
    mustBeAllowed(call, BULK_ACTS[found.act]);
    await deps.db.db.transaction(async (tx) => {
      const stopped = { state: 'stopped', endedAt: deps.now(), text: null } as const;
      if (await moveBulk(tx, id, ['planned', 'running'], stopped))
        await recordAudit(deps, tx, {
          ...actor(by),
          what: 'bulk act stopped',
          why: '',
          subject: `bulk ${id}`,
        });
    });
    return head(call, await bulkNamed(call, id));
  },
});

export const bulk_act = verb({
  permission: 'order.note',
  summary: 'Show a bulk act with the result of each order',
  changes: false,
  input: one,
  output: bulkSchema,
  run: async (call, { id }) => shown(call, await bulkNamed(call, id)),
});

export const bulk_acts = verb({
  permission: 'order.note',
  summary: 'List the bulk acts of the last 90 days, newest first',
  changes: false,
  input: z.object({}),
  output: z.object({ bulk_acts: z.array(headSchema) }),
  run: async (call) => ({ bulk_acts: await heads(call, await startedBulks(call.deps.db.db, MOST_LISTED)) }),
});

/** @throws Problem `no_bulk_act`, also for another person's dry run */
async function bulkNamed({ deps, by }: VerbCall, id: string): Promise<BulkAct> {
  const found = await readBulk(deps.db.db, id);
  if (!found || (found.state === 'planned' && found.operatorId !== by.operatorId))
    throw new Problem('no_bulk_act');
  return found;
}

async function heads(call: VerbCall, acts: readonly BulkAct[]): Promise<z.infer<typeof headSchema>[]> {
  const { db } = call.deps.db;
  const counted = await countRows(
    db,
    acts.map(({ id }) => id),
  );
  const people = await operatorsById(
    db,
    acts.flatMap(({ operatorId }) => operatorId ?? []),
  );
  const none = Object.fromEntries(BULK_ROW_STATES.map((state) => [state, 0])) as z.infer<typeof counts>;
  return acts.map((one) => ({
    id: one.id,
    act: one.act,
    state: one.state,
    why: one.why,
    operator: people.get(one.operatorId ?? '')?.email ?? null,
    own: one.operatorId === call.by.operatorId,
    planned_at: iso(one.plannedAt),
    started_at: isoOrNull(one.startedAt),
    ended_at: isoOrNull(one.endedAt),
    counts: { ...none, ...counted.get(one.id) },
  }));
}

async function head(call: VerbCall, found: BulkAct): Promise<z.infer<typeof headSchema>> {
  const [only] = await heads(call, [found]);
  if (!only) throw new Problem('no_bulk_act');
  return only;
}

async function shown(call: VerbCall, found: BulkAct): Promise<z.infer<typeof bulkSchema>> {
  const rows = await rowsOf(call.deps.db.db, found.id);
  const orderOf = await namedOrders(
    call,
    rows.map(({ purchaseId }) => purchaseId),
  );
  const sums = new Map<string, number>();
  for (const { state, amountCents, currency } of rows)
    if (currency !== null && state !== 'refused' && state !== 'failed')
      sums.set(currency, (sums.get(currency) ?? 0) + (amountCents ?? 0));
  return {
    ...(await head(call, found)),
    amounts: Array.from(sums, ([currency, cents]) => amountOf(cents, currency)),
    rows: rows.map(({ purchaseId, state, amountCents, currency, words: told }) => ({
      order: orderOf(purchaseId),
      state,
      amount: currency === null ? null : amountOf(amountCents ?? 0, currency),
      words: told,
    })),
  };
}
