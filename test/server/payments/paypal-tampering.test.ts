import { describe, expect, it } from 'vitest';

import { capturesOf, changeAmount } from '../../support/shop/paypal-side.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

describe('nothing is bought by', () => {
  it('another price, method, plan or buyer', async () => {
    const mia = shop.buyer();
    const plan = await mia.plan();
    const request = await mia.paypalRequest(plan);
    const cheap = await mia.startPaypal({ ...request, price: 0.5 });
    expect([cheap.status, cheap.body.code]).toEqual([409, 'price_changed']);
    // The card's fee is lower, and does not buy with PayPal.
    const asCard = await mia.startPaypal({ ...request, price: (await mia.request(plan)).price });
    expect([asCard.status, asCard.body.code]).toEqual([409, 'price_changed']);

    const begun = await mia.beginAndApprove(plan);
    await shop.world.webhooks('hold', 'paypal');
    const eve = shop.buyer();
    const tries = [
      eve.completePaypal(begun.request, begun.started),
      eve.completePaypal({ ...begun.request, is_guest: false }, begun.started),
      eve.completePaypal(begun.request, { ...begun.started, paypal_order_id: 'UNKNOWN' }),
      mia.completePaypal({ ...begun.request, country_code: 'FR' }, begun.started),
      mia.completePaypal({ ...begun.request, price: 1 }, begun.started),
      mia.complete(begun.request, { ...begun.started, payment_intent_id: 'pi_unknown', client_secret: 'x' }),
    ];
    const codes = (await Promise.all(tries)).map(({ status, body }) => [status, body.code]);
    expect(codes).toEqual([
      [404, 'not_yours'],
      [404, 'not_yours'],
      [404, 'not_yours'],
      [400, 'bad_request'],
      [409, 'payment_mismatch'],
      [404, 'not_yours'],
    ]);
    expect(await capturesOf(shop, begun.started)).toEqual([]);
  });

  it('an order that pays somebody else', async () => {
    await shop.world.control('paypal-payee', {});
    const mia = shop.buyer();
    const begun = await mia.beginAndApprove();
    const { status, body } = await begun.complete();
    expect([status, body.code]).toEqual([402, 'payment_required']);
    expect(await capturesOf(shop, begun.started)).toEqual([]);
  });

  it.each(['another amount', 'another currency'])('an order that was changed to %s', async (change) => {
    const mia = shop.buyer();
    const begun = await mia.beginAndApprove();
    const isAmount = change === 'another amount';
    const value = isAmount ? '0.50' : begun.request.price.toFixed(2);
    await changeAmount(shop, begun.started, { value, currency_code: isAmount ? 'USD' : 'GBP' });
    const { status, body } = await begun.complete();
    expect([status, body.code]).toEqual([402, 'payment_required']);
    expect(await capturesOf(shop, begun.started)).toEqual([]);
  });

  it('a forged, unsigned or foreign webhook', async () => {
    const event = JSON.stringify({
      id: 'WH-1',
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: 'X' },
    });
    const send = (headers: Record<string, string>, body = event) =>
      shop.app.request('/api/webhooks/paypal', { method: 'POST', body, headers });
    const forged = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': `${shop.sandbox.origins.paypal}/v1/notifications/certs/none`,
      'paypal-transmission-id': 'made-up',
      'paypal-transmission-sig': Buffer.from('nothing').toString('base64'),
      'paypal-transmission-time': new Date().toISOString(),
    };
    expect((await send({})).status).toBe(400);
    expect((await send(forged)).status).toBe(400);
    expect((await send(forged, 'no json')).status).toBe(400);
  });

  it('an event that cannot be verified now, and that PayPal sends again', async () => {
    await shop.world.fault({
      party: 'paypal',
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      effect: 'status',
      status: 500,
    });
    const mia = shop.buyer();
    const { started } = await mia.beginAndApprove();
    await expect.poll(async () => (await shop.world.faults()).length).toBe(0);
    shop.passSeconds(120);
    await shop.settle();
    expect((await mia.order(started.order)).status).toBe('ready');
  });
});
