import { z } from 'zod';

import { DELIVERY_STATES } from '../../../domain/operators/webhook-events.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { isTaken } from '../../outgoing/call-out.ts';
import { actor } from '../../staff/acting.ts';
import { addPing, readDelivery, replay } from '../../webhook-endpoints/deliveries.ts';
import { readEndpoint } from '../../webhook-endpoints/endpoints.ts';
import { payloadOf, sendDelivery } from '../../webhook-endpoints/send-delivery.ts';
import { iso, isoOrNull, moment, verb } from '../parts/verb.ts';

const answerSchema = z.object({
  /** Null without an answer. */
  status: z.int().nullable(),
  /** The first letters of the answer, or what went wrong. */
  words: z.string(),
  ms: z.int(),
});

export const webhook_delivery = verb({
  permission: 'connections.read',
  summary: 'Show one delivery: what was sent, and each answer',
  changes: false,
  input: z.object({ id: z.uuid() }),
  output: z.object({
    id: z.uuid(),
    endpoint: z.object({ id: z.uuid(), url: z.string() }),
    event: z.uuid(),
    type: z.string(),
    at: moment,
    state: z.enum(DELIVERY_STATES),
    due_at: moment.nullable(),
    ended_at: moment.nullable(),
    /** As it is sent. */
    body: z.string(),
    tries: z.array(answerSchema.extend({ at: moment })),
  }),
  async run({ deps: { db } }, { id }) {
    const { delivery, event, tries } = await readDelivery(db.db, id);
    const endpoint = await readEndpoint(db.db, delivery.endpointId);
    return {
      id,
      endpoint: { id: endpoint.id, url: endpoint.url },
      event: event.id,
      type: event.type,
      at: iso(event.at),
      state: delivery.state,
      due_at: delivery.state === 'pending' ? iso(delivery.dueAt) : null,
      ended_at: isoOrNull(delivery.endedAt),
      body: payloadOf(event),
      tries: tries.map(({ at, status, words, ms }) => ({ at: iso(at), status, words, ms })),
    };
  },
});

export const webhook_ping = verb({
  permission: 'connections.work',
  summary: 'Send a test event to a webhook endpoint now, and show the answer',
  changes: true,
  input: z.object({ id: z.uuid() }),
  output: z.object({ delivery: z.uuid(), arrived: z.boolean(), answer: answerSchema.nullable() }),
  async run({ deps }, { id }) {
    const { db } = deps.db;
    await readEndpoint(db, id);
    const delivery = await db.transaction((tx) => addPing(tx, id, deps.now()));
    const answer = await sendDelivery(deps, delivery);
    return {
      delivery,
      arrived: answer !== null && isTaken(answer),
      answer: answer && { status: answer.status, words: answer.words, ms: answer.ms },
    };
  },
});

export const webhook_replay = verb({
  permission: 'connections.work',
  summary: 'Send one delivery of a webhook endpoint again, or all that were given up since a time',
  changes: true,
  input: z.object({
    id: z.uuid(),
    delivery: z.uuid().optional(),
    since: z.iso
      .datetime()
      .transform((text) => new Date(text))
      .optional(),
  }),
  output: z.object({ count: z.int() }),
  async run({ deps, by }, { id, delivery, since }) {
    const { db } = deps.db;
    await readEndpoint(db, id);
    const which = { endpointId: id, ...(delivery && { deliveryId: delivery }), ...(since && { since }) };
    const count = await db.transaction(async (tx) => {
      const again = await replay(deps, tx, which);
      const entry = { what: 'webhooks sent again', why: '', subject: `webhook ${id}` };
      if (again > 0) await recordAudit(deps, tx, { ...actor(by), ...entry, after: { count: again } });
      return again;
    });
    if (count > 0) await deps.queue.send('webhook.sweep', {});
    return { count };
  },
});
