import { randomUUID } from 'node:crypto';

import { Hono } from 'hono';

import { Problem } from '../../domain/problems/problem.ts';
import { sameBytes, sha256 } from '../db/cipher.ts';
import type { Deps } from '../deps.ts';
import { queuePoll } from '../esims/usage/queue-poll.ts';
import { webhookReceiptTable } from './inbox/tables.ts';

/**
 * Usage callbacks of the wholesaler. The address holds a secret, because version 2 is unsigned; a signature must be right
 * where there is one. A callback is only a hint: it makes its eSIM due, and the job reads what is true. Callbacks have no
 * id, so the same bytes are the same callback; many about one eSIM make it due once.
 */
export function esimGoCallbacks(deps: Deps) {
  const secret = sha256(deps.settings.ESIM_GO_CALLBACK_SECRET);
  return new Hono({ strict: false }).post('/esim-go/:secret', async (c) => {
    if (!sameBytes(sha256(c.req.param('secret')), secret))
      throw new Problem('not_found', 'There is no such address in the API.');
    const body = Buffer.from(await c.req.arrayBuffer());
    const event = deps.esimGo.readCallback(body, c.req.header('x-signature-sha256'));
    if (!event) throw new Problem('bad_request', 'The callback is unreadable or its signature is wrong.');
    const now = deps.now();
    await deps.db.db.transaction(async (tx) => {
      const [isNew] = await tx
        .insert(webhookReceiptTable)
        .values({
          id: randomUUID(),
          provider: 'esim-go',
          eventId: sha256(body.toString('latin1')).toString('base64url'),
          type: event.type,
          reference: event.iccid,
          receivedAt: now,
          handledAt: now,
        })
        .onConflictDoNothing()
        .returning({ id: webhookReceiptTable.id });
      if (isNew && event.iccid) await queuePoll(deps, tx, event.iccid);
    });
    return c.json({ received: true });
  });
}
