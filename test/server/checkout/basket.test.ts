import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';

import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { ofBase } from '../../../src/domain/money.ts';
import { giveUp } from '../../../src/server/fulfilment/find-lost-provider-order.ts';
import { invoicePdf } from '../../../src/server/invoices/invoices-in.ts';
import { readInvoice } from '../../../src/server/invoices/queries.ts';
import { invoiceTable } from '../../../src/server/invoices/tables.ts';
import { settle } from '../../../src/server/payments/settle.ts';
import { agreedTotal } from '../../../src/server/purchase/paid-price.ts';
import { acceptedPaymentsOf } from '../../../src/server/purchase/payments.ts';
import { readPurchase } from '../../../src/server/purchase/purchases.ts';
import { compareRecords } from '../../../src/server/reconciliation/compare-records.ts';
import {
  type AskedPlan,
  basketsOf,
  idsOf,
  plansIn,
  quoteFor,
  requestFor,
  sharesOf,
  sum,
  threePlans,
} from '../../support/shop/basket.ts';
import { promotionsOf } from '../../support/shop/promotions.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const { begin, buy, linesNow } = basketsOf(shop);

describe('a quote of several plans', () => {
  it('has one fee, and lines', async () => {
    const buyer = shop.buyer();
    const plans = await threePlans(buyer);
    const alone = await Promise.all(plans.map((plan) => quoteFor(buyer, [plan])));
    const quote = await quoteFor(buyer, plans);
    expect(quote.lines?.map(({ plan }) => plan.bundle_name)).toEqual(plans.map((plan) => plan.bundle_name));
    const prices = alone.map(({ methods }) => methods.stripe.price_cents);
    expect(quote.lines?.map(({ price_cents: price }) => price)).toEqual(prices);
    const price = sum(prices);
    const fee = Math.round(price * 0.044) + 30;
    expect(quote.methods.stripe).toMatchObject({
      price_cents: price,
      fee_cents: fee,
      total_cents: price + fee,
    });
    expect(alone[0]).not.toHaveProperty('lines');
  });

  it('takes ten plans and no more', async () => {
    const buyer = shop.buyer();
    const plan = await buyer.plan('JP');
    const ask = (count: number) => buyer.post('/api/quote', plansIn(Array<AskedPlan>(count).fill(plan)));
    expect((await ask(10)).status).toBe(200);
    expect((await ask(11)).status).toBe(400);
  });

  it('refuses plans that cannot be on one eSIM', async () => {
    const buyer = shop.buyer();
    const plan = await buyer.plan('JP');
    const quote = (plans: AskedPlan[]) => buyer.post<{ quote: Quote }>('/api/quote', plansIn(plans));
    const onto = (line: number) => ({ ...plan, onto_line: line });
    expect(await quote([plan, onto(1)])).toMatchObject({
      status: 400,
      body: { reason: 'cannot_share_esim' },
    });
    expect(await quote([plan, onto(0), onto(1)])).toMatchObject({
      status: 400,
      body: { reason: 'cannot_share_esim' },
    });
    expect((await quote([plan, plan, onto(1)])).body.quote.lines?.[2]?.onto_line).toBe(1);
  });
});

describe('a basket paid by card', () => {
  it('brings an eSIM for each plan, one mail and one invoice', async () => {
    const bought = await buy();
    expect(bought).toMatchObject({ status: 200, body: { status: 'ready' } });
    const { lines, order } = bought.body;
    expect(lines.map(({ status }) => status)).toEqual(['ready', 'ready', 'ready']);
    expect(new Set(lines.map(({ iccid }) => iccid)).size).toBe(3);
    expect(lines[0]?.order).toBe(order);
    // A repeated call gets the same answer.
    const again = await bought.buyer.complete(bought.request, bought.started);
    expect(again).toMatchObject({ status: 200, body: { lines } });

    await shop.drain();
    const now = await linesNow(bought);
    expect(now.map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']);
    const [mail, ...others] = await shop.world.mailbox(bought.buyer.email);
    expect([mail?.subject, others]).toEqual(['Your eSIMs are ready', []]);
    for (const { iccid } of lines) expect(mail?.text.replaceAll(' ', '')).toContain(iccid);
    expect(mail?.attachments.filter(({ filename }) => filename.endsWith('.pdf'))).toHaveLength(1);

    const total = agreedTotal(now, 'card').amount;
    expect(bought.request.price * 100).toBeCloseTo(total, 6);
    const db = shop.deps.db.db;
    const invoices = await db
      .select()
      .from(invoiceTable)
      .where(inArray(invoiceTable.purchaseId, idsOf(now)));
    expect(invoices).toHaveLength(1);
    const invoice = await readInvoice(db, now[2]?.id ?? '', 'invoice');
    expect(invoice?.facts).toMatchObject({ price: { totalCents: total } });
    expect(invoice?.facts.lines?.map(({ totalCents }) => totalCents)).toEqual(sharesOf(now));

    const page = await bought.buyer.order(lines[1]?.order ?? '');
    expect(page.basket?.map(({ order: token, state, is_this }) => [token, state, is_this])).toEqual(
      lines.map((line, at) => [line.order, 'ready', at === 1]),
    );
    expect(page.esim?.iccid).toBe(lines[1]?.iccid);
    const payments = await acceptedPaymentsOf(db, idsOf(now));
    expect(now.map(({ id }) => payments.get(id)?.amountCents)).toEqual(sharesOf(now));
    expect(
      (await compareRecords(shop.deps, new Date(0))).find(({ name }) => name === 'Stripe'),
    ).toMatchObject({
      differences: [],
    });
  });

  it('draws an invoice of ten plans on one page', async () => {
    const plan = await shop.buyer().plan('JP');
    const bought = await buy(Array<AskedPlan>(10).fill(plan));
    expect(bought.body.lines).toHaveLength(10);
    await shop.drain();
    const invoice = await readInvoice(shop.deps.db.db, (await linesNow(bought))[9]?.id ?? '', 'invoice');
    if (!invoice) throw new Error('no invoice');
    const pdf = await invoicePdf(shop.deps, invoice);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('is the same basket when the press is repeated, and another one with other plans', async () => {
    const { buyer, request, started } = await begin();
    expect((await buyer.start(request)).body.payment_intent_id).toBe(started.payment_intent_id);
    const fewer = await requestFor(buyer, (await threePlans(buyer)).slice(0, 2));
    const other = await buyer.start(fewer);
    expect(other.status).toBe(200);
    expect(other.body.payment_intent_id).not.toBe(started.payment_intent_id);
    expect((await linesNow({ started })).map(({ state }) => state)).toEqual([
      'abandoned',
      'abandoned',
      'abandoned',
    ]);
    expect((await buyer.complete({ ...request, more_plans: [] }, started)).body.reason).toBe('other_plan');
  });

  it('cannot be combined with a top-up', async () => {
    const { body } = await buy([await shop.buyer().plan('JP')]);
    const buyer = shop.buyer();
    const request = await requestFor(buyer, await threePlans(buyer), { top_up_esim_id: body.esim_id });
    expect(await buyer.start(request)).toMatchObject({ status: 400, body: { reason: 'cannot_share_esim' } });
  });

  it('puts a second plan onto the eSIM of the first', async () => {
    const plan = await shop.buyer().plan('JP');
    const { status, body } = await buy([plan, { ...plan, onto_line: 0 }, plan]);
    expect([status, body.lines.map((line) => line.status)]).toEqual([200, ['ready', 'ready', 'ready']]);
    const [first, onto, own] = body.lines;
    expect(onto?.iccid).toBe(first?.iccid);
    expect(own?.iccid).not.toBe(first?.iccid);
  });

  it('gives a plan an eSIM of its own if the one it was for never came', async () => {
    const plan = await shop.buyer().plan('JP');
    const bought = await begin([plan, { ...plan, onto_line: 0 }]);
    await shop.world.webhooks('hold');
    await bought.buyer.pay(bought.started);
    await settle(shop.deps, 'stripe', bought.started.payment_intent_id);
    const [first] = await linesNow(bought);
    if (first) await giveUp(shop.deps, first, []);
    await shop.drain();
    await shop.settle();
    const lines = await linesNow(bought);
    expect(lines.map(({ state, topUpIccid }) => [state, topUpIccid])).toEqual([
      ['refunded', null],
      ['delivered', null],
    ]);
  });
});

test('a basket paid with PayPal shows its plans there, and is delivered', async () => {
  const buyer = shop.buyer();
  const request = await requestFor(buyer, await threePlans(buyer), { method: 'paypal' });
  const started = (await buyer.startPaypal(request)).body;
  await buyer.approve(started);
  const done = await buyer.completePaypal(request, started);
  expect(done).toMatchObject({ status: 200, body: { status: 'ready' } });
  const order = await fetch(`${shop.sandbox.origins.paypal}/v2/checkout/orders/${started.paypal_order_id}`, {
    headers: { Authorization: await paypalToken() },
  });
  const { purchase_units: units } = (await order.json()) as {
    purchase_units: [{ items: { unit_amount: { value: string } }[]; amount: { value: string } }];
  };
  const cents = ({ value }: { value: string }) => Math.round(Number(value) * 100);
  expect(units[0].items).toHaveLength(3);
  expect(sum(units[0].items.map((item) => cents(item.unit_amount)))).toBe(cents(units[0].amount));
});

async function paypalToken(): Promise<string> {
  const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = shop.deps.settings;
  const response = await fetch(`${shop.sandbox.origins.paypal}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  return `Bearer ${((await response.json()) as { access_token: string }).access_token}`;
}

test('a code is used once, and its discount is split to the cent', async () => {
  const promotions = promotionsOf(shop);
  for (const terms of [{}, { amount_cents: 100 }] as const) {
    const code = await promotions.make({ ...terms, most_uses: 1 });
    const buyer = shop.buyer();
    const plans = await threePlans(buyer);
    const { body } = await buyer.post<{ quote: Quote }>('/api/quote-with-code', { ...plansIn(plans), code });
    const { discount, total_cents: total } = body.quote.methods.stripe;
    const bought = await buy(plans, { price: total / 100, discount_token: body.quote.discount_token });
    expect(bought.status).toBe(200);
    const lines = await linesNow(bought);
    expect(sum(lines.map(({ discountCents }) => discountCents))).toBe(discount?.cents);
    expect(agreedTotal(lines, 'card')).toEqual(ofBase(total));
    expect(await promotions.read(code)).toMatchObject({
      paid: 1,
      held: 0,
      given: { cents: discount?.cents },
    });
  }
});

test('the buyer corrects the address of all orders, and its one mail goes there', async () => {
  const bought = await buy();
  await shop.drain();
  const right = `right.${bought.buyer.email}`;
  expect((await bought.buyer.post(`/api/orders/${bought.body.order}/address`, { email: right })).status).toBe(
    200,
  );
  await shop.drain();
  expect((await linesNow(bought)).map(({ email }) => email)).toEqual([right, right, right]);
  expect((await shop.world.mailbox(right)).map(({ subject }) => subject)).toEqual(['Your eSIMs are ready']);
});

test('a guest who wants an account gets one with all orders in it', async () => {
  const bought = await buy(undefined, { create_account: true });
  await shop.settle();
  const [first, ...others] = await linesNow(bought);
  expect(first?.userId).not.toBeNull();
  expect(others.map(({ userId }) => userId)).toEqual([first?.userId, first?.userId]);
});

test('unpaid lines are given up together', async () => {
  const bought = await begin();
  await shop.later(2 * 3600);
  const lines = await linesNow(bought);
  expect(lines.map(({ state }) => state)).toEqual(['abandoned', 'abandoned', 'abandoned']);
  const first = await readPurchase(shop.deps.db.db, lines[0]?.id ?? '');
  expect(first?.attemptId).toBeNull();
});

test('a purchase of one plan belongs to no basket', async () => {
  const bought = await buy([await shop.buyer().plan('JP')]);
  const [line, ...others] = await linesNow(bought);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ basketId: null, line: 0 });
  expect(bought.body).not.toHaveProperty('lines');
  const isIts = and(eq(invoiceTable.purchaseId, line?.id ?? ''), eq(invoiceTable.kind, 'invoice'));
  const [invoice] = await shop.deps.db.db.select().from(invoiceTable).where(isIts);
  expect(JSON.stringify(invoice?.facts)).not.toContain('"lines"');
});

test('two presses at once begin one basket', async () => {
  const buyer = shop.buyer();
  const request = await requestFor(buyer, await threePlans(buyer));
  const both = await Promise.all([buyer.start(request), buyer.start(request)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const [one, other] = both.map(({ body }) => body.order);
  expect(one).toBe(other);
});
