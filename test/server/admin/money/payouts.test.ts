import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import type { VerbName } from '../../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../../src/server/admin/run-verb.ts';
import { readPayouts } from '../../../../src/server/payments/payouts/read-payouts.ts';
import { paymentTable } from '../../../../src/server/purchase/tables.ts';
import { atCommandLine } from '../../../../src/server/staff/acting.ts';
import { operator } from '../../../support/console/operator.ts';
import { ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const DAY = 86_400;

const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);
const run = async (...words: string[]) => (await runCommand(shop.deps, words, { user: 'root' })).text;
const read = () => shop.handlers['payouts.read']({});
const newest = async () => {
  const [first] = (await ask('payouts', { limit: 1 })).payouts;
  if (!first) throw new Error('nothing was paid out');
  return ask('payout', { id: first.id });
};

/** An order whose money Stripe has booked. */
async function sold(card?: string) {
  const owned = await ownerOfEsim(shop, card === undefined ? {} : { card });
  await shop.settle();
  await expect
    .poll(async () => {
      shop.passSeconds(3601);
      await shop.handlers['fees.read']({});
      return (await ask('journal', { order: (await shop.purchaseOf(owned)).id })).unread;
    })
    .toBe(0);
  return { ...owned, id: (await shop.purchaseOf(owned)).id };
}

describe('a payout from Stripe', () => {
  it('is matched to orders to the cent, with their refunds', async () => {
    const [kept, returned] = [await sold(), await sold()];
    await returned.giveBack();
    await shop.settle();
    const { id } = (await shop.world.control('stripe-payout', {})) as { id: string };
    await read();
    const payout = await newest();
    expect(payout).toMatchObject({
      reference: id,
      status: 'coming',
      stand: 'matched',
      unmatched: 0,
      orders: 2,
    });
    expect(payout.sum).toEqual(payout.amount);
    // The order says so, too.
    const own = payout.entries.find(({ order }) => order?.id === kept.id);
    const { payouts } = await ask('journal', { order: kept.id });
    expect(payouts.map((one) => [one.id, one.reference, one.amount])).toEqual([[payout.id, id, own?.net]]);
    expect(await run('journal', kept.id)).toContain(id);
    const moved = payout.entries.map(({ kind, order, gap }) => `${kind} of ${order?.id}: ${gap}`);
    expect(new Set(moved)).toEqual(
      new Set([
        `payment of ${kept.id}: null`,
        `payment of ${returned.id}: null`,
        `refund of ${returned.id}: null`,
      ]),
    );
    // What both journals hold at the processor equals the bank's deposits.
    let held = 0;
    for (const which of [kept.id, returned.id]) {
      const { balances } = await ask('journal', { order: which });
      held += balances.find(({ account }) => account === 'processor')?.amount.cents ?? 0;
    }
    expect(payout.amount.cents).toBe(held);
    await shop.pass(2 * DAY);
    await expect.poll(async () => (await read(), (await newest()).status)).toBe('paid');
    expect(await run('payouts')).toMatch(/paid .*matched/);
    expect(await run('payouts')).toMatch(/without +PayPal/);
  });

  it('leaves by itself two days after it was booked', async () => {
    const before = (await ask('payouts', {})).payouts.length;
    await sold();
    await shop.pass(3 * DAY);
    await expect.poll(async () => (await read(), (await ask('payouts', {})).payouts.length)).toBe(before + 1);
    expect((await newest()).stand).toBe('matched');
  });

  it('differs if a ledgerEntry is not ours, or has another amount here', async () => {
    const { id } = await sold();
    const foreign = await shop.stripe.charge(500);
    await sold();
    await shop.world.control('stripe-payout', {});
    await shop.deps.db.db
      .update(paymentTable)
      .set({ amountCents: sql`${paymentTable.amountCents} + 1` })
      .where(eq(paymentTable.purchaseId, id));
    await read();
    const { stand, unmatched, id: payoutId } = await newest();
    expect([stand, unmatched]).toEqual(['differs', 2]);
    const { entries } = await ask('payout', { id: payoutId, unmatched: 'yes' });
    const ours = (await ask('order', { order: id })).payments[0]?.reference;
    expect(new Set(entries.map(({ about, gap, order }) => `${about} ${gap} ${order?.id}`))).toEqual(
      new Set([`${foreign} unknown undefined`, `${ours} amount ${id}`]),
    );
    expect(await run('payout', payoutId, '--unmatched', 'yes')).toMatch(/unknown/);
    // Once our records are right it matches again, except for what belongs to nobody.
    await shop.deps.db.db
      .update(paymentTable)
      .set({ amountCents: sql`${paymentTable.amountCents} - 1` })
      .where(eq(paymentTable.purchaseId, id));
    shop.passSeconds(DAY);
    await read();
    expect((await ask('payout', { id: payoutId })).unmatched).toBe(1);
  });

  it('differs if its ledgerEntries do not add up, and is not matched if it was ordered by hand', async () => {
    await sold();
    await shop.world.control('stripe-payout', { off: 1 });
    await read();
    const off = await newest();
    expect(off).toMatchObject({ stand: 'differs', unmatched: 0 });
    expect(off.amount.cents - (off.sum?.cents ?? 0)).toBe(1);
    await sold();
    await shop.world.control('stripe-payout', { automatic: false });
    await read();
    expect(await newest()).toMatchObject({ stand: 'manual', sum: null, entries: [] });
  });

  it('includes a lost dispute with its fee', async () => {
    const owned = await sold('pm_card_createDispute');
    await expect
      .poll(async () => (await shop.pass(3), await shop.drain(), (await shop.purchaseOf(owned)).disputed))
      .toBe(true);
    // After a fee of 15 dollars, nothing would be left to pay out.
    await shop.stripe.charge(50_00);
    await sold();
    await shop.world.control('stripe-payout', {});
    await read();
    const payout = await newest();
    expect([payout.sum?.cents, payout.unmatched]).toEqual([payout.amount.cents, 1]);
    const dispute = payout.entries.find(({ kind }) => kind === 'dispute');
    expect(dispute).toMatchObject({ gap: null, fee: { cents: 15_00 }, order: { id: owned.id } });
  });

  it('can be one of many, read page by page and exported', async () => {
    const { payouts: all } = await ask('payouts', {});
    const first = await ask('payouts', { limit: 2 });
    const second = await ask('payouts', { limit: 2, after: first.next ?? '' });
    expect([...first.payouts, ...second.payouts]).toEqual(all.slice(0, 4));
    const [oldest] = all.slice(-1);
    const page = await ask('payout', { id: oldest?.id ?? '', limit: 1 });
    const rest = await ask('payout', { id: oldest?.id ?? '', after: page.next ?? '' });
    expect(page.entries.length + rest.entries.length).toBe(3);
    await shop.deps.db.db.execute(sql`delete from payout`);
    await readPayouts(shop.deps, 2);
    await shop.drain();
    const again = (await ask('payouts', {})).payouts;
    expect(again.map(({ reference }) => reference)).toEqual(all.map(({ reference }) => reference));
    expect(again.filter(({ stand }) => stand === 'unread')).toEqual([]);
    const finance = await operator(shop, 'finance');
    const csv = await (await finance.browser.ask('/api/operate/payouts.csv')).text();
    expect(csv).toMatch(/^payout,processor,created_at/);
    expect(csv.trim().split('\r\n').length).toBeGreaterThan(10);
    const unknown = await finance.ask('payout', { id: '00000000-0000-4000-8000-000000000000' });
    expect(unknown.body.reason).toBe('no_book_entry');
  });
});
