import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { feeWithin } from '../../../../src/domain/checkout/payment-method.ts';
import { ofBase } from '../../../../src/domain/money.ts';
import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import type { VerbName } from '../../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../../src/server/admin/run-verb.ts';
import { readFees } from '../../../../src/server/payments/read-fees.ts';
import { agreedAmounts } from '../../../../src/server/purchase/paid-price.ts';
import { readPayment } from '../../../../src/server/purchase/payments.ts';
import { paymentTable, purchaseTable, refundTable } from '../../../../src/server/purchase/tables.ts';
import { atCommandLine } from '../../../../src/server/staff/acting.ts';
import { operator } from '../../../support/console/operator.ts';
import { capturesOf } from '../../../support/shop/paypal-side.ts';
import { type Owned, ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);
const run = async (...words: string[]) => (await runCommand(shop.deps, words, { user: 'root' })).text;

/** The shop's clock may have reached another month meanwhile. */
const EVER = { from: '2020-01-01' };

const centsOf = (owned: Owned) => Math.round(owned.request.price * 100);
const feesOf = async (purchaseId: string) => {
  const { db } = shop.deps.db;
  const [payment] = await db.select().from(paymentTable).where(eq(paymentTable.purchaseId, purchaseId));
  const refunds = await db.select().from(refundTable).where(eq(refundTable.purchaseId, purchaseId));
  return { payment: payment?.feeCents, refunds: refunds.map(({ feeCents }) => feeCents) };
};

describe('the money of the shop', () => {
  it('includes the processor’s fees once they are known', async () => {
    const [kept, returned] = [await ownerOfEsim(shop), await ownerOfEsim(shop)];
    await returned.giveBack();
    await shop.settle();
    const before = await ask('income', { ...EVER, by: 'day' });
    const estimated = { cents: 2 * feeWithin(ofBase(centsOf(kept)), 'card') };
    expect(before.all).toMatchObject({ orders: 2, fees: estimated, estimated, unread: 3 });
    // Stripe books a charge one second after it is paid.
    await expect
      .poll(async () => {
        shop.passSeconds(3601);
        await shop.handlers['fees.read']({});
        return (await ask('income', { ...EVER, by: 'day' })).all.unread;
      })
      .toBe(0);
    const paid = centsOf(kept);
    const fee = Math.round(paid * 0.029) + 30;
    const purchase = await shop.purchaseOf(kept);
    expect(await feesOf((await shop.purchaseOf(returned)).id)).toEqual({ payment: fee, refunds: [0] });

    const { all, parts } = await ask('income', { ...EVER, by: 'country' });
    expect(all).toMatchObject({
      orders: 2,
      gross: { cents: 2 * paid },
      refunds: { cents: paid },
      disputes: { cents: 0 },
      fees: { cents: 2 * fee },
      // The other one was returned, and credited.
      cost: { cents: purchase.wholesaleCents },
      margin: { cents: paid - 2 * fee - purchase.wholesaleCents },
    });
    expect(parts).toEqual([{ name: 'Japan', ...all, own: null }]);
    for (const by of ['month', 'plan', 'method', 'partner'] as const)
      expect((await ask('income', { ...EVER, by })).all).toEqual(all);
    expect((await ask('income', { ...EVER, by: 'method' })).parts.map(({ name }) => name)).toEqual(['card']);
    const never = await ask('income', { from: '2020-01-01', to: '2020-01-31' });
    expect(never).toMatchObject({ parts: [], all: { orders: 0, margin: { cents: 0 } } });
    expect(await run('money', 'country', '--from', EVER.from)).toMatch(/Japan +2 +\$/);
  });

  it('has a balanced journal per order, with its part of the total margin', async () => {
    const kept = await ownerOfEsim(shop);
    await shop.settle();
    const { id } = await shop.purchaseOf(kept);
    const journal = await ask('journal', { order: id });
    expect(journal.entries.map(({ kind }) => kind).toSorted()).toEqual(['cost', 'price']);
    expect(journal.unread).toBe(1);
    for (const { postings, sums } of journal.entries) {
      expect(postings.reduce((all, { amount }) => all + amount.cents, 0)).toBe(0);
      expect(sums.map(({ cents }) => cents)).toEqual([0]);
    }
    expect(journal.sums.map(({ cents }) => cents)).toEqual([0]);
    const purchase = await shop.purchaseOf(kept);
    const { total } = agreedAmounts(purchase, 'card');
    const fee = feeWithin(ofBase(total), 'card');
    expect(journal).toMatchObject({
      estimated: { cents: fee },
      margin: { cents: total - purchase.wholesaleCents - fee },
    });
    expect(await run('journal', id)).toMatch(/price .*processor .*\$/);
    expect(JSON.parse(await run('journal', id, '--json'))).toMatchObject({ id });
  });

  it('includes PayPal’s own fee, and a lost dispute only up to the rest of its payment', async () => {
    const { started, request, complete } = await shop.buyer().beginAndApprove();
    await complete();
    await shop.settle();
    await shop.handlers['fees.read']({});
    const card = await ownerOfEsim(shop, { card: 'pm_card_createDispute' });
    const { payment_intent_id: intent } = card.started;
    const [capture] = await capturesOf(shop, started);
    const paypal = await readPayment(shop.deps.db.db, 'paypal', started.paypal_order_id);
    const paid = Math.round(request.price * 100);
    expect(capture?.amount).toBe(paid);
    expect(await feesOf(paypal?.purchase.id ?? '')).toEqual({
      payment: Math.round(paid * 0.0349) + 49,
      refunds: [],
    });

    await shop.pass(3);
    await expect.poll(async () => (await shop.drain(), (await shop.purchaseOf(card)).disputed)).toBe(true);
    const before = (await ask('income', { ...EVER, by: 'method' })).parts;
    await shop.world.control('stripe-dispute-end', { payment_intent: intent, end: 'lost' });
    await expect
      .poll(async () => (await shop.drain(), (await shop.purchaseOf(card)).disputeLostAt))
      .not.toBeNull();
    const { id } = await shop.purchaseOf(card);
    const [payment] = await shop.deps.db.db
      .select()
      .from(paymentTable)
      .where(eq(paymentTable.purchaseId, id));
    const after = (await ask('income', { ...EVER, by: 'method' })).parts;
    const lost = (parts: typeof after) => parts.find(({ name }) => name === 'card')?.disputes.cents ?? 0;
    const refunds = (parts: typeof after) => parts.find(({ name }) => name === 'card')?.refunds.cents ?? 0;
    // The buyer gets nothing twice, whatever was requested before.
    expect(lost(after) + refunds(after) - lost(before) - refunds(before)).toBe(payment?.amountCents);
    const journal = await ask('journal', { order: id });
    const balances = new Map(journal.balances.map(({ account, amount }) => [account, amount.cents]));
    expect(balances.get('processor')).toBe(-15_00);
    expect(balances.get('fees')).toBe(15_00);
    expect(journal.entries.some(({ kind }) => kind === 'dispute')).toBe(true);

    const everyOrder = await shop.deps.db.db.select({ id: purchaseTable.id }).from(purchaseTable);
    let margin = 0;
    for (const order of everyOrder) margin += (await ask('journal', { order: order.id })).margin.cents;
    expect(everyOrder.length).toBeGreaterThan(3);
    expect((await ask('income', EVER)).all.margin.cents).toBe(margin);
  });

  it('covers all other payments if the processor’s data for one is unreadable', async () => {
    const [odd, usual] = [await ownerOfEsim(shop), await ownerOfEsim(shop)];
    await shop.settle();
    shop.passSeconds(3601);
    const { stripe } = shop.deps.processors;
    const oddId = (await shop.purchaseOf(odd)).id;
    const feesOfAll: typeof stripe.feesOf = async (payment) => {
      if (payment.reference === odd.started.payment_intent_id) throw new TypeError('no such amount');
      return { payment: { gross: ofBase(500), fee: 77 }, refunds: [] };
    };
    const processors = { ...shop.deps.processors, stripe: { ...stripe, feesOf: feesOfAll } };
    await expect(readFees({ ...shop.deps, processors })).rejects.toThrow('no such amount');
    expect((await feesOf((await shop.purchaseOf(usual)).id)).payment).toBe(77);
    const fee = Math.round(centsOf(odd) * 0.029) + 30;
    await expect
      .poll(async () => {
        shop.passSeconds(3601);
        await readFees(shop.deps);
        return (await feesOf(oddId)).payment;
      })
      .toBe(fee);
  });

  it('is exported only by responsible roles, which the audit records', async () => {
    const finance = await operator(shop, 'finance');
    const answer = await finance.browser.ask('/api/operate/income.csv?by=country&from=2020-01-01');
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines[0]).toBe(
      'name,orders,currency,gross,refunds,disputes,fees,cost,margin,fees_unread,own_gross,own_refunds,fees_estimated',
    );
    expect(lines[1]).toMatch(/^JP,\d+,USD,/);
    const { acts } = await ask('audit', { limit: 1 });
    expect(acts[0]).toMatchObject({ what: 'income exported', operator: finance.email });
    const support = await operator(shop, 'support');
    expect((await support.ask('income')).body.reason).toBe('not_your_role');
    expect((await support.browser.get('/api/operate/income.csv')).status).toBe(403);
  });
});
