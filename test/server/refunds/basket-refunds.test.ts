import { inArray } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';

import { orderNumber } from '../../../src/domain/checkout/order.ts';
import { giveUp } from '../../../src/server/fulfilment/find-lost-provider-order.ts';
import { invoicesOf, readInvoice } from '../../../src/server/invoices/queries.ts';
import { settle } from '../../../src/server/payments/settle.ts';
import { agreedTotal } from '../../../src/server/purchase/paid-price.ts';
import { acceptedPaymentsOf } from '../../../src/server/purchase/payments.ts';
import { type Purchase, refundTable } from '../../../src/server/purchase/tables.ts';
import {
  basketsOf,
  type BegunBasket,
  idsOf,
  requestFor,
  sharesOf,
  sum,
  threePlans,
} from '../../support/shop/basket.ts';
import { capturesOf } from '../../support/shop/paypal-side.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const { begin, buy, linesNow } = basketsOf(shop);

const sorted = (all: readonly number[]) => all.toSorted((one, other) => one - other);
const subjectsTo = async ({ buyer }: BegunBasket) =>
  (await shop.world.mailbox(buyer.email)).map(({ subject }) => subject);
const heard = async ({ buyer }: BegunBasket) =>
  new Set((await shop.world.mailbox(buyer.email)).map(({ message_id: id }) => id));
const refundsOf = (lines: readonly Purchase[]) =>
  shop.deps.db.db
    .select()
    .from(refundTable)
    .where(inArray(refundTable.purchaseId, idsOf(lines)));

describe('what cannot be delivered', () => {
  async function paidWithout(lost: readonly number[]): Promise<BegunBasket> {
    await shop.world.webhooks('hold');
    const bought = await begin();
    await bought.buyer.pay(bought.started);
    await settle(shop.deps, 'stripe', bought.started.payment_intent_id);
    const lines = await linesNow(bought);
    for (const at of lost) if (lines[at]) await giveUp(shop.deps, lines[at], []);
    await shop.drain();
    await shop.settle();
    return bought;
  }

  it('goes back by itself, and the rest is delivered', async () => {
    const bought = await paidWithout([0]);
    const lines = await linesNow(bought);
    expect(lines.map(({ state }) => state)).toEqual(['refunded', 'delivered', 'delivered']);
    expect((await refundsOf(lines)).map(({ amountCents }) => amountCents)).toEqual([sharesOf(lines)[0]]);
    expect((await subjectsTo(bought)).toSorted()).toEqual([
      'Your eSIMs are ready',
      'Your money is on its way back',
    ]);
    const invoice = await readInvoice(shop.deps.db.db, lines[0]?.id ?? '', 'invoice');
    expect(invoice?.facts.price.totalCents).toBe(sum(sharesOf(lines).slice(1)));
    const { status, body } = await bought.buyer.complete(bought.request, bought.started);
    expect(status).toBe(200);
    expect((body as unknown as { lines: { status: string }[] }).lines.map((line) => line.status)).toEqual([
      'refunded',
      'ready',
      'ready',
    ]);
  });

  it('is told in one mail if it is all', async () => {
    const bought = await paidWithout([0, 1, 2]);
    const lines = await linesNow(bought);
    expect(lines.map(({ state }) => state)).toEqual(['refunded', 'refunded', 'refunded']);
    expect(await subjectsTo(bought)).toEqual(['Your money is on its way back']);
    const [mail] = await shop.world.mailbox(bought.buyer.email);
    expect(mail?.text).toContain((agreedTotal(lines, 'card').amount / 100).toFixed(2));
    expect(await bought.buyer.complete(bought.request, bought.started)).toMatchObject({
      status: 409,
      body: { code: 'refunded' },
    });
    const sent = (await shop.world.books(bought)).refunds.map(({ amount }) => amount);
    expect(sorted(sent)).toEqual(sorted(sharesOf(lines)));
  });
});

test('one plan goes back for its share, and has a credit note of its own', async () => {
  const bought = await buy();
  await shop.drain();
  const [, second] = bought.body.lines;
  const esim = second?.esim_id ?? '';
  expect((await bought.buyer.post(`/api/esims/${esim}/refund`, {})).status).toBe(200);
  await shop.settle();
  const lines = await linesNow(bought);
  expect(lines.map(({ state }) => state)).toEqual(['delivered', 'refunded', 'delivered']);
  expect((await refundsOf(lines)).map(({ amountCents }) => amountCents)).toEqual([sharesOf(lines)[1]]);
  const documents = await invoicesOf(shop.deps.db.db, lines[1]?.id ?? '');
  expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note']);
  expect(await readInvoice(shop.deps.db.db, lines[1]?.id ?? '', 'credit_note')).toMatchObject({
    facts: { credits: expect.stringMatching(/^INV/), price: { totalCents: sharesOf(lines)[1] } },
  });
});

test('no line gets back more than its share', async () => {
  const bought = await buy();
  await shop.drain();
  const [first] = await linesNow(bought);
  const db = shop.deps.db.db;
  const payment = (await acceptedPaymentsOf(db, [first?.id ?? ''])).get(first?.id ?? '');
  const row = {
    id: '11111111-1111-4111-8111-111111111111',
    paymentId: payment?.id ?? '',
    purchaseId: first?.id ?? '',
    part: 'goodwill' as const,
    amountCents: (payment?.amountCents ?? 0) + 1,
    currency: 'USD',
    status: 'wanted' as const,
    createdAt: shop.deps.now(),
  };
  await expect(db.insert(refundTable).values(row)).rejects.toThrow();
});

test('a basket paid by card and PayPal at once is bought once, and one of the two goes back whole', async () => {
  const buyer = shop.buyer();
  const plans = await threePlans(buyer);
  await shop.world.webhooks('hold', 'paypal');
  await shop.world.webhooks('hold');
  const byCard = await requestFor(buyer, plans);
  const byPayPal = await requestFor(buyer, plans, { method: 'paypal' });
  const card = (await buyer.start(byCard)).body;
  const paypal = (await buyer.startPaypal(byPayPal)).body;
  await buyer.approve(paypal);
  await buyer.pay(card);
  const answers = await Promise.all([buyer.completePaypal(byPayPal, paypal), buyer.complete(byCard, card)]);
  expect(answers.map(({ body }) => body.status)).toEqual(['ready', 'ready']);
  await shop.settle();
  const taken = [
    ...(await capturesOf(shop, paypal)),
    ...(await shop.world.ledger()).charges.filter(
      ({ payment_intent: intent }) => intent === card.payment_intent_id,
    ),
  ];
  expect(taken.filter(({ refunded }) => !refunded)).toHaveLength(1);
  const lines = await linesNow({ started: card });
  expect(lines.map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']);
  await shop.world.webhooks('release');
});

test('a dispute is one of all lines', async () => {
  const bought = await buy(undefined, {}, 'pm_card_createDispute');
  await shop.pass(3);
  await expect
    .poll(async () => (await shop.drain(), (await linesNow(bought)).map(({ disputed }) => disputed)))
    .toEqual([true, true, true]);
  const { payment_intent_id: intent } = bought.started;
  await shop.world.control('stripe-dispute-end', { payment_intent: intent, end: 'won' });
  await expect
    .poll(async () => (await shop.drain(), (await linesNow(bought)).map(({ disputed }) => disputed)))
    .toEqual([false, false, false]);
});

describe('a refund in the dashboard', () => {
  const inDashboard = async (bought: BegunBasket, cents?: number) => {
    await shop.stripe.call('POST', '/v1/refunds', {
      payment_intent: bought.started.payment_intent_id,
      ...(cents !== undefined && { amount: String(cents) }),
    });
    await shop.settle();
  };

  it('of all ends all lines', async () => {
    const bought = await buy();
    await shop.drain();
    await inDashboard(bought);
    await expect
      .poll(async () => (await shop.settle(), (await linesNow(bought)).map(({ state }) => state)))
      .toEqual(['refunded', 'refunded', 'refunded']);
    const lines = await linesNow(bought);
    expect(sum((await refundsOf(lines)).map(({ amountCents }) => amountCents))).toBe(sum(sharesOf(lines)));
  });

  it('of a part is spread over the lines, which stay, and a person looks', async () => {
    const bought = await buy();
    await shop.drain();
    await inDashboard(bought, 100);
    await expect
      .poll(async () => (await shop.settle(), (await linesNow(bought))[0]?.needsReview))
      .toContain('spread over all plans');
    const lines = await linesNow(bought);
    expect(lines.map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']);
    expect(sum((await refundsOf(lines)).map(({ amountCents }) => amountCents))).toBe(100);
    await shop.settle();
    expect(await refundsOf(lines)).toHaveLength(3);
  });

  it('of parts and then the rest tells of each line what came back for it, and adds up', async () => {
    const bought = await buy();
    await shop.drain();
    const before = await heard(bought);
    const lines = await linesNow(bought);
    const total = sum(sharesOf(lines));
    const orders = bought.body.lines.map(({ order }) => order);
    const inParts = async () => {
      const parts = [];
      for (const order of orders) parts.push((await bought.buyer.order(order)).refunds_in_part);
      return parts.map((all) => sum(all.map(({ amount }) => amount.minor)));
    };
    // Two cents are for two of three lines, and the third hears nothing.
    await inDashboard(bought, 2);
    await expect.poll(async () => (await shop.settle(), sum(await inParts()))).toBe(2);
    const first = (await shop.world.mailbox(bought.buyer.email)).filter(
      ({ message_id: id }) => !before.has(id),
    );
    expect(first.map(({ subject }) => subject)).toEqual(
      Array(2).fill('Part of your money is on its way back'),
    );
    // All but a cent of each stays a refund in part.
    await inDashboard(bought, total - 2 - lines.length);
    await expect.poll(async () => (await shop.settle(), sum(await inParts()))).toBe(total - lines.length);
    expect((await linesNow(bought)).map(({ state }) => state)).toEqual(Array(3).fill('delivered'));
    const shares = sharesOf(lines).map((share) => share - 1);
    expect(await inParts()).toEqual(shares);
    const mails = (await shop.world.mailbox(bought.buyer.email)).filter(
      ({ message_id: id }) => !before.has(id) && !first.some((mail) => mail.message_id === id),
    );
    for (const [at, share] of shares.entries()) {
      const told = mails.filter(({ text }) => text.includes(orderNumber(lines[at]?.id ?? '')));
      expect(told.map(({ text }) => text.includes(`$${(share / 100).toFixed(2)}`))).toEqual([true]);
    }
    await inDashboard(bought, lines.length);
    await expect
      .poll(async () => (await shop.settle(), (await linesNow(bought)).map(({ state }) => state)))
      .toEqual(Array(3).fill('refunded'));
    const refunds = await refundsOf(lines);
    expect(sum(refunds.map(({ amountCents }) => amountCents))).toBe(total);
    const notes = await Promise.all(lines.map(({ id }) => invoicesOf(shop.deps.db.db, id)));
    expect(notes.map((documents) => documents.filter(({ kind }) => kind === 'credit_note').length)).toEqual(
      lines.map(({ id }) => refunds.filter(({ purchaseId }) => purchaseId === id).length),
    );
  });
});

test('the fees of the processor are split over the lines', async () => {
  const bought = await buy();
  // Stripe books a payment some seconds after it came in.
  await shop.pass(60);
  await shop.handlers['fees.read']({});
  const lines = await linesNow(bought);
  const payments = await acceptedPaymentsOf(shop.deps.db.db, idsOf(lines));
  const all = lines.map(({ id }) => payments.get(id));
  expect(sum(all.map((payment) => payment?.bookedCents ?? 0))).toBe(sum(sharesOf(lines)));
  expect(all.every((payment) => payment?.feeCents !== null)).toBe(true);
});
