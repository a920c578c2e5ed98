import { beforeAll, describe, expect, it } from 'vitest';

import { watch } from '../../../../src/server/alerts/watch.ts';
import { auditOf } from '../../../../src/server/audit/record-audit.ts';
import { fingerprint } from '../../../../src/server/http/security-log.ts';
import { erasePurchaseRows } from '../../../../src/server/retention/erase-purchases.ts';
import { CaseWorker } from '../../../support/console/case-worker.ts';
import { operator } from '../../../support/console/operator.ts';
import { SENDING_MAIL } from '../../../support/outside/calls.ts';
import { PASSWORD } from '../../../support/shop/buyer.ts';
import { buyAsGuest, esimsOf } from '../../../support/shop/guest.ts';
import { ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop({ returnedMail: true });
const worker = new CaseWorker(shop);
beforeAll(() => worker.open());

const masked = (address: string) => address.replace(/^(.)[^@]*/, '$1***');
const NOTICE = 'Your order has a new email address';
const READY = 'Your eSIM for Japan is ready';
let count = 0;
const newMailbox = () => `mia.${++count}.new@posteo.example`;

/** A guest's delivered order, as the one who reads it next sees it. */
async function delivered(request: Record<string, unknown> = {}) {
  const owned = await ownerOfEsim(shop, { iso: 'JP', request });
  const { id } = await shop.purchaseOf(owned);
  await shop.settle();
  const seen = async () => (await worker.verb('order', { order: id })).seen;
  const change = async (to: string, more: Record<string, unknown> = {}) =>
    worker.verb('address_change', { order: id, to, reason: 'a typo', seen: await seen(), ...more });
  return { ...owned, order: id, old: owned.buyer.email, seen, change };
}

describe('an operator who changes an order’s address', () => {
  it('mends a returned mail: the case ends when the next mail stays away, and all later mails follow', async () => {
    const one = await delivered();
    const to = newMailbox();
    await shop.world.control('mail-return', { to: one.old });
    await watch(shop.deps);
    const found = await worker.caseOf('mail_returned');
    expect(found).toMatchObject({ address: { which: 'email', allowed: true }, waits_for: null });

    expect(await one.change(to)).toEqual({ told: masked(one.old), in_account: false });
    expect(await worker.read(found.id)).toMatchObject({
      state: 'open',
      waits_for: { what: 'mail_taken', until: null },
    });
    expect(await shop.subjectsTo(to)).toEqual([READY]);
    expect((await shop.subjectsTo(one.old)).filter((subject) => subject === READY)).toHaveLength(1);
    const waiting = await worker.read(found.id);
    expect(waiting).toMatchObject({ state: 'open', waits_for: { what: 'mail_kept' } });
    expect(Date.parse(waiting.waits_for?.until ?? '')).toBeGreaterThan(shop.deps.now().getTime());
    await shop.pass(15 * 60);
    await watch(shop.deps);
    expect(await worker.read(found.id)).toMatchObject({ state: 'over', waits_for: null });

    const before = await shop.subjectsTo(one.old);
    expect(before).toHaveLength(2);
    await one.use(900);
    await one.status();
    const reason = 'the network was down';
    await shop.settle();
    await worker.verb('resend', { order: one.order });
    await shop.settle();
    await worker.verb('refund_part', { order: one.order, kind: 'part', cents: 10, reason });
    await shop.settle();
    await worker.verb('refund', { order: one.order, reason: 'stays at home' });
    await shop.settle();
    expect((await shop.subjectsTo(to)).toReversed()).toEqual([
      READY,
      'You’ve used 80% of your data for Japan',
      READY,
      'Part of your money is on its way back',
      'Your money is on its way back',
    ]);
    expect(await shop.subjectsTo(one.old)).toEqual(before);
    expect((await one.details()).esim.billing_details.email).toBe(to);
  });

  it('tells the old address once, without a link and with the new one mostly covered', async () => {
    const one = await delivered();
    const to = newMailbox();
    await one.change(to);
    await shop.settle();
    const notice = (await shop.world.mailbox(one.old)).find(({ subject }) => subject === NOTICE);
    expect(notice?.text).toContain(masked(to));
    for (const secret of [to, 'LPA:', '/order/']) expect(notice?.text).not.toContain(secret);
    const { audit, mails } = await worker.verb('order', { order: one.order });
    expect(audit.at(-1)).toMatchObject({ what: 'address changed', operator: worker.email, why: 'a typo' });
    expect(JSON.stringify(audit)).not.toMatch(/posteo|@.*example\.com/);
    expect(mails.map(({ address }) => address)).toContain(one.old);
    const entry = (await auditOf(shop.deps.db.db, one.order)).findLast(
      ({ what }) => what === 'address changed',
    );
    expect(entry).toMatchObject({
      before: { address: fingerprint(shop.deps.cipher, one.old) },
      after: { address: fingerprint(shop.deps.cipher, to) },
    });
    const viewed = await worker.verb('order', { order: one.order }, worker.as.viewer);
    for (const address of [one.old, to]) expect(JSON.stringify(viewed)).not.toContain(address);
    expect(viewed.mails.map(({ address }) => address)).toContain(masked(one.old));
  });

  it('tries a dead address too, and its refusal is no case', async () => {
    const one = await delivered();
    await one.change(newMailbox());
    await shop.world.fault({ ...SENDING_MAIL, effect: 'status', status: 550, times: 2 });
    await shop.settle();
    await shop.world.clearFaults();
    await watch(shop.deps);
    const { mails, cases } = await worker.verb('order', { order: one.order });
    expect(mails.map(({ template, status }) => `${template} ${status}`)).toContain('address_changed failed');
    // The mail to the new address was refused as well, which is one.
    expect(cases.map(({ kind }) => kind)).toEqual(['mail_refused']);
  });

  it('is needed once more if the new address refuses as well, and ends both cases then', async () => {
    const one = await delivered();
    await shop.world.control('mail-return', { to: one.old });
    await watch(shop.deps);
    const first = await worker.caseOf('mail_returned');
    const wrong = newMailbox();
    await one.change(wrong);
    await shop.drain();
    await shop.world.control('mail-return', { to: wrong });
    await watch(shop.deps);
    const second = await worker.caseOf('mail_returned');
    expect(second.id).not.toBe(first.id);
    expect((await worker.read(first.id)).waits_for?.what).toBe('mail_lost');
    const right = newMailbox();
    await one.change(right);
    await shop.drain();
    await shop.pass(15 * 60);
    await watch(shop.deps);
    for (const { id } of [first, second]) expect((await worker.read(id)).state).toBe('over');
    expect(await shop.subjectsTo(right)).toEqual([READY]);
    expect((await shop.subjectsTo(wrong)).toSorted()).toEqual([READY, NOTICE].toSorted());
  });

  it('changes the second address of an order with two, which alone is told', async () => {
    const second = newMailbox();
    const one = await delivered({ send_to_both_emails: true, alternative_email: second });
    const { email } = await shop.purchaseOf(one);
    await shop.world.control('mail-return', { to: second });
    await watch(shop.deps);
    const found = await worker.caseOf('mail_returned');
    expect(found.address).toEqual({ which: 'alternative_email', allowed: true });
    const to = newMailbox();
    expect(await one.change(to, { which: 'alternative_email' })).toMatchObject({ told: masked(second) });
    await shop.settle();
    expect(await shop.subjectsTo(to)).toEqual([READY]);
    expect(await shop.subjectsTo(email)).toEqual([READY]);
    expect(await shop.subjectsTo(second)).toContain(NOTICE);
    await shop.pass(15 * 60);
    expect((await worker.read(found.id)).state).toBe('over');
    await expect((await delivered()).change(to, { which: 'alternative_email' })).rejects.toMatchObject({
      facts: { words: 'No emails of this order go to a second address.' },
    });
  });

  it('is refused a missing reason, a blocked mailbox, the same one, and an erased order', async () => {
    const one = await delivered();
    const other = await delivered();
    await worker.verb('block', { customer: other.old, reason: 'a fraud' });
    const refusal = (words: string) => ({ reason: 'invalid_field', facts: { words } });
    await expect(one.change(newMailbox(), { reason: ' ' })).rejects.toMatchObject(
      refusal('Please give a reason.'),
    );
    await expect(one.change(other.old.replace('@', '+x@'))).rejects.toMatchObject(
      refusal('This mailbox is blocked. Unblock it first, or choose another address.'),
    );
    await expect(one.change(one.old.toUpperCase())).rejects.toMatchObject(
      refusal('This order has that address already.'),
    );
    for (const hostile of ['mia', 'mia@', 'mia@posteo.example\nBcc: eve@posteo.example', '"<b>"@x.example'])
      await expect(one.change(hostile)).rejects.toMatchObject({ reason: 'invalid_field' });
    await shop.deps.db.db.transaction((tx) => erasePurchaseRows(tx, [one.order], shop.deps.now()));
    await expect(one.change(newMailbox())).rejects.toMatchObject({ reason: 'erased_order' });
    await shop.settle();
    expect((await shop.subjectsTo(one.old)).filter((subject) => subject === NOTICE)).toEqual([]);
  });

  it('needs the role, a fresh code, and the newest state: of two at once one wins', async () => {
    const one = await delivered();
    const { order } = one;
    for (const role of ['viewer', 'finance'] as const)
      await expect(
        worker.verb('address_change', { order, to: newMailbox(), reason: 'x' }, worker.as[role]),
      ).rejects.toMatchObject({ reason: 'not_your_role', facts: { permission: 'order.address' } });
    const [ada, grace] = [await operator(shop, 'support'), await operator(shop, 'support')];
    shop.passSeconds(11 * 60);
    const seen = (await ada.ask<{ seen: number }>('order', { order })).body.seen;
    const wanted = (to = newMailbox()) => ({ order, seen, to, reason: 'a typo' });
    expect((await ada.tell('address_change', wanted())).body.reason).toBe('step_up_needed');
    for (const who of [ada, grace]) await who.tell('session/step-up', { code: who.nextCode() });
    const answers = await Promise.all([ada, grace].map((who) => who.tell('address_change', wanted())));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.reason).toBe('changed_by_another');
    await shop.settle();
    expect((await shop.subjectsTo(one.old)).filter((subject) => subject === NOTICE)).toHaveLength(1);
  });
});

describe('the account of an order whose address changes', () => {
  it('keeps the order and its own address if somebody uses it: only the mails go elsewhere', async () => {
    const member = await shop.member();
    const begun = await member.beginAndPay(undefined, { is_guest: false });
    await begun.complete();
    await shop.settle();
    const { id } = await shop.purchaseOf(begun);
    const to = newMailbox();
    const changed = await worker.verb('address_change', { order: id, to, reason: 'mailbox closed' });
    expect(changed).toEqual({ told: masked(member.email), in_account: true });
    expect(await esimsOf(member)).toHaveLength(1);
    // Whoever proves the new mailbox gets an account of their own, without the order.
    const stranger = shop.buyer();
    await stranger.signUp(to);
    await stranger.get(`/api/auth/verify-email?token=${await shop.mailedToken(to, '/verify-email')}`);
    expect(await esimsOf(stranger)).toEqual([]);
    await worker.verb('refund', { order: id, reason: 'stays at home' });
    await shop.settle();
    const subjects = await shop.subjectsTo(to);
    expect(subjects).toEqual(expect.arrayContaining([READY, expect.stringMatching(/money/i)]));
    expect((await shop.subjectsTo(member.email)).filter((one) => /money/i.test(one))).toEqual([]);
  });

  it('goes if it came with the order and nobody used it, and is made for the new address', async () => {
    const buyer = shop.buyer();
    const begun = await buyAsGuest(buyer, { create_account: true });
    await shop.settle();
    const old = await shop.mailedToken(buyer.email, '/reset-password');
    const { id } = await shop.purchaseOf(begun);
    const to = newMailbox();
    expect(await worker.verb('address_change', { order: id, to, reason: 'a typo' })).toMatchObject({
      in_account: false,
    });
    await shop.settle();
    const reset = (token: string) =>
      shop.buyer().post<{ code: string }>('/api/auth/reset-password', { token, newPassword: PASSWORD });
    expect((await reset(old)).body.code).toBe('INVALID_TOKEN');
    await reset(await shop.mailedToken(to, '/reset-password'));
    const phone = shop.buyer();
    await phone.signIn(to);
    expect(await esimsOf(phone)).toHaveLength(1);
  });
});
