import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { feeWithin } from '../../../../src/domain/checkout/payment-method.ts';
import { ofBase } from '../../../../src/domain/money.ts';
import { FOLLOWING } from '../../../../src/domain/operators/following.ts';
import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import type { VerbName } from '../../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../../src/server/admin/run-verb.ts';
import { raise, watch } from '../../../../src/server/alerts/watch.ts';
import { flagForReview } from '../../../../src/server/purchase/flag-for-review.ts';
import { atCommandLine } from '../../../../src/server/staff/acting.ts';
import { operator } from '../../../support/console/operator.ts';
import { ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { LOW_BALANCE_USD: '1' } });

const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);
const run = async (...words: string[]) => (await runCommand(shop.deps, words, { user: 'root' })).text;

describe('the money of the dashboard', () => {
  it('is beside the same time before, with the margin that all reports have', async () => {
    expect((await ask('dashboard', {})).now).toMatchObject({ orders: 0, average: null, unread: 0 });
    const [kept, returned] = [await ownerOfEsim(shop), await ownerOfEsim(shop)];
    await returned.giveBack();
    await shop.settle();
    const paid = Math.round(kept.request.price * 100);
    const { id, wholesaleCents } = await shop.purchaseOf(kept);
    const fee = feeWithin(ofBase(paid), 'card');
    const told = await ask('dashboard', {});
    expect(told.now).toMatchObject({
      orders: 2,
      gross: { cents: 2 * paid },
      refunds: { cents: paid },
      fees: { cents: 2 * fee },
      estimated: { cents: 2 * fee },
      margin: { cents: paid - wholesaleCents - 2 * fee },
      average: { cents: paid },
      unread: 3,
    });
    expect(told.days).toHaveLength(7);
    expect(told.days.at(-1)).toMatchObject({ gross: told.now.gross, margin: told.now.margin });
    // Each report, the order and the command line have the same.
    const day = shop.deps.now().toISOString().slice(0, 10);
    expect((await ask('income', { from: day, to: day })).all.margin).toEqual(told.now.margin);
    const order = await ask('order', { order: id });
    expect(order.margin?.cents).toBe(paid - wholesaleCents - fee);
    expect(order.is_margin_estimated).toBe(true);
    expect((await ask('journal', { order: id })).margin).toEqual(order.margin);
    expect(await run('today')).toMatch(new RegExp(`^now margin +\\${told.now.margin.text}$`, 'm'));
    // The other week and month.
    shop.passSeconds(7 * 86_400);
    const later = await ask('dashboard', { period: 'today' });
    expect(later.now.orders).toBe(0);
    expect(later.before.week).toMatchObject({ orders: 2, margin: told.now.margin });
    expect(later.days.at(-1)?.before).toMatchObject({ day, gross: told.now.gross });
    const week = await ask('dashboard', { period: 'week' });
    expect([week.now.orders, week.before.week?.orders]).toEqual([0, 2]);
    const month = await ask('dashboard', { period: 'month' });
    expect(Object.keys(month.before)).toEqual(['month']);
    expect(month.days).toHaveLength(shop.deps.now().getUTCDate());
  });

  it('has the fees once they are read at a press, and not again at once', async () => {
    const owner = await operator(shop, 'owner');
    const read = async () => (await owner.tell<OutputOf<'processors_read'>>('processors_read')).body;
    await expect
      .poll(async () => {
        shop.passSeconds(31);
        return (await read()).unread;
      })
      .toBe(0);
    expect(await read()).toEqual({ read: false, done: true, unread: 0 });
    const { all } = await ask('income', { from: '2020-01-01' });
    expect(all).toMatchObject({ unread: 0, estimated: { cents: 0 } });
    expect(all.fees.cents).toBeGreaterThan(0);
  });
});

describe('checkouts', () => {
  const declined = 'Your card was declined.';

  it('are counted by how they ended, and listed apart from orders', async () => {
    const before = (await ask('dashboard', {})).checkouts;
    const [left, refused] = [shop.buyer(), shop.buyer()];
    await left.begin();
    const { started } = await refused.begin();
    await refused.pay(started, 'pm_card_chargeDeclined');
    await shop.settle();
    await shop.paid('ES');
    const now = (await ask('dashboard', {})).checkouts;
    expect([now.begun - before.begun, now.open - before.open, now.paid - before.paid]).toEqual([3, 2, 1]);
    shop.passSeconds(2 * 3600);
    await shop.recover();
    const { abandoned } = (await ask('dashboard', { period: 'week' })).checkouts;
    expect(abandoned).toContainEqual({ why: 'not_tried', words: null, count: 1 });
    expect(abandoned).toContainEqual({ why: 'declined', words: declined, count: 1 });

    const { checkouts } = await ask('checkouts', {});
    expect(checkouts.map(({ why }) => why).toSorted()).toEqual(['declined', 'not_tried']);
    const only = await ask('checkouts', { why: 'declined' });
    expect(only.checkouts).toMatchObject([{ why: 'declined', words: declined, method: 'card' }]);
    const [first] = (await ask('checkouts', { limit: 1 })).checkouts;
    const { next } = await ask('checkouts', { limit: 1 });
    const second = await ask('checkouts', { limit: 1, after: next ?? '' });
    expect(second.checkouts.map(({ id }) => id)).not.toContain(first?.id);
    expect(second.next).toBeNull();
    const states = (await ask('orders', {})).orders.map(({ state }) => state);
    expect(states).not.toContain('abandoned');
    expect((await ask('orders', { state: 'abandoned' })).orders).toHaveLength(2);
  });

  it('that no method could begin say so', async () => {
    const { rows } = await shop.deps.db.db.execute<{ id: string }>(
      sql`select id from purchase where state = 'abandoned' and last_error is null limit 1`,
    );
    await shop.deps.db.db.execute(sql`delete from payment where purchase_id = ${rows[0]?.id}`);
    expect((await ask('checkouts', { why: 'not_started' })).checkouts.map(({ id }) => id)).toEqual([
      rows[0]?.id,
    ]);
  });
});

describe('refund rates', () => {
  it('count refunds, eSIMs without data and replacements, and give no share of few orders', async () => {
    const owned = await ownerOfEsim(shop, { iso: 'FR' });
    const { id } = await shop.purchaseOf(owned);
    await run('refund', id, '--yes', 'no data');
    await shop.settle();
    const frances = async () =>
      (await ask('refund_rates', { limit: 50 })).places.find(({ code }) => code === 'FR');
    expect(await frances()).toMatchObject({
      name: 'France',
      wholesaler: 'eSIM Go',
      orders: 1,
      refunded: 1,
      no_data: 0,
      replaced: 0,
      refunded_bp: null,
    });
    expect((await frances())?.networks.length).toBeGreaterThan(0);
    // It had been on a phone.
    await shop.deps.db.db.execute(sql`update esim set first_installed_at = ${shop.deps.now().toISOString()}
      where iccid = (select iccid from user_esim where purchase_id = ${id})`);
    expect(await frances()).toMatchObject({ no_data: 1 });
    // Of many orders there is one.
    await shop.deps.db.db.execute(sql`update purchase set paid_at = created_at where paid_at is null`);
    const more = Array.from({ length: 20 }, () => shop.buyer().begin());
    for (const { started } of await Promise.all(more))
      await shop.deps.db.db.execute(
        sql`update purchase set paid_at = created_at, country_code = 'FR' where id = ${(await shop.purchaseOf({ started })).id}`,
      );
    expect(await frances()).toMatchObject({ orders: 21, refunded_bp: 476, no_data_bp: 476, replaced_bp: 0 });
    const { wholesalers } = await ask('refund_rates', {});
    expect(wholesalers).toMatchObject([{ id: 'esim-go', name: 'eSIM Go', no_data: 1 }]);
  });
});

describe('what waits', () => {
  it('comes by due date, with what each is about, overdue ones marked', async () => {
    const paid = await shop.paid('JP');
    const { id } = await shop.purchaseOf(paid);
    await flagForReview(shop.deps.db.db, id, 'a test');
    await watch(shop.deps);
    shop.passSeconds(23 * 3600);
    await raise(shop.deps, { kind: 'mail_stuck', subject: 'mails', words: 'stuck', purchaseId: null });
    const first = await ask('waiting', {});
    const cases = first.waiting.flatMap((one) => (one.kind === 'case' ? [[one.case, one.overdue]] : []));
    expect(cases).toContainEqual(['mail_stuck', false]);
    const review = first.waiting.find((one) => one.kind === 'case' && one.case === 'needs_review');
    expect(review).toMatchObject({ order: { id }, overdue: false });
    shop.passSeconds(3600);
    const later = await ask('waiting', {});
    expect(later.overdue).toBeGreaterThanOrEqual(2);
    const due = later.waiting.map(({ due_at: at }) => at);
    expect(due).toEqual(due.toSorted());
    expect(await run('waiting')).toMatch(/needs review/i);
  });

  it('names a dispute once, by its processor’s date, until it is answered', async () => {
    const disputed = await shop.paid('DE', 'pm_card_createDispute');
    await shop.pass(3);
    await expect
      .poll(async () => (await shop.drain(), (await shop.purchaseOf(disputed)).disputed))
      .toBe(true);
    await watch(shop.deps);
    const { id } = await shop.purchaseOf(disputed);
    const about = async () =>
      (await ask('waiting', { limit: 200 })).waiting.filter(({ order }) => order?.id === id);
    const [dispute, ...others] = await about();
    expect(others).toEqual([]);
    const { disputes } = await ask('disputes', {});
    expect(dispute).toMatchObject({ kind: 'dispute', id: disputes[0]?.id, due_at: disputes[0]?.due_at });
    await shop.deps.db.db.execute(sql`update dispute set is_answered = true where purchase_id = ${id}`);
    expect(await about()).toEqual([]);
  });

  it('has approvals only for those who may refund', async () => {
    await shop.deps.db.db
      .execute(sql`insert into approval (id, purchase_id, act, input, cents, operator_id, origin, state, asked_at, ends_at)
      select gen_random_uuid(), id, 'refund', '{"reason": "late"}', 20000, gen_random_uuid(), 'test', 'waiting',
        ${shop.deps.now().toISOString()}, ${new Date(shop.deps.now().getTime() + 3_600_000).toISOString()}
      from purchase where state = 'delivered' limit 1`);
    const kindsFor = async (role: 'support' | 'viewer') => {
      const person = await operator(shop, role);
      const { waiting } = (await person.ask<OutputOf<'waiting'>>('waiting')).body;
      return new Set(waiting.map(({ kind }) => kind));
    };
    expect(await kindsFor('support')).toContain('approval');
    expect(await kindsFor('viewer')).not.toContain('approval');
  });
});

describe('changes', () => {
  let newest: number;
  beforeAll(async () => {
    newest = (await ask('changes', {})).newest;
  });

  it('name what people and the shop have changed since, but not what was only read', async () => {
    const { id } = await shop.purchaseOf(await shop.paid('IT'));
    const support = await operator(shop, 'support');
    await support.ask('order', { order: id });
    const read = await ask('changes', { since: newest });
    await support.tell('note', { order: id, text: 'called' });
    const noted = await ask('changes', { since: read.newest });
    const before = new Set(read.changes.map((change) => change.id));
    const fresh = noted.changes.filter((change) => !before.has(change.id));
    expect(fresh.map(({ about }) => about)).toEqual([[id]]);
    // A case is named when it opens and when it ends, with its order, whose acts stay as they were seen.
    const { seen } = await ask('order', { order: id });
    await flagForReview(shop.deps.db.db, id, 'a test');
    await watch(shop.deps);
    const { newest: opened, changes } = await ask('changes', { since: noted.newest });
    expect(changes.some(({ about }) => about.length === 2 && about.includes(id))).toBe(true);
    expect((await ask('order', { order: id })).seen).toBe(seen);
    await shop.deps.db.db.execute(sql`update purchase set needs_review = null where id = ${id}`);
    await watch(shop.deps);
    const ended = (await ask('changes', { since: opened })).changes.filter((change) => change.id > opened);
    expect(ended.some(({ about }) => about.includes(id))).toBe(true);
  });

  it('do not keep an abandoned console open', async () => {
    const person = await operator(shop, 'viewer');
    const usedAt = async () =>
      (await shop.deps.db.db.execute<{ at: Date }>(sql`select max(used_at) as at from operator_session`))
        .rows[0]?.at;
    const before = await usedAt();
    shop.passSeconds(29 * 60);
    const follow = () => person.browser.call('GET', '/api/operate/changes', undefined, { [FOLLOWING]: '1' });
    expect((await follow()).status).toBe(200);
    expect(await usedAt()).toEqual(before);
    shop.passSeconds(2 * 60);
    expect((await follow()).status).toBe(401);
  });
});

describe('balances', () => {
  it('show the day on which the wholesaler’s runs out at this rate', async () => {
    const { wholesalers } = await ask('balances', {});
    const [first] = wholesalers;
    const cents = await shop.deps.wholesalers.all[0]?.balance();
    expect(first).toMatchObject({ id: 'esim-go', balance: { cents }, low: false });
    const { wholesaleCents } = await shop.purchaseOf(await ownerOfEsim(shop));
    expect(wholesaleCents).toBeGreaterThan(0);
    expect((await ask('balances', {})).wholesalers[0]?.a_day.cents).toBeGreaterThan(0);
  });
});
