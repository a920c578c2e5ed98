import { z } from 'zod';

import { DELIVERY_STATES, WEBHOOK_EVENTS } from '../../../domain/operators/webhook-events.ts';
import { complaintAbout } from '../../outgoing/call-out.ts';
import { operatorsById } from '../../staff/operators.ts';
import { countDeliveries, lastTries, listDeliveries } from '../../webhook-endpoints/deliveries.ts';
import {
  changeEndpoint,
  listEndpoints,
  makeEndpoint,
  pauseEndpoint,
  readEndpoint,
  removeEndpoint,
  resumeEndpoint,
  rotateSecret,
} from '../../webhook-endpoints/endpoints.ts';
import type { WebhookEndpoint } from '../../webhook-endpoints/tables.ts';
import { nextPage, paged, pageOf } from '../parts/pages.ts';
import { iso, isoOrNull, moment, verb, type VerbCall, wrongField } from '../parts/verb.ts';

const url = z.string().trim().min(1).max(2_000);
const events = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length);
const one = z.object({ id: z.uuid() });
/** For verbs with nothing to answer. */
const done = z.object({});

const endpointSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.string()),
  state: z.enum(['active', 'failing', 'paused', 'paused_for_failures']),
  /** Since when nothing has arrived, or it is paused. */
  state_since: moment.nullable(),
  /** Deliveries that wait, and those given up. */
  pending: z.int(),
  failed: z.int(),
  made_at: moment,
  made_by: z.string().nullable(),
  /** Until when the secret before the present one signs as well. */
  old_secret_until: moment.nullable(),
  /** For changes: callers send the version they saw. */
  version: z.int(),
});

function stateOf({ pausedAt, pausedFor, failingSince }: WebhookEndpoint) {
  if (pausedFor === 'failures') return 'paused_for_failures' as const;
  if (pausedAt) return 'paused' as const;
  return failingSince ? ('failing' as const) : ('active' as const);
}

async function presented({ deps }: VerbCall, rows: readonly WebhookEndpoint[]) {
  const { db } = deps.db;
  const counts = await countDeliveries(db);
  const makers = await operatorsById(
    db,
    rows.flatMap(({ madeBy }) => madeBy ?? []),
  );
  return rows.map((row) => {
    const { pending = 0, failed = 0 } = counts.get(row.id) ?? {};
    const hasOld = row.oldUntil !== null && row.oldUntil > deps.now();
    return {
      id: row.id,
      url: row.url,
      events: row.events,
      state: stateOf(row),
      state_since: isoOrNull(row.pausedAt ?? row.failingSince),
      pending,
      failed,
      made_at: iso(row.madeAt),
      made_by: makers.get(row.madeBy ?? '')?.email ?? null,
      old_secret_until: hasOld ? isoOrNull(row.oldUntil) : null,
      version: row.version,
    };
  });
}

export const webhooks = verb({
  permission: 'connections.read',
  summary: 'List webhook endpoints',
  changes: false,
  input: z.object({}),
  output: z.object({ webhooks: z.array(endpointSchema) }),
  async run(call) {
    return { webhooks: await presented(call, await listEndpoints(call.deps.db.db)) };
  },
});

export const webhook = verb({
  permission: 'connections.read',
  summary: 'Show a webhook endpoint and its deliveries, the newest first',
  changes: false,
  input: one.extend({ state: z.enum(DELIVERY_STATES).optional(), ...paged }),
  output: endpointSchema.extend({
    deliveries: z.array(
      z.object({
        id: z.uuid(),
        /** The message’s `webhook-id`. */
        event: z.uuid(),
        type: z.string(),
        at: moment,
        state: z.enum(DELIVERY_STATES),
        tries: z.int(),
        /** Of the last try; null without an answer, or before it. */
        status: z.int().nullable(),
        words: z.string().nullable(),
        /** When it is tried next. */
        due_at: moment.nullable(),
      }),
    ),
    ...nextPage,
  }),
  async run(call, { id, state, after, limit }) {
    const { db } = call.deps.db;
    const [endpoint] = await presented(call, [await readEndpoint(db, id)]);
    if (!endpoint) throw new Error(`endpoint ${id} was not presented`);
    const { rows, next } = await pageOf(
      'webhooks',
      { after, limit },
      (page) => listDeliveries(db, { endpointId: id, state }, page),
      ({ delivery }) => ({ at: delivery.queuedAt, id: delivery.id }),
    );
    const last = await lastTries(
      db,
      rows.map(({ delivery }) => delivery.id),
    );
    return {
      ...endpoint,
      deliveries: rows.map(({ delivery, event }) => {
        const { status = null, words = null } = last.get(delivery.id) ?? {};
        return {
          id: delivery.id,
          event: event.id,
          type: event.type,
          at: iso(event.at),
          state: delivery.state,
          tries: delivery.tries,
          status,
          words,
          due_at: delivery.state === 'pending' ? iso(delivery.dueAt) : null,
        };
      }),
      next,
    };
  },
});

export const webhook_create = verb({
  permission: 'connections.change',
  summary: 'Make a webhook endpoint, whose secret is shown only in this answer',
  changes: true,
  input: z.object({ url, events }),
  output: z.object({ id: z.uuid(), secret: z.string() }),
  async run({ deps, by }, given) {
    await refuseAddress(deps, given.url);
    return makeEndpoint(deps, by, { ...given, events: [...new Set(given.events)] });
  },
});

export const webhook_change = verb({
  permission: 'connections.change',
  summary: 'Change a webhook endpoint’s address and events',
  changes: true,
  input: one.extend({ version: z.int().positive(), url, events }),
  output: done,
  async run({ deps, by }, given) {
    await refuseAddress(deps, given.url);
    await changeEndpoint(deps, by, { ...given, events: [...new Set(given.events)] });
    return {};
  },
});

export const webhook_rotate = verb({
  permission: 'connections.change',
  summary: 'Give a webhook endpoint a new secret; for a day the one before signs as well',
  changes: true,
  input: one,
  output: z.object({ secret: z.string() }),
  async run({ deps, by }, { id }) {
    return { secret: await rotateSecret(deps, by, id) };
  },
});

export const webhook_pause = verb({
  permission: 'connections.work',
  summary: 'Pause a webhook endpoint; its events wait',
  changes: true,
  input: one,
  output: done,
  async run({ deps, by }, { id }) {
    await pauseEndpoint(deps, by, id);
    return {};
  },
});

export const webhook_resume = verb({
  permission: 'connections.work',
  summary: 'Resume a webhook endpoint and send what waits',
  changes: true,
  input: one,
  output: done,
  async run({ deps, by }, { id }) {
    await resumeEndpoint(deps, by, id);
    await deps.queue.send('webhook.sweep', {});
    await deps.queue.send('cases.settle', { kinds: ['webhook_failing'] });
    return {};
  },
});

export const webhook_remove = verb({
  permission: 'connections.change',
  summary: 'Remove a webhook endpoint with its log; what waits for it is not sent',
  changes: true,
  input: one,
  output: done,
  async run({ deps, by }, { id }) {
    await removeEndpoint(deps, by, id);
    await deps.queue.send('cases.settle', { kinds: ['webhook_failing'] });
    return {};
  },
});

/** @throws Problem `invalid_field` */
async function refuseAddress({ settings }: VerbCall['deps'], address: string): Promise<void> {
  const complaint = await complaintAbout(settings, address);
  if (complaint !== null) throw wrongField('url', complaint);
}
