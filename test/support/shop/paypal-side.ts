import { PaypalAccount } from '../outside/paypal-account.ts';
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
export async function refundInDashboard(shop: TestShop, captureId: string, dollars?: string): Promise<void> {
  await accountOf(shop).refund(captureId, dollars);
}

/** Somebody with the shop's keys changes what an order asks for. */
export async function changeAmount(
  shop: TestShop,
  { paypal_order_id: order }: StartedPaypal,
  value: { value: string; currency_code: string },
): Promise<void> {
  const path = "/purchase_units/@reference_id=='default'/amount";
  await accountOf(shop).call('PATCH', `/v2/checkout/orders/${order}`, [{ op: 'replace', path, value }]);
}

/** A callback that could be PayPal's, but for its signature. */
export function unsignedCallback({ sandbox }: Pick<TestShop, 'sandbox'>) {
  return {
    body: JSON.stringify({
      id: 'WH-1',
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: '5O190127TN364715T' },
    }),
    headers: {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': `${sandbox.origins.paypal}/v1/notifications/certs/none`,
      'paypal-transmission-id': '6c1d8e60-0000-11f0-8000-000000000000',
      'paypal-transmission-sig': Buffer.from('nothing').toString('base64'),
      'paypal-transmission-time': new Date().toISOString(),
    },
  };
}

function accountOf({ deps }: TestShop): PaypalAccount {
  const { PAYPAL_API_BASE: base, PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = deps.settings;
  return new PaypalAccount(base, id, secret);
}
