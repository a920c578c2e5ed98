import { type Context, Hono } from 'hono';

import { Problem } from '../../domain/problem.ts';
import type { Deps } from '../deps.ts';
import { ProviderUnreachable } from '../providers/outcome.ts';
import type { PaymentEvent } from '../providers/payment-news.ts';
import { esimGoCallbacks } from './esim-go.ts';
import { type ReceivedEvent, receiveEvent } from './receive.ts';

/** Callbacks of the outside world: verified over the raw bytes, stored, answered. Nothing else happens here. */
export function webhookRoutes(deps: Deps) {
  const receive = async (
    c: Context,
    provider: ReceivedEvent['provider'],
    read: (body: Buffer) => PaymentEvent | Promise<PaymentEvent>,
  ) => {
    const body = Buffer.from(await c.req.arrayBuffer());
    let event: PaymentEvent;
    try {
      event = await read(body);
    } catch (error) {
      // Its sender tries again later.
      if (error instanceof ProviderUnreachable)
        throw new Problem('unavailable', 'The signature cannot be checked now.');
      throw new Problem('bad_request', 'The signature is wrong.');
    }
    const { id: eventId, type, reference } = event;
    await receiveEvent(deps, { provider, eventId, type, reference });
    return c.json({ received: true });
  };
  return new Hono({ strict: false })
    .post('/stripe', (c) =>
      receive(c, 'stripe', (body) => deps.stripe.readEvent(body, c.req.header('stripe-signature') ?? '')),
    )
    .post('/paypal', (c) => receive(c, 'paypal', (body) => deps.paypal.readEvent(body, c.req.raw.headers)))
    .route('/', esimGoCallbacks(deps));
}
