import type { StartedPaypal } from './answers.ts';
import type { TestShop } from './shop.ts';

/** What PayPal took for an order. */
export async function capturesOf({ world }: TestShop, { paypal_order_id: order }: StartedPaypal) {
  return (await world.ledger()).paypal_captures.filter((capture) => capture.order === order);
}

/** What PayPal gave back of an order. */
export async function refundsOf({ world }: TestShop, { paypal_order_id: order }: StartedPaypal) {
  return (await world.ledger()).refunds.filter((refund) => refund.payment_intent === order);
}

/** A refund of a whole capture, made by hand in PayPal's dashboard. */
export async function refundByHand(shop: TestShop, captureId: string, dollars?: string): Promise<void> {
  const body = dollars === undefined ? {} : { amount: { value: dollars, currency_code: 'USD' } };
  await callPaypal(shop, 'POST', `/v2/payments/captures/${captureId}/refund`, body);
}

/** Somebody with the shop's keys changes what an order asks for. */
export async function changeAmount(
  shop: TestShop,
  { paypal_order_id: order }: StartedPaypal,
  value: { value: string; currency_code: string },
): Promise<void> {
  const path = "/purchase_units/@reference_id=='default'/amount";
  await callPaypal(shop, 'PATCH', `/v2/checkout/orders/${order}`, [{ op: 'replace', path, value }]);
}

async function callPaypal({ deps }: TestShop, method: string, path: string, body: object): Promise<void> {
  const { PAYPAL_API_BASE: base, PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = deps.settings;
  const token = await fetch(`${base}/v1/oauth2/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: bearer } = (await token.json()) as { access_token: string };
  const answer = await fetch(`${base}${path}`, {
    method,
    headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} refused: ${answer.status} ${await answer.text()}`);
}
