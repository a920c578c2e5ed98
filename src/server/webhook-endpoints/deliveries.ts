import { randomUUID } from 'node:crypto';

import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';

import { type DeliveryState, PING } from '../../domain/operators/webhook-events.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { Db, DbOrTx, Tx } from '../db/database.ts';
import { deleteBatch } from '../db/delete-batch.ts';
import { byTime, type TimePage } from '../db/list-page.ts';
import type { Deps } from '../deps.ts';
import {
  type WebhookDelivery,
  webhookDeliveryTable,
  type WebhookEventRow,
  webhookEventTable,
  type WebhookTry,
  webhookTryTable,
} from './tables.ts';

/** How long events, deliveries and their tries are kept. */
export const LOG_DAYS = 30;

interface Delivery {
  delivery: WebhookDelivery;
  event: WebhookEventRow;
}

/** An endpoint's deliveries, newest first, after a place. */
export async function listDeliveries(
  db: DbOrTx,
  { endpointId, state }: { endpointId: string; state?: DeliveryState | undefined },
  page: TimePage,
): Promise<Delivery[]> {
  const { id, queuedAt, eventId, state: inState, endpointId: of } = webhookDeliveryTable;
  const { behind, order } = byTime(queuedAt, id, page);
  const rows = await db
    .select()
    .from(webhookDeliveryTable)
    .innerJoin(webhookEventTable, eq(webhookEventTable.id, eventId))
    .where(and(eq(of, endpointId), state && eq(inState, state), behind))
    .orderBy(...order)
    .limit(page.limit);
  return rows.map(({ webhook_delivery: delivery, webhook_event: event }) => ({ delivery, event }));
}

/** @throws Problem `no_delivery` */
export async function readDelivery(db: DbOrTx, which: string): Promise<Delivery & { tries: WebhookTry[] }> {
  const { id, eventId } = webhookDeliveryTable;
  const [found] = await db
    .select()
    .from(webhookDeliveryTable)
    .innerJoin(webhookEventTable, eq(webhookEventTable.id, eventId))
    .where(eq(id, which));
  if (!found) throw new Problem('no_delivery');
  const { webhook_delivery: delivery, webhook_event: event } = found;
  return { delivery, event, tries: await triesOf(db, which) };
}

function triesOf(db: DbOrTx, deliveryId: string): Promise<WebhookTry[]> {
  return db
    .select()
    .from(webhookTryTable)
    .where(eq(webhookTryTable.deliveryId, deliveryId))
    .orderBy(asc(webhookTryTable.id));
}

/** The last try of each of these. */
export async function lastTries(db: DbOrTx, ids: readonly string[]): Promise<Map<string, WebhookTry>> {
  if (ids.length === 0) return new Map();
  const { deliveryId, id } = webhookTryTable;
  const rows = await db
    .selectDistinctOn([deliveryId])
    .from(webhookTryTable)
    .where(inArray(deliveryId, [...ids]))
    .orderBy(deliveryId, desc(id));
  return new Map(rows.map((row) => [row.deliveryId, row]));
}

/** How many wait and how many were given up, by endpoint. */
export async function countDeliveries(
  db: DbOrTx,
): Promise<Map<string, Record<'pending' | 'failed', number>>> {
  const { endpointId, state } = webhookDeliveryTable;
  const rows = await db
    .select({ endpointId, state, count: sql<number>`count(*)::int` })
    .from(webhookDeliveryTable)
    .where(inArray(state, ['pending', 'failed']))
    .groupBy(endpointId, state);
  const counts = new Map<string, Record<'pending' | 'failed', number>>();
  for (const row of rows) {
    const count = counts.get(row.endpointId) ?? { pending: 0, failed: 0 };
    counts.set(row.endpointId, { ...count, [row.state]: row.count });
  }
  return counts;
}

/** Adds an event that only this endpoint gets, whatever types it wants. @returns the delivery's id */
export async function addPing(tx: Tx, endpointId: string, now: Date): Promise<string> {
  const subject = `ping ${randomUUID()}`;
  const [event] = await tx
    .insert(webhookEventTable)
    .values({ id: randomUUID(), type: PING, subject, data: {}, at: now })
    .returning();
  if (!event) throw new Error('no event was written');
  const id = randomUUID();
  await tx.insert(webhookDeliveryTable).values({
    id,
    endpointId,
    eventId: event.id,
    seq: event.seq,
    subject,
    state: 'pending',
    queuedAt: now,
    dueAt: now,
  });
  return id;
}

/** Makes deliveries due again: one, whatever its state, or all that were given up since a time. @returns how many */
export async function replay(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  { endpointId, deliveryId, since }: { endpointId: string; deliveryId?: string; since?: Date },
): Promise<number> {
  const { id, endpointId: of, state, queuedAt } = webhookDeliveryTable;
  const which =
    deliveryId === undefined ? and(eq(state, 'failed'), since && gte(queuedAt, since)) : eq(id, deliveryId);
  const again = await tx
    .update(webhookDeliveryTable)
    .set({ state: 'pending', tries: 0, triedSince: null, endedAt: null, dueAt: deps.now() })
    .where(and(eq(of, endpointId), which))
    .returning({ id });
  if (deliveryId !== undefined && again.length === 0) throw new Problem('no_delivery');
  return again.length;
}

/** Deletes a batch of events as old as `until`, with their deliveries and tries. Returns how many. */
export function forgetEvents(db: Db, until: Date): Promise<number> {
  return deleteBatch(db, webhookEventTable.at, until);
}
