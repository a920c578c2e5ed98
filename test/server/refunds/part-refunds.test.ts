import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Order } from '../../../src/domain/checkout/order-schema.ts';
import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import type { OrderFacts } from '../../../src/server/admin/orders/order-facts.ts';
import { purchaseTable, refundTable } from '../../../src/server/purchase/tables.ts';
import { operator, type TestOperator } from '../../support/console/operator.ts';
import { REFUNDING } from '../../support/outside/calls.ts';
import { readPdf } from '../../support/reading/read-pdf.ts';
import type { StartedPaypal } from '../../support/shop/answers.ts';
import { capturesOf, refundInDashboard, refundsOf } from '../../support/shop/paypal-side.ts';
import { type Owned, ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
let support: TestOperator;
beforeAll(async () => {
  support = await operator(shop, 'support');
});

const PART = 'Part of your money is on its way back';

interface Person {
  order: string;
  id: string;
  paid: number;
}

async function facts(person: Person): Promise<OrderFacts> {
  return (await support.ask<OrderFacts>('order', { order: person.id })).body;
}

async function personOf(owned: Owned): Promise<Person> {
  const { id } = await shop.purchaseOf(owned);
  const order = await owned.buyer.order(owned.started.order);
  return { id, order: owned.started.order, paid: order.amounts.total_cents };
}

async function giveBack(person: Person, kind: 'part' | 'goodwill', cents: number, seen?: number) {
  const input = { order: person.id, kind, cents, reason: 'the network was down', seen };
  const answer = await support.tell<{ left: { cents: number } }>('refund_part', input);
  await shop.drain();
  return answer;
}

const booksOf = async (id: string) => {
  const rows = await shop.deps.db.db.select().from(refundTable).where(eq(refundTable.purchaseId, id));
  return rows.map(({ reason, part, amountCents, status }) => [reason ?? part, amountCents, status]);
};

const sum = (all: { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
const backOf = async (started: StartedPaypal) => sum(await refundsOf(shop, started));
const paidBy = async (started: StartedPaypal) => sum(await capturesOf(shop, started));

async function creditNote(owned: Owned, refund: string): Promise<string> {
  const answer = await owned.buyer.ask(`/api/orders/${owned.started.order}/credit-note?refund=${refund}`);
  return (await readPdf(Buffer.from(await answer.arrayBuffer()))).text;
}

describe('a partial refund by an operator', () => {
  it('leaves the order and its eSIM; a full refund after it returns the rest, each with its credit note', async () => {
    const owned = await ownerOfEsim(shop);
    const person = await personOf(owned);
    const { seen } = await facts(person);
    expect((await giveBack(person, 'part', 150, seen)).body.left.cents).toBe(person.paid - 150);
    // Pressing twice, or after a lost answer, says that it is done.
    expect((await giveBack(person, 'part', 150, seen)).body.reason).toBe('changed_by_another');
    expect((await giveBack(person, 'goodwill', 50)).status).toBe(200);
    const order: Order = await owned.buyer.order(person.order);
    expect(order).toMatchObject({
      status: 'ready',
      refund_cause: null,
      refunds_in_part: [
        { amount: { minor: 150, currency: 'USD' }, goodwill: false },
        { amount: { minor: 50, currency: 'USD' }, goodwill: true },
      ],
    });
    expect(order.esim?.iccid).toBe(owned.iccid);
    expect((await owned.details()).esim).toMatchObject({
      refunded_in_part: { minor: 200, currency: 'USD' },
      refund_cause: null,
    });
    const [first, second] = order.refunds_in_part;
    expect(await creditNote(owned, first?.id ?? '')).toMatch(/Part of the price of the eSIM.*\$1\.50 USD/);
    expect(await creditNote(owned, second?.id ?? '')).toMatch(/\$0\.50 USD/);
    const mails = await shop.world.mailbox(owned.buyer.email);
    expect(mails.slice(0, 2).map(({ subject }) => subject)).toEqual(['We’ve refunded you something', PART]);
    expect(mails[0]?.text).toContain('Refunded so far: $2.00 USD');

    expect((await support.tell('refund', { order: person.id, reason: 'after all' })).status).toBe(200);
    await shop.settle();
    const rest = person.paid - 200;
    expect(await booksOf(person.id)).toEqual([
      ['part', 150, 'succeeded'],
      ['goodwill', 50, 'succeeded'],
      ['requested', rest, 'succeeded'],
    ]);
    const { refunds, charges } = await shop.world.books(owned);
    const rising = (cents: number[]) => cents.toSorted((a, b) => a - b);
    expect(rising(refunds.map(({ amount }) => amount))).toEqual(rising([50, 150, rest]));
    expect(charges.map(({ amount }) => amount)).toEqual([person.paid]);
    const [last] = await shop.world.mailbox(owned.buyer.email);
    expect(last?.text).toContain('we’ve refunded the remaining');
    expect(last?.text).toContain('Refunded before: $2.00');
    expect((await owned.buyer.order(person.order)).status).toBe('refunded');
    expect((await giveBack(person, 'part', 10)).body.reason).toBe('not_refundable');
  });

  it('never exceeds the rest, which the database enforces', async () => {
    const owned = await ownerOfEsim(shop, { iso: 'ES' });
    const person = await personOf(owned);
    expect((await giveBack(person, 'goodwill', person.paid + 1)).body.reason).toBe('too_much_back');
    expect((await giveBack(person, 'part', person.paid)).body.reason).toBe('all_is_no_part');
    await giveBack(person, 'part', person.paid - 100);
    const both = await Promise.all([giveBack(person, 'goodwill', 80), giveBack(person, 'goodwill', 80)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const more = sql`insert into refund (id, payment_id, purchase_id, part, amount_cents, currency, status, created_at)
      select gen_random_uuid(), payment_id, purchase_id, 'part', 21, currency, 'wanted', created_at from refund
      where purchase_id = ${person.id} limit 1`;
    await expect(shop.deps.db.db.execute(more)).rejects.toThrow();
    // All of it as goodwill: the eSIM stays, and nothing is left to refund.
    await giveBack(person, 'goodwill', 20);
    expect((await owned.buyer.order(person.order)).status).toBe('ready');
    expect((await support.tell('refund', { order: person.id })).body.reason).toBe('not_refundable');
    expect((await owned.giveBack()).status).toBe(409);
  });

  it('needs a fresh code above a limit, and is impossible during a dispute', async () => {
    const owned = await ownerOfEsim(shop, { iso: 'FR' });
    const person = await personOf(owned);
    shop.passSeconds(11 * 60);
    expect((await giveBack(person, 'goodwill', 50_01)).body.reason).toBe('step_up_needed');
    const { db } = shop.deps.db;
    const isHis = eq(purchaseTable.id, person.id);
    await db.update(purchaseTable).set({ disputed: true }).where(isHis);
    expect((await giveBack(person, 'part', 100)).body.reason).toBe('not_refundable');
    await db.update(purchaseTable).set({ disputed: false, disputeLostAt: new Date() }).where(isHis);
    expect((await giveBack(person, 'part', 100)).body.reason).toBe('not_refundable');
    expect(await booksOf(person.id)).toEqual([]);
  });

  it('is sent once even if the processor’s answer is lost, by card and by PayPal', async () => {
    const owned = await ownerOfEsim(shop, { iso: 'IT' });
    const person = await personOf(owned);
    await shop.world.fault({ ...REFUNDING, effect: 'cut-after' });
    await giveBack(person, 'part', 120);
    await shop.settle();
    expect(await booksOf(person.id)).toEqual([['part', 120, 'succeeded']]);
    expect((await shop.world.books(owned)).refunds.map(({ amount }) => amount)).toEqual([120]);

    const paypal = await shop.buyer().beginAndApprove();
    await paypal.complete();
    await shop.drain();
    const capture = (await capturesOf(shop, paypal.started))[0]?.id ?? '';
    const told = await runCommand(shop.deps, ['refund', capture, '--goodwill', '0.75', '--yes', 'sorry']);
    expect(told.text).toMatch(
      /^The refund of \$0\.75 to PayPal is on its way\. \$[\d.]+ of the payment is left\.$/,
    );
    await shop.settle();
    const back = await runCommand(shop.deps, ['refund', capture, '--part=1.00']);
    expect(back.question).toMatch(/^Refund \$1\.00 in part to PayPal, and leave the eSIM\?$/);
    await expect(runCommand(shop.deps, ['refund', capture, '--prat=1.00', '--yes'])).rejects.toThrow(
      'refund has no --prat, and nothing was done.',
    );
    await runCommand(shop.deps, ['refund', capture, '--yes']);
    await shop.settle();
    expect(await backOf(paypal.started)).toBe(await paidBy(paypal.started));
  });
});

describe('a part that is refunded in the processor’s dashboard', () => {
  it('is recorded with its credit note and mail; the last one ends the order', async () => {
    const owned = await ownerOfEsim(shop, { iso: 'GR' });
    const person = await personOf(owned);
    await giveBack(person, 'part', 30);
    const intent = owned.started.payment_intent_id;
    await shop.stripe.refund(intent, 50);
    await expect.poll(async () => (await shop.drain(), booksOf(person.id))).toHaveLength(2);
    expect(await booksOf(person.id)).toEqual([
      ['part', 30, 'succeeded'],
      ['outside', 50, 'succeeded'],
    ]);
    expect((await shop.purchaseOf(owned)).needsReview).toBeNull();
    expect((await shop.world.mailbox(owned.buyer.email))[0]?.subject).toBe(PART);
    expect((await owned.buyer.order(person.order)).status).toBe('ready');
    await shop.stripe.refund(intent, person.paid - 80);
    await expect
      .poll(async () => (await shop.drain(), (await shop.purchaseOf(owned)).state))
      .toBe('refunded');
    expect((await owned.buyer.order(person.order)).refund_cause).toBe('returned_by_us');
  });

  it('reduces a full refund in progress', async () => {
    const paypal = await shop.buyer().beginAndApprove();
    await paypal.complete();
    await shop.drain();
    const capture = (await capturesOf(shop, paypal.started))[0]?.id ?? '';
    await shop.world.webhooks('hold', 'paypal');
    await refundInDashboard(shop, capture, '0.50');
    await runCommand(shop.deps, ['refund', capture, '--yes']);
    await shop.settle();
    await shop.world.webhooks('release', 'paypal');
    await shop.settle();
    expect(await backOf(paypal.started)).toBe(await paidBy(paypal.started));
    const { text } = await runCommand(shop.deps, ['order', capture]);
    expect(text).toContain('Refunded since');
    expect(text).toMatch(/^made in the processor’s dashboard +Refund sent +\$0\.50/m);
  });
});
