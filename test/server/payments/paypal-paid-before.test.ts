import { describe, expect, it } from 'vitest';

import { capturesOf } from '../../support/shop/paypal-side.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

describe('a purchase that PayPal says was paid before', () => {
  it('is checked first: the order that was paid becomes its payment', async () => {
    await shop.world.webhooks('drop', 'paypal');
    const mia = shop.buyer();
    const request = await mia.paypalRequest(await mia.plan());
    const first = (await mia.startPaypal(request)).body;
    await mia.approve(first, 'pat', 'PAYER_CANNOT_PAY');
    await mia.completePaypal(request, first);
    const second = (await mia.startPaypal(request)).body;
    // PayPal lets the refused one through after all, behind our back.
    await mia.approve(first);
    await captureBehindOurBack(first.paypal_order_id);
    await mia.approve(second);
    const { status, body } = await mia.completePaypal(request, second);
    expect([status, body.status]).toEqual([200, 'ready']);
    expect(await capturesOf(shop, first)).toMatchObject([{ status: 'COMPLETED', refunded: 0 }]);
    expect(await capturesOf(shop, second)).toEqual([]);
  });

  it('is checked even if PayPal says so before it makes the next order', async () => {
    await shop.world.webhooks('drop', 'paypal');
    const mia = shop.buyer();
    const request = await mia.paypalRequest(await mia.plan());
    const first = (await mia.startPaypal(request)).body;
    await mia.approve(first, 'pat', 'PAYER_CANNOT_PAY');
    await mia.completePaypal(request, first);
    await mia.approve(first);
    await captureBehindOurBack(first.paypal_order_id);
    const { status, body } = await mia.startPaypal(request);
    expect([status, body.code]).toEqual([409, 'attempt_used']);
    await shop.settle();
    expect((await mia.order(first.order)).status).toBe('ready');
  });

  it('is not checked for ever if PayPal says so about each of its orders', async () => {
    await shop.world.webhooks('drop', 'paypal');
    const mia = shop.buyer();
    const request = await mia.paypalRequest(await mia.plan());
    const first = (await mia.startPaypal(request)).body;
    await mia.approve(first, 'pat', 'DUPLICATE_INVOICE_ID');
    expect((await mia.completePaypal(request, first)).body.code).toBe('payment_refused');
    const second = (await mia.startPaypal(request)).body;
    expect(second.paypal_order_id).not.toBe(first.paypal_order_id);
    await mia.approve(second, 'pat', 'DUPLICATE_INVOICE_ID');
    const { status, body } = await mia.completePaypal(request, second);
    expect([status, body.code]).toEqual([402, 'payment_refused']);
  });
});

/** Captures an approved order at PayPal, without the shop. */
async function captureBehindOurBack(order: string): Promise<void> {
  const api = shop.sandbox.origins.paypal;
  const { access_token: token } = (await (
    await fetch(`${api}/v1/oauth2/token`, {
      method: 'POST',
      headers: { Authorization: `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
  ).json()) as { access_token: string };
  const taken = await fetch(`${api}/v2/checkout/orders/${order}/capture`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  });
  if (!taken.ok) throw new Error(`not captured: ${await taken.text()}`);
}
