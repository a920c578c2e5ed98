import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import type { OutputOf } from '../../../../src/server/admin/run-verb.ts';
import { type Customer, guest, type ListedCustomers, member } from '../../../support/console/customers.ts';
import { operator, type TestOperator } from '../../../support/console/operator.ts';
import { PASSWORD } from '../../../support/shop/buyer.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

let owner: TestOperator;
let ada: TestOperator;
let grace: TestOperator;
beforeAll(async () => {
  owner = await operator(shop, 'owner');
  ada = await operator(shop, 'support');
  grace = await operator(shop, 'support');
});

interface Told {
  merge: string;
  reason?: string;
  error?: string;
}

async function page(who: string): Promise<Customer> {
  const { status, body } = await ada.ask<Customer>('customer', { customer: who });
  expect([status, body]).toEqual([200, body]);
  return body;
}
const merge = (customer: string, other: string, { by = ada, seen = undefined as string | undefined } = {}) =>
  by.tell<Told>('customer_merge', { customer, other, reason: 'she wrote from both', ...(seen && { seen }) });
const undo = (id: string, by = ada) => by.tell<Told>('customer_unmerge', { merge: id, reason: 'a mistake' });
const preview = async (customer: string, other: string) =>
  (await ada.ask<OutputOf<'customer_merge_preview'>>('customer_merge_preview', { customer, other })).body;
const alike = async (customer: string) =>
  (await ada.ask<OutputOf<'customers_alike'>>('customers_alike', { customer })).body.customers;
const listed = async (search: string) =>
  (await ada.ask<ListedCustomers>('customers', { search })).body.customers;
const ordersIn = async (who: string) => (await page(who)).orders.map(({ id }) => id);
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
const merges = async () =>
  (await shop.deps.db.db.execute<{ one: string; other: string }>(sql`select * from customer_merge`)).rows;

describe('merging two customers', () => {
  it('shows them as one, after a preview of what is joined, until it is undone', async () => {
    const mia = await member(shop);
    shop.passSeconds(60);
    const leo = await guest(shop);
    await ada.tell('customer_note', { customer: leo.orderId, text: 'Wrote from his other address.' });
    const first = await preview(mia.userId, leo.email);
    expect(first).toMatchObject({
      customers: [
        { id: mia.userId, kind: 'account', email: mia.email, spend: { orders: 1 } },
        { id: leo.orderId, kind: 'guest', email: leo.email, spend: { orders: 1 } },
      ],
      spend: { orders: 2 },
      esims: 2,
    });
    const reads = async () => {
      const { rows } = await shop.deps.db.db.execute(
        sql`select id from audit where what = 'customer read' and purchase_id = ${leo.orderId}::uuid`,
      );
      return rows.length;
    };
    // Whoever compares two customers has looked at both.
    expect(await reads()).toBe(1);
    const before = await page(mia.userId);
    const merged = await merge(mia.userId, leo.email, { seen: first.seen });
    expect(merged.status).toBe(200);

    const shown = await page(mia.userId);
    expect(shown).toMatchObject({
      email: mia.email,
      spend: { orders: 2, dollars: first.spend.dollars },
      merged: [{ id: leo.orderId, email: leo.email }],
      merges: [{ id: merged.body.merge, why: 'she wrote from both' }],
      notes: [{ text: 'Wrote from his other address.' }],
    });
    expect(shown.orders.map(({ id }) => id)).toEqual([leo.orderId, before.orders[0]?.id]);
    expect(await reads()).toBe(1);
    expect(await ordersIn(leo.orderId)).toEqual(await ordersIn(mia.userId));
    expect(shown.esims).toHaveLength(2);
    const all = await ada.ask<{ orders: { id: string }[] }>('orders', { customer: mia.userId });
    expect(all.body.orders).toHaveLength(2);
    type Order = { customer_notes: unknown[] };
    const order = await ada.ask<Order>('order', { order: before.orders[0]?.id ?? '' });
    expect(order.body.customer_notes).toHaveLength(1);
    for (const search of [mia.email, leo.email])
      expect(await listed(search)).toMatchObject([{ orders: 2, merged: 1 }]);
    const newest = (await ada.ask<ListedCustomers>('customers')).body.customers;
    expect(newest.filter(({ merged: more }) => more > 0)).toMatchObject([{ id: leo.orderId, orders: 2 }]);

    expect((await undo(merged.body.merge)).status).toBe(200);
    expect(await page(mia.userId)).toMatchObject({ spend: before.spend, merged: [], merges: [], notes: [] });
    expect((await undo(merged.body.merge)).body.reason).toBe('changed_by_another');
    const { rows } = await shop.deps.db.db.execute<{ what: string; operator_id: string }>(
      sql`select what, operator_id, subject, before, after from audit where what in ('customer merged', 'customer unmerged') order by id`,
    );
    expect(rows.map(({ what }) => what)).toEqual(['customer merged', 'customer unmerged']);
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  it('gives no buyer anything of the other, and sends no mail elsewhere', async () => {
    const mia = await member(shop);
    const leo = await guest(shop);
    const mails = async () => (await shop.deps.db.db.execute(sql`select address from outbound_mail`)).rows;
    const before = await mails();
    await merge(mia.userId, leo.orderId);
    await shop.settle();
    expect(await mails()).toEqual(before);
    expect((await mia.get<{ esims: unknown[] }>('/api/esims')).body.esims).toHaveLength(1);
    await mia.signIn(mia.email, PASSWORD);
    expect((await mia.get<{ esims: unknown[] }>('/api/esims')).body.esims).toHaveLength(1);
    await owner.tell('session/step-up', { code: owner.nextCode() });
    const data = await owner.tell<{ orders: unknown[] }>('customer_data', { customer: mia.userId });
    expect(data.body.orders).toHaveLength(1);
    expect(JSON.stringify(data.body)).not.toContain(leo.email);
    // A block is about the one mailbox.
    await ada.tell('block', { customer: mia.userId, reason: 'a test' });
    expect((await page(leo.orderId)).blocked).toBeNull();
    expect(await listed(leo.email)).toMatchObject([{ blocked: true }]);
  });

  it('refuses a customer with itself, in another spelling too, who is merged already, and nobody’s address', async () => {
    const mia = await member(shop);
    const leo = await guest(shop);
    for (const self of [mia.userId, mia.email.toUpperCase()])
      expect((await merge(mia.userId, self)).body).toMatchObject({
        reason: 'invalid_field',
        error: expect.stringContaining('same customer'),
      });
    await merge(mia.userId, leo.email);
    expect((await merge(leo.email, mia.email)).body.error).toContain('merged already');
    expect((await merge(mia.userId, 'nobody@example.com')).body.reason).toBe('no_customer');
    const without = await ada.tell<Told>('customer_merge', {
      customer: mia.userId,
      other: leo.email,
      reason: '',
    });
    expect(without.body.reason).toBe('invalid_field');
    const viewer = await operator(shop, 'viewer');
    expect((await merge(mia.userId, leo.email, { by: viewer })).status).toBe(403);
  });

  it('goes over several steps, of which each can be undone', async () => {
    const [one, two, three, four] = [
      await guest(shop),
      await guest(shop),
      await guest(shop),
      await guest(shop),
    ];
    await merge(one.email, two.email);
    const { body } = await merge(three.email, four.email);
    const joint = await merge(two.email, three.email);
    for (const { email } of [one, two, three, four]) expect((await page(email)).spend.orders).toBe(4);
    expect((await merge(four.email, one.email)).body.error).toContain('merged already');
    await undo(joint.body.merge);
    expect((await page(one.email)).merged.map(({ email }) => email)).toEqual([two.email]);
    expect((await page(four.email)).merged.map(({ email }) => email)).toEqual([three.email]);
    await undo(body.merge);
    expect((await page(four.email)).spend.orders).toBe(1);
  });

  it('is refused on a preview that others have overtaken', async () => {
    const [one, two, three] = [await guest(shop), await guest(shop), await guest(shop)];
    const { seen } = await preview(one.email, two.email);
    await merge(two.email, three.email, { by: grace });
    expect((await merge(one.email, two.email, { seen })).body.reason).toBe('changed_by_another');
    const again = await preview(one.email, two.email);
    expect(again.customers).toHaveLength(3);
    expect((await merge(one.email, two.email, { seen: again.seen })).status).toBe(200);
  });

  it('works at the command line', async () => {
    const [one, two] = [await guest(shop), await guest(shop)];
    const run = (...words: string[]) => runCommand(shop.deps, words, { user: 'root' });
    const { text } = await run('customer-merge', one.email, two.email, 'one person', '--json');
    expect((await run('customer', one.email)).text).toContain(two.email);
    const { merge: id } = JSON.parse(text) as Told;
    await run('customer-unmerge', id, 'a mistake');
    expect((await page(one.email)).merged).toEqual([]);
  });
});

describe('two at once', () => {
  it('merge the same two only once, and never in a circle', async () => {
    const [one, two, three] = [await guest(shop), await guest(shop), await guest(shop)];
    const before = (await merges()).length;
    const same = await Promise.all([
      merge(one.email, two.email),
      merge(two.email, one.email, { by: grace }),
      merge(one.email, two.email, { by: owner }),
    ]);
    expect(statusesOf(same)).toEqual([200, 400, 400]);
    const circle = await Promise.all([
      merge(two.email, three.email),
      merge(three.email, one.email, { by: grace }),
    ]);
    expect(statusesOf(circle)).toEqual([200, 400]);
    expect((await merges()).length).toBe(before + 2);
  });

  it('undo once', async () => {
    const [one, two] = [await guest(shop), await guest(shop)];
    const { body } = await merge(one.email, two.email);
    const both = await Promise.all([undo(body.merge), undo(body.merge, grace)]);
    expect(statusesOf(both)).toEqual([200, 409]);
  });

  it('merge and erase: no merge outlives who was erased', async () => {
    await owner.tell('session/step-up', { code: owner.nextCode() });
    const left: string[] = [];
    for (let round = 0; round < 4; round++) {
      const [one, two] = [await guest(shop), await guest(shop)];
      const [erased, merged] = await Promise.all([
        owner.tell('erase', { customer: one.orderId, address: one.email, reason: 'asked' }),
        merge(two.email, one.email),
      ]);
      expect(erased.status).toBe(200);
      expect([200, 404]).toContain(merged.status);
      left.push(
        ...(await merges()).flatMap((row) => [row.one, row.other].filter((key) => key === one.email)),
      );
    }
    expect(left).toEqual([]);
  });
});

describe('erasing one of several', () => {
  it('erases no other, and ends its merges', async () => {
    await owner.tell('session/step-up', { code: owner.nextCode() });
    const [one, two, three] = [await guest(shop), await member(shop), await guest(shop)];
    await merge(one.email, two.userId);
    await merge(two.userId, three.email);
    const erased = await owner.tell('erase', { customer: two.userId, address: two.email, reason: 'asked' });
    expect(erased.body).toMatchObject({ account: true, orders: 1 });
    expect(await page(one.email)).toMatchObject({ spend: { orders: 1 }, merged: [], merges: [] });
    expect((await page(three.email)).orders).toHaveLength(1);
    expect(JSON.stringify(await merges())).not.toContain(two.userId);
    expect((await merge(one.email, two.userId)).body.reason).toBe('no_customer');
  });

  it('by themselves ends their merges too', async () => {
    const [mia, leo] = [await member(shop), await guest(shop)];
    await merge(mia.userId, leo.email);
    expect((await mia.post('/api/account/delete', { email: mia.email, password: PASSWORD })).status).toBe(
      200,
    );
    expect(JSON.stringify(await merges())).not.toContain(mia.userId);
    expect((await page(leo.email)).merged).toEqual([]);
  });

  it('after the promised time leaves no address behind', async () => {
    const [one, two] = [await guest(shop), await guest(shop)];
    await merge(one.email, two.email);
    await shop.handlers['retention.erase']({});
    expect(JSON.stringify(await merges())).toContain(one.email);
    await shop.deps.db.db.execute(
      sql`update purchase set created_at = created_at - interval '400 days' where id = ${one.orderId}::uuid`,
    );
    await shop.handlers['retention.erase']({});
    expect(JSON.stringify(await merges())).not.toContain(one.email);
  });
});

describe('suggestions', () => {
  it('name who has the same mailbox, paid with the same card, or has the same name and a similar address', async () => {
    const mark = randomUUID().slice(0, 6);
    const buy = async (fullName: string, email: string) => {
      const buyer = shop.buyer();
      const begun = await buyer.beginAndPay(undefined, { billing_details: { fullName, email } });
      await begun.complete();
      await shop.settle();
      return (await shop.purchaseOf(begun)).id;
    };
    const one = await buy(`Xenia Yz${mark}`, `xenia.${mark}@example.com`);
    const tagged = await buy('Somebody', `xenia.${mark}+2@example.com`);
    const slip = await buy(`Xenia Yz${mark}`, `xenia.${mark}@exampl.com`);
    await buy(`Xenia Yz${mark}`, `quite.other.${mark}@elsewhere.example`);
    const payer = await guest(shop);
    await shop.deps.db.db.execute(sql`update payment set payer_hash = null`);
    await shop.deps.db.db.execute(
      sql`update payment set payer_hash = ${`payer ${mark}`} where purchase_id in (${one}::uuid, ${payer.orderId}::uuid, ${slip}::uuid)`,
    );
    const found = await alike(one);
    expect(found.map(({ id, why }) => [id, why])).toEqual([
      [slip, ['payer', 'name']],
      [tagged, ['mailbox']],
      [payer.orderId, ['payer']],
    ]);
    expect(JSON.stringify(found)).not.toContain(`xenia.${mark}`);
    // Nothing is merged by itself, and what is merged is suggested no more.
    expect(await page(one)).toMatchObject({ merged: [], spend: { orders: 1 } });
    await merge(one, tagged);
    expect((await alike(one)).map(({ id }) => id)).toEqual([slip, payer.orderId]);
  });
});
