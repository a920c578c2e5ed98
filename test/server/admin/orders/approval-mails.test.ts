import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ofBase } from '../../../../src/domain/money.ts';
import { MAX_ALONE } from '../../../../src/domain/operators/harm.ts';
import { APPROVAL_OVER } from '../../../../src/domain/operators/refusal-words.ts';
import type { OutputOf } from '../../../../src/server/admin/run-verb.ts';
import { tellApproval } from '../../../../src/server/alerts/tell-approval.ts';
import { lapseApprovals } from '../../../../src/server/audit/approvals.ts';
import { recordAudit } from '../../../../src/server/audit/record-audit.ts';
import { operatorAt } from '../../../../src/server/staff/operators.ts';
import { operator, type TestOperator } from '../../../support/console/operator.ts';
import { ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

let ada: TestOperator;
let grace: TestOperator;
let finance: TestOperator;
let bob: TestOperator;
let which: string;
beforeAll(async () => {
  grace = await operator(shop, 'manager');
  finance = await operator(shop, 'finance');
  bob = await operator(shop, 'support');
});
beforeEach(async () => {
  shop.passSeconds(25 * 3600);
  ada = await operator(shop, 'support');
  for (const person of [grace, finance]) {
    await person.browser.signIn();
    await person.tell('session/open', { code: person.nextCode() });
  }
  which = (await shop.purchaseOf(await ownerOfEsim(shop, { iso: 'JP' }))).id;
  await spend();
});

/** As much as Ada may send out alone in a day. */
const spend = async () =>
  recordAudit(shop.deps, shop.deps.db.db, {
    who: 'operator',
    operatorId: (await operatorAt(shop.deps.db.db, ada.email))?.id ?? null,
    origin: 'test',
    what: 'refund asked for',
    why: '',
    amount: ofBase(MAX_ALONE.support?.person ?? 0),
  });

const ask = async () => {
  const told = await ada.tell('refund_part', {
    order: which,
    kind: 'goodwill',
    cents: 100,
    reason: 'for Mia',
  });
  expect(told.body.reason).toBe('approval_asked');
};
const one = async () => {
  const { approvals } = (await grace.ask<OutputOf<'approvals'>>('approvals')).body;
  return approvals.find(({ order }) => order.id === which)?.id ?? '';
};
const decide = (verb: 'approval_give' | 'approval_decline', id: string, by = grace) =>
  by.tell(verb, { id, reason: 'checked' });

/** Subject and text of the mails about approvals to an address since the test began. */
async function mailsTo({ email }: TestOperator, { since = 0 } = {}) {
  await shop.drain();
  const mails = (await shop.world.mailbox(email)).filter(({ subject }) => /approval|request/.test(subject));
  return mails.slice(0, mails.length - since);
}
const countOf = async (who: TestOperator) => (await mailsTo(who)).length;

describe('an approval', () => {
  it('is announced once to those who may give it, and its end to who asked', async () => {
    const before = { grace: await countOf(grace), finance: await countOf(finance) };
    await ask();
    await ask();
    const [mail, ...more] = await mailsTo(grace, { since: before.grace });
    expect(more).toEqual([]);
    expect(await mailsTo(finance, { since: before.finance })).toHaveLength(1);
    expect([await countOf(ada), await countOf(bob)]).toEqual([0, 0]);
    const id = await one();
    expect(mail?.subject).toContain('needs your approval');
    expect(mail?.text).toContain(`/operate/dashboard/approvals/${id}`);
    expect(mail?.text).toContain(ada.email);
    expect(mail?.text).toContain('$1.00');
    // Reasons may name buyers.
    expect(mail?.text).not.toContain('Mia');
    expect((await decide('approval_give', id)).status).toBe(200);
    const [over] = await mailsTo(ada);
    expect(over?.subject).toContain('Your request was approved');
    expect(over?.text).toContain(grace.email);
    expect((await ada.ask<OutputOf<'approval'>>('approval', { id })).body).toMatchObject({
      state: 'approved',
      decided_by: grace.email,
      own: true,
    });
  });

  it('that is declined is told to who asked, but not to somebody who took it back', async () => {
    await ask();
    await decide('approval_decline', await one());
    expect((await mailsTo(ada)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Your request was declined'),
    ]);
    await ask();
    expect((await decide('approval_decline', await one(), ada)).status).toBe(200);
    expect(await countOf(ada)).toBe(1);
  });

  it('that nobody decided lapses, once, and can be asked for again, which is announced anew', async () => {
    const before = await countOf(grace);
    await ask();
    const id = await one();
    expect(await countOf(grace)).toBe(before + 1);
    shop.passSeconds(24 * 3600);
    await Promise.all([lapseApprovals(shop.deps), lapseApprovals(shop.deps)]);
    await lapseApprovals(shop.deps);
    expect((await mailsTo(ada)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Nobody decided'),
    ]);
    const { rows } = await shop.deps.db.db.execute(
      sql`select who, what from audit where purchase_id = ${which} and what = 'approval lapsed'`,
    );
    expect(rows).toEqual([{ who: 'shop', what: 'approval lapsed' }]);
    await ada.browser.signIn();
    await ada.tell('session/open', { code: ada.nextCode() });
    expect((await ada.ask<OutputOf<'approval'>>('approval', { id })).body.state).toBe('lapsed');
    await spend();
    await ask();
    expect(await countOf(grace)).toBe(before + 2);
  });

  it('asks nobody by a mail that would leave too late, or who may not approve any more', async () => {
    const before = { grace: await countOf(grace), finance: await countOf(finance) };
    const roleOf = (role: string) =>
      shop.deps.db.db.execute(sql`update operator set role = ${role} where email = ${finance.email}`);
    await ask();
    const id = await one();
    await tellApproval(shop.deps, id);
    await roleOf('viewer');
    expect([await countOf(grace), await countOf(finance)]).toEqual([before.grace + 1, before.finance]);
    await roleOf('finance');
    await decide('approval_decline', id);
    await ask();
    const next = await one();
    await tellApproval(shop.deps, next);
    await decide('approval_decline', next);
    expect([await countOf(grace), await countOf(finance)]).toEqual([before.grace + 1, before.finance]);
    const { rows } = await shop.deps.db.db.execute(
      sql`select distinct status, last_error from outbound_mail where approval_id = ${next} and template = 'approval_asked'`,
    );
    expect(rows).toEqual([{ status: 'withheld', last_error: APPROVAL_OVER }]);
  });
});
