import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { ofBase } from '../../../../src/domain/money.ts';
import { MAX_ALONE } from '../../../../src/domain/operators/harm.ts';
import type { OutputOf } from '../../../../src/server/admin/run-verb.ts';
import { recordAudit } from '../../../../src/server/audit/record-audit.ts';
import { operatorAt } from '../../../../src/server/staff/operators.ts';
import { operator, type TestOperator } from '../../../support/console/operator.ts';
import { ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

interface Told {
  reason?: string;
  error?: string;
}

let ada: TestOperator;
let grace: TestOperator;
beforeEach(async () => {
  // What others sent yesterday does not count today.
  shop.passSeconds(25 * 3600);
  ada = await operator(shop, 'support');
  grace = await operator(shop, 'manager');
});

/** An order, and as much sent out by Ada that a single cent of it needs a colleague. */
async function order(): Promise<string> {
  const { id } = await shop.purchaseOf(await ownerOfEsim(shop, { iso: 'JP' }));
  const { operatorId, cents } = { operatorId: await idOf(ada), cents: MAX_ALONE.support?.person ?? 0 };
  await recordAudit(shop.deps, shop.deps.db.db, {
    who: 'operator',
    operatorId,
    origin: 'test',
    what: 'refund asked for',
    why: '',
    amount: ofBase(cents),
  });
  return id;
}

const idOf = async (who: TestOperator) => (await operatorAt(shop.deps.db.db, who.email))?.id ?? null;
const goodwill = (which: string, cents = 100, by = ada) =>
  by.tell<Told>('refund_part', { order: which, kind: 'goodwill', cents, reason: 'a long wait' });
const waiting = async (by = grace) => (await by.ask<OutputOf<'approvals'>>('approvals')).body.approvals;
const decide = (verb: 'approval_give' | 'approval_decline', id: string, by = grace) =>
  by.tell<Told>(verb, { id, reason: 'checked' });
/** The amounts of an order's refunds. */
const refunds = async (which: string) =>
  (
    await shop.deps.db.db.execute<{ amount_cents: number }>(
      sql`select amount_cents from refund where purchase_id = ${which}`,
    )
  ).rows.map(({ amount_cents }) => amount_cents);

async function asked(cents = 100): Promise<{ which: string; id: string }> {
  const which = await order();
  expect(await goodwill(which, cents)).toMatchObject({ status: 409, body: { reason: 'approval_asked' } });
  const one = (await waiting()).find((each) => each.order.id === which);
  if (!one) throw new Error('nothing waits');
  expect(await refunds(which)).toEqual([]);
  return { which, id: one.id };
}

describe('what is more than one person may send out', () => {
  it('waits for a colleague, and then goes out once, in the names of both', async () => {
    const { which, id } = await asked();
    expect((await waiting()).find((one) => one.id === id)).toMatchObject({
      by: ada.email,
      act: 'refund_part',
      amount: { cents: 100 },
      why: 'a long wait',
      own: false,
    });
    expect((await decide('approval_give', id)).status).toBe(200);
    expect(await refunds(which)).toEqual([100]);
    expect((await decide('approval_give', id)).body.reason).toBe('no_approval');
    expect((await decide('approval_decline', id)).body.reason).toBe('no_approval');
    expect(await refunds(which)).toEqual([100]);
    const { rows } = await shop.deps.db.db.execute(
      sql`select what, operator_id, why, amount_cents, subject from audit
        where purchase_id = ${which} and operator_id is not null order by id`,
    );
    const [asker, decider] = [await idOf(ada), await idOf(grace)];
    expect(rows).toEqual([
      {
        what: 'approval asked for',
        operator_id: asker,
        why: 'a long wait',
        amount_cents: 100,
        subject: null,
      },
      {
        what: 'approval given',
        operator_id: decider,
        why: 'checked',
        amount_cents: 100,
        subject: `operator ${asker}`,
      },
      {
        what: 'refund wanted (goodwill)',
        operator_id: asker,
        why: 'a long wait',
        amount_cents: 100,
        subject: null,
      },
    ]);
  });

  it('goes out once when two approve, or one approves and one declines, at the same time', async () => {
    const finance = await operator(shop, 'finance');
    const { which, id } = await asked();
    const both = await Promise.all([decide('approval_give', id), decide('approval_give', id, finance)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await refunds(which)).toEqual([100]);

    const other = await asked();
    const [given, declined] = await Promise.all([
      decide('approval_give', other.id),
      decide('approval_decline', other.id, finance),
    ]);
    expect([given.status, declined.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await refunds(other.which)).toEqual(given.status === 200 ? [100] : []);
  });

  it('is declined by a colleague, or taken back by who asked, and can be asked for again', async () => {
    const { which, id } = await asked();
    expect((await decide('approval_decline', id, ada)).status).toBe(200);
    expect((await decide('approval_give', id)).body.reason).toBe('no_approval');
    expect((await goodwill(which)).body.reason).toBe('approval_asked');
    expect((await goodwill(which, 200)).body.reason).toBe('approval_asked');
    const again = (await waiting()).filter((one) => one.order.id === which);
    expect(again.map(({ amount }) => amount.cents)).toEqual([200]);
    expect((await decide('approval_decline', again[0]?.id ?? '')).status).toBe(200);
    expect(await refunds(which)).toEqual([]);
  });

  it('is decided by no one who asked, by no support, and not without a fresh code', async () => {
    const bob = await operator(shop, 'support');
    const { which, id } = await asked();
    for (const by of [ada, bob])
      expect((await decide('approval_give', id, by)).body.reason).toBe('not_your_role');
    expect((await decide('approval_decline', id, bob)).body.reason).toBe('not_your_role');
    await shop.deps.db.db.execute(
      sql`update approval set operator_id = ${await idOf(grace)} where id = ${id}`,
    );
    expect((await decide('approval_give', id)).body.reason).toBe('own_approval');
    await shop.deps.db.db.execute(sql`update approval set operator_id = ${await idOf(ada)} where id = ${id}`);
    shop.passSeconds(11 * 60);
    expect((await decide('approval_give', id)).body.reason).toBe('step_up_needed');
    expect(await refunds(which)).toEqual([]);
  });

  it('is over after a day, and with the role of who asked', async () => {
    const { which, id } = await asked();
    await shop.deps.db.db.execute(sql`update approval set ends_at = asked_at where id = ${id}`);
    expect((await waiting()).map((one) => one.id)).not.toContain(id);
    expect((await decide('approval_give', id)).body.reason).toBe('no_approval');

    const other = await asked();
    await shop.deps.db.db.execute(sql`update operator set role = 'viewer' where email = ${ada.email}`);
    expect((await decide('approval_give', other.id)).body.reason).toBe('not_your_role');
    expect([await refunds(which), await refunds(other.which)]).toEqual([[], []]);
  });

  it('is looked at anew when it is approved: nothing goes out that the order does not allow any more', async () => {
    const { which, id } = await asked(150);
    const owner = await operator(shop, 'owner');
    // An owner decides alone.
    expect((await owner.tell('refund', { order: which, reason: 'all of it' })).status).toBe(200);
    const paid = await refunds(which);
    expect((await decide('approval_give', id)).status).not.toBe(200);
    expect(await refunds(which)).toEqual(paid);
    expect((await waiting()).map((one) => one.id)).toContain(id);
  });

  it.each([
    ['refund', {}],
    ['replace', {}],
  ])('is asked for by %s as well', async (verb, input) => {
    const which = await order();
    const told = await ada.tell<Told>(verb, { order: which, reason: 'a test', ...input });
    expect(told).toMatchObject({ status: 409, body: { reason: 'approval_asked' } });
    const one = (await waiting()).find((each) => each.order.id === which);
    expect(one).toMatchObject({ act: verb });
    expect((await decide('approval_give', one?.id ?? '')).status).toBe(200);
    const { acts } = (await grace.ask<{ acts: { what: string; operator: string }[] }>('audit')).body;
    expect(acts.slice(0, 6)).toContainEqual(
      expect.objectContaining({
        operator: ada.email,
        what: verb === 'refund' ? 'refund asked for' : 'replacement asked for',
      }),
    );
  });
});
