import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { ofBase } from '../../../../src/domain/money.ts';
import { MAX_ALONE } from '../../../../src/domain/operators/harm.ts';
import type { OutputOf } from '../../../../src/server/admin/run-verb.ts';
import { recordAudit } from '../../../../src/server/audit/record-audit.ts';
import { beginRow, ROW_MS } from '../../../../src/server/bulk/bulk-acts.ts';
import { operatorAt } from '../../../../src/server/staff/operators.ts';
import { operator, type TestOperator } from '../../../support/console/operator.ts';
import { ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

type Bulk = OutputOf<'bulk_act'>;
type Preview = OutputOf<'bulk_preview'>;
interface Told {
  reason?: string;
  error?: string;
}

let owner: TestOperator;
beforeEach(async () => {
  // What was sent out yesterday does not count today.
  shop.passSeconds(25 * 3600);
  owner = await operator(shop, 'owner');
});

const today = () => shop.deps.now().toISOString().slice(0, 10);

async function orderIn(iso = 'JP'): Promise<string> {
  return (await shop.purchaseOf(await ownerOfEsim(shop, { iso }))).id;
}

const preview = async (input: object, by = owner) =>
  (await by.tell<Preview & Told>('bulk_preview', input)).body;
const start = (id: string, act: string, by = owner) => by.tell<Bulk & Told>('bulk_start', { id, act });
const read = async (id: string, by = owner) => (await by.ask<Bulk>('bulk_act', { id })).body;
const statesOf = ({ rows }: Pick<Bulk, 'rows'>) => rows.map(({ state }) => state);

/** How often something was recorded about each order, with the reasons. */
const recorded = async (what: string, ids: readonly string[]) =>
  (
    await shop.deps.db.db.execute<{ purchase_id: string; why: string }>(
      sql`select purchase_id, why from audit where what = ${what} and purchase_id in (${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )}) order by id`,
    )
  ).rows;
const moneyBack = async (ids: readonly string[]) =>
  (
    await shop.deps.db.db.execute<{ count: number }>(
      sql`select count(*)::int as count from refund where status = 'succeeded' and purchase_id in (${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`,
    )
  ).rows[0]?.count;

describe('a refund of many orders', () => {
  it('is a dry run first, then does each order once, with one reason and the result of each', async () => {
    const good = [await orderIn(), await orderIn()];
    const [disputed, refunded] = [await orderIn(), await orderIn()];
    await shop.deps.db.db.execute(sql`update purchase set disputed = true where id = ${disputed}`);
    await owner.tell('refund', { order: refunded, reason: 'earlier' });
    await shop.settle();

    const planned = await preview({ act: 'refund', country: 'JP', from: today(), reason: 'KDDI was down' });
    expect(planned).toMatchObject({ state: 'planned', own: true, is_cut: false });
    const rowOf = (bulk: Bulk, id: string) => bulk.rows.find(({ order }) => order.id === id);
    expect(good.map((id) => rowOf(planned, id)?.state)).toEqual(['planned', 'planned']);
    expect(rowOf(planned, disputed)).toMatchObject({
      state: 'refused',
      words: expect.stringContaining('disputed'),
    });
    expect(rowOf(planned, refunded)?.state).toBe('refused');
    expect(rowOf(planned, refunded)?.words).toMatch(/\S/);
    const sum = good.reduce((cents, id) => cents + (rowOf(planned, id)?.amount?.cents ?? 0), 0);
    expect(planned.amounts).toMatchObject([{ cents: sum, currency: 'USD' }]);
    await shop.settle();
    expect(await moneyBack(good)).toBe(0);

    // Pressed twice, and by two hands at once.
    const both = await Promise.all([start(planned.id, 'refund'), start(planned.id, 'refund')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await shop.settle();
    expect((await start(planned.id, 'refund')).status).toBe(200);
    await shop.settle();
    const done = await read(planned.id);
    expect(done).toMatchObject({ state: 'done', counts: { done: 2, refused: 2, planned: 0 } });
    expect(await moneyBack(good)).toBe(2);
    const asked = await recorded('refund asked for', good);
    expect(new Set(asked.map(({ purchase_id }) => purchase_id))).toEqual(new Set(good));
    expect(asked.map(({ why }) => why)).toEqual(['KDDI was down', 'KDDI was down']);
    const { rows } = await shop.deps.db.db.execute<{ why: string; subject: string }>(
      sql`select why, subject from audit where what = 'bulk refund started'`,
    );
    expect(rows).toContainEqual({ why: 'KDDI was down', subject: `bulk ${planned.id}` });
  });

  it('goes on where a killed process left it, and does no row twice', async () => {
    const ids = [await orderIn('FR'), await orderIn('FR'), await orderIn('FR')];
    const { id } = await preview({ act: 'refund', orders: ids, reason: 'a late train' });
    await start(id, 'refund');
    await shop.loseJobs();
    // The first was begun and done, and its process ended before it could say so; the second was begun and not done.
    const first = await beginRow(shop.deps.db.db, id, shop.deps.now());
    const paid = await read(id);
    const [one] = paid.rows;
    expect(one?.state).toBe('begun');
    await owner.tell('refund', { order: one?.order.id ?? '', reason: 'a late train' });
    expect(first?.isAgain).toBe(false);
    await shop.recover();
    await shop.drain();
    expect(statesOf(await read(id))).toEqual(['begun', 'planned', 'planned']);

    shop.passSeconds(ROW_MS / 1000 + 1);
    await shop.recover();
    await shop.settle();
    expect(await read(id)).toMatchObject({ state: 'done', counts: { done: 3 } });
    expect(await moneyBack(ids)).toBe(3);
    expect(await recorded('refund asked for', ids)).toHaveLength(3);
  });

  it('leaves an order alone that somebody changed after the dry run', async () => {
    const ids = [await orderIn('FR'), await orderIn('FR')];
    const { id, rows } = await preview({ act: 'refund', orders: ids, reason: 'no signal' });
    const [changed] = rows;
    await owner.tell('refund_part', {
      order: changed?.order.id,
      kind: 'goodwill',
      cents: 100,
      reason: 'for the wait',
    });
    await start(id, 'refund');
    await shop.settle();
    expect(statesOf(await read(id))).toEqual(['refused', 'done']);
    expect(await recorded('refund asked for', ids)).toHaveLength(1);
  });

  it('asks a colleague about what is more than one person may send out', async () => {
    const ada = await operator(shop, 'support');
    const ids = [await orderIn('FR'), await orderIn('FR')];
    const { id: operatorId = null } = (await operatorAt(shop.deps.db.db, ada.email)) ?? {};
    const before = {
      who: 'operator',
      operatorId,
      origin: 'test',
      what: 'refund asked for',
      why: '',
    } as const;
    const listed = await preview({ act: 'refund', orders: ids, reason: 'no signal' }, ada);
    const cents = listed.rows[0]?.amount?.cents ?? 0;
    // As much as leaves room for one of the two.
    const left = (MAX_ALONE.support?.person ?? 0) - cents;
    await recordAudit(shop.deps, shop.deps.db.db, { ...before, amount: ofBase(left) });
    const planned = await preview({ act: 'refund', orders: ids, reason: 'no signal' }, ada);
    expect(planned.rows.map(({ words }) => words !== null)).toEqual([false, true]);
    await start(planned.id, 'refund', ada);
    await shop.settle();
    expect(statesOf(await read(planned.id, ada))).toEqual(['done', 'asked']);
    const waiting = (await owner.ask<OutputOf<'approvals'>>('approvals')).body.approvals;
    expect(waiting.map(({ order }) => order.id)).toContain(planned.rows[1]?.order.id);
    expect(await moneyBack(ids)).toBe(1);
  });

  it('stops at the press, and not before a code', async () => {
    const ids = [await orderIn('FR'), await orderIn('FR')];
    const { id } = await preview({ act: 'refund', orders: ids, reason: 'no signal' });
    shop.passSeconds(11 * 60);
    expect((await start(id, 'refund')).body.reason).toBe('step_up_needed');
    await owner.tell('session/step-up', { code: owner.nextCode() });
    expect((await start(id, 'refund')).status).toBe(200);
    await shop.loseJobs();
    await owner.tell('bulk_stop', { id });
    await shop.recover();
    await shop.settle();
    expect(await read(id)).toMatchObject({ state: 'stopped', counts: { planned: 2 } });
    expect(await moneyBack(ids)).toBe(0);
    expect((await start(id, 'refund')).body).toMatchObject({ state: 'stopped' });
  });

  it('of 40 orders of a network that failed has 40 results', async () => {
    const ids: string[] = [];
    for (let bought = 0; bought < 40; bought += 8)
      ids.push(...(await Promise.all(Array.from({ length: 8 }, () => orderIn('TH')))));
    const planned = await preview({
      act: 'refund',
      country: 'thailand',
      state: 'delivered',
      from: today(),
      to: today(),
      reason: 'the network failed',
    });
    expect(planned.counts).toMatchObject({ planned: 40, refused: 0 });
    await start(planned.id, 'refund');
    await shop.settle();
    expect((await read(planned.id)).counts).toMatchObject({ done: 40 });
    expect(await moneyBack(ids)).toBe(40);
  }, 300_000);
});

describe('other acts on many orders', () => {
  it('mail each eSIM again once, and write one note on each', async () => {
    const ids = [await orderIn(), await orderIn()];
    const resent = await preview({ act: 'resend', orders: ids, reason: 'the mails were late' });
    await start(resent.id, 'resend');
    await shop.settle();
    expect(statesOf(await read(resent.id))).toEqual(['done', 'done']);
    expect((await recorded('eSIM mailed again', ids)).map(({ why }) => why)).toEqual([
      'the mails were late',
      'the mails were late',
    ]);

    const noted = await preview({ act: 'note', orders: ids, text: 'Their network was down.' });
    await start(noted.id, 'note');
    await start(noted.id, 'note');
    await shop.settle();
    const { rows } = await shop.deps.db.db.execute<{ text: string }>(
      sql`select text from order_note where purchase_id in (${ids[0]}::uuid, ${ids[1]}::uuid)`,
    );
    expect(rows).toEqual([{ text: 'Their network was down.' }, { text: 'Their network was down.' }]);
    const stored = await shop.deps.db.db.execute<{ text: string | null }>(
      sql`select text from bulk_act where id = ${noted.id}`,
    );
    expect(stored.rows).toEqual([{ text: null }]);
  });

  it('are for the roles that may do the act to one order', async () => {
    const [finance, viewer] = [await operator(shop, 'finance'), await operator(shop, 'viewer')];
    const order = await orderIn();
    const ask = (by: TestOperator, act: string) =>
      preview({ act, orders: [order], reason: 'x', ...(act === 'note' && { text: 'x' }) }, by);
    expect((await ask(finance, 'resend')).reason).toBe('not_your_role');
    expect((await ask(finance, 'note')).state).toBe('planned');
    expect((await ask(viewer, 'note')).reason).toBe('not_your_role');
    const planned = await ask(owner, 'refund');
    expect((await start(planned.id, 'refund', finance)).body.reason).toBe('no_bulk_act');
    expect((await start(planned.id, 'note')).body.reason).toBe('invalid_field');
  });

  it('are never about all orders, and never without a reason or a note', async () => {
    const order = await orderIn();
    for (const input of [
      { act: 'refund', reason: 'x' },
      { act: 'refund', orders: [order] },
      { act: 'note', orders: [order], reason: 'x' },
    ])
      expect((await preview(input)).reason).toBe('invalid_field');
    expect((await preview({ act: 'note', text: 'x', country: 'ZZ' })).reason).toBe('no_order');
  });
});
