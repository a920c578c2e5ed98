import { randomUUID } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { LANGUAGE_CODES } from '../../../src/domain/languages.ts';
import type { VerbName } from '../../../src/server/admin/registry.ts';
import { type OutputOf, runVerb } from '../../../src/server/admin/run-verb.ts';
import { enterpriseRequestTable } from '../../../src/server/enterprise/tables.ts';
import { invoicePdf } from '../../../src/server/invoices/invoices-in.ts';
import { readInvoice } from '../../../src/server/invoices/queries.ts';
import { eraseOld } from '../../../src/server/retention/erase-old.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { draftOrdersOf } from '../../support/console/draft-orders.ts';
import { ORDERING } from '../../support/outside/calls.ts';
import { readPdf } from '../../support/reading/read-pdf.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const drafts = draftOrdersOf(shop);
const IBAN = 'DE89 3704 0044 0532 0130 00';

const verb = <Name extends VerbName>(name: Name, input: unknown): Promise<OutputOf<Name>> =>
  runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);
let account = '';
beforeAll(async () => {
  const bank = { currency: 'USD', holder: 'Simport GmbH', bank: 'Sand Bank', account: IBAN, bic: 'COBADEFF' };
  await verb('bank_details_publish', { accounts: [bank], reason: 'A test' });
  const credit = { name: 'Aurora', currency: 'USD', limit_minor: 900_000, due_days: 30, reason: 'A test' };
  account = (await verb('credit_account_save', credit)).id;
});

const made = async (wanted: Parameters<typeof drafts.input>[0]) =>
  verb('draft_order_save', await drafts.input(wanted));
const note = (id: string, cents: number) =>
  verb('transfer_note', {
    id,
    cents,
    day: shop.deps.now().toISOString().slice(0, 10),
    reference: `transfer ${cents}`,
  });
const firstOrder = async (id: string) => {
  await shop.settle();
  return (await verb('draft_order', { id })).orders[0]?.id ?? '';
};

describe('the request that an offer answers', () => {
  async function lead(state: 'new' | 'contacted' | 'lost' = 'new'): Promise<string> {
    const id = randomUUID();
    await shop.deps.db.db.insert(enterpriseRequestTable).values({
      id,
      companyName: 'Aurora Tours',
      contactName: 'Mia Larsen',
      email: `${id}@aurora.example`,
      phone: '',
      website: '',
      teamSize: null,
      interestedRegions: [],
      message: 'Twenty people.',
      consent: true,
      subscribe: false,
      userAgent: 'Test',
      createdAt: shop.deps.now(),
      state,
    });
    return id;
  }
  const stateOf = async (id: string) => (await verb('lead', { id })).state;

  it('is won when the invoice is paid in full, and not before', async () => {
    const id = await lead('contacted');
    const draft = await made({ terms: 'invoice', quantity: 1, unit_cents: 900, lead: id });
    await verb('draft_order_send', { id: draft.id, as: 'invoice' });
    await note(draft.id, 400);
    expect(await stateOf(id)).toBe('contacted');
    await note(draft.id, 500);
    const won = await verb('lead', { id });
    expect(won).toMatchObject({ state: 'won', version: 2 });
    expect(won.acts.map(({ what }) => what)).toContain('lead won');
  });

  it('is won when the offer is accepted on account, or its link is paid by card', async () => {
    const [first, second] = [await lead(), await lead('lost')];
    const owed = { terms: 'account', quantity: 1, unit_cents: 900, credit_account: account } as const;
    const draft = await made({ ...owed, lead: first });
    const sent = await verb('draft_order_send', { id: draft.id });
    expect(await stateOf(first)).toBe('new');
    await shop.buyer().post(`/api/draft-orders/${drafts.tokenIn(sent.link)}/accept`, {});
    expect(await stateOf(first)).toBe('won');

    const link = await made({ quantity: 1, unit_cents: 900, lead: second });
    const { link: url } = await verb('draft_order_send', { id: link.id });
    const token = drafts.tokenIn(url);
    const buyer = shop.buyer();
    const page = await buyer.get<{ draft_order: Parameters<typeof drafts.payByCard>[2] }>(
      `/api/draft-orders/${token}`,
    );
    await drafts.payByCard(buyer, token, page.body.draft_order);
    await shop.settle();
    expect(await stateOf(second)).toBe('won');
  });

  it('is not won by an order for free, nor lost by a canceled one', async () => {
    const id = await lead('contacted');
    const free = await made({ terms: 'free', quantity: 1, lead: id });
    await verb('draft_order_place', { id: free.id });
    const dropped = await made({ quantity: 1, lead: id });
    await verb('draft_order_cancel', { id: dropped.id, reason: 'Not needed' });
    expect(await stateOf(id)).toBe('contacted');
  });
});

describe('the invoice of an order on account', () => {
  const owed = { terms: 'account', quantity: 2, unit_cents: 1000 } as const;

  it('states when, where and under which numbers it is to be paid, and its credit note gives nothing back', async () => {
    const draft = await made({ ...owed, credit_account: account, purchase_order: 'PO-4711' });
    await verb('draft_order_place', { id: draft.id });
    const order = await firstOrder(draft.id);
    const invoice = await readInvoice(shop.deps.db.db, order, 'invoice');
    if (!invoice) throw new Error('no invoice');
    const due = new Date(shop.deps.now().getTime() + 30 * 86_400_000);
    const { text, pages } = await readPdf(await invoicePdf(shop.deps, invoice));
    expect(pages).toBe(1);
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(due);
    for (const words of [
      `Please pay by ${day}`,
      `Payable by bank transfer to Simport GmbH, Sand Bank, ${IBAN}, BIC COBADEFF`,
      `Payment reference ${draft.number}`,
      'Purchase order PO-4711',
      'Amount due $20.00',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Total paid');
    expect(text).not.toContain('Paid on');

    await verb('refund', { order, reason: 'Not needed' });
    await shop.settle();
    const note = await readInvoice(shop.deps.db.db, order, 'credit_note');
    if (!note) throw new Error('no credit note');
    const credited = (await readPdf(await invoicePdf(shop.deps, note))).text;
    expect(credited).toContain('Total credited');
    expect(credited).toContain('This amount is taken off what you owe us.');
    expect(credited).toContain('PO-4711');
    for (const words of ['refunded', 'Refunded', 'returned', 'Amount due'])
      expect(credited).not.toContain(words);
  });

  it.each(LANGUAGE_CODES)('names the bank account in the language %s, on one page', async (language) => {
    const draft = await made({ ...owed, quantity: 1, credit_account: account, language });
    await verb('draft_order_place', { id: draft.id });
    const invoice = await readInvoice(shop.deps.db.db, await firstOrder(draft.id), 'invoice');
    if (!invoice) throw new Error('no invoice');
    const { text, pages, missing } = await readPdf(await invoicePdf(shop.deps, invoice));
    expect({ pages, missing }).toEqual({ pages: 1, missing: 0 });
    expect(text).toContain('COBADEFF');
    expect(text).toContain(draft.number);
  });

  it('says what a transfer has paid, for one that was paid before', async () => {
    const draft = await made({ terms: 'invoice', quantity: 1, unit_cents: 900, purchase_order: 'PO-12' });
    await verb('draft_order_send', { id: draft.id, as: 'invoice' });
    await note(draft.id, 900);
    const invoice = await readInvoice(shop.deps.db.db, await firstOrder(draft.id), 'invoice');
    if (!invoice) throw new Error('no invoice');
    const { text } = await readPdf(await invoicePdf(shop.deps, invoice));
    expect(text).toContain('Paid on');
    expect(text).toContain('Total paid');
    expect(text).toContain('Purchase order PO-12');
    expect(text).not.toContain('Amount due');
  });
});

it('an order for free that is refunded speaks of no money', async () => {
  const draft = await made({ terms: 'free', quantity: 1 });
  await verb('draft_order_place', { id: draft.id });
  const order = await firstOrder(draft.id);
  await verb('refund', { order, reason: 'Not needed' });
  await shop.settle();
  expect((await verb('draft_order', { id: draft.id })).orders).toMatchObject([{ state: 'refunded' }]);
  const mails = await shop.world.mailbox(draft.email);
  const over = mails.find(({ subject }) => subject === 'Your order was cancelled');
  expect(over?.text).toContain('It was free, so no money goes back.');
  expect(over?.text).not.toMatch(/\$\d|your money|credit_note/i);
  expect(mails.some(({ subject }) => subject.includes('money'))).toBe(false);
});

it('an order for free that cannot be delivered ends, and says so without money', async () => {
  await shop.world.fault({ ...ORDERING, effect: 'status', status: 400, times: 20 });
  const draft = await made({ terms: 'free', quantity: 2 });
  await verb('draft_order_place', { id: draft.id });
  await shop.settle();
  await shop.world.clearFaults();
  const { orders } = await verb('draft_order', { id: draft.id });
  expect(orders.map(({ state }) => state)).toEqual(['refunded', 'refunded']);
  const mails = await shop.world.mailbox(draft.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your order was cancelled']);
  expect(mails[0]?.text).toContain('The network didn’t give us what you ordered in time');
  expect(mails[0]?.text).not.toMatch(/\$\d|your money|credit_note/i);
});

describe('somebody who only got offers', () => {
  it('gets them with their data, and is erased from those that came to nothing', async () => {
    const draft = await made({ quantity: 1, unit_cents: 900, company: 'Aurora', note: 'As discussed' });
    await verb('draft_order_send', { id: draft.id });
    const data = await verb('customer_data', { customer: draft.email });
    expect(data.draft_orders).toMatchObject([
      { number: draft.number, email: draft.email, company: 'Aurora', note: 'As discussed' },
    ]);
    expect(JSON.stringify(data)).not.toContain('wholesale');
    const erased = await verb('erase', { customer: draft.email, address: draft.email, reason: 'Asked' });
    expect(erased).toMatchObject({ drafts: 1, orders: 0 });
    const now = await verb('draft_order', { id: draft.id });
    expect(now).toMatchObject({ state: 'canceled', full_name: '', email: '', company: null, note: '' });
    await expect(verb('customer_data', { customer: draft.email })).rejects.toThrow();
  });

  it('is not erased while their transfer waits for its eSIMs', async () => {
    const draft = await made({ terms: 'invoice', quantity: 1, unit_cents: 900 });
    await verb('draft_order_send', { id: draft.id, as: 'invoice' });
    await note(draft.id, 100);
    const asked = { customer: draft.email, address: draft.email, reason: 'Asked' };
    await expect(verb('erase', asked)).rejects.toThrow();
    expect(await verb('draft_order', { id: draft.id })).toMatchObject({ email: draft.email });
  });
});

it('a file of orders is deleted after 90 days with those that it could not order, and orders nothing again', async () => {
  const { bundle_name: bundle } = await shop.buyer().plan('DE');
  const text = `email,name,plan,place\nada@file.example,Ada,${bundle},DE\nbob@file.example,Bob,none,DE\n`;
  const file = {
    csv: Buffer.from(text).toString('base64'),
    terms: 'free',
    currency: 'USD',
    language: 'en',
    reason: 'A gift',
  };
  const upload = () => {
    const until = new Date(shop.deps.now().getTime() + 86_400_000).toISOString();
    return verb('order_import_preview', { ...file, valid_until: until });
  };
  const { id } = await upload();
  await verb('order_import_start', { id });
  await shop.settle();
  shop.passSeconds(89 * 86_400);
  await eraseOld(shop.deps);
  expect((await verb('order_import', { id })).counts).toMatchObject({ done: 1, refused: 1 });
  const ordered = (await shop.world.ledger()).provider_orders.length;
  shop.passSeconds(2 * 86_400);
  await eraseOld(shop.deps);
  await expect(verb('order_import', { id })).rejects.toThrow();
  await upload();
  await verb('order_import_start', { id });
  await shop.settle();
  expect((await shop.world.ledger()).provider_orders).toHaveLength(ordered);
});
