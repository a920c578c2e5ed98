import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { presentOrder } from '../../../src/server/customer-portal/present-order.ts';
import { readPurchase } from '../../../src/server/purchase/purchases.ts';
import { paymentTable } from '../../../src/server/purchase/tables.ts';
import { capturesOf } from '../../support/shop/paypal-side.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

describe('paying with PayPal', () => {
  it('captures exactly the quoted total after approval, and delivers the eSIM', async () => {
    const mia = shop.buyer();
    const begun = await mia.beginAndApprove();
    const { status, body } = await begun.complete();
    expect([status, body.status, body.second_payment]).toEqual([200, 'ready', null]);
    expect(await capturesOf(shop, begun.started)).toMatchObject([
      { amount: Math.round(begun.request.price * 100), currency: 'USD', status: 'COMPLETED', refunded: 0 },
    ]);
    await shop.drain();
    expect(await shop.subjectsTo(mia.email)).toEqual(['Your eSIM for Japan is ready']);
    const [mail] = await shop.world.mailbox(mia.email);
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
      payee: { merchant_id: 'SANDBXMERCHNT' },
    });
  });

  it.each([
    ['de', "PayPal's own page would be in German (de-DE).", '/de/checkout'],
    [undefined, "PayPal's own page would be in English (en-US).", '/checkout'],
  ])('opens PayPal’s page for a buyer who reads %s, and leads back to them', async (language, said, back) => {
    const mia = shop.buyer();
    const { body } = await mia.startPaypal(await mia.paypalRequest(await mia.plan(), { language }));
    const window = `${shop.sandbox.origins.paypal}/checkoutnow?token=${body.paypal_order_id}`;
    expect(await (await fetch(window)).text()).toContain(said);
    for (const answer of ['pay', 'cancel']) {
      const form = new URLSearchParams({ payer: 'pat', answer });
      const { headers } = await fetch(window, { method: 'POST', body: form, redirect: 'manual' });
      expect(new URL(headers.get('location') ?? '').pathname).toBe(back);
    }
  });

  it('returns the same order while it can be approved, across cancellations and double clicks', async () => {
    const mia = shop.buyer();
    const request = await mia.paypalRequest(await mia.plan());
    const all = await Promise.all([1, 2, 3].map(() => mia.startPaypal(request)));
    const again = await mia.startPaypal(request);
    expect(new Set([...all, again].map(({ body }) => body.paypal_order_id)).size).toBe(1);
  });

  it('repeats its answer and captures once for any number of completions', async () => {
    const mia = shop.buyer();
    const begun = await mia.beginAndApprove();
    const answers = await Promise.all(Array.from({ length: 5 }, () => begun.complete()));
    expect(new Set(answers.map(({ body }) => body.iccid)).size).toBe(1);
    expect(await capturesOf(shop, begun.started)).toHaveLength(1);
  });

  it('charges nothing before the buyer approves', async () => {
    const mia = shop.buyer();
    const request = await mia.paypalRequest(await mia.plan());
    const started = (await mia.startPaypal(request)).body;
    const { status, body } = await mia.completePaypal(request, started);
    expect([status, body.code]).toEqual([402, 'payment_required']);
    expect(await capturesOf(shop, started)).toEqual([]);
  });

  it('lets the buyer choose another method if the first is declined', async () => {
    const mia = shop.buyer();
    const begun = await mia.beginAndApprove(undefined, 'dana');
    const declined = await begun.complete();
    expect([declined.status, declined.body.code]).toEqual([402, 'instrument_declined']);
    await mia.approve(begun.started, 'pat');
    expect((await begun.complete()).body.status).toBe('ready');
  });

  it('waits for money that PayPal holds, and delivers once it is released', async () => {
    const mia = shop.buyer();
    const begun = await mia.beginAndApprove(undefined, 'erin');
    const held = await begun.complete();
    expect([held.status, held.body.status]).toEqual([202, 'pending']);
    expect((await mia.order(begun.started.order)).status).toBe('pending');
    const list = await mia.get<{ waiting: { status: string }[] }>('/api/esims');
    expect(list.body.waiting).toMatchObject([{ status: 'pending' }]);
    // Meanwhile nobody gives it up, and nobody pays it twice.
    shop.passSeconds(2 * 3600);
    await shop.settle();
    expect((await mia.order(begun.started.order)).status).toBe('pending');
    const { db } = shop.deps.db;
    const [payment] = await db
      .select()
      .from(paymentTable)
      .where(eq(paymentTable.reference, begun.started.paypal_order_id));
    const before = payment && (await readPurchase(db, payment.purchaseId));
    if (!before) throw new Error('no purchase');
    const [capture] = await capturesOf(shop, begun.started);
    await shop.world.control('paypal-capture', { capture: capture?.id, status: 'COMPLETED' });
    await expect
      .poll(async () => (await shop.drain(), (await mia.order(begun.started.order)).status))
      .toBe('ready');
    await shop.drain();
    // Read before the money came, with its payments read afterwards: a page that got “unpaid” would not ask again.
    expect((await presentOrder(shop.deps, before, { asker: null, guest: null })).status).toBe('processing');
    expect((await shop.subjectsTo(mia.email)).sort()).toEqual([
      'Your eSIM for Japan is ready',
      'Your payment is being checked',
    ]);
  });

  it('tells the buyer if held money does not come, and keeps nothing', async () => {
    const mia = shop.buyer();
    const begun = await mia.beginAndApprove(undefined, 'erin');
    await begun.complete();
    const [capture] = await capturesOf(shop, begun.started);
    await shop.world.control('paypal-capture', { capture: capture?.id, status: 'DENIED' });
    await expect.poll(() => shop.subjectsTo(mia.email)).toContain('Your payment didn’t go through');
    expect((await mia.order(begun.started.order)).status).toBe('unpaid');
    shop.passSeconds(2 * 3600);
    await shop.settle();
    const esims = await mia.get<{ esims: unknown[] }>('/api/esims');
    expect(esims.body.esims).toEqual([]);
    expect((await begun.complete()).body.code).toBe('payment_required');
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
