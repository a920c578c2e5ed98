import { z } from 'zod';

import type { Settings } from '../../core/settings/env.ts';
import type { PaymentEvent } from '../payment-status.ts';
import type { CallPaypal } from './paypal-calls.ts';
import { wireEvent, type WireEvent, wireVerification } from './paypal-wire.ts';

const HOUR_MS = 3_600_000;
/** PayPal retries a callback for three days; the rest allows for differing clocks. */
const OLDEST_MS = 4 * 24 * HOUR_MS;
const FUTURE_MS = HOUR_MS;

interface Verifier {
  settings: Pick<Settings, 'PAYPAL_API_BASE' | 'PAYPAL_WEBHOOK_ID'>;
  call: CallPaypal;
  /** Called before the call to PayPal; throws to prevent it. */
  admit: () => Promise<void>;
}

/** A callback, once PayPal has confirmed its signature. Throws if it cannot be PayPal's, or if PayPal does not confirm it. */
export async function readPaypalEvent(
  { settings, call, admit }: Verifier,
  body: Buffer,
  headers: Headers,
): Promise<PaymentEvent> {
  const raw = body.toString('utf8');
  const event = wireEvent.parse(JSON.parse(raw));
  const signed = {
    auth_algo: headers.get('paypal-auth-algo'),
    cert_url: headers.get('paypal-cert-url'),
    transmission_id: headers.get('paypal-transmission-id'),
    transmission_sig: headers.get('paypal-transmission-sig'),
    transmission_time: headers.get('paypal-transmission-time'),
    webhook_id: settings.PAYPAL_WEBHOOK_ID,
  };
  transmission(settings).parse(signed);
  await admit();
  const { verification_status } = await call({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    schema: wireVerification,
    // Exactly the bytes that came in: serialised anew, they would no longer fit the signature.
    body: `${JSON.stringify(signed).slice(0, -1)},"webhook_event":${raw}}`,
  });
  if (verification_status !== 'SUCCESS') throw new Error('the signature is wrong');
  const occurredAt = event.create_time ? new Date(event.create_time) : null;
  return { id: event.id, type: event.event_type, reference: referenceOf(event), occurredAt };
}

/** Required of every transmission by PayPal: its algorithm, a certificate from PayPal, a recent time. */
function transmission({ PAYPAL_API_BASE }: Verifier['settings']) {
  const ownOrigin = new URL(PAYPAL_API_BASE).origin;
  return z.object({
    auth_algo: z.literal('SHA256withRSA'),
    cert_url: z
      .url()
      .max(500)
      .refine((url) => {
        const { origin, protocol, hostname } = new URL(url);
        return origin === ownOrigin || (protocol === 'https:' && hostname.endsWith('.paypal.com'));
      }),
    transmission_id: z.string().min(1).max(100),
    transmission_sig: z
      .string()
      .max(2000)
      .regex(/^[A-Za-z0-9+/]+={0,2}$/),
    transmission_time: z.iso.datetime({ offset: true }).refine((time) => {
      const age = Date.now() - new Date(time).getTime();
      return age < OLDEST_MS && age > -FUTURE_MS;
    }),
  });
}

/** An order's own id, the order of a capture, or the capture of a refund or dispute. */
function referenceOf({ event_type: type, resource }: WireEvent): string | null {
  if (!resource) return null;
  if (type.startsWith('CHECKOUT.')) return resource.order_id ?? resource.id ?? null;
  const order = resource.supplementary_data?.related_ids?.order_id;
  if (order) return order;
  const disputed = resource.disputed_transactions?.[0]?.seller_transaction_id;
  if (disputed) return disputed;
  const up = resource.links?.find(({ rel, href }) => rel === 'up' && /\/captures\/[\w-]+$/.test(href));
  return up?.href.split('/').at(-1) ?? resource.id ?? null;
}
