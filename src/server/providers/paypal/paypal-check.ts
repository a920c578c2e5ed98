import { z } from 'zod';

import { ofDollars, toDecimal } from '../../../domain/money.ts';
import { eventsLeftOut, green, refusedBy, type Findings, red } from '../../core/finding.ts';
import type { Settings } from '../../core/settings/env.ts';
import { ProviderRefused } from '../outcome.ts';
import { type CallPaypal, paypalCalls } from './paypal-calls.ts';
import { wireOrder } from './paypal-wire.ts';

/** The events the webhook must be subscribed to. */
const PAYPAL_EVENTS = [
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.RESOLVED',
] as const;

const APPS_PAGE = 'developer.paypal.com, Apps & Credentials';

const wireWebhook = z.object({
  url: z.string(),
  event_types: z.array(z.object({ name: z.string() })),
});

/**
 * Checks the credentials, the webhook, and which account receives the money: it makes an order of one dollar, which nobody
 * approves.
 */
export async function* checkPaypal(settings: Settings): Findings {
  const call = paypalCalls(settings);
  const credentials = 'PayPal: PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET';
  const order = await makeOrder(call).catch((error: unknown) => ({ error }));
  if ('error' in order) {
    yield refusedBy(credentials, order.error, `Copy id and secret of the live app anew from ${APPS_PAGE}.`);
    return;
  }
  yield green(credentials, 'an order can be made');
  const payee = order.purchase_units?.[0]?.payee?.merchant_id ?? 'nobody';
  if (payee === settings.PAYPAL_MERCHANT_ID)
    yield green('PayPal: PAYPAL_MERCHANT_ID', 'receives the payments');
  else
    yield red(
      'PayPal: PAYPAL_MERCHANT_ID',
      `orders pay ${payee}`,
      'Set it to the merchant id of the account that the app belongs to (Account Settings, Business information).',
    );
  yield* webhook(call, settings);
}

function makeOrder(call: CallPaypal): Promise<z.infer<typeof wireOrder>> {
  const dollar = ofDollars(1);
  const amount = { currency_code: dollar.currency, value: toDecimal(dollar) };
  const body = { intent: 'CAPTURE', purchase_units: [{ amount }] };
  return call({ method: 'POST', path: '/v2/checkout/orders', schema: wireOrder, body });
}

async function* webhook(call: CallPaypal, { BASE_URL, PAYPAL_WEBHOOK_ID }: Settings): Findings {
  const about = 'PayPal: webhook';
  const url = `${BASE_URL}/api/webhooks/paypal`;
  const path = `/v1/notifications/webhooks/${encodeURIComponent(PAYPAL_WEBHOOK_ID ?? '')}`;
  try {
    const known = await call({ method: 'GET', path, schema: wireWebhook });
    const missing = eventsLeftOut(
      PAYPAL_EVENTS,
      known.event_types.map(({ name }) => name),
    );
    if (known.url !== url) yield red(about, `points to ${known.url}`, `Point it to ${url} in ${APPS_PAGE}.`);
    else if (missing.length > 0)
      yield red(about, `does not send ${missing.join(', ')}`, `Add these events in ${APPS_PAGE}.`);
    else yield green(about, `${url}, all ${PAYPAL_EVENTS.length} events`);
  } catch (error) {
    const remedy = `Add the webhook ${url} in ${APPS_PAGE}, with these events, and set PAYPAL_WEBHOOK_ID to its id: ${PAYPAL_EVENTS.join(', ')}.`;
    yield error instanceof ProviderRefused
      ? red(about, 'PAYPAL_WEBHOOK_ID is unknown there', remedy)
      : refusedBy(about, error, remedy);
  }
}
