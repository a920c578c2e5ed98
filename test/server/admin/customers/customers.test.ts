import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import { type Customer, guest, type ListedCustomers, member } from '../../../support/console/customers.ts';
import { operator, type TestOperator } from '../../../support/console/operator.ts';
import { PASSWORD } from '../../../support/shop/buyer.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const run = (...words: string[]) => runCommand(shop.deps, words, { user: 'root' });

let owner: TestOperator;
let support: TestOperator;
beforeAll(async () => {
  owner = await operator(shop, 'owner');
  support = await operator(shop, 'support');
});

const page = async (who: string) => (await owner.ask<Customer>('customer', { customer: who })).body;
const found = async (who: string) =>
  (await owner.ask<ListedCustomers>('customers', { search: who })).body.customers;
const lastAct = async () => {
  type Acts = {
    acts: { what: string; subject: string | null; order: { id: string } | null; after: object }[];
  };
  return (await owner.ask<Acts>('audit', { limit: '1' })).body.acts[0];
};

describe('customers', () => {
  it('are found by address, id and the beginning of a name, and shown in full', async () => {
    const mia = await member(shop);
    const leo = await guest(shop, `Xaver ${randomUUID().slice(0, 4)}`);
    expect(await found(mia.email.toUpperCase())).toMatchObject([
      { id: mia.userId, kind: 'account', orders: 1 },
    ]);
    expect(await lastAct()).toMatchObject({ what: 'customers found', after: { customers: 1 } });
    expect(await found(mia.userId)).toHaveLength(1);
    expect(await found(leo.email)).toMatchObject([{ id: leo.orderId, kind: 'guest' }]);
    expect(await found('xaver')).toMatchObject([{ id: leo.orderId }]);
    expect(await found('nobody@example.com')).toEqual([]);

    const known = await page(mia.userId);
    expect(known).toMatchObject({ kind: 'account', email: mia.email, account: { is_operator: false } });
    expect(known.account?.methods).toMatchObject([{ method: 'credential' }]);
    expect([known.orders.length, known.esims.length, known.sessions.length]).toEqual([1, 1, 1]);
    expect(known.orders[0]?.paid?.text).toMatch(/^\$/);
    expect(known.consents).toContainEqual(expect.objectContaining({ to: 'marketing', given: true }));
    expect(JSON.stringify(known)).not.toContain('LPA:');
    await page(mia.userId);
    const reads = (await page(mia.userId)).acts.filter(({ what }) => what === 'customer read');
    expect(reads).toMatchObject([{ operator: owner.email }]);
    expect(await page(leo.orderId)).toMatchObject({ kind: 'guest', email: leo.email, account: null });
    for (const [customer, id] of [
      [mia.userId, known.orders[0]?.id],
      [leo.orderId, leo.orderId],
    ]) {
      const { body } = await owner.ask<{ orders: { id: string }[] }>('orders', { customer: customer ?? '' });
      expect(body.orders.map((order) => order.id)).toEqual([id]);
    }
    expect((await owner.ask('customer', { customer: 'nobody@example.com' })).body.reason).toBe('no_customer');
    expect((await run('customer', mia.email)).text).toMatch(/^account methods\nmethod +since\ncredential /m);
  });

  it('are listed by pages, with covered addresses', async () => {
    const first = await owner.ask<ListedCustomers>('customers', { limit: '1' });
    expect(first.body.customers).toHaveLength(1);
    const next = await owner.ask<ListedCustomers>('customers', { limit: '1', after: first.body.next ?? '' });
    const ids = [...first.body.customers, ...next.body.customers].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { address } of first.body.customers) expect(address).toMatch(/^.\*\*\*@/);
    expect((await owner.ask('customers', { after: 'x_y!' })).body.reason).toBe('unknown_after');
    expect((await run('customers', '1', '--json')).text).toContain('"customers"');
  });

  it('are signed out everywhere, which the audit records for their account', async () => {
    const mia = await member(shop);
    expect((await support.tell('sign_out', { customer: mia.userId })).status).toBe(200);
    expect(await mia.user()).toBeNull();
    expect((await page(mia.userId)).acts).toContainEqual(
      expect.objectContaining({ what: 'signed out everywhere', operator: support.email }),
    );
  });
});

describe('all data about a customer', () => {
  it('is exported without any secrets', async () => {
    const mia = await member(shop);
    const told = await owner.tell<{ orders: { number: string }[] }>('customer_data', {
      customer: mia.userId,
    });
    await owner.tell('note', { order: told.body.orders[0]?.number, text: 'She called from Lisbon.' });
    const { body } = await owner.tell<{
      email: string;
      account: { sessions: unknown[]; signInMethods: unknown[] };
      orders: Record<string, unknown[]>[];
    }>('customer_data', { customer: mia.userId });
    expect(body).toMatchObject({ email: mia.email, account: { id: mia.userId, email: mia.email } });
    expect(body.account.sessions).toHaveLength(1);
    const [order] = body.orders;
    expect(order).toMatchObject({ email: mia.email, state: 'delivered', marketingOptIn: true });
    expect(order?.['notes']).toMatchObject([{ text: 'She called from Lisbon.' }]);
    for (const part of ['payments', 'invoices', 'esims', 'mails', 'happened'])
      expect([part, order?.[part]?.length ?? 0]).not.toEqual([part, 0]);
    expect(JSON.stringify(body)).not.toMatch(/LPA:|guestHash|wholesale|password"|token/i);
    expect(await lastAct()).toMatchObject({ what: 'customer data given', subject: `user ${mia.userId}` });
    expect(JSON.parse((await run('customer-data', mia.email)).text)).toMatchObject({ email: mia.email });
  });

  it('needs a fresh code', async () => {
    const manager = await operator(shop, 'manager');
    shop.passSeconds(11 * 60);
    const mia = await member(shop);
    for (const verb of ['customer_data', 'erase'])
      expect((await manager.tell(verb, { customer: mia.userId })).body.reason).toBe('step_up_needed');
  });
});

describe('erasing a customer', () => {
  const fresh = async () => owner.tell('session/step-up', { code: owner.nextCode() });

  it('removes account, names and addresses, even of guest purchases; the books stay', async () => {
    await fresh();
    const mia = await member(shop);
    const asGuest = shop.buyer();
    const details = { billing_details: { fullName: 'Mia', email: mia.email } };
    const begun = await asGuest.beginAndPay(undefined, details);
    await begun.complete();
    await shop.settle();
    const wrong = await owner.tell('erase', { customer: mia.userId, address: 'leo@example.com' });
    expect(wrong.body.reason).toBe('other_address');
    const erased = await owner.tell('erase', {
      customer: mia.userId,
      address: mia.email,
      reason: 'asked by mail',
    });
    expect(erased.body).toEqual({
      account: true,
      orders: 2,
      requests: 0,
      drafts: 0,
      unpaid: 0,
      blocked: false,
    });
    expect(await lastAct()).toMatchObject({
      what: 'customer erased',
      subject: `user ${mia.userId}`,
      after: { account: true, orders: 2 },
    });
    expect(await shop.purchaseOf(begun)).toMatchObject({ fullName: '', email: '', state: 'delivered' });
    expect((await owner.tell('erase', { customer: mia.userId, address: mia.email })).body.reason).toBe(
      'no_customer',
    );
    const left = await shop.deps.db.db.execute<{ text: string }>(sql`
      select row_to_json(p)::text as text from purchase p union all select row_to_json(i)::text from invoice i
      union all select row_to_json(m)::text from outbound_mail m union all select row_to_json(a)::text from audit a
      union all select row_to_json(u)::text from "user" u`);
    expect(JSON.stringify(left.rows)).not.toContain(mia.email);
    expect((await mia.signIn(mia.email, PASSWORD)).status).toBe(401);
  });

  it('waits for open orders and a dispute; a block remains', async () => {
    await fresh();
    const paid = await shop.paid('JP');
    const { id } = await shop.purchaseOf(paid);
    const address = paid.buyer.email;
    const early = await owner.tell<{ why: string }>('erase', { customer: id, address });
    expect([early.body.reason, early.body.why]).toEqual(['not_erasable', 'under_way']);
    await shop.settle();
    await shop.deps.db.db.execute(sql`update purchase set disputed = true where id = ${id}::uuid`);
    const disputed = await owner.tell<{ why: string }>('erase', { customer: id, address });
    expect([disputed.body.reason, disputed.body.why]).toEqual(['not_erasable', 'disputed']);
    await shop.deps.db.db.execute(sql`update purchase set disputed = false where id = ${id}::uuid`);
    await owner.tell('block', { customer: id });
    await paid.buyer.begin(await paid.buyer.plan('FR'), {
      attempt_id: randomUUID(),
      billing_details: { fullName: 'Leo', email: `leo.${address}` },
    });
    const asked = await run('erase', id, '--address', address);
    expect(asked.question).toContain('Go on?');
    await expect(run('erase', id, '--address', 'x@y.example', '--yes')).rejects.toThrow();
    expect((await run('erase', address, '--address', address, '--yes', 'asked')).text).toMatch(
      /^account +no\norders +1\n[^]*blocked +yes$/m,
    );
    const again = await paid.buyer.start(
      await paid.buyer.request(await paid.buyer.plan('NL'), { attempt_id: randomUUID() }),
    );
    expect(again.body.code).toBe('buyer_blocked');
    expect((await run('customer', address)).text).toMatch(/^account +-$/m);
    await expect(run('erase', 'x')).rejects.toThrow('erase needs --address');
  });
});
