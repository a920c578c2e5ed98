import { beforeAll, describe, expect, it, test } from 'vitest';

import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import type { ShownDraft } from '../../../src/domain/draft-orders/draft-order-schema.ts';
import { esimsOfPurchases } from '../../../src/server/esims/queries.ts';
import { linesOf } from '../../../src/server/purchase/basket.ts';
import { readPurchase } from '../../../src/server/purchase/purchases.ts';
import { compareRecords } from '../../../src/server/reconciliation/compare-records.ts';
import { draftOrdersOf } from '../../support/console/draft-orders.ts';
import { operator, type TestOperator } from '../../support/console/operator.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const drafts = draftOrdersOf(shop);
let support: TestOperator;
let owner: TestOperator;
let finance: TestOperator;
beforeAll(async () => {
  owner = await operator(shop, 'owner');
  support = await operator(shop, 'support');
  finance = await operator(shop, 'finance');
});

/** What the shop's records and those of all parties differ in. */
async function differences() {
  const sides = await compareRecords(shop.deps, new Date(shop.deps.now().getTime() - 86_400_000));
  return sides.flatMap(({ differences: found }) => found);
}

describe('a payment link', () => {
  it('is paid in the checkout at the price of the order, once, and delivered', async () => {
    const draft = await drafts.make(support, { quantity: 2, unit_cents: 777 });
    expect(draft).toMatchObject({ state: 'draft', seats: 2, total: { cents: 1554 }, link: null });
    const sent = await drafts.send(support, draft.id);
    const token = drafts.tokenIn(sent.link);
    expect(await shop.subjectsTo(draft.email)).toEqual([`Your offer ${draft.number} from Simport`]);

    const buyer = shop.buyer();
    const page = await buyer.get<{ draft_order: ShownDraft }>(`/api/draft-orders/${token}`);
    expect(page.body.draft_order).toMatchObject({ state: 'open', terms: 'link', total: { minor: 1554 } });
    const bought = await drafts.payByCard(buyer, token, page.body.draft_order);
    expect(bought.status).toBe(200);
    await shop.settle();
    const now = await drafts.read(support, draft.id);
    expect(now).toMatchObject({ state: 'placed', orders: [{ state: 'delivered' }, { state: 'delivered' }] });
    const { charges } = await shop.world.ledger();
    expect(charges.map(({ amount }) => amount)).toEqual([1554]);
    expect(await differences()).toEqual([]);

    // Whoever comes later pays nothing again.
    const second = await drafts.startCard(shop.buyer(), token, page.body.draft_order);
    expect(second.body).toMatchObject({ reason: 'already_paid' });
    const after = await buyer.get<{ draft_order: ShownDraft }>(`/api/draft-orders/${token}`);
    expect(after.body.draft_order.orders).toHaveLength(2);
  });

  it('has one payment for two people who open it at once', async () => {
    const { token, shown } = await drafts.opened(support, { quantity: 1, unit_cents: 900 });
    const [one, other] = await Promise.all([
      drafts.startCard(shop.buyer(), token, shown),
      drafts.startCard(shop.buyer(), token, shown),
    ]);
    const started = [one, other].filter(({ status }) => status === 200);
    expect(new Set(started.map(({ body }) => body.payment_intent_id)).size).toBe(1);
  });

  it('asks for its own price, whatever its caller says', async () => {
    const { token, shown } = await drafts.opened(support, { quantity: 1, unit_cents: 900 });
    const cheap = { ...shown, total: { ...shown.total, minor: 100 } };
    const refused = await drafts.startCard(shop.buyer(), token, cheap);
    expect(refused).toMatchObject({ status: 409, body: { reason: 'price_changed' } });
    const { quote } = refused.body as unknown as { quote: Quote };
    expect(quote.methods.stripe).toMatchObject({ fee_cents: 0, total_cents: 900 });
  });

  it('ends when it is canceled', async () => {
    const canceled = await drafts.opened(support, { quantity: 1, unit_cents: 900 });
    await drafts.startCard(shop.buyer(), canceled.token, canceled.shown);
    const answer = await support.tell('draft_order_cancel', { id: canceled.draft.id, reason: 'Not needed' });
    expect(answer.body).toMatchObject({ state: 'canceled', link: null });
    expect((await shop.buyer().get(`/api/draft-orders/${canceled.token}`)).body).toMatchObject({
      reason: 'no_offer',
    });
  });
});

describe('an order for free', () => {
  it('is delivered without a payment, and its costs count as money of its operator', async () => {
    const draft = await drafts.make(support, { terms: 'free', quantity: 1, unit_cents: 500 });
    expect(draft.total.cents).toBe(0);
    const placed = await support.tell<{ state: string }>('draft_order_place', { id: draft.id });
    expect(placed.body).toMatchObject({ state: 'placed' });
    await shop.settle();
    const [order] = (await drafts.read(support, draft.id)).orders;
    expect(order?.state).toBe('delivered');
    const purchase = await readPurchase(shop.deps.db.db, order?.id ?? '');
    expect(purchase).toMatchObject({ priceCents: 0, paidMethod: 'free', paidBy: 'manual' });
    expect(await differences()).toEqual([]);
    const journal = await owner.ask<{ sums: { cents: number }[] }>('journal', { order: order?.id ?? '' });
    expect(journal.body.sums.every(({ cents }) => cents === 0)).toBe(true);
  });

  it('needs a colleague above what a role may give away', async () => {
    const draft = await drafts.make(support, { terms: 'free', quantity: 200, unit_cents: 500 });
    const refused = await support.tell<{ error: string }>('draft_order_place', { id: draft.id });
    expect(refused.body.error).toContain('more than your role may give away');
    expect((await drafts.read(support, draft.id)).state).toBe('draft');
  });
});

describe('an order by invoice', () => {
  beforeAll(async () => {
    const none = await support.tell(
      'draft_order_save',
      await drafts.input({ terms: 'invoice', quantity: 1 }),
    );
    expect(none.body).toMatchObject({ reason: 'invalid_field', path: ['terms'] });
    const published = await owner.tell('bank_details_publish', {
      accounts: [
        {
          currency: 'USD',
          holder: 'Simport GmbH',
          bank: 'Sand Bank',
          account: 'DE89 3704 0044 0532 0130 00',
          bic: '',
        },
      ],
      reason: 'First account',
    });
    expect(published.status).toBe(200);
  });

  it('is delivered once all of the transfer was noted, and no earlier', async () => {
    const { draft, token } = await drafts.opened(support, {
      terms: 'invoice',
      quantity: 3,
      unit_cents: 1000,
    });
    const buyer = shop.buyer();
    const accepted = await buyer.post<{ draft_order: ShownDraft }>(`/api/draft-orders/${token}/accept`, {});
    expect(accepted.body.draft_order).toMatchObject({
      state: 'accepted',
      bank: [{ name: 'holder' }, { name: 'bank' }, { name: 'account' }],
    });
    const again = await buyer.post<{ draft_order: ShownDraft }>(`/api/draft-orders/${token}/accept`, {});
    expect(again.body.draft_order.state).toBe('accepted');

    const note = (cents: number, reference: string) =>
      finance.tell<{ state: string; payment: { owed: { cents: number } } }>('transfer_note', {
        id: draft.id,
        cents,
        day: shop.deps.now().toISOString().slice(0, 10),
        reference,
      });
    const part = await note(1000, 'part');
    expect(part.body).toMatchObject({ state: 'accepted', payment: { owed: { cents: 2000 } } });
    const twice = await note(1000, 'part');
    expect(twice.body).toMatchObject({ reason: 'invalid_field', path: ['reference'] });
    const rest = await note(2500, 'rest');
    expect(rest.body).toMatchObject({ state: 'placed', payment: { owed: { cents: -500 } } });
    await shop.settle();
    const now = await drafts.read(support, draft.id);
    expect(now.orders.map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']);
    expect(await differences()).toEqual([]);

    // What was too much goes back.
    const back = await finance.tell<{ payment: { owed: { cents: number } } }>('transfer_return', {
      id: draft.id,
      cents: 500,
      day: shop.deps.now().toISOString().slice(0, 10),
      reference: 'too much',
    });
    expect(back.body.payment.owed.cents).toBe(0);
  });

  it('is refunded by a transfer that somebody notes', async () => {
    const draft = await drafts.paidByTransfer(support, finance, { quantity: 1, unit_cents: 1200 });
    const [order] = draft.orders;
    const asked = await owner.tell('refund', { order: order?.id, reason: 'Not needed' });
    expect(asked.status).toBe(200);
    await shop.settle();
    const waiting = await drafts.read(support, draft.id);
    const [refund] = waiting.payment?.refunds ?? [];
    expect(refund?.amount.cents).toBe(1200);
    expect(waiting.orders).toMatchObject([{ state: 'refunding' }]);
    const wrong = await finance.tell('transfer_return', {
      id: draft.id,
      refund: refund?.id,
      cents: 1100,
      day: '2026-12-01',
      reference: 'x',
    });
    expect(wrong.body).toMatchObject({ reason: 'invalid_field', path: ['cents'] });
    await finance.tell('transfer_return', {
      id: draft.id,
      refund: refund?.id,
      cents: 1200,
      day: '2026-12-01',
      reference: 'back',
    });
    await shop.settle();
    expect((await drafts.read(support, draft.id)).orders).toMatchObject([{ state: 'refunded' }]);
    const journal = await owner.ask<{
      sums: { cents: number }[];
      balances: { account: string; amount: { cents: number } }[];
    }>('journal', { order: order?.id ?? '' });
    expect(journal.body.sums.every(({ cents }) => cents === 0)).toBe(true);
    expect(journal.body.balances.find(({ account }) => account === 'processor')).toBeUndefined();
    expect(await differences()).toEqual([]);
  });
});

describe('an order on account', () => {
  it('is delivered within the limit, owed until it is transferred, and refused above it', async () => {
    const account = await owner.tell<{ id: string }>('credit_account_save', {
      name: 'Aurora',
      currency: 'USD',
      limit_minor: 3000,
      due_days: 30,
      reason: 'Good customer',
    });
    const terms = {
      terms: 'account',
      credit_account: account.body.id,
      quantity: 2,
      unit_cents: 1000,
    } as const;
    const draft = await drafts.make(support, terms);
    const placed = await owner.tell<{ state: string }>('draft_order_place', { id: draft.id });
    expect(placed.body).toMatchObject({ state: 'placed' });
    await shop.settle();
    const owed = async () =>
      (await owner.ask<{ accounts: { owed: { cents: number } }[] }>('credit_accounts')).body.accounts[0]?.owed
        .cents;
    expect(await owed()).toBe(2000);
    const more = await drafts.opened(support, terms);
    const refused = await shop.buyer().post(`/api/draft-orders/${more.token}/accept`, {});
    expect(refused).toMatchObject({ status: 409, body: { reason: 'credit_used_up' } });
    await finance.tell('transfer_note', {
      id: draft.id,
      cents: 2000,
      day: '2026-12-01',
      reference: 'all of it',
    });
    expect(await owed()).toBe(0);
    const accepted = await shop
      .buyer()
      .post<{ draft_order: ShownDraft }>(`/api/draft-orders/${more.token}/accept`, {});
    expect(accepted.body.draft_order.state).toBe('placed');
    await shop.settle();
    // A refund lowers what is owed.
    const [order] = (await drafts.read(support, more.draft.id)).orders;
    await owner.tell('refund', { order: order?.id, reason: 'Not needed' });
    await shop.settle();
    expect(await owed()).toBe(1000);
    expect(await differences()).toEqual([]);
  });
});

describe('an order of 200 eSIMs', () => {
  it('brings each once, with one mail that has no codes, and one invoice', async () => {
    const draft = await drafts.paidByTransfer(support, finance, { quantity: 200, unit_cents: 900 });
    await shop.settle();
    const { orders } = await drafts.read(support, draft.id);
    expect(orders).toHaveLength(200);
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(['delivered']));
    const first = await readPurchase(shop.deps.db.db, orders[0]?.id ?? '');
    expect(first && (await linesOf(shop.deps.db.db, first))).toHaveLength(200);
    const owned = await esimsOfPurchases(
      shop.deps.db.db,
      orders.map(({ id }) => id),
    );
    expect(new Set([...owned.values()].map(({ row }) => row.iccid)).size).toBe(200);
    const { provider_orders: ordered } = await shop.world.ledger();
    const iccids = new Set(ordered.flatMap((order) => order.iccids));
    expect([...owned.values()].every(({ row }) => iccids.has(row.iccid))).toBe(true);
    const subjects = await shop.subjectsTo(draft.email);
    expect(subjects.filter((subject) => subject.includes('eSIMs are ready'))).toHaveLength(1);
  }, 180_000);
});

test('an offer ends when its day has come', async () => {
  const late = await drafts.opened(support, { quantity: 1, unit_cents: 900 });
  shop.passSeconds(8 * 86_400);
  const shown = await shop.buyer().get<{ draft_order: ShownDraft }>(`/api/draft-orders/${late.token}`);
  expect(shown.body.draft_order.state).toBe('expired');
  const refused = await drafts.startCard(shop.buyer(), late.token, late.shown);
  expect(refused.body).toMatchObject({ reason: 'no_offer' });
});
