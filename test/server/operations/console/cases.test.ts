import { beforeAll, describe, expect, it } from 'vitest';

import type { CaseKind } from '../../../../src/domain/operators/cases.ts';
import { type Acting, atCommandLine } from '../../../../src/server/account/operators/acting.ts';
import { inviteOperator } from '../../../../src/server/account/operators/people.ts';
import { fulfil } from '../../../../src/server/esims/fulfilment/fulfil.ts';
import { raise, settleCases, watch } from '../../../../src/server/operations/alerts/watch.ts';
import { runCommand } from '../../../../src/server/operations/operator/commands.ts';
import type { VerbName } from '../../../../src/server/operations/verbs/registry.ts';
import { type OutputOf, runVerb } from '../../../../src/server/operations/verbs/run-verb.ts';
import { auditOf } from '../../../../src/server/purchase/audit/record-audit.ts';
import { flagForReview } from '../../../../src/server/purchase/flag-for-review.ts';
import { ORDERING } from '../../../support/outside/calls.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

type Case = OutputOf<'case'>;

const shop = useTestShop({ returnedMail: true });
/** An open console ends while hours pass here, so its operators call the verbs themselves. */
const as: Record<'support' | 'viewer' | 'finance', Acting> = {} as never;
let email = '';
beforeAll(async () => {
  for (const role of ['support', 'viewer', 'finance'] as const) {
    const { operator } = await inviteOperator(shop.deps, atCommandLine('test'), {
      email: `${role}@shop.example`,
      role,
    });
    as[role] = { operatorId: operator.id, role, origin: 'test', isFresh: true };
    if (role === 'support') email = operator.email;
  }
});

function verb<Name extends VerbName>(
  name: Name,
  input: unknown = {},
  by = as.support,
): Promise<OutputOf<Name>> {
  return runVerb({ deps: shop.deps, by }, name, input);
}

/** The newest case of a kind, as its page shows it. */
async function caseOf(kind: CaseKind): Promise<Case> {
  const [newest] = (await verb('cases', { kind })).cases;
  if (!newest) throw new Error(`no case ${kind}`);
  return read(newest.id);
}

const read = (which: string) => verb('case', { which });
const act = ({ id, version }: Case) => verb('case_act', { which: id, seen: version });
const run = async (...words: string[]) => (await runCommand(shop.deps, words)).text;

/** One press: and nothing of it is left once what it sent has gone. */
async function pressEnds(found: Case): Promise<void> {
  await act(found);
  await shop.drain();
  expect((await read(found.id)).state).toBe('over');
}

describe('each kind of case is closed by its act', () => {
  it('a low balance, once it was topped up: the wholesaler is asked right now', async () => {
    await shop.world.control('balance', { amount: 20 });
    await watch(shop.deps);
    const found = await caseOf('low_balance');
    expect(found).toMatchObject({ state: 'open', act: { name: 'check', allowed: true } });
    expect(found.theirs).toEqual([
      { party: 'eSIM Go', facts: [{ name: 'balance', value: '$20.00' }], failed: null },
    ]);
    // Asked too early it stays, and says so.
    const early = await act(found);
    expect(early.state).toBe('open');
    await shop.world.control('balance', { amount: 5000 });
    expect((await act({ ...found, version: early.version })).state).toBe('over');
    await expect(act(await read(found.id))).rejects.toMatchObject({ reason: 'case_over' });
  });

  it('an unclear order, which is found at the wholesaler', async () => {
    const paid = await shop.paid('PL');
    await shop.world.fault({ ...ORDERING, effect: 'cut-after' });
    await fulfil(shop.deps, (await shop.purchaseOf(paid)).id, []);
    await shop.pass(301);
    await watch(shop.deps);
    const found = await caseOf('unclear_order');
    expect(found.order?.id).toBe((await shop.purchaseOf(paid)).id);
    await pressEnds(found);
    expect(['provisioned', 'delivered']).toContain((await shop.purchaseOf(paid)).state);
  });

  it('a refund that failed, which is sent once more under a key of its own, and the review with it', async () => {
    const paid = await shop.paid('NL', 'pm_card_refundFail');
    await shop.drain();
    await run('refund', (await shop.purchaseOf(paid)).id, '--yes');
    await shop.drain();
    await shop.later(60);
    await expect
      .poll(async () => (await shop.settle(), await watch(shop.deps), (await caseOf('refund_failed')).state))
      .toBe('open');
    const review = await caseOf('needs_review');
    const found = await caseOf('refund_failed');
    expect(found.ours).toContainEqual({
      name: 'refunds',
      value: expect.stringMatching(/ failed$/) as string,
    });
    await pressEnds(found);
    const { refunds } = await shop.world.books(paid);
    expect(refunds).toHaveLength(2);
    expect((await read(review.id)).state).toBe('over');
  });

  it('a review, once somebody has seen why', async () => {
    const paid = await shop.paid('FR');
    await shop.drain();
    const { id } = await shop.purchaseOf(paid);
    await flagForReview(shop.deps.db.db, id, 'the card network warns of fraud');
    await watch(shop.deps);
    await pressEnds(await caseOf('needs_review'));
    const audit = await auditOf(shop.deps.db.db, id);
    expect(audit.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['case: see review', 'review seen']),
    );
  });

  it('a dispute, whose end nobody told: the processor is asked right now', async () => {
    const paid = await shop.buyer().beginAndPay(undefined, {}, 'pm_card_createDispute');
    await paid.complete();
    await shop.pass(3);
    await expect.poll(async () => (await shop.drain(), (await shop.purchaseOf(paid)).disputed)).toBe(true);
    await watch(shop.deps);
    const found = await caseOf('dispute');
    expect(found.theirs[0]?.facts).toContainEqual({ name: 'disputes', value: 'open (fraudulent)' });
    await shop.world.webhooks('drop', 'stripe');
    await shop.world.control('stripe-dispute-end', {
      payment_intent: paid.started.payment_intent_id,
      end: 'won',
    });
    expect((await act(found)).state).toBe('over');
  });

  it('a refused recipient, which stands on the order without its address in the list, and is sent once more', async () => {
    // What is about others leaves first.
    await shop.drain();
    await shop.world.fault({ party: 'mail', effect: 'status', status: 550, times: 1 });
    const paid = await shop.paid('ES');
    await shop.settle();
    await watch(shop.deps);
    const found = await caseOf('mail_refused');
    expect(found.act.name).toBe('resend_mail');
    const { id, email: address } = await shop.purchaseOf(paid);
    expect(JSON.stringify(found)).not.toContain(address);
    expect(found.ours).toContainEqual({ name: 'mail_state', value: 'failed' });
    const order = await verb('order', { which: id });
    expect(order.cases).toMatchObject([{ id: found.id, kind: 'mail_refused', state: 'open' }]);
    await pressEnds(found);
    expect(await shop.subjectsTo(address)).not.toEqual([]);
  });

  it('a mail that came back: the report is read, removed, and stands at the mail without addresses', async () => {
    const paid = await shop.paid('GB');
    await shop.settle();
    const { id, email: address } = await shop.purchaseOf(paid);
    // One that may still arrive is none, and stays where it is.
    await shop.world.control('mail-return', { to: address, action: 'delayed', status: '4.2.0' });
    await watch(shop.deps);
    expect((await verb('cases', { kind: 'mail_returned' })).cases).toEqual([]);
    await shop.world.control('mail-return', { to: address });
    await watch(shop.deps);
    const found = await caseOf('mail_returned');
    expect(found.ours).toContainEqual({
      name: 'mail_error',
      value: expect.stringContaining('5.1.1 550 5.1.1') as string,
    });
    const { mails } = await verb('order', { which: id });
    expect(mails).toContainEqual(expect.objectContaining({ returned_at: expect.any(String) as string }));
    expect(JSON.stringify(mails.map(({ last_error }) => last_error))).not.toContain(address);
    await pressEnds(found);
    // What was read is not read again.
    await watch(shop.deps);
    expect((await read(found.id)).state).toBe('over');
  });

  it('mails that wait, once the mail server takes them', async () => {
    await shop.world.fault({ party: 'mail', effect: 'status', status: 451, times: 500 });
    await shop.buyer().buy();
    await shop.drain().catch(() => {});
    shop.passSeconds(3700);
    await watch(shop.deps);
    const found = await caseOf('mail_stuck');
    await shop.world.clearFaults();
    await pressEnds(found);
  });

  it('what has no cause any more is over as soon as somebody reads it', async () => {
    const kinds = ['card_testing', 'paypal_refuses', 'order_without_purchase', 'stock_left'] as const;
    for (const kind of kinds) {
      const trouble = { kind, subject: 'test', words: 'Something is wrong.', purchaseId: null };
      await raise(shop.deps, trouble);
      const [row] = (await verb('cases', { kind })).cases;
      expect(row?.state).toBe('open');
      // Its cause is not there: whoever reads it ends it.
      expect([kind, (await read(row?.id ?? '')).state]).toEqual([kind, 'over']);
    }
    await raise(shop.deps, {
      kind: 'cannot_write',
      subject: 'database',
      words: 'It was full.',
      purchaseId: null,
    });
    const [row] = (await verb('cases', { kind: 'cannot_write' })).cases;
    expect((await verb('case_act', { which: row?.id, seen: row?.version })).state).toBe('over');
  });

  it('an order of nobody at the wholesaler is marked as seen, and not told again', async () => {
    await fetch(`${shop.deps.settings.ESIM_GO_BASE_URL}/orders`, {
      method: 'POST',
      headers: { 'X-API-Key': 'sandbox', 'Content-Type': 'application/json' },
      body: JSON.stringify({
        type: 'transaction',
        assign: true,
        order: [{ type: 'bundle', item: 'esim_1GB_7D_JP_V2', quantity: 1 }],
      }),
    });
    await shop.pass(3600);
    await watch(shop.deps);
    const found = await caseOf('order_without_purchase');
    expect((await act(found)).state).toBe('seen');
    await watch(shop.deps);
    expect((await verb('cases', { kind: 'order_without_purchase', state: 'open' })).cases).toEqual([]);
    await shop.pass(25 * 3600);
    await settleCases(shop.deps, ['order_without_purchase']);
    expect((await read(found.id)).state).toBe('over');
  });
});

describe('who works on a case', () => {
  async function anew(): Promise<Case> {
    await shop.world.control('balance', { amount: 5000 });
    await watch(shop.deps);
    await shop.world.control('balance', { amount: 20 });
    await watch(shop.deps);
    return caseOf('low_balance');
  }

  it('takes it, lets it wait, writes about it: each change once for who saw the same', async () => {
    const found = await anew();
    const saw = { which: found.id, seen: found.version };
    const taken = await verb('case_owner', { ...saw, owner: 'me' });
    expect(taken).toEqual({ state: 'open', version: found.version + 1 });
    const conflict = { reason: 'changed_by_another' };
    await expect(verb('case_owner', { ...saw, owner: null })).rejects.toMatchObject(conflict);
    // Nothing is done twice either.
    await expect(act(found)).rejects.toMatchObject(conflict);
    expect((await verb('cases', { owner: 'me' })).cases.map(({ id }) => id)).toEqual([found.id]);

    const until = new Date(shop.deps.now().getTime() + 3_600_000).toISOString();
    const { open } = await verb('cases');
    const snoozed = await verb('case_snooze', { which: found.id, seen: taken.version, until });
    expect([snoozed.state, (await verb('cases')).open]).toEqual(['snoozed', open - 1]);
    shop.passSeconds(3601);
    expect((await read(found.id)).state).toBe('open');

    const words = 'Topped up by bank transfer, two days.';
    await verb('case_note', { which: found.id, words });
    const now = await read(found.id);
    expect(now).toMatchObject({ owner: { email }, notes: [{ operator: email, words }] });
    const closed = await verb('case_close', { which: found.id, seen: now.version, why: 'paid by transfer' });
    expect(closed.state).toBe('seen');
  });

  it('may: a viewer reads and changes nothing, and an act asks for its own role as well', async () => {
    const found = await anew();
    expect((await verb('case', { which: found.id }, as.viewer)).act.allowed).toBe(false);
    await expect(verb('case_act', { which: found.id }, as.viewer)).rejects.toMatchObject({
      reason: 'not_your_role',
    });
    // What is about others leaves first.
    await shop.drain();
    await shop.world.fault({ party: 'mail', effect: 'status', status: 550, times: 1 });
    await shop.paid('IT');
    await shop.settle();
    await watch(shop.deps);
    const refused = await caseOf('mail_refused');
    await expect(verb('case_act', { which: refused.id }, as.finance)).rejects.toMatchObject({
      reason: 'not_your_role',
      facts: { act: 'order.resend' },
    });
    expect((await read(refused.id)).version).toBe(refused.version);
  });

  it('at the command line has the same, by the beginning of an id', async () => {
    const found = await anew();
    const short = found.id.slice(0, 8);
    expect(await run('cases', '--state', 'open')).toContain(short);
    expect(await run('case', short)).toMatch(/eSIM Go\nbalance +\$20\.00/);
    expect(await run('case', short, 'give', email)).toBe('The case is open now.');
    expect(await run('case', short, 'snooze', '2')).toBe('The case is snoozed now.');
    expect(await run('case', short, 'snooze', '0')).toBe('The case is open now.');
    await run('case', short, 'note', 'called', 'the', 'bank');
    const json = JSON.parse(await run('case', short, '--json')) as Case;
    expect(json).toMatchObject({ owner: { email }, notes: [{ words: 'called the bank' }] });
    expect(await run('case', short, 'close', 'done')).toBe('The case is seen now.');
    await shop.world.control('balance', { amount: 5000 });
    expect(await run('case', short, 'act')).toBe('The case is over now.');
    await expect(run('case', short, 'act')).rejects.toThrow('This case is over');
    await expect(run('case', '0000000')).rejects.toThrow('There’s no such case.');
  });

  it('pages through the list by place', async () => {
    const all = (await verb('cases')).cases.map(({ id }) => id);
    const first = await verb('cases', { limit: 3 });
    const second = await verb('cases', { limit: 3, after: first.next });
    expect([...first.cases, ...second.cases].map(({ id }) => id)).toEqual(all.slice(0, 6));
    await expect(verb('cases', { after: 'nowhere' })).rejects.toMatchObject({ reason: 'unknown_after' });
  });
});
