import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import type { ChargedTax } from '../../../src/domain/tax/invoice-tax.ts';
import { documentIn, invoicesOf } from '../../../src/server/invoices/queries.ts';
import { checkStripe } from '../../../src/server/providers/stripe/stripe-check.ts';
import { refundPart } from '../../../src/server/refunds/refund-part.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { purchaseTaxTable } from '../../../src/server/tax/tables.ts';
import { CaseWorker } from '../../support/console/case-worker.ts';
import { openAlerts } from '../../support/shop/open-alerts.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { TAX: 'stripe', SIM_COUNTRIES: 'esim-go GB' } });
const CALCULATIONS = { party: 'stripe', method: 'POST', path: '/v1/tax/calculations' } as const;
const RECORDING = { party: 'stripe', method: 'POST', path: '/v1/tax/transactions/*' } as const;
const MANY = 1000;

async function bought(card: string) {
  const buyer = shop.buyer();
  const begun = await buyer.beginAndPay(undefined, {}, card);
  await begun.complete();
  await shop.drain();
  return { buyer, begun, id: (await shop.purchaseOf(begun)).id };
}

const documentsOf = async (id: string) => (await invoicesOf(shop.deps.db.db, id)).map(documentIn);
const rowOf = async (id: string) => {
  const { db } = shop.deps.db;
  const [row] = await db.select().from(purchaseTaxTable).where(eq(purchaseTaxTable.purchaseId, id));
  return row;
};
const report = () => shop.handlers['tax.report']({});
const reported = async () => (await shop.world.ledger()).tax;
/** The number of a document, as Stripe has it. */
const numberOf = (kind: 'INV' | 'CN', number = 0) => `${kind}-${String(number).padStart(6, '0')}`;

beforeEach(() => shop.world.clearFaults());

describe('Stripe Tax', () => {
  it('says the rate of a sale when its eSIM is handed over, and gets its invoice and its refunds', async () => {
    const { id } = await bought('pm_card_de');
    const [invoice] = await documentsOf(id);
    const tax = invoice?.facts.tax as ChargedTax;
    const total = invoice?.facts.price.totalCents ?? 0;
    expect(tax).toMatchObject({ kind: 'consumer', territory: 'DE', rateBp: 1900 });
    expect(tax.taxCents).toBe(Math.round((total * 19) / 119));
    expect(await rowOf(id)).toMatchObject({ calculation: expect.stringMatching(/^taxcalc_/), doubt: null });
    await report();
    const [sale] = await reported();
    expect(sale).toMatchObject({
      reference: numberOf('INV', invoice?.number),
      type: 'transaction',
      country: 'DE',
      amount: total,
      tax: tax.taxCents,
      currency: 'usd',
    });

    const by = atCommandLine('test');
    await refundPart(shop.deps, id, { part: 'part', cents: 119, why: 'slow', by });
    await shop.settle();
    await refundPart(shop.deps, id, { part: 'goodwill', cents: total - 119, why: 'sorry', by });
    await shop.settle();
    await report();
    const notes = (await documentsOf(id)).slice(1);
    const back = (await reported()).filter(({ type }) => type === 'reversal');
    expect(back.map(({ reference, amount, reverses }) => [reference, amount, reverses])).toEqual(
      notes.map(({ number, facts }) => [numberOf('CN', number), -facts.price.totalCents, sale?.id]),
    );
    expect(back.map((one) => one.tax)).toEqual(notes.map(({ facts }) => -(facts.tax as ChargedTax).taxCents));
    // What is reported is not reported again.
    const before = await reported();
    await report();
    expect(await reported()).toEqual(before);
  });

  it('collects nothing where the account is not registered, and that is no doubt', async () => {
    const { id } = await bought('pm_card_se');
    const [invoice] = await documentsOf(id);
    expect(invoice?.facts.tax).toMatchObject({ kind: 'outside', territory: 'SE', taxCents: 0 });
    expect((await rowOf(id))?.doubt).toBeNull();
  });

  it('holds up no delivery while it is away: the invoice and the report follow', async () => {
    await shop.world.fault({ ...CALCULATIONS, effect: 'status', status: 503, times: MANY });
    const { id, begun, buyer } = await bought('pm_card_fr');
    expect((await shop.purchaseOf(begun)).state).toBe('delivered');
    expect(await documentsOf(id)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ card: 'FR', decidedAt: null });
    expect(await shop.world.mailbox(buyer.email)).not.toEqual([]);
    await report();
    expect(await documentsOf(id)).toEqual([]);
    await shop.world.clearFaults();
    await report();
    const [invoice] = await documentsOf(id);
    expect(invoice?.facts.tax).toMatchObject({ kind: 'consumer', territory: 'FR', rateBp: 2000 });
    const sales = (await reported()).filter(
      ({ reference }) => reference === numberOf('INV', invoice?.number),
    );
    expect(sales).toMatchObject([{ country: 'FR', amount: invoice?.facts.price.totalCents }]);
  });

  it('knows each document once, also where its answer was lost', async () => {
    const { id } = await bought('pm_card_de');
    await shop.world.fault({ ...RECORDING, effect: 'cut-after', times: MANY });
    await report();
    await shop.world.clearFaults();
    await report();
    const [invoice] = await documentsOf(id);
    const sales = (await reported()).filter(
      ({ reference }) => reference === numberOf('INV', invoice?.number),
    );
    expect(sales).toHaveLength(1);
    expect((await rowOf(id))?.doubt).toBeNull();
  });

  it('that refuses a sale leaves it untaxed, as a case for a person', async () => {
    // A country alone does not say the tax in the United States.
    const { id, begun } = await bought('pm_card_visa');
    expect((await shop.purchaseOf(begun)).state).toBe('delivered');
    const [invoice] = await documentsOf(id);
    expect(invoice?.facts.tax).toMatchObject({ kind: 'outside', territory: 'US', taxCents: 0 });
    expect(await rowOf(id)).toMatchObject({ doubt: 'stripe', calculation: null });
    await shop.pass(300);
    expect(await openAlerts(shop)).toContain('tax_place');
    const worker = new CaseWorker(shop);
    await worker.open();
    const { ours } = await worker.caseOf('tax_place');
    expect(ours.find(({ name }) => name === 'In doubt')?.value).toContain('Stripe Tax refused it');
  });

  it('that refuses a document is a case as well, and the others go on', async () => {
    const first = await bought('pm_card_de');
    await shop.world.fault({ ...RECORDING, effect: 'status', status: 400 });
    const second = await bought('pm_card_hu');
    await report();
    expect((await rowOf(first.id))?.doubt).toBe('stripe');
    expect((await rowOf(second.id))?.doubt).toBeNull();
    const [invoice] = await documentsOf(second.id);
    expect((await reported()).map(({ reference }) => reference)).toContain(numberOf('INV', invoice?.number));
  });
});

describe('the doctor', () => {
  const told = async () => {
    for await (const { about, light, found } of checkStripe(shop.deps.settings))
      if (about === 'Stripe: Tax') return `${light}: ${found}`;
    return null;
  };

  it('says that Stripe Tax is set up, and changes nothing there', async () => {
    const before = await reported();
    expect(await told()).toBe('green: is set up; it collects where you have added a registration');
    expect(await reported()).toEqual(before);
  });

  it.each([
    ['the key may not calculate or record taxes', CALCULATIONS],
    ['the key may not calculate or record taxes', RECORDING],
  ])('says that %s', async (words, call) => {
    await shop.world.fault({ ...call, effect: 'status', status: 403 });
    expect(await told()).toBe(`red: ${words}`);
  });

  it('says that its settings cannot be read', async () => {
    await shop.world.fault({
      party: 'stripe',
      method: 'GET',
      path: '/v1/tax/settings',
      effect: 'status',
      status: 403,
    });
    expect(await told()).toMatch(/^red: /);
  });
});
