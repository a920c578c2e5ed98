import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { newestCustomers } from '../../../../src/server/admin/customers/find-customers.ts';
import { type Customer, guest, type ListedCustomers, member } from '../../../support/console/customers.ts';
import { operator, type TestOperator } from '../../../support/console/operator.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

let owner: TestOperator;
let support: TestOperator;
beforeAll(async () => {
  owner = await operator(shop, 'owner');
  support = await operator(shop, 'support');
});

const list = async (input: Record<string, string> = {}) =>
  (await support.ask<ListedCustomers>('customers', input)).body;
const page = async (who: string) => (await support.ask<Customer>('customer', { customer: who })).body;
const paidCents = async (id: string) => {
  const { rows } = await shop.deps.db.db.execute<{ cents: number }>(
    sql`select amount_cents as cents from payment where purchase_id = ${id} and status = 'accepted'`,
  );
  return rows[0]?.cents ?? 0;
};

describe('the list of customers', () => {
  it('has accounts and guests by their last order, and accounts without orders; no operators, unless they bought', async () => {
    const mia = await member(shop);
    shop.passSeconds(60);
    const leo = await guest(shop, 'Leo van Dyk');
    shop.passSeconds(60);
    const idle = await shop.member();
    const { id: idleId = '' } = (await idle.user()) ?? {};
    // The sign-in library has a clock of its own.
    await shop.deps.db.db.execute(
      sql`update "user" set created_at = ${shop.deps.now().toISOString()}::timestamptz where id = ${idleId}`,
    );
    shop.passSeconds(60);
    const { customers } = await list();
    expect(customers.map(({ id }) => id)).toEqual([idleId, leo.orderId, mia.userId]);
    expect(customers).toMatchObject([
      { kind: 'account', orders: 0, spent: [], merged: 0 },
      { kind: 'guest', name: 'Leo D.', orders: 1, is_operator: false },
      { kind: 'account', orders: 1, blocked: false, noted: false, disputed: false },
    ]);
    expect(customers[1]?.address).toMatch(/^.\*\*\*@/);

    // Somebody who buys again comes first, and an operator who buys is in the list.
    await (await mia.beginAndPay(await mia.plan('FR'), { attempt_id: randomUUID() })).complete();
    shop.passSeconds(60);
    await support.browser.buy();
    await shop.settle();
    const later = (await list()).customers;
    expect(later.map(({ orders, is_operator: isOperator }) => [orders, isOperator])).toEqual([
      [1, true],
      [2, false],
      [0, false],
      [1, false],
    ]);
  });

  it('goes page by page through all, and names each once', async () => {
    const all = (await list()).customers.map(({ id }) => id);
    const found: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const { customers, next }: ListedCustomers = await list({ limit: '1', ...(after && { after }) });
      found.push(...customers.map(({ id }) => id));
      after = next;
    }
    expect(found).toEqual(all);
    expect(all.length).toBeGreaterThan(3);
  });

  it('ends a page early where it would read too much, and the next one goes on from there', async () => {
    const all = (await list()).customers.map(({ id }) => id);
    for (const most of [1, 2, 3]) {
      const found: string[] = [];
      let pages = 0;
      let place: Awaited<ReturnType<typeof newestCustomers>>['next'] = null;
      do {
        const read = await newestCustomers(shop.deps.db.db, { after: place, limit: 50 }, most);
        found.push(...read.found.map(({ id }) => id));
        place = read.next;
        pages++;
      } while (place);
      expect(found).toEqual(all);
      expect(pages).toBeGreaterThan(1);
    }
  });

  it('counts a guest’s address in any case as one, and an address that an account has verified as that account’s', async () => {
    const address = `Zoe.${randomUUID().slice(0, 6)}@example.com`;
    const first = shop.buyer();
    const details = { fullName: 'Zoë', email: address };
    await (await first.beginAndPay(undefined, { billing_details: details })).complete();
    const second = shop.buyer();
    await (
      await second.beginAndPay(undefined, { billing_details: { ...details, email: address.toUpperCase() } })
    ).complete();
    await shop.settle();
    const zoe = (await list({ search: address })).customers;
    expect(zoe).toMatchObject([{ kind: 'guest', name: 'Zoë', orders: 2 }]);
    expect((await list()).customers.filter(({ name }) => name === 'Zoë')).toHaveLength(1);

    const mia = await member(shop);
    const asGuest = shop.buyer();
    const begun = await asGuest.beginAndPay(undefined, {
      billing_details: { fullName: 'Mia', email: mia.email },
    });
    await begun.complete();
    await shop.settle();
    const listed = (await list({ limit: '1' })).customers;
    expect(listed).toMatchObject([{ id: mia.userId, kind: 'account', orders: 2 }]);
    const { id: order } = await shop.purchaseOf(begun);
    expect(await page(order)).toMatchObject({ id: mia.userId, spend: { orders: 2 } });
    expect((await list({ search: mia.email })).customers).toHaveLength(1);
  });
});

describe('spend', () => {
  it('is what was paid less the refunds that were sent, and a lost dispute counts as one', async () => {
    const leo = await guest(shop);
    const cents = await paidCents(leo.orderId);
    expect(await page(leo.orderId)).toMatchObject({ spend: { orders: 1, dollars: { cents } } });
    await support.tell('refund_part', { order: leo.orderId, kind: 'goodwill', cents: 100, reason: 'slow' });
    await shop.settle();
    expect(await page(leo.orderId)).toMatchObject({
      spend: { dollars: { cents: cents - 100 } },
      refunds: [{ status: 'succeeded' }],
    });
    await shop.deps.db.db.execute(
      sql`update purchase set dispute_lost_at = now() where id = ${leo.orderId}::uuid`,
    );
    const [listed] = (await list({ search: leo.email })).customers;
    expect(listed).toMatchObject({ orders: 1, spent_dollars: { cents: 0 } });
  });

  it('is in each currency, and in dollars at the rate of the payment', async () => {
    const leo = await guest(shop);
    const cents = await paidCents(leo.orderId);
    await shop.deps.db.db.execute(
      sql`update purchase set currency = 'EUR', rate = 0.5, rate_source = 'ecb' where id = ${leo.orderId}::uuid`,
    );
    await shop.deps.db.db.execute(
      sql`update payment set currency = 'EUR', rate = 0.5 where purchase_id = ${leo.orderId}::uuid`,
    );
    const again = await leo.beginAndPay(await leo.plan('FR'), {
      attempt_id: randomUUID(),
      billing_details: { fullName: 'Leo', email: leo.email },
    });
    await again.complete();
    await shop.settle();
    const other = await paidCents((await shop.purchaseOf(again)).id);
    const { spend } = await page(leo.email);
    expect(spend.amounts.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^€/),
      expect.stringMatching(/^\$/),
    ]);
    expect(spend.dollars.cents).toBe(2 * cents + other);
  });
});

describe('a look at a customer', () => {
  it('is one row of the audit a person, customer and day; lists leave none', async () => {
    const mia = await member(shop);
    const reads = async () => {
      const { rows } = await shop.deps.db.db.execute<{ count: number }>(
        sql`select count(*)::int as count from audit where what = 'customer read' and subject = ${`user ${mia.userId}`}`,
      );
      return rows[0]?.count;
    };
    await list();
    expect(await reads()).toBe(0);
    await page(mia.userId);
    await page(mia.email);
    expect(await reads()).toBe(1);
    await owner.ask('customer', { customer: mia.userId });
    expect(await reads()).toBe(2);
  });
});

describe('notes on a customer', () => {
  it('are shown on their page and orders, marked in the list, and never change', async () => {
    const leo = await guest(shop);
    expect(
      (await support.tell('customer_note', { customer: leo.email, text: 'Writes in Dutch.' })).status,
    ).toBe(200);
    expect((await page(leo.orderId)).notes).toMatchObject([
      { text: 'Writes in Dutch.', operator: support.email },
    ]);
    expect((await list({ search: leo.email })).customers).toMatchObject([{ noted: true }]);
    type Order = { customer_notes: { text: string }[] };
    const order = await owner.ask<Order>('order', { order: leo.orderId });
    expect(order.body.customer_notes).toMatchObject([{ text: 'Writes in Dutch.' }]);
    const viewer = await operator(shop, 'viewer');
    expect((await viewer.ask<Order>('order', { order: leo.orderId })).body.customer_notes).toEqual([]);
    expect((await viewer.tell('customer_note', { customer: leo.orderId, text: 'x' })).status).toBe(403);
    await expect(shop.deps.db.db.execute(sql`update customer_note set text = 'x'`)).rejects.toThrow();
    const { rows } = await shop.deps.db.db.execute(sql`select * from audit where what = 'customer noted'`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('Dutch');
  });

  it('stay with an order that finds an account, and are deleted with whoever is erased', async () => {
    await owner.tell('session/step-up', { code: owner.nextCode() });
    const leo = await guest(shop);
    await support.tell('customer_note', { customer: leo.orderId, text: 'A guest.' });
    await leo.signUp();
    await leo.get(`/api/auth/verify-email?token=${await shop.mailedToken(leo.email, '/verify-email')}`);
    const { id = '' } = (await leo.user()) ?? {};
    await support.tell('customer_note', { customer: id, text: 'A member.' });
    expect((await page(id)).notes.map(({ text }) => text)).toEqual(['A member.', 'A guest.']);
    expect((await owner.tell('erase', { customer: id, address: leo.email, reason: 'asked' })).status).toBe(
      200,
    );
    const { rows } = await shop.deps.db.db.execute(sql`select * from customer_note where text like 'A %'`);
    expect(rows).toEqual([]);
    expect((await support.tell('customer_note', { customer: leo.orderId, text: 'x' })).body).toMatchObject({
      reason: 'no_customer',
    });
  });
});
