import { Hono } from 'hono';

import { Problem } from '../../domain/problem.ts';
import type { Deps } from '../deps.ts';
import type { StripeEvent } from '../providers/stripe.ts';
import { receiveEvent } from './receive.ts';

/** Callbacks of the outside world: verified over the raw bytes, stored, answered. Nothing else happens here. */
export function webhookRoutes(deps: Deps) {
  return new Hono({ strict: false }).post('/stripe', async (c) => {
    const body = Buffer.from(await c.req.arrayBuffer());
    let event: StripeEvent;
    try {
      event = deps.stripe.readEvent(body, c.req.header('stripe-signature') ?? '');
    } catch {
      throw new Problem('bad_request', 'The signature is wrong.');
    }
    await receiveEvent(deps, {
      provider: 'stripe',
      eventId: event.id,
      type: event.type,
      reference: event.paymentIntentId,
    });
    return c.json({ received: true });
  });
}
