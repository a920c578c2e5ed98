import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { mailboxOf } from '../../../../src/domain/account/mailbox-of.ts';
import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import { type Customer, guest, type ListedCustomers, member } from '../../../support/console/customers.ts';
import { operator, type TestOperator } from '../../../support/console/operator.ts';
import { GoogleWindow } from '../../../support/shop/google-window.ts';
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
const lastAct = async () => {
  type Acts = { acts: { what: string; subject: string | null }[] };
  return (await owner.ask<Acts>('audit', { limit: '1' })).body.acts[0];
};

describe('a block', () => {
  it('ends sessions, and lets nobody with the mailbox sign in or buy, until it is lifted', async () => {
    const mia = await member(shop);
    const blocked = await support.tell<{ ended: number }>('block', {
      customer: mia.userId,
      reason: 'stolen cards',
    });
    expect(blocked.body).toMatchObject({ ended: 1 });
    expect(await lastAct()).toMatchObject({ what: 'customer blocked', subject: `user ${mia.userId}` });
    expect((await support.tell('block', { customer: mia.email, reason: '' })).body.reason).toBe(
      'changed_by_another',
    );

    expect(await mia.user()).toBeNull();
    const refused = await mia.signIn();
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      403,
      'buyer_blocked',
      expect.stringMatching(/^This account is blocked\..*stays yours/),
    ]);
    expect(refused.headers.getSetCookie().join()).not.toContain('session_token=');
    const [name, domain] = mia.email.split('@');
    const signUp = await shop.buyer().signUp(`${name}+2@${domain}`);
    expect(signUp.status).toBe(403);
    const visitor = shop.buyer();
    const asGuest = { fullName: 'Mia', email: `${name?.toUpperCase()}+3@${domain}` };
    const request = await visitor.request(await visitor.plan(), { billing_details: asGuest });
    for (const attempt of [randomUUID(), randomUUID()]) {
      const started = await visitor.start({ ...request, attempt_id: attempt });
      expect([started.status, started.body.code]).toEqual([403, 'buyer_blocked']);
      expect(started.body.error).toMatch(/Nothing was charged, and what you bought before stays yours/);
    }
    // Somebody else began it, and this visitor takes it over.
    await visitor.begin(undefined, { attempt_id: request.attempt_id });
    expect((await visitor.start(request)).body.code).toBe('buyer_blocked');

    const listed = await owner.ask<ListedCustomers>('customers', { blocked: 'yes' });
    expect(listed.body.customers[0]).toMatchObject({ kind: 'account', blocked: true, orders: 1 });
    expect(await page(listed.body.customers[0]?.id ?? '')).toMatchObject({
      id: mia.userId,
      blocked: { why: 'stolen cards', operator: support.email },
    });

    expect((await support.tell('unblock', { customer: mia.userId, reason: 'a mistake' })).status).toBe(200);
    expect((await support.tell('unblock', { customer: mia.userId })).body.reason).toBe('changed_by_another');
    expect((await mia.signIn()).status).toBe(200);
    expect((await visitor.start(request)).status).toBe(200);
  });

  it('leaves a guest their purchases, and also works for a mailbox without an account', async () => {
    const leo = await guest(shop);
    expect((await support.tell('block', { customer: leo.orderId })).body).toMatchObject({ ended: 0 });
    expect((await leo.order(leo.begun.started.order)).status).toBe('ready');
    expect(
      (await leo.start(await leo.request(await leo.plan('FR'), { attempt_id: randomUUID() }))).status,
    ).toBe(403);
    expect((await run('customer', leo.email)).text).toContain('blocked');
    await run('unblock', leo.email);
  });

  it('is told to the page that opened Google’s window, and otherwise to a page in its language', async () => {
    const ada = shop.buyer();
    const window = new GoogleWindow(ada, shop.baseUrl);
    await window.signIn({ person: 'ada' });
    const { id = '' } = (await ada.user()) ?? {};
    await support.tell('block', { customer: id });
    const again = shop.buyer();
    const other = new GoogleWindow(again, shop.baseUrl);
    expect((await other.signIn({ person: 'ada' })).error?.code).toBe('buyer_blocked');
    expect(await again.user()).toBeNull();

    const opened = await other.open({ errorCallbackURL: '/de/sign-in-failed' });
    const callback = await other.answer('provider' in opened ? opened.provider : '', { person: 'ada' });
    // The cookie that knows the page that opened the window.
    expect(again.cookies.delete('simport.oauth_popup')).toBe(true);
    const { headers } = await again.ask(`${callback.pathname}${callback.search}`);
    expect(headers.get('location')).toBe('/de/sign-in-failed?error=buyer_blocked');
    expect(await again.user()).toBeNull();
    await support.tell('unblock', { customer: id });
  });

  it('never shuts out an operator', async () => {
    const { id = '' } = (await owner.browser.user()) ?? {};
    expect((await support.tell('block', { customer: id })).body.reason).toBe('runs_the_shop');
    const erased = await owner.tell('erase', { customer: id, address: owner.email });
    expect(erased.body.reason).toBe('runs_the_shop');
  });

  it('uses the same mailbox rule in the database as everywhere', async () => {
    const addresses = [
      'Mia@Example.com',
      'mia+x+y@example.com',
      ' m.i.a+1@googlemail.com ',
      'a.b@gmail.com',
      'x@y@z.com',
    ];
    for (const address of addresses) {
      const { rows } = await shop.deps.db.db.execute<{ is: string }>(
        sql`select mailbox_of(${address}) as is`,
      );
      expect(rows[0]?.is).toBe(mailboxOf(address));
    }
  });
});
