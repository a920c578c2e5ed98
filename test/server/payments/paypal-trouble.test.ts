import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';

import { CAPTURING, ORDERING } from '../../support/outside/calls.ts';
import { capturesOf, refundsOf } from '../../support/shop/paypal-side.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

describe('whatever breaks', () => {
  it('an approved order whose browser died is captured by the webhook', async () => {
    const mia = shop.buyer();
    const { started } = await mia.beginAndApprove();
    await expect
      .poll(async () => (await shop.drain(), (await mia.order(started.order)).status))
      .toBe('ready');
    expect(await capturesOf(shop, started)).toHaveLength(1);
  });

  it('an approved order is captured by the recover job if no webhook comes', async () => {
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
      await shop.world.fault({ ...CAPTURING, effect, status: 500 });
      expect((await begun.complete()).status).toBe(502);
      expect((await begun.complete()).body.status).toBe('ready');
      expect(await capturesOf(shop, begun.started)).toMatchObject([{ status: 'COMPLETED', refunded: 0 }]);
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

  it('an undeliverable purchase is refunded to PayPal, once', async () => {
    await shop.world.fault({ ...ORDERING, effect: 'status', status: 400 });
    const mia = shop.buyer();
    const begun = await mia.beginAndApprove(await mia.plan('FR'));
    const { status, body } = await begun.complete();
    expect([status, body.code]).toEqual([409, 'refunded']);
    await shop.settle();
    expect((await mia.order(begun.started.order)).status).toBe('refunded');
    expect(await refundsOf(shop, begun.started)).toMatchObject([{ status: 'succeeded' }]);
    const [capture] = await capturesOf(shop, begun.started);
    expect(capture?.refunded).toBe(capture?.amount);
  });

  it('a refund that PayPal reports as pending is followed to its end', async () => {
    await shop.world.control('paypal-refunds', { next: 'pending' });
    await shop.world.fault({ ...ORDERING, effect: 'status', status: 400 });
    const mia = shop.buyer();
    const begun = await mia.beginAndApprove(await mia.plan('FR'));
    await begun.complete();
    await shop.drain();
    expect((await mia.order(begun.started.order)).status).toBe('refunding');
    await shop.pass(3600);
    await expect
      .poll(async () => (await shop.settle(), (await mia.order(begun.started.order)).status))
      .toBe('refunded');
    expect(await refundsOf(shop, begun.started)).toHaveLength(1);
  });
});

describe('two payment methods for one purchase', () => {
  it('card first: PayPal is then not charged, and the buyer hears so', async () => {
    const mia = shop.buyer();
    const plan = await mia.plan();
    const paypal = await mia.beginAndApprove(plan);
    await shop.world.webhooks('hold', 'paypal');
    const card = await mia.beginAndPay(plan);
    expect((await card.complete()).body.status).toBe('ready');
    const second = await paypal.complete();
    expect(second.body).toMatchObject({ status: 'ready', second_payment: 'not_taken' });
    expect(await capturesOf(shop, paypal.started)).toEqual([]);
  });

  it('a capture by an event at the same moment as the buyer’s own call is the same payment', async () => {
    const mia = shop.buyer();
    await shop.world.webhooks('hold', 'paypal');
    const begun = await mia.beginAndApprove(await mia.plan());
    const { paypal } = shop.deps.processors;
    const read = paypal.read.bind(paypal);
    vi.spyOn(paypal, 'read').mockImplementationOnce(async (reference) => {
      const news = await read(reference);
      await paypal.approvals?.take(reference, 1);
      return news;
    });
    const { db } = shop.deps.db;
    await db.execute(sql`create function settle_meanwhile() returns trigger language plpgsql as $$ begin
      update purchase set state = 'paid', state_since = now(), paid_at = now(), paid_by = 'paypal', paid_with = 'PayPal'
      where id = new.purchase_id;
      update payment set status = 'accepted', settled_at = now(), method_label = 'PayPal' where id = new.id;
      return null;
    end $$`);
    await db.execute(sql`create trigger settle_meanwhile after update of capturing_until on payment for each row
      when (old.capturing_until is null) execute function settle_meanwhile()`);
    const { body } = await begun.complete();
    await db.execute(sql`drop function settle_meanwhile cascade`);
    expect(body).toMatchObject({ status: 'ready', second_payment: null });
    expect(await capturesOf(shop, begun.started)).toHaveLength(1);
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

  it('both at once: one pays, and the other is refunded automatically, with a mail', async () => {
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
    const taken = await capturesOf(shop, paypal.started);
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
