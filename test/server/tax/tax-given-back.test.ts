import { beforeAll, describe, expect, it } from 'vitest';

import { ofBase } from '../../../src/domain/money.ts';
import { Problem } from '../../../src/domain/problems/problem.ts';
import type { ChargedTax } from '../../../src/domain/tax/invoice-tax.ts';
import { ossReturn, type TaxedSum } from '../../../src/domain/tax/oss-return.ts';
import { quarterOf } from '../../../src/domain/tax/quarter.ts';
import { runVerb } from '../../../src/server/admin/run-verb.ts';
import { recordAudit } from '../../../src/server/audit/record-audit.ts';
import { sumsOfQuarter, taxedSumsOf } from '../../../src/server/invoices/quarter-documents.ts';
import { readRates } from '../../../src/server/pricing/exchange-rates.ts';
import { giveBackTax } from '../../../src/server/refunds/give-back-tax.ts';
import { refundPart } from '../../../src/server/refunds/refund-part.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { operatorAt } from '../../../src/server/staff/operators.ts';
import { owedTaxesOf } from '../../../src/server/tax/owed-taxes.ts';
import { CaseWorker } from '../../support/console/case-worker.ts';
import { operator } from '../../support/console/operator.ts';
import { REFUNDING } from '../../support/outside/calls.ts';
import { basketsOf, threePlans } from '../../support/shop/basket.ts';
import { charged, companiesOf, drawn, IN_IRELAND } from '../../support/shop/companies.ts';
import { openAlerts } from '../../support/shop/open-alerts.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: IN_IRELAND });
const { bought, paperOf, refundsOf, movedFor } = companiesOf(shop);
const HOUR = 3600;

const byTreatment = (one: TaxedSum, other: TaxedSum) =>
  `${one.treatment} ${one.kind}`.localeCompare(`${other.treatment} ${other.kind}`);

const worker = new CaseWorker(shop);
beforeAll(async () => {
  await worker.open();
  await readRates(shop.deps);
});

/** Somebody could answer at last. */
async function becomes(number: string, answer: string): Promise<void> {
  await shop.world.control('vat', { [number]: answer });
  await shop.pass(HOUR);
  await shop.handlers['vat.check']({});
  await shop.drain();
}

/** By an operator: the amount, or why not. */
async function giveBack(order: string): Promise<number | string> {
  try {
    return (await worker.verb('tax_give_back', { order, reason: 'it is valid' })).amount.cents;
  } catch (error) {
    if (error instanceof Problem) return error.reason;
    throw error;
  }
}

describe('a company whose number nobody could check', () => {
  it('pays the tax, and gets it back once, with a credit note that says who owes it', async () => {
    const number = 'DE123457301';
    const order = await bought(number);
    const { id, buyer } = order;
    const before = await paperOf(id);
    const tax = charged(before.invoice);
    expect(tax).toMatchObject({ kind: 'consumer', territory: 'DE', rateBp: 1900 });
    expect(await giveBack(id)).toBe('no_tax_owed');
    expect(await openAlerts(shop)).not.toContain('tax_owed');

    await becomes(number, 'VALID');
    expect((await paperOf(id)).row).toMatchObject({
      vatStanding: 'valid',
      vatAnswer: 'VALID',
      vatCheckAt: null,
    });
    expect(await openAlerts(shop)).toContain('tax_owed');
    expect(await giveBack(id)).toBe(tax.taxCents);
    expect(await giveBack(id)).toBe('no_tax_owed');
    await shop.settle();
    expect(await giveBack(id)).toBe('no_tax_owed');
    await shop.settle();

    const { invoice, notes } = await paperOf(id);
    const total = invoice.facts.price.totalCents;
    expect(notes.map(charged)).toEqual([
      {
        ...tax,
        netCents: 0,
        restated: { territory: 'DE', netCents: tax.netCents },
      },
    ]);
    expect(await movedFor(order)).toEqual({ paid: total, back: tax.taxCents });
    const text = await drawn(buyer, `/api/orders/${order.order}/credit-note`);
    expect(text).toContain('VAT on the eSIM data plan for Japan');
    expect(text).toContain('Reverse charge: VAT to be accounted for by the recipient.');
    expect(text).toContain('VAT no. DE123457301');
    const [mail] = await shop.world.mailbox(buyer.email);
    expect(mail?.subject).toBe('Your VAT is on its way back');
    expect((await buyer.order(order.order)).status).toBe('ready');
    await shop.pass(300);
    expect(await openAlerts(shop)).not.toContain('tax_owed');

    // A return has no sale to a consumer left, and one whose tax its buyer owes.
    const quarter = quarterOf(invoice.facts.paidAt);
    const sums = await sumsOfQuarter(shop.deps.db.db, quarter);
    const read = [invoice, ...notes].flatMap((document) => taxedSumsOf(document));
    expect(sums.toSorted(byTreatment)).toEqual(read.toSorted(byTreatment));
    const owed = { treatment: 'reverse_charge', territory: 'DE', netCents: tax.netCents, taxCents: 0 };
    expect(ossReturn(sums, quarter, 'IE', () => 1).lines).toMatchObject([
      { section: 'supplies', territory: 'DE', euro: { netCents: 0, taxCents: 0 } },
      { section: 'untaxed', territory: 'DE', euro: { netCents: tax.netCents, taxCents: 0 } },
    ]);
    expect(sums).toContainEqual(expect.objectContaining(owed));

    // What is refunded after it has no tax any more.
    const by = atCommandLine('test');
    await refundPart(shop.deps, id, { part: 'part', cents: 50, why: 'slow', by });
    await shop.settle();
    const [, later] = (await paperOf(id)).notes;
    expect(later && charged(later)).toEqual({
      kind: 'reverse_charge',
      territory: 'DE',
      rateBp: 0,
      netCents: 50,
      taxCents: 0,
    });
  });

  it('pays to the cent what one pays whose number was known before', async () => {
    const number = 'DE123476301';
    const [late, known] = [await bought(number), await bought('DE123476100')];
    await becomes(number, 'VALID');
    await giveBack(late.id);
    await shop.settle();
    const moved = await movedFor(late);
    expect(moved.back).toBeGreaterThan(0);
    expect(await movedFor(known)).toEqual({ paid: moved.paid - moved.back, back: 0 });
  });

  it('gets what refunds of parts have left of it: net and tax add up to what stays paid', async () => {
    const by = atCommandLine('test');
    const parts = [[], [1], [99], [33, 57], [7, 101, 13]];
    for (const [at, cents] of parts.entries()) {
      const number = `FRX${at}123456301`;
      const order = await bought(number, { card: 'pm_card_fr' });
      for (const one of cents) {
        await refundPart(shop.deps, order.id, { part: 'part', cents: one, why: 'slow', by });
        await shop.settle();
      }
      await becomes(number, 'VALID');
      await giveBack(order.id);
      await shop.settle();
      const { invoice, notes } = await paperOf(order.id);
      const left = (read: (tax: ChargedTax) => number) =>
        notes.reduce((sum, note) => sum - read(charged(note)), read(charged(invoice)));
      const { paid, back } = await movedFor(order);
      expect(left(({ taxCents }) => taxCents)).toBe(0);
      expect(left(({ national }) => national?.taxCents ?? 0)).toBe(0);
      expect(left(({ netCents }) => netCents)).toBe(paid - back);
      expect(notes.map(charged).at(-1)?.restated).toEqual({ territory: 'FR', netCents: paid - back });
    }
  });

  it('gets it once though the answer to the refund was lost, and after an outage', async () => {
    const lost = await bought('DE123458301');
    await becomes('DE123458301', 'VALID');
    await shop.world.fault({ ...REFUNDING, effect: 'cut-after' });
    await giveBack(lost.id);
    await shop.settle();
    const { invoice, notes } = await paperOf(lost.id);
    expect(await movedFor(lost)).toMatchObject({ back: charged(invoice).taxCents });
    expect(notes).toHaveLength(1);

    const away = await bought('DE123459301');
    await becomes('DE123459301', 'VALID');
    await shop.world.fault({ ...REFUNDING, effect: 'status', status: 503, times: 2 });
    await giveBack(away.id);
    await shop.settle();
    await shop.pass(HOUR);
    await shop.settle();
    expect((await refundsOf(away.id)).map(({ part, status }) => [part, status])).toEqual([
      ['vat', 'succeeded'],
    ]);
    expect((await paperOf(away.id)).notes).toHaveLength(1);
  });

  it('gets it by two calls at once no more than once', async () => {
    const { id } = await bought('DE123460301');
    await becomes('DE123460301', 'VALID');
    const answers = await Promise.all([giveBack(id), giveBack(id), giveBack(id)]);
    expect(answers.filter((answer) => answer === 'no_tax_owed')).toHaveLength(2);
    await shop.settle();
    expect(await refundsOf(id)).toHaveLength(1);
  });

  it('gets it only with a code once much money went out that day', async () => {
    const number = 'DE123466301';
    const { id } = await bought(number);
    await becomes(number, 'VALID');
    const { db } = shop.deps.db;
    const { email } = await operator(shop, 'support');
    const operatorId = (await operatorAt(db, email))?.id ?? null;
    const by = { operatorId, role: 'owner' as const, origin: 'test', isFresh: false };
    const sent = { ...by, who: 'operator', what: 'refund asked for', why: '' } as const;
    await recordAudit(shop.deps, db, { ...sent, amount: ofBase(100_000) });
    const asked = giveBackTax(shop.deps, id, { why: 'it is valid', by });
    await expect(asked).rejects.toMatchObject({ reason: 'step_up_needed' });
    await giveBackTax(shop.deps, id, { why: 'it is valid', by: { ...by, isFresh: true } });
    await shop.pass(25 * HOUR);
  });

  it('gets nothing while another refund is under way, and none for a number that is invalid', async () => {
    const { id } = await bought('DE123461301');
    await becomes('DE123461301', 'INVALID');
    expect(await giveBack(id)).toBe('no_tax_owed');

    const other = await bought('DE123462301');
    await becomes('DE123462301', 'VALID');
    await shop.world.fault({ ...REFUNDING, effect: 'status', status: 503, times: 5 });
    const by = atCommandLine('test');
    await refundPart(shop.deps, other.id, { part: 'part', cents: 20, why: 'slow', by });
    expect(await giveBack(other.id)).toBe('no_tax_owed');
    await shop.world.clearFaults();
    await shop.pass(HOUR);
    await shop.settle();
    expect(await giveBack(other.id)).toBeGreaterThan(0);
    await shop.settle();
  });

  it('is a case that one act ends', async () => {
    const { id, purchase } = await bought('DE123463301', { isLooked: false });
    expect((await paperOf(id)).row).toMatchObject({ vatStanding: 'unknown', vatAnswer: null });
    await becomes('DE123463301', 'VALID');
    const found = await worker.caseOf('tax_owed');
    expect(found.words).toContain('DE123463301 paid VAT');
    expect((await worker.act(found)).state).toBe('open');
    await shop.settle();
    expect((await refundsOf(purchase.id)).map(({ part }) => part)).toEqual(['vat']);
    expect((await worker.read(found.id)).state).toBe('over');
  });

  it('that bought several plans at once gets the tax of each, by a case for each', async () => {
    const number = 'DE123477301';
    const buyer = shop.buyer();
    const billing_details = { fullName: 'Ada Weiss', email: buyer.email, vatNumber: number };
    const baskets = basketsOf(shop);
    const order = await baskets.buy(await threePlans(buyer), { billing_details }, 'pm_card_de');
    await shop.settle();
    const ids = (await baskets.linesNow(order)).map(({ id }) => id);
    const { invoice } = await paperOf(ids[0] ?? '');
    // One of them went back before anybody knew.
    await runVerb({ deps: shop.deps, by: atCommandLine('test') }, 'refund', {
      order: ids[1] ?? '',
      reason: 'a test',
    });
    await becomes(number, 'VALID');
    expect(new Set((await owedTaxesOf(shop.deps)).map(({ purchaseId }) => purchaseId))).toEqual(
      new Set([ids[0], ids[2]]),
    );
    for (const id of [ids[2], ids[0]]) {
      expect(await giveBack(id ?? '')).toBeGreaterThan(0);
      await shop.settle();
    }
    expect(await owedTaxesOf(shop.deps)).toEqual([]);
    const notes = (await Promise.all(ids.map((id) => paperOf(id)))).flatMap((paper) => paper.notes);
    expect(notes.reduce((sum, note) => sum + charged(note).taxCents, 0)).toBe(charged(invoice).taxCents);
  });

  it('is asked about more and more rarely, and for a month', async () => {
    const { id } = await bought('DE123464301');
    const asked: number[] = [];
    const began = shop.deps.now().getTime();
    for (let round = 0; round < 400; round++) {
      const { row } = await paperOf(id);
      if (!row?.vatCheckAt) break;
      asked.push((row.vatCheckAt.getTime() - began) / 3_600_000);
      shop.passSeconds(Math.max(1, (row.vatCheckAt.getTime() - shop.deps.now().getTime()) / 1000 + 1));
      await shop.handlers['vat.check']({});
    }
    const gaps = asked.slice(1).map((at, before) => at - (asked[before] ?? 0));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.length).toBeLessThan(100);
    expect(Math.max(...gaps.slice(0, 5))).toBeLessThan(1.5);
    expect(gaps.at(-1)).toBeGreaterThan(24);
    expect((await paperOf(id)).row).toMatchObject({ vatStanding: 'unknown', vatCheckAt: null });
  });
});
