import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { Buyer, StartedPaypal } from '../support/buyer.ts';
import { startTestShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
afterEach(async () => {
  await shop.world.clearFaults();
  await shop.world.webhooks('release', 'paypal');
});

const capturesOf = async ({ paypal_order_id: order }: StartedPaypal) =>
  (await shop.world.ledger()).paypal_captures.filter((capture) => capture.order === order);
const refundsOf = async ({ paypal_order_id: order }: StartedPaypal) =>
  (await shop.world.ledger()).refunds.filter((refund) => refund.payment_intent === order);
const subjectsTo = async (buyer: Buyer) =>
  (await shop.world.mails()).filter(({ to }) => to.includes(buyer.email)).map(({ subject }) => subject);

describe('paying with PayPal', () => {
  it('takes exactly the quoted total after approval, and hands over the eSIM', async () => {
    const mia = shop.buyer();
    const begun = await mia.beginAndApprove();
    const { status, body } = await begun.complete();
    expect([status, body.status, body.second_payment]).toEqual([200, 'ready', null]);
    expect(await capturesOf(begun.started)).toMatchObject([
      { amount: Math.round(begun.request.price * 100), currency: 'USD', status: 'COMPLETED', refunded: 0 },
    ]);
    await shop.drain();
    expect(await subjectsTo(mia)).toEqual(['Your eSIM for Japan is ready']);
    const mail = (await shop.world.mails()).find(({ to }) => to.includes(mia.email));
    expect(mail?.text).toContain('PayPal processing fee');
    expect(mail?.text).toContain(`$${begun.request.price.toFixed(2)} USD (PayPal)`);
    const order = await mia.order(begun.started.order);
    expect([order.status, order.payment_method]).toEqual(['ready', 'paypal']);
    expect(order.amounts.total_cents).toBe(Math.round(begun.request.price * 100));
  });

  it('describes the order as the contract says', async () => {
    const mia = shop.buyer();
    const plan = await mia.plan('JP', ({ isUnlimited }) => isUnlimited);
    const { started } = await mia.beginAndApprove(plan);
    const order = await fetchOrder(started.paypal_order_id);
    expect(order.purchase_units[0]).toMatchObject({
      description: `eSIM for Japan - Unlimited for ${plan.duration} days`,
      amount: { currency_code: 'USD' },
      payee: { merchant_id: 'SANDBOXMERCHANT' },
    });
  });

  it('gives the same order again while it can be approved, across cancels and double clicks', async () => {
    const mia = shop.buyer();
    const request = await mia.paypalRequest(await mia.plan());
    const all = await Promise.all([1, 2, 3].map(() => mia.startPaypal(request)));
    const again = await mia.startPaypal(request);
    expect(new Set([...all, again].map(({ body }) => body.paypal_order_id)).size).toBe(1);
  });

  it('repeats its answer, and captures once, however often completion is asked for', async () => {
    const mia = shop.buyer();
    const begun = await mia.beginAndApprove();
    const answers = await Promise.all(Array.from({ length: 5 }, () => begun.complete()));
    expect(new Set(answers.map(({ body }) => body.iccid)).size).toBe(1);
    expect(await capturesOf(begun.started)).toHaveLength(1);
  });

  it('is not paid before the buyer approves', async () => {
    const mia = shop.buyer();
    const request = await mia.paypalRequest(await mia.plan());
    const started = (await mia.startPaypal(request)).body;
    const { status, body } = await mia.completePaypal(request, started);
    expect([status, body.code]).toEqual([402, 'payment_required']);
    expect(await capturesOf(started)).toEqual([]);
  });

  it('lets the buyer choose another way to pay when the first is declined', async () => {
    const mia = shop.buyer();
    const begun = await mia.beginAndApprove(undefined, 'dana');
    const declined = await begun.complete();
    expect([declined.status, declined.body.code]).toEqual([402, 'instrument_declined']);
    await mia.approve(begun.started, 'pat');
    expect((await begun.complete()).body.status).toBe('ready');
  });

  it('waits for money that PayPal holds, and delivers when it is through', async () => {
    const mia = shop.buyer();
    const begun = await mia.beginAndApprove(undefined, 'erin');
    const held = await begun.complete();
    expect([held.status, held.body.status]).toEqual([202, 'pending']);
    expect((await mia.order(begun.started.order)).status).toBe('pending');
    const list = await mia.get<{ waiting: { status: string }[] }>('/api/esims');
    expect(list.body.waiting).toMatchObject([{ status: 'pending' }]);
    // Nobody gives it up meanwhile, and nobody pays it twice.
    shop.passSeconds(2 * 3600);
    await shop.settle();
    expect((await mia.order(begun.started.order)).status).toBe('pending');
    const [capture] = await capturesOf(begun.started);
    await shop.world.lever('paypal-capture', { capture: capture?.id, status: 'COMPLETED' });
    await expect
      .poll(async () => (await shop.drain(), (await mia.order(begun.started.order)).status))
      .toBe('ready');
    await shop.drain();
    expect((await subjectsTo(mia)).sort()).toEqual([
      'Your eSIM for Japan is ready',
      'Your payment is being checked',
    ]);
  });

  it('tells when money that was held does not come, and keeps nothing', async () => {
    const mia = shop.buyer();
    const begun = await mia.beginAndApprove(undefined, 'erin');
    await begun.complete();
    const [capture] = await capturesOf(begun.started);
    await shop.world.lever('paypal-capture', { capture: capture?.id, status: 'DENIED' });
    await expect
      .poll(async () => (await shop.drain(), subjectsTo(mia)))
      .toContain('Your payment did not go through');
    expect((await mia.order(begun.started.order)).status).toBe('unpaid');
    shop.passSeconds(2 * 3600);
    await shop.settle();
    const esims = await mia.get<{ esims: unknown[] }>('/api/esims');
    expect(esims.body.esims).toEqual([]);
    expect((await begun.complete()).body.code).toBe('payment_required');
  });
});

describe('whatever breaks', () => {
  it('an approved order whose browser died is captured by the webhook', async () => {
    const mia = shop.buyer();
    const { started } = await mia.beginAndApprove();
    await expect
      .poll(async () => (await shop.drain(), (await mia.order(started.order)).status))
      .toBe('ready');
    expect(await capturesOf(started)).toHaveLength(1);
  });

  it('and by the reconcile job when no webhook comes', async () => {
    await shop.world.webhooks('drop', 'paypal');
    const mia = shop.buyer();
    const { started } = await mia.beginAndApprove();
    shop.passSeconds(120);
    await shop.settle();
    expect((await mia.order(started.order)).status).toBe('ready');
  });

  it.each([
    ['creating the order', '/v2/checkout/orders', 'cut-after'],
    ['creating the order', '/v2/checkout/orders', 'status'],
    ['creating the order', '/v2/checkout/orders', 'garbage'],
  ] as const)('%s (%s, %s) can be tried again, for the same order', async (_what, path, effect) => {
    const mia = shop.buyer();
    const request = await mia.paypalRequest(await mia.plan());
    await shop.world.fault({ party: 'paypal', method: 'POST', path, effect, status: 500 });
    const failed = await mia.startPaypal(request);
    expect([failed.status, failed.body.code]).toEqual([502, 'payment_provider_down']);
    const started = (await mia.startPaypal(request)).body;
    await mia.approve(started);
    expect((await mia.completePaypal(request, started)).body.status).toBe('ready');
  });

  it.each(['cut-before', 'cut-after', 'status', 'garbage'] as const)(
    'a capture that meets %s is never taken twice, and ends as an eSIM',
    async (effect) => {
      await shop.world.webhooks('drop', 'paypal');
      const mia = shop.buyer();
      const begun = await mia.beginAndApprove();
      await shop.world.fault({
        party: 'paypal',
        method: 'POST',
        path: '/v2/checkout/orders/*/capture',
        effect,
        status: 500,
      });
      expect((await begun.complete()).status).toBe(502);
      expect((await begun.complete()).body.status).toBe('ready');
      expect(await capturesOf(begun.started)).toMatchObject([{ status: 'COMPLETED', refunded: 0 }]);
    },
  );

  it('an expired access token is renewed', async () => {
    await shop.world.fault({
      party: 'paypal',
      method: 'GET',
      path: '/v2/checkout/orders/*',
      effect: 'status',
      status: 401,
    });
    const mia = shop.buyer();
    expect((await (await mia.beginAndApprove()).complete()).body.status).toBe('ready');
  });

  it('what cannot be delivered goes back to PayPal, once', async () => {
    await shop.world.fault({
      party: 'esim-go',
      method: 'POST',
      path: '/v2.4/orders',
      effect: 'status',
      status: 400,
    });
    const mia = shop.buyer();
    const begun = await mia.beginAndApprove(await mia.plan('FR'));
    const { status, body } = await begun.complete();
    expect([status, body.code]).toEqual([409, 'refunded']);
    await shop.settle();
    expect((await mia.order(begun.started.order)).status).toBe('refunded');
    expect(await refundsOf(begun.started)).toMatchObject([{ status: 'succeeded' }]);
    const [capture] = await capturesOf(begun.started);
    expect(capture?.refunded).toBe(capture?.amount);
  });

  it('a refund that PayPal only promises is followed to its end', async () => {
    await shop.world.lever('paypal-refunds', { next: 'pending' });
    await shop.world.fault({
      party: 'esim-go',
      method: 'POST',
      path: '/v2.4/orders',
      effect: 'status',
      status: 400,
    });
    const mia = shop.buyer();
    const begun = await mia.beginAndApprove(await mia.plan('FR'));
    await begun.complete();
    await shop.drain();
    expect((await mia.order(begun.started.order)).status).toBe('refunding');
    await shop.pass(3600);
    await expect
      .poll(async () => (await shop.settle(), (await mia.order(begun.started.order)).status))
      .toBe('refunded');
    expect(await refundsOf(begun.started)).toHaveLength(1);
  });
});

describe('two ways to pay one purchase', () => {
  it('card first: PayPal is then not taken, and the buyer is told', async () => {
    const mia = shop.buyer();
    const plan = await mia.plan();
    const paypal = await mia.beginAndApprove(plan);
    await shop.world.webhooks('hold', 'paypal');
    const card = await mia.beginAndPay(plan);
    expect((await card.complete()).body.status).toBe('ready');
    const second = await paypal.complete();
    expect(second.body).toMatchObject({ status: 'ready', second_payment: 'not_taken' });
    expect(await capturesOf(paypal.started)).toEqual([]);
  });

  it('PayPal first: the card can no longer be charged', async () => {
    const mia = shop.buyer();
    const plan = await mia.plan();
    const card = await mia.begin(plan);
    const paypal = await mia.beginAndApprove(plan);
    expect((await paypal.complete()).body.status).toBe('ready');
    await shop.drain();
    expect((await mia.pay(card.started)).error?.message).toMatch(/canceled/i);
    const again = await mia.start(await mia.request(plan));
    expect([again.status, again.body.code]).toEqual([409, 'attempt_used']);
  });

  it('both at once: one pays, the other goes back by itself and is said to', async () => {
    const mia = shop.buyer();
    const plan = await mia.plan();
    await shop.world.webhooks('hold', 'paypal');
    await shop.world.webhooks('hold');
    const card = await mia.begin(plan);
    const paypal = await mia.beginAndApprove(plan);
    await mia.pay(card.started);
    const [a, b] = await Promise.all([paypal.complete(), card.complete()]);
    expect(a.body.iccid).toBe(b.body.iccid);
    await shop.settle();
    const taken = await capturesOf(paypal.started);
    const charges = (await shop.world.ledger()).charges.filter(
      ({ payment_intent }) => payment_intent === card.started.payment_intent_id,
    );
    const kept =
      taken.filter(({ refunded }) => refunded === 0).length +
      charges.filter(({ refunded }) => !refunded).length;
    expect(kept).toBe(1);
    const wasReturned = taken.length + charges.length === 2;
    expect((await mia.order(card.started.order)).second_payment_returned).toBe(wasReturned);
    expect([a, b].map(({ body }) => body.second_payment)).toContain(wasReturned ? 'returned' : 'not_taken');
    await shop.world.webhooks('release');
  });
});

describe('nothing is bought by', () => {
  it('another price, method, plan or buyer', async () => {
    const mia = shop.buyer();
    const plan = await mia.plan();
    const request = await mia.paypalRequest(plan);
    const cheap = await mia.startPaypal({ ...request, price: 0.5 });
    expect([cheap.status, cheap.body.code]).toEqual([409, 'price_changed']);
    // The card's fee is the lower one: it does not buy by PayPal.
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
    expect(await capturesOf(begun.started)).toEqual([]);
  });

  it('an order that pays somebody else', async () => {
    await shop.world.lever('paypal-payee', {});
    const mia = shop.buyer();
    const begun = await mia.beginAndApprove();
    const { status, body } = await begun.complete();
    expect([status, body.code]).toEqual([402, 'payment_required']);
    expect(await capturesOf(begun.started)).toEqual([]);
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

  it('an event that cannot be checked now, which PayPal sends again', async () => {
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

async function fetchOrder(id: string) {
  const api = shop.sandbox.origins.paypal;
  const token = (await (
    await fetch(`${api}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
  ).json()) as { access_token: string };
  const answer = await fetch(`${api}/v2/checkout/orders/${id}`, {
    headers: { Authorization: `Bearer ${token.access_token}` },
  });
  return (await answer.json()) as { purchase_units: object[] };
}
