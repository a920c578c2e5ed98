import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';

import { orderNumber } from '../../domain/checkout/order.ts';
import { draftNumber } from '../../domain/draft-orders/draft-order.ts';
import { GIVE_UP_HOURS, pauseAfter } from '../../domain/operators/webhook-events.ts';
import type { Tx } from '../db/database.ts';
import { wellFormed } from '../db/json-column.ts';
import type { Deps } from '../deps.ts';
import { type Answer, callOut, isTaken } from '../outgoing/call-out.ts';
import { AWAKE, secretsOf } from './endpoints.ts';
import { signedHeaders } from './sign.ts';
import {
  type WebhookDelivery,
  webhookDeliveryTable,
  type WebhookEndpoint,
  webhookEndpointTable,
  type WebhookEventRow,
  webhookEventTable,
  webhookTryTable,
} from './tables.ts';

/** Longer than a call takes. If its process dies, another sends the event once more. */
const LEASE_MS = 60_000;
const GIVE_UP_MS = GIVE_UP_HOURS * 3_600_000;
/** The longest that a receiver's `Retry-After` is heeded. */
const MOST_WAIT_SECONDS = 3600;

/** Answers by which the receiver itself is away or overloaded, so that other events would not arrive either. */
const isAway = ({ status }: Answer) => status === null || status === 408 || status === 429 || status >= 500;

interface Claimed {
  delivery: WebhookDelivery;
  endpoint: WebhookEndpoint;
  event: WebhookEventRow;
}

/**
 * Sends one event to one endpoint, unless an earlier event of the same subject waits, the endpoint rests or is paused, or another
 * process is sending it. Safe to run at any time: an event arrives at least once, and those of one subject in their order.
 * @returns what came of it; null if nothing was sent
 */
export async function sendDelivery(deps: Deps, deliveryId: string): Promise<Answer | null> {
  const claimed = await claim(deps, deliveryId);
  if (!claimed) return null;
  const { delivery, endpoint, event } = claimed;
  const body = payloadOf(event);
  const answer = await callOut(deps.settings, {
    url: endpoint.url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Simport-Webhooks',
      ...signedHeaders(secretsOf(deps.cipher, endpoint, deps.now()), { id: event.id, at: deps.now(), body }),
    },
    body,
  });
  const next = await deps.db.db.transaction((tx) => settle(deps, tx, { delivery, endpoint }, answer));
  for (const { id } of next) await deps.queue.send('webhook.send', { deliveryId: id });
  return answer;
}

/** The body of a message: Standard Webhooks' form. */
export function payloadOf({ id, type, at, data }: WebhookEventRow): string {
  const facts = wellFormed(data, id);
  const { order_id: order, draft_order_id: draft } = facts;
  return JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: {
      ...facts,
      ...(typeof order === 'string' && { order_number: orderNumber(order) }),
      ...(typeof draft === 'string' && { draft_order_number: draftNumber(draft) }),
    },
  });
}

async function claim(deps: Deps, deliveryId: string): Promise<Claimed | null> {
  const now = deps.now();
  const { id, state, leaseUntil, dueAt, tries, seq, subject, endpointId } = webhookDeliveryTable;
  const isHead = sql`not exists (select from webhook_delivery as earlier where earlier.endpoint_id = ${endpointId}
    and earlier.subject = ${subject} and earlier.seq < ${seq} and earlier.state = 'pending')`;
  const isAwake = sql`exists (select from webhook_endpoint where id = ${endpointId} and paused_at is null
    and removed_at is null and (rests_until is null or rests_until <= ${now.toISOString()}::timestamptz))`;
  return deps.db.db.transaction(async (tx) => {
    const [delivery] = await tx
      .update(webhookDeliveryTable)
      .set({
        leaseUntil: new Date(now.getTime() + LEASE_MS),
        tries: sql`${tries} + 1`,
        triedSince: sql`coalesce(${webhookDeliveryTable.triedSince}, ${now.toISOString()}::timestamptz)`,
      })
      .where(
        and(
          eq(id, deliveryId),
          eq(state, 'pending'),
          or(isNull(leaseUntil), lt(leaseUntil, now)),
          // The clock of the database, which wrote a new one, may be ahead.
          or(lte(dueAt, now), eq(tries, 0)),
          isHead,
          isAwake,
        ),
      )
      .returning();
    if (!delivery) return null;
    const [endpoint] = await tx
      .select()
      .from(webhookEndpointTable)
      .where(eq(webhookEndpointTable.id, delivery.endpointId));
    const [event] = await tx
      .select()
      .from(webhookEventTable)
      .where(eq(webhookEventTable.id, delivery.eventId));
    return endpoint && event ? { delivery, endpoint, event } : null;
  });
}

/** Records a try. @returns the deliveries that wait for no more */
async function settle(
  deps: Pick<Deps, 'now' | 'queue'>,
  tx: Tx,
  { delivery, endpoint: claimed }: Pick<Claimed, 'delivery' | 'endpoint'>,
  answer: Answer,
): Promise<{ id: string }[]> {
  const now = deps.now();
  const { status, words, ms } = answer;
  const { id: deliveryId, endpointId, subject, tries, triedSince } = delivery;
  // A receiver that works costs no lock. Where there is one, the endpoint comes first, as for whoever resumes it.
  const isTroubled = !isTaken(answer) || claimed.fails > 0 || claimed.failingSince !== null;
  const endpoint = isTroubled ? await lockEndpoint(tx, endpointId) : claimed;
  const [known] = await tx
    .select({ id: webhookDeliveryTable.id })
    .from(webhookDeliveryTable)
    .where(eq(webhookDeliveryTable.id, deliveryId))
    .for('update');
  // The endpoint was removed meanwhile.
  if (!known || !endpoint) return [];
  await tx.insert(webhookTryTable).values({ deliveryId, at: now, status, words, ms });
  const set = (values: Partial<typeof webhookDeliveryTable.$inferInsert>) =>
    tx
      .update(webhookDeliveryTable)
      .set({ leaseUntil: null, ...values })
      .where(eq(webhookDeliveryTable.id, deliveryId));

  if (isTaken(answer)) {
    await set({ state: 'delivered', endedAt: now });
    await wake(tx, endpoint, now);
    return heads(tx, now, { endpointId, ...(endpoint.fails === 0 && { subject }) });
  }
  const isOver = now.getTime() - (triedSince ?? now).getTime() >= GIVE_UP_MS;
  const dueAt = later(now, waitAfter(tries, answer));
  await set(isOver ? { state: 'failed', endedAt: now } : { dueAt });
  await blame(deps, tx, endpoint, answer, now);
  return isOver ? heads(tx, now, { endpointId, subject }) : [];
}

async function lockEndpoint(tx: Tx, which: string): Promise<WebhookEndpoint | undefined> {
  const { id } = webhookEndpointTable;
  const [endpoint] = await tx.select().from(webhookEndpointTable).where(eq(id, which)).for('no key update');
  return endpoint;
}

const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

function waitAfter(fails: number, { retryAfter }: Answer): number {
  return Math.max(pauseAfter(fails), Math.min(retryAfter ?? 0, MOST_WAIT_SECONDS));
}

/** After a success nothing waits any longer because the receiver was away. */
async function wake(tx: Tx, { id, fails, failingSince }: WebhookEndpoint, now: Date): Promise<void> {
  if (fails === 0 && failingSince === null) return;
  await tx.update(webhookEndpointTable).set(AWAKE).where(eq(webhookEndpointTable.id, id));
  const { endpointId, state } = webhookDeliveryTable;
  if (fails > 0)
    await tx
      .update(webhookDeliveryTable)
      .set({ dueAt: now })
      .where(and(eq(endpointId, id), eq(state, 'pending')));
}

/**
 * Lets a receiver that is away rest: one try finds out whether it is back, rather than one for each event. After two days without a
 * success it is paused, and somebody has to look.
 */
async function blame(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  { id, fails, failingSince: before, restsUntil, pausedAt }: WebhookEndpoint,
  answer: Answer,
  now: Date,
): Promise<void> {
  const failingSince = before ?? now;
  const isDead = pausedAt === null && now.getTime() - failingSince.getTime() >= GIVE_UP_MS;
  // Of several that fail at the same time, the first counts.
  const hasRested = restsUntil === null || restsUntil <= now;
  await tx
    .update(webhookEndpointTable)
    .set({
      failingSince,
      ...(isAway(answer) &&
        hasRested && { fails: fails + 1, restsUntil: later(now, waitAfter(fails + 1, answer)) }),
      ...(isDead && { pausedAt: now, pausedFor: 'failures' as const }),
    })
    .where(eq(webhookEndpointTable.id, id));
  if (isDead) await deps.queue.send('cases.settle', { kinds: ['webhook_failing'] }, { tx });
}

/** Deliveries that may be sent now, oldest first: of each subject the first that waits. */
function heads(
  tx: Tx,
  now: Date,
  { endpointId, subject, limit = 100 }: { endpointId?: string; subject?: string; limit?: number } = {},
): Promise<{ id: string }[]> {
  const delivery = webhookDeliveryTable;
  const at = now.toISOString();
  return tx
    .select({ id: delivery.id })
    .from(delivery)
    .innerJoin(
      webhookEndpointTable,
      and(
        eq(webhookEndpointTable.id, delivery.endpointId),
        isNull(webhookEndpointTable.pausedAt),
        sql`(rests_until is null or rests_until <= ${at}::timestamptz)`,
      ),
    )
    .where(
      and(
        eq(delivery.state, 'pending'),
        endpointId === undefined ? undefined : eq(delivery.endpointId, endpointId),
        subject === undefined ? undefined : eq(delivery.subject, subject),
        lte(delivery.dueAt, now),
        or(isNull(delivery.leaseUntil), lt(delivery.leaseUntil, now)),
        sql`not exists (select from webhook_delivery as earlier where earlier.endpoint_id = ${delivery.endpointId}
          and earlier.subject = ${delivery.subject} and earlier.seq < ${delivery.seq} and earlier.state = 'pending')`,
      ),
    )
    .orderBy(asc(delivery.seq))
    .limit(limit);
}

/** Sends jobs for whatever is due: retries, and what was left by a process that died. A recurring job. */
export async function sweepDeliveries(deps: Deps): Promise<void> {
  const due = await deps.db.db.transaction((tx) => heads(tx, deps.now(), { limit: 500 }));
  for (const { id } of due) await deps.queue.send('webhook.send', { deliveryId: id });
}
