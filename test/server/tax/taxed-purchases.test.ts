import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';

import type { ChargedTax } from '../../../src/domain/tax/invoice-tax.ts';
import { documentIn, invoicesOf } from '../../../src/server/invoices/queries.ts';
import { keepRates, ratesOn, readRates } from '../../../src/server/pricing/exchange-rates.ts';
import { paymentOf } from '../../../src/server/purchase/paid-price.ts';
import { readPayment } from '../../../src/server/purchase/payments.ts';
import { refundPart } from '../../../src/server/refunds/refund-part.ts';
import { eraseOld } from '../../../src/server/retention/erase-old.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { decideTax } from '../../../src/server/tax/decide-tax.ts';
import { keepPlace } from '../../../src/server/tax/place-facts.ts';
import { purchaseTaxTable } from '../../../src/server/tax/tables.ts';
import { CaseWorker } from '../../support/console/case-worker.ts';
import { readPdf } from '../../support/reading/read-pdf.ts';
import type { Buyer } from '../../support/shop/buyer.ts';
import { openAlerts } from '../../support/shop/open-alerts.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({
  env: {
    TAX: 'table',
    SIM_COUNTRIES: 'esim-go GB',
    COUNTRY_HEADER: 'X-Country',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  },
});

/** A visitor behind the proxy, which names the country of their address; over HTTP, since the proxy is the connection's. */
function visitorFrom(country: string | null): Buyer {
  const buyer = shop.buyer();
  buyer.app = {
    request: (url, init) => {
      const headers = new Headers(init?.headers);
      if (country !== null) headers.set('X-Country', country);
      return fetch(url, { ...init, headers });
    },
  };
  return buyer;
}

/** Buys with a card, and returns the purchase with everything written about its tax. */
async function bought(network: string | null, card: string, changes = {}) {
  const buyer = visitorFrom(network);
  const begun = await buyer.beginAndPay(undefined, changes, card);
  const { body } = await begun.complete();
  await shop.drain();
  const purchase = await shop.purchaseOf(begun);
  return { buyer, begun, purchase, esim: body.esim_id, ...(await taxedOf(purchase.id)) };
}

async function taxedOf(id: string) {
  const { db } = shop.deps.db;
  const [row] = await db.select().from(purchaseTaxTable).where(eq(purchaseTaxTable.purchaseId, id));
  const documents = (await invoicesOf(db, id)).map(documentIn);
  const [invoice, ...notes] = documents;
  return { row, invoice, notes };
}

const charged = (document: { facts: { tax?: unknown } } | undefined) => document?.facts.tax as ChargedTax;

describe('a buyer in a country with VAT', () => {
  it('pays the same, and gets an invoice with net price, rate and tax, also in euros', async () => {
    await readRates(shop.deps);
    // An operator's rate is for prices: an invoice has the bank's.
    const tomorrow = sql`(select max(of_day) + 1 from exchange_rate)`;
    const byHand = sql`insert into exchange_rate (currency, of_day, source, per_base) values ('EUR', ${tomorrow}, 'hand', 0.99)`;
    await shop.deps.db.db.execute(byHand);
    const { purchase, row, invoice, buyer, esim } = await bought('DE', 'pm_card_de');
    const tax = charged(invoice);
    const total = invoice?.facts.price.totalCents ?? 0;
    expect(tax).toMatchObject({ kind: 'consumer', territory: 'DE', rateBp: 1900 });
    expect(tax.netCents + tax.taxCents).toBe(total);
    expect(tax.taxCents).toBe(Math.round((total * 19) / 119));
    // A euro is $1.16 in the sandbox.
    expect(tax.national).toMatchObject({ currency: 'EUR', perUnit: 0.86206897 });
    expect(tax.national?.taxCents).toBe(Math.round(tax.taxCents * 0.86206897));
    expect(row).toMatchObject({
      network: 'DE',
      card: 'DE',
      address: null,
      simExpected: 'GB',
      sim: 'GB',
      doubt: null,
    });
    expect(row).toMatchObject({ territory: 'DE', kind: 'consumer', rateBp: 1900, rule: 'buyer' });
    expect(purchase.state).toBe('delivered');

    const [mail] = await shop.world.mailbox(buyer.email);
    if (!mail) throw new Error('no receipt');
    const { text } = await readPdf(await shop.world.attachment(mail, `invoice_${esim}.pdf`));
    const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
    expect(text).toContain(`Net amount ${dollars(tax.netCents)} VAT 19% (Germany) ${dollars(tax.taxCents)}`);
    expect(text).toContain('Taxes & Service Fee Included');
    expect(text).toContain('In national currency, the VAT is €');
    expect(text).not.toContain('No VAT');
  });

  it('gets the rate of the day of the payment, however late the invoice is written', async () => {
    await readRates(shop.deps);
    const { purchase } = await bought('SE', 'pm_card_se');
    const { db } = shop.deps.db;
    const [day = ''] = purchase.paidAt?.toISOString().split('T') ?? [];
    const before = (await ratesOn(db, day)).get('SEK');
    const after = new Date(Date.parse(day) + 24 * 3600_000).toISOString().slice(0, 10);
    await keepRates(db, [{ currency: 'SEK', ofDay: after, source: 'ecb', perBase: 9 }], shop.deps.now());
    const written = await decideTax(shop.deps, db, purchase, { payment: paymentOf(purchase), iccid: null });
    expect(written).toMatchObject({
      territory: 'SE',
      national: { currency: 'SEK', perUnit: before?.perBase, ofDay: before?.ofDay },
    });
    expect((await ratesOn(db, after)).get('SEK')?.perBase).toBe(9);
    await db.execute(sql`delete from exchange_rate where currency = 'SEK' and per_base = 9`);
  });

  it('abroad is where the card is from if nothing else is known, at the higher rate if the network says otherwise', async () => {
    const alone = await bought(null, 'pm_card_hu');
    expect(alone.row).toMatchObject({
      card: 'HU',
      network: null,
      territory: 'HU',
      rateBp: 2700,
      doubt: null,
    });
    const abroad = await bought('JP', 'pm_card_fr');
    expect(abroad.row).toMatchObject({
      card: 'FR',
      network: 'JP',
      territory: 'FR',
      rateBp: 2000,
      doubt: 'place',
    });
    const dearer = await bought('SE', 'pm_card_de');
    expect(dearer.row).toMatchObject({ territory: 'SE', rateBp: 2500, doubt: 'place' });
    expect(charged(dearer.invoice)).toMatchObject({ territory: 'SE', rateBp: 2500 });
  });

  it('is a case for a person, one a month, which names the orders', async () => {
    await shop.pass(300);
    expect((await openAlerts(shop)).filter((kind) => kind === 'tax_place')).toHaveLength(1);
    const worker = new CaseWorker(shop);
    await worker.open();
    const { ours } = await worker.caseOf('tax_place');
    const told = new Map(ours.map(({ name, value }) => [name, value]));
    expect(told.get('Orders')).toBe('2');
    expect(told.get('In doubt')).toContain('card FR, network JP, sim GB, expected GB; taxed in FR at 20%');
    expect(told.get('In doubt')).toContain('card DE, network SE, sim GB, expected GB; taxed in SE at 25%');
  });

  it('outside has no VAT, and the invoice says why', async () => {
    const { row, invoice } = await bought('US', 'pm_card_visa');
    expect(row).toMatchObject({ territory: 'US', kind: 'outside', rateBp: 0, doubt: null });
    expect(charged(invoice)).toMatchObject({ kind: 'outside', taxCents: 0 });
  });

  it('who pays by PayPal is where PayPal says', async () => {
    const buyer = visitorFrom('US');
    const begun = await buyer.beginAndApprove();
    await begun.complete();
    await shop.drain();
    const paid = await readPayment(shop.deps.db.db, 'paypal', begun.started.paypal_order_id);
    const { row } = await taxedOf(paid?.purchase.id ?? '');
    expect(row).toMatchObject({ address: 'US', card: null, network: 'US', territory: 'US' });
  });
});

test('the header counts only from a trusted proxy', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.beginAndPay(undefined, {}, 'pm_card_de');
  await begun.complete();
  await shop.drain();
  const { row } = await taxedOf((await shop.purchaseOf(begun)).id);
  expect(row).toMatchObject({ network: null, card: 'DE', territory: 'DE' });
});

test('what is known first stays, however often it is told', async () => {
  const { purchase } = await bought('DE', 'pm_card_de');
  const kept = await keepPlace(shop.deps, shop.deps.db.db, purchase.id, { card: 'FR', address: 'AT' });
  expect(kept).toMatchObject({ card: 'DE', address: 'AT', network: 'DE' });
});

test('credit notes carry the rate of the invoice, and split its tax to the cent', async () => {
  const { purchase, invoice } = await bought('DE', 'pm_card_de');
  const by = atCommandLine('test');
  const total = invoice?.facts.price.totalCents ?? 0;
  for (const cents of [101, 33, 57]) {
    await refundPart(shop.deps, purchase.id, { part: 'part', cents, why: 'slow', by });
    await shop.settle();
  }
  await refundPart(shop.deps, purchase.id, { part: 'goodwill', cents: total - 191, why: 'sorry', by });
  await shop.settle();
  const { notes } = await taxedOf(purchase.id);
  expect(notes).toHaveLength(4);
  const taxes = notes.map(charged);
  for (const tax of taxes) expect(tax).toMatchObject({ kind: 'consumer', territory: 'DE', rateBp: 1900 });
  for (const note of notes)
    expect(charged(note).netCents + charged(note).taxCents).toBe(note.facts.price.totalCents);
  const sum = (read: (tax: ChargedTax) => number) => taxes.reduce((all, tax) => all + read(tax), 0);
  expect(sum(({ taxCents }) => taxCents)).toBe(charged(invoice).taxCents);
  expect(sum(({ netCents }) => netCents)).toBe(charged(invoice).netCents);
});

test('facts stay when the buyer is erased, and go ten years after the year', async () => {
  const paid = await bought('DE', 'pm_card_de');
  const unpaid = visitorFrom('FR');
  const begun = await unpaid.begin();
  const { id } = await shop.purchaseOf(begun);
  expect((await taxedOf(id)).row).toMatchObject({ network: 'FR', decidedAt: null });
  const day = 24 * 3600;
  shop.passSeconds(400 * day);
  await shop.settle();
  await shop.pass(31 * day);
  await eraseOld(shop.deps);
  expect((await shop.purchaseOf(paid.begun)).erasedAt).not.toBeNull();
  expect((await taxedOf(paid.purchase.id)).row).toMatchObject({ territory: 'DE', card: 'DE' });
  expect((await taxedOf(id)).row).toBeUndefined();
  // Kept for the ten years after the one in which it was sold, to their last day.
  const { db, now } = { db: shop.deps.db.db, now: shop.deps.now() };
  const soldIn = (year: number) =>
    db.update(purchaseTaxTable).set({ createdAt: new Date(Date.UTC(year, 0, 1)) });
  await soldIn(now.getUTCFullYear() - 10);
  await eraseOld(shop.deps);
  expect((await taxedOf(paid.purchase.id)).row).toBeDefined();
  await soldIn(now.getUTCFullYear() - 11);
  await eraseOld(shop.deps);
  expect((await taxedOf(paid.purchase.id)).row).toBeUndefined();
});
