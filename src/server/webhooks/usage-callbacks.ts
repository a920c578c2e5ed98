import { randomUUID } from 'node:crypto';

import { type Context, Hono } from 'hono';

import { Problem } from '../../domain/problems/problem.ts';
import { familyOf, readNetworks } from '../core/settings/networks.ts';
import { sameBytes, sha256 } from '../db/cipher.ts';
import type { Deps } from '../deps.ts';
import { queuePoll } from '../esims/usage/queue-poll.ts';
import { hurryProviderOrder } from '../fulfilment/hurry-provider-order.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Wholesaler } from '../providers/wholesaler.ts';
import { webhookReceiptTable } from '../webhook-inbox/tables.ts';
import { type countOutcomes, refusal } from './callback-outcomes.ts';

/**
 * Usage callbacks of the wholesalers, each at an address with the wholesaler's id. If a wholesaler does not sign all of them, the
 * address contains a secret too, and where the wholesaler's own addresses are known, others are refused; a signature must be valid
 * if present. A callback is only a hint: it makes its eSIM or its order's purchase due, and the job reads the truth. Callbacks
 * have no id, so the same bytes are the same callback; many about one eSIM make it due once.
 */
export function usageCallbacks(deps: Deps, counted: ReturnType<typeof countOutcomes>) {
  const routes = new Hono({ strict: false });
  const trusted = readNetworks(deps.settings.TRUSTED_PROXIES);
  for (const wholesaler of deps.wholesalers.all) {
    const { callbacks } = wholesaler.can;
    if (callbacks === 'signed') {
      routes.get(`/${wholesaler.id}`, present);
      routes.post(
        `/${wholesaler.id}`,
        counted(wholesaler.id, (c) => receive(deps, wholesaler, c)),
      );
      continue;
    }
    const secret = sha256(callbacks.secret);
    const mayCome = senders(callbacks.from ?? []);
    const knock = (c: Context) => {
      if (!sameBytes(sha256(c.req.param('secret') ?? ''), secret)) throw new Problem('no_api_address');
    };
    routes.get(`/${wholesaler.id}/:secret`, (c) => {
      knock(c);
      return present(c);
    });
    const proved = counted(wholesaler.id, async (c) => {
      knock(c);
      if (!mayCome(clientAddress(c, trusted))) throw refusal('unproven_callback', 'the sender is wrong');
      return receive(deps, wholesaler, c);
    });
    routes.post(`/${wholesaler.id}/:secret`, proved);
  }
  return routes;
}

/** Some wholesalers ask by HEAD whether there is anybody at an address, before they send callbacks there. */
function present(c: Context): Response {
  return c.body(null, 200);
}

/** @param from addresses and networks; an empty list lets everybody send */
function senders(from: readonly string[]): (address: string) => boolean {
  const known = readNetworks(from);
  return (address) => {
    const family = familyOf(address);
    return from.length === 0 || (family !== null && known.check(address, family));
  };
}

async function receive(deps: Deps, wholesaler: Wholesaler, c: Context): Promise<Response> {
  const body = Buffer.from(await c.req.arrayBuffer());
  const event = wholesaler.readCallback(body, c.req.raw.headers);
  if (typeof event === 'string') throw refusal('unproven_callback', `the ${event} is wrong`);
  const now = deps.now();
  await deps.db.db.transaction(async (tx) => {
    const [isNew] = await tx
      .insert(webhookReceiptTable)
      .values({
        id: randomUUID(),
        provider: wholesaler.id,
        eventId: sha256(body.toString('latin1')).toString('base64url'),
        type: event.type,
        reference: event.iccid ?? event.order,
        receivedAt: now,
        handledAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: webhookReceiptTable.id });
    if (isNew && event.iccid) await queuePoll(deps, tx, event.iccid);
    if (isNew && event.order)
      await hurryProviderOrder(deps, tx, { wholesaler: wholesaler.id, reference: event.order });
  });
  return c.json({ received: true });
}
