import { beforeAll, describe, expect, it, test } from 'vitest';

import { orderNumber } from '../../../src/domain/checkout/order.ts';
import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { customerData } from '../../../src/server/admin/customers/customer-data.ts';
import { customerNamed } from '../../../src/server/admin/parts/customer-named.ts';
import type { Finding } from '../../../src/server/core/finding.ts';
import { refundPart } from '../../../src/server/refunds/refund-part.ts';
import { eraseOld } from '../../../src/server/retention/erase-old.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { checkTax } from '../../../src/server/tax/tax-check.ts';
import { CaseWorker } from '../../support/console/case-worker.ts';
import { charged, companiesOf, drawn, IN_IRELAND } from '../../support/shop/companies.ts';
import { openAlerts } from '../../support/shop/open-alerts.ts';
import { promotionsOf } from '../../support/shop/promotions.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: IN_IRELAND });
const { look, bought, paperOf, movedFor } = companiesOf(shop);
const codes = promotionsOf(shop);
const ASKING = { party: 'vies', method: 'POST', path: '/vies/rest-api/check-vat-number' } as const;
const HOUR = 3600;

describe('each of VIES’s thirteen answers', () => {
  it.each([
    ['100', 'valid', 'VALID'],
    ['200', 'invalid', 'INVALID'],
    ['201', 'invalid', 'INVALID_INPUT'],
    // Our own number is the wrong one: the buyer's is asked about without it.
    ['202', 'valid', 'VALID'],
    ['300', 'unknown', 'SERVICE_UNAVAILABLE'],
    ['301', 'unknown', 'MS_UNAVAILABLE'],
    ['302', 'unknown', 'TIMEOUT'],
    ['400', 'unknown', 'VAT_BLOCKED'],
    ['401', 'unknown', 'IP_BLOCKED'],
    ['500', 'unknown', 'GLOBAL_MAX_CONCURRENT_REQ'],
    ['501', 'unknown', 'GLOBAL_MAX_CONCURRENT_REQ_TIME'],
    ['600', 'unknown', 'MS_MAX_CONCURRENT_REQ'],
    ['601', 'unknown', 'MS_MAX_CONCURRENT_REQ_TIME'],
  ])('%s is %s', async (end, standing, answer) => {
    const number = `DE123456${end}`;
    const looked = await look(number);
    expect(looked.standing).toBe(standing);
    const tax = Math.round((looked.price * 19) / 119);
    expect(looked.off).toBe(standing === 'valid' ? tax : undefined);
    const { id } = await bought(number);
    const { row, invoice } = await paperOf(id);
    expect(row).toMatchObject({ vatNumber: number, vatStanding: standing, vatAnswer: answer });
    expect(charged(invoice).kind).toBe(standing === 'valid' ? 'reverse_charge' : 'consumer');
  });
});

test.each([{ effect: 'cut-before' }, { effect: 'status', status: 503 }, { effect: 'garbage' }] as const)(
  'VIES that is away ($effect) holds up nobody',
  async (fault) => {
    await shop.world.fault({ ...ASKING, ...fault });
    const looked = await look('DE123456100');
    expect(looked).toMatchObject({ standing: 'unknown', off: undefined });
    const { id, purchase } = await bought('DE123456301');
    expect(purchase.state).toBe('delivered');
    expect(charged((await paperOf(id)).invoice)).toMatchObject({ kind: 'consumer', rateBp: 1900 });
  },
);

test('what is kept of a purchase’s tax is given to a buyer who asks for all data', async () => {
  const { id, purchase } = await bought('DE123456100');
  const { db } = shop.deps.db;
  const { orders } = await customerData(shop.deps, await customerNamed(db, purchase.email));
  const order = orders.find(({ number }) => number === orderNumber(id));
  expect(order).toMatchObject({
    tax: { vatNumber: 'DE123456100', vatStanding: 'valid', kind: 'reverse_charge', territory: 'DE' },
  });
});

test('a number of another form is not looked up, and stays on the invoice', async () => {
  expect(await look('EIN 12-3456789')).toMatchObject({ standing: null, off: undefined });
  const { id } = await bought('EIN 12-3456789');
  const { row, invoice } = await paperOf(id);
  expect(row).toMatchObject({ vatNumber: null, vatStanding: null });
  expect(invoice.buyer?.vatNumber).toBe('EIN 12-3456789');
});

describe('a company of another country with a valid number', () => {
  it('pays the net price, and its invoice names both numbers and who owes the tax', async () => {
    const order = await bought('DE123456100');
    const { purchase, buyer, id } = order;
    const { row, invoice, notes } = await paperOf(id);
    const total = invoice.facts.price.totalCents;
    expect(charged(invoice)).toEqual({
      kind: 'reverse_charge',
      territory: 'DE',
      rateBp: 0,
      netCents: total,
      taxCents: 0,
    });
    expect(await movedFor(order)).toEqual({ paid: total, back: 0 });
    expect(row).toMatchObject({ territory: 'DE', kind: 'reverse_charge', doubt: null, vatCheckAt: null });
    expect(row?.vatConsultation).toMatch(/^WAPIAAAA\d{8}$/);
    expect(row?.vatCheckedAt).toBeInstanceOf(Date);
    expect(purchase.taxOffCents).toBeGreaterThan(0);
    expect(notes).toEqual([]);

    const text = await drawn(buyer, `/api/orders/${order.order}/invoice`);
    expect(text).toContain('VAT no. DE123456100');
    expect(text).toContain('VAT ID IE1234567A');
    expect(text).toContain('Reverse charge: VAT to be accounted for by the recipient.');
    expect(text).toContain('VAT 0% (Germany) $0.00');
    expect(text).not.toContain('Included');
    const { amounts } = await buyer.order(order.order);
    expect(amounts.price_cents - (amounts.tax_off_cents ?? 0) + amounts.fee_cents).toBe(total);
  });

  it('gets credit notes without tax', async () => {
    const { id, buyer, order } = await bought('ATU12345100', { card: 'pm_card_fr' });
    await refundPart(shop.deps, id, {
      part: 'part',
      cents: 100,
      why: 'slow',
      by: atCommandLine('test'),
    });
    await shop.settle();
    const { notes } = await paperOf(id);
    expect(notes.map(charged)).toEqual([
      { kind: 'reverse_charge', territory: 'AT', rateBp: 0, netCents: 100, taxCents: 0 },
    ]);
    expect(await drawn(buyer, `/api/orders/${order}/credit-note`)).toContain('Reverse charge');
  });

  it('pays the tax where the shop is established, and outside the EU', async () => {
    const home = await bought('IE1234510WA');
    expect(home.purchase.taxOffCents).toBe(0);
    await shop.world.control('vat', { IE1234510WA: 'VALID' });
    const looked = await look('IE1234510WA');
    expect(looked).toMatchObject({ standing: 'valid', off: undefined });
    expect(charged((await paperOf((await bought('IE1234510WA')).id)).invoice)).toMatchObject({
      kind: 'consumer',
      territory: 'IE',
      rateBp: 2300,
    });
    expect(await look('XI123456100')).toMatchObject({ standing: 'valid', off: undefined });
  });

  it('must pay the price of its own number', async () => {
    const buyer = shop.buyer();
    const { quote, plan, total } = await look('DE123456100', {}, buyer);
    const changes = (vatNumber?: string) => ({
      price: total / 100,
      vat_token: quote.vat_token,
      billing_details: { fullName: 'Ada Weiss', email: buyer.email, vatNumber },
    });
    const start = async (vatNumber?: string) => buyer.start(await buyer.request(plan, changes(vatNumber)));
    for (const other of [undefined, 'FRXX123456100', 'DE123456101'])
      expect((await start(other)).body).toMatchObject({ reason: 'price_changed' });
    const forged = await buyer.request(plan, { ...changes('DE123456100'), vat_token: 'e30.AAAA' });
    expect((await buyer.start(forged)).body).toMatchObject({ reason: 'price_changed' });
    expect((await start('DE123456100')).status).toBe(200);
    // The same attempt without the number is another purchase, at another price.
    expect((await start()).body).toMatchObject({ reason: 'price_changed' });
  });

  it('keeps a promotion and the token of an earlier answer', async () => {
    const first = await look('DE123456100');
    await shop.world.fault({ ...ASKING, effect: 'cut-before' });
    const again = await look('DE123456100', { vat_token: first.quote.vat_token });
    expect(again).toMatchObject({ standing: 'valid', off: first.off });
  });

  it('pays what a processor can charge, however much a promotion takes off', async () => {
    const code = await codes.make({ percent_bp: 10_000, below_floor: true });
    const buyer = shop.buyer();
    const { bundle_name, country_code } = await buyer.plan();
    const { quote } = (
      await buyer.post<{ quote: Quote }>('/api/quote-with-code', { bundle_name, country_code, code })
    ).body;
    const { discount_token } = quote;
    const looked = await look('DE123456100', { discount_token }, buyer);
    expect(looked.total).toBe(quote.methods.stripe.total_cents);
    const start = await buyer.request(looked.plan, {
      price: looked.total / 100,
      discount_token,
      vat_token: looked.quote.vat_token,
      billing_details: { fullName: 'Ada Weiss', email: buyer.email, vatNumber: 'DE123456100' },
    });
    expect((await buyer.start(start)).status).toBe(200);
  });
});

describe('the company that VIES names', () => {
  const WEISS = { name: 'WEISS HANDELSGESELLSCHAFT MBH', address: 'Ring 1\n1010 Wien\n' };
  const worker = new CaseWorker(shop);
  beforeAll(() => worker.open());
  const seenBy = async (id: string, role: 'support' | 'viewer' = 'support') =>
    (await worker.verb('order', { order: id }, worker.as[role])).tax?.company;

  it('is kept beside its number, and its address is on the invoice', async () => {
    await shop.world.control('vat', { ATU12346100: WEISS });
    const { id, buyer, order } = await bought('ATU12346100');
    const { row, invoice } = await paperOf(id);
    const named = { vatName: WEISS.name, vatAddress: 'Ring 1, 1010 Wien' };
    expect(row).toMatchObject({ ...named, kind: 'reverse_charge', doubt: null });
    expect(invoice.buyer?.address).toBe('Ring 1, 1010 Wien');
    const text = await drawn(buyer, `/api/orders/${order}/invoice`);
    expect(text).toContain('Weiss GmbH Ada Weiss Ring 1, 1010 Wien VAT no. ATU12346100');
    expect(await seenBy(id)).toMatchObject({
      vat_number: 'ATU12346100',
      standing: 'valid',
      answer: 'VALID',
      consultation: row?.vatConsultation,
      at: row?.vatCheckedAt?.toISOString(),
      name: WEISS.name,
      address: 'Ring 1, 1010 Wien',
      is_other: false,
    });
    expect(await seenBy(id, 'viewer')).toBeNull();
  });

  it('is a case if it is clearly another one, and its address is on no invoice', async () => {
    const { id, purchase } = await bought('ATU12347100');
    const { row, invoice } = await paperOf(id);
    expect(purchase.taxOffCents).toBeGreaterThan(0);
    expect(row).toMatchObject({ vatName: 'SANDBOX TRADING', kind: 'reverse_charge', doubt: 'company' });
    expect(invoice.buyer?.address).toBeUndefined();
    expect(await seenBy(id)).toMatchObject({ name: 'SANDBOX TRADING', is_other: true });
    await shop.pass(300);
    expect(await openAlerts(shop)).toContain('tax_place');
    const { ours, words } = await worker.caseOf('tax_place');
    expect(words).toContain('the VAT number that lowered the price is of another company');
    const inDoubt = ours.find(({ name }) => name === 'In doubt')?.value;
    expect(inDoubt).toContain(`${orderNumber(id)} (VIES has another company: number ATU12347100`);
  });

  it('is unknown where its state tells nobody', async () => {
    const { row } = await paperOf((await bought('DE123458100')).id);
    expect(row).toMatchObject({ vatName: null, vatAddress: null, kind: 'reverse_charge', doubt: null });
  });

  it('is not kept where it lowers no price', async () => {
    await shop.world.control('vat', { IE1234511WA: WEISS });
    const { row } = await paperOf((await bought('IE1234511WA')).id);
    expect(row).toMatchObject({ vatStanding: 'valid', vatName: null, vatAddress: null, kind: 'consumer' });
  });

  it('is compared before a late answer gives VAT back', async () => {
    const { id } = await bought('ATU12348301', { card: 'pm_card_de' });
    await shop.world.control('vat', { ATU12348301: { name: 'ADLER AG', address: '---' } });
    await shop.pass(HOUR);
    await shop.handlers['vat.check']({});
    await shop.drain();
    expect((await paperOf(id)).row).toMatchObject({ vatName: 'ADLER AG', vatAddress: null, doubt: null });
    expect(await seenBy(id)).toMatchObject({ name: 'ADLER AG', is_other: true });
    await openAlerts(shop);
    expect((await worker.caseOf('tax_owed')).words).toContain('But VIES names another company');
  });

  it('may have a long name in any script', async () => {
    const long = { name: 'Ω'.repeat(300), address: '"ΑΘΗΝΑ"\n'.repeat(50) };
    await shop.world.control('vat', { EL123456100: long });
    const { row } = await paperOf((await bought('EL123456100')).id);
    expect([row?.vatName?.length, row?.vatAddress?.length]).toEqual([200, 200]);
  });
});

test('the proof stays when the buyer is erased', async () => {
  const { id } = await bought('ATU12365100');
  await shop.settle();
  await shop.pass(400 * 24 * HOUR);
  await eraseOld(shop.deps);
  const { row, invoice } = await paperOf(id);
  expect(invoice.buyer).toBeNull();
  const named = { vatName: 'SANDBOX TRADING', vatAddress: '1 SANDBOX STREET, 1010 SANDBOX' };
  expect(row).toMatchObject({ vatNumber: 'ATU12365100', vatStanding: 'valid', ...named });
});

test.each([
  ['VAT ID IE1234200A', 'amber', 'VIES does not know'],
  ['VAT ID IE1234100A', 'green', 'VIES knows'],
  ['DE123456301', 'amber', 'right now: MS_UNAVAILABLE'],
])('of the own number %s the doctor is %s', async (LEGAL_TAX_ID, light, words) => {
  const findings: Finding[] = [];
  for await (const found of checkTax({ ...shop.deps.settings, LEGAL_TAX_ID })) findings.push(found);
  const companies = findings.find(({ about }) => about === 'Tax: companies');
  expect(companies?.light).toBe(light);
  expect(companies?.found).toContain(words);
});
