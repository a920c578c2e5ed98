import { type Context, Hono } from 'hono';
import { z } from 'zod';

import { PROCESSORS, type ProcessorName } from '../../domain/checkout/payment-method.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { readNetworks } from '../core/settings/networks.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from '../http/client-address.ts';
import { countTry, forgiveTry, type Limit } from '../http/rate-limit.ts';
import { ProviderUnreachable } from '../providers/outcome.ts';
import type { PaymentEvent } from '../providers/payment-status.ts';
import { receiveEvent } from '../webhook-inbox/receive.ts';
import { countOutcomes, refusal } from './callback-outcomes.ts';
import { usageCallbacks } from './usage-callbacks.ts';

/** Callbacks from one address that a processor did not confirm when asked: each costs us a call. */
const UNPROVEN: Limit = { name: 'unproven paypal callback', times: 60, seconds: 600 };

const readable = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  reference: z.string().max(255).nullable(),
  occurredAt: z.date().nullable(),
});

/** Callbacks from outside: verified over the raw bytes, stored, answered. Nothing else happens here. */
export function webhookRoutes(deps: Deps) {
  const trusted = readNetworks(deps.settings.TRUSTED_PROXIES);
  const receive = async (c: Context, provider: ProcessorName) => {
    const body = Buffer.from(await c.req.arrayBuffer());
    const address = clientAddress(c, trusted);
    let isCounted = false;
    const admit = async () => {
      const wait = await countTry(deps, UNPROVEN, address);
      isCounted = true;
      if (wait === 0) return;
      throw new Problem('too_many_callbacks', { seconds: wait });
    };
    let event: PaymentEvent;
    try {
      event = await deps.processors[provider].readEvent(body, c.req.raw.headers, admit);
    } catch (error) {
      if (error instanceof Problem) throw error;
      // Its sender tries again later.
      if (error instanceof ProviderUnreachable) throw refusal('signature_unchecked', error);
      if (isDatabaseAway(error)) throw error;
      throw refusal('wrong_signature', error);
    }
    if (isCounted) await forgiveTry(deps, UNPROVEN, address);
    const { id: eventId, type, reference, occurredAt } = event;
    // Correctly signed, but not a usable event: there is no id to store it under.
    if (!readable.safeParse(event).success) throw new Problem('unreadable_event');
    await receiveEvent(deps, { provider, eventId, type, reference, occurredAt });
    return c.json({ received: true });
  };
  const routes = new Hono({ strict: false });
  const counted = countOutcomes(deps);
  for (const provider of PROCESSORS) {
    // If a processor is not configured, its events cannot be verified.
    if (deps.processors[provider].isSet && deps.processors[provider].callsBack)
      routes.post(
        `/${provider}`,
        counted(provider, (c) => receive(c, provider)),
      );
  }
  return routes.route('/', usageCallbacks(deps, counted));
}
