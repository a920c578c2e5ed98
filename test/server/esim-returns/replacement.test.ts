import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import type { OrderFacts } from '../../../src/server/admin/orders/order-facts.ts';
import type { OutputOf } from '../../../src/server/admin/run-verb.ts';
import type { Deps } from '../../../src/server/deps.ts';
import { goOnReplacing, replacementsOf } from '../../../src/server/esim-returns/replace-esim.ts';
import { sweepReplacements } from '../../../src/server/esim-returns/sweep-replacements.ts';
import type { Replacement } from '../../../src/server/esims/tables.ts';
import { pollEsim } from '../../../src/server/esims/usage/poll-esim.ts';
import type { Wholesaler } from '../../../src/server/providers/wholesaler.ts';
import { allRefundsOf } from '../../../src/server/purchase/overview/overview.ts';
import { refundTable } from '../../../src/server/purchase/tables.ts';
import { returnEsim } from '../../../src/server/refunds/request-refund.ts';
import { operator, type TestOperator } from '../../support/console/operator.ts';
import { ORDERING, REVOKING } from '../../support/outside/calls.ts';
import { bundlesOn } from '../../support/shop/top-ups.ts';
import { type Listed, type Owned, ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
let support: TestOperator;
beforeAll(async () => {
  support = await operator(shop, 'support');
});

const NEW = /^Your new eSIM for /;

const facts = async (id: string) => (await support.ask<OrderFacts>('order', { order: id })).body;
const idOf = async (owned: Owned) => (await shop.purchaseOf(owned)).id;
const listOf = async ({ buyer }: Owned) => (await buyer.get<Listed>('/api/esims')).body.esims;
const newMails = async ({ buyer }: Owned) =>
  (await shop.world.mailbox(buyer.email)).filter(({ subject }) => NEW.test(subject));

async function marginToday(): Promise<number> {
  return (await support.ask<OutputOf<'dashboard'>>('dashboard')).body.now.margin.cents;
}

async function orderedADay(): Promise<number> {
  const { wholesalers } = (await support.ask<OutputOf<'balances'>>('balances')).body;
  return wholesalers.reduce((sum, { a_day: aDay }) => sum + aDay.cents, 0);
}

async function replace(id: string, seen?: number) {
  const input = { order: id, seen, reason: 'the phone refuses it' };
  const answer = await support.tell<{ waits_for: string | null }>('replace', input);
  await shop.settle();
  return answer;
}

it('takes the old eSIM back, orders another one for the same order and mails its codes; at most twice', async () => {
  const owned = await ownerOfEsim(shop);
  const id = await idOf(owned);
  const before = await facts(id);
  const today = await marginToday();
  expect((await replace(id, before.seen)).body.waits_for).toBeNull();
  expect((await replace(id, before.seen)).body.reason).toBe('changed_by_another');
  const [now, ...others] = await listOf(owned);
  expect(others).toEqual([]);
  expect([now?.id, now?.status]).toEqual([owned.id, 'purchased']);
  expect(now?.iccid).not.toBe(owned.iccid);
  expect((await bundlesOn(shop, owned.iccid)).every((bundle) => bundle.endsWith('revoked'))).toBe(true);
  const [mail, ...more] = await newMails(owned);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('we’ve replaced your eSIM');
  const order = await owned.buyer.order(owned.started.order);
  expect([order.status, order.esim?.iccid]).toEqual(['ready', now?.iccid]);
  expect(mail?.text).toContain(order.esim?.activation?.matching_id);
  const after = await facts(id);
  expect(after.state).toBe('delivered');
  expect(after.provider_orders.map(({ outcome }) => outcome)).toEqual(['replaced', 'bound']);
  // The wholesaler refunded the first one.
  expect(after.margin?.cents).toBe(before.margin?.cents);
  expect(await marginToday()).toBe(today);

  expect((await replace(id)).status).toBe(200);
  expect(await newMails(owned)).toHaveLength(2);
  const third = await replace(id);
  expect([third.status, third.body.error]).toEqual([409, 'This eSIM was replaced as often as may be.']);
  await runCommand(shop.deps, ['refund', id, '--yes']);
  await shop.settle();
  expect((await owned.buyer.order(owned.started.order)).status).toBe('refunded');
  const { refunds, charges } = await shop.world.books(owned);
  expect(refunds.map(({ amount }) => amount)).toEqual(charges.map(({ amount }) => amount));
  const { isAmiss, text } = await runCommand(shop.deps, ['reconcile', '--report']);
  expect([isAmiss, text]).toEqual([false, text]);
});

it('reduces the margin by what the wholesaler does not refund', async () => {
  const owned = await ownerOfEsim(shop, { iso: 'ES' });
  await owned.use(5);
  const id = await idOf(owned);
  const { margin, wholesale } = await facts(id);
  const today = await marginToday();
  const ordered = await orderedADay();
  const asked = await runCommand(shop.deps, ['replace', id]);
  expect(asked.question).toContain(wholesale.text);
  await runCommand(shop.deps, ['replace', id, '--yes', 'it broke']);
  await shop.settle();
  await runCommand(shop.deps, ['refund', id, '--part', '0.30', '--yes', 'it broke']);
  await shop.settle();
  expect((await facts(id)).margin?.cents).toBe((margin?.cents ?? 0) - wholesale.cents - 30);
  expect(await marginToday()).toBe(today - wholesale.cents - 30);
  // A day of two weeks; the daily figure is rounded.
  expect(Math.abs((await orderedADay()) - ordered - wholesale.cents / 14)).toBeLessThan(1);
});

it('continues by itself if the wholesaler is away, and refunds what cannot be replaced', async () => {
  const owned = await ownerOfEsim(shop, { iso: 'FR' });
  const id = await idOf(owned);
  await shop.world.fault({ ...REVOKING, effect: 'cut-before', times: 1 });
  const input = { order: id, reason: 'lost' };
  expect((await support.tell<{ waits_for: string }>('replace', input)).body.waits_for).toBe('eSIM Go');
  // Meanwhile no other refund is possible.
  const part = { order: id, kind: 'part', cents: 10 };
  expect((await support.tell('refund_part', part)).body.reason).toBe('return_under_way');
  expect((await support.tell('replace', input)).body.reason).toBe('not_replaceable');
  await shop.world.fault({ ...ORDERING, effect: 'status', status: 400, times: 3 });
  await shop.settle();
  const order = await owned.buyer.order(owned.started.order);
  expect(order).toMatchObject({ status: 'refunded', refund_cause: 'undelivered' });
  expect((await bundlesOn(shop, owned.iccid)).every((bundle) => bundle.endsWith('revoked'))).toBe(true);
});

/** A replacement that has begun and broken off, and the row that a process has read of it. */
async function brokenOff(owned: Owned): Promise<Replacement> {
  await shop.world.fault({ ...REVOKING, effect: 'cut-before', times: 1 });
  const purchaseId = await idOf(owned);
  await support.tell('replace', { order: purchaseId, reason: 'lost' });
  const [begun] = await replacementsOf(shop.deps.db.db, purchaseId);
  if (begun?.state !== 'asked') throw new Error(`the replacement is ${begun?.state}`);
  return begun;
}

/** The shop of a process that is slow with what the network says of an eSIM. */
function slowReader() {
  const isRead = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const wholesaler = shop.deps.wholesalers.of({ wholesaler: 'esim-go' });
  const bundlesOn: Wholesaler['bundlesOn'] = async (...which) => {
    const readings = await wholesaler.bundlesOn(...which);
    isRead.resolve();
    await goOn.promise;
    return readings;
  };
  const slow: Wholesaler = Object.assign(Object.create(wholesaler) as Wholesaler, { bundlesOn });
  const deps: Deps = { ...shop.deps, wholesalers: { ...shop.deps.wholesalers, of: () => slow } };
  return { deps, isRead: isRead.promise, goOn: goOn.resolve };
}

async function expectNewEsim(owned: Owned): Promise<void> {
  const [now] = await listOf(owned);
  expect(now?.iccid).not.toBe(owned.iccid);
  expect(now?.status).toBe('purchased');
  expect((await bundlesOn(shop, now?.iccid ?? '')).some((bundle) => bundle.endsWith('revoked'))).toBe(false);
  expect(await newMails(owned)).toHaveLength(1);
}

it('leaves the new eSIM alone if a process that was late continues the replacement', async () => {
  const owned = await ownerOfEsim(shop, { iso: 'IT' });
  const late = await brokenOff(owned);
  await shop.settle();
  await goOnReplacing(shop.deps, late);
  await shop.settle();
  await expectNewEsim(owned);
});

it('leaves the new eSIM alone if a slow process learns only then that the old one is gone', async () => {
  const owned = await ownerOfEsim(shop, { iso: 'DE' });
  const begun = await brokenOff(owned);
  const slow = slowReader();
  const goingOn = goOnReplacing(slow.deps, begun);
  await slow.isRead;
  await sweepReplacements(shop.deps, 10);
  await shop.handlers['purchase.fulfil']({ purchaseId: begun.purchaseId });
  slow.goOn();
  await goingOn;
  await shop.settle();
  await expectNewEsim(owned);
});

it('leaves the new eSIM alone if a process that was late continues a refund that was refused', async () => {
  const owned = await ownerOfEsim(shop, { iso: 'PT' });
  const { db } = shop.deps.db;
  const purchase = await shop.purchaseOf(owned);
  await shop.world.fault({ ...REVOKING, effect: 'cut-before', times: 1 });
  await support.tell('refund', { order: purchase.id, reason: 'lost' });
  const [late] = await allRefundsOf(db, purchase.id);
  if (late?.status !== 'asked') throw new Error(`the refund is ${late?.status}`);
  await db.update(refundTable).set({ status: 'refused' }).where(eq(refundTable.id, late.id));
  await replace(purchase.id);
  await returnEsim(shop.deps, late, true);
  await shop.settle();
  await expectNewEsim(owned);
});

it('forgets what a slow process has read of the old eSIM', async () => {
  const owned = await ownerOfEsim(shop, { iso: 'GB' });
  await owned.use(5);
  const slow = slowReader();
  const polling = pollEsim(slow.deps, owned.iccid, 'status');
  await slow.isRead;
  await replace(await idOf(owned));
  slow.goOn();
  await polling;
  await expectNewEsim(owned);
  const { timeline } = await owned.details();
  expect(timeline.flatMap(({ step, at }) => (at === null ? [] : [step]))).toEqual(['paid', 'ordered']);
});
