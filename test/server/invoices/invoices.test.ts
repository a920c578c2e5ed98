import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { formatMoney, ofBase } from '../../../src/domain/money.ts';
import { startInvoiceNumbers } from '../../../src/server/invoices/issue-invoice.ts';
import { readInvoice } from '../../../src/server/invoices/queries.ts';
import { type Invoice, invoiceTable } from '../../../src/server/invoices/tables.ts';
import { eraseBuyers } from '../../../src/server/purchase/erase.ts';
import { acceptedPayment } from '../../../src/server/purchase/payments.ts';
import { preparedDatabase } from '../../support/database/fresh-database.ts';
import type { SandboxMail } from '../../support/outside/outside-world.ts';
import { readPdf } from '../../support/reading/read-pdf.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { LEGAL_NAME: 'Wanderwave Ltd', LEGAL_TAX_ID: 'EIN 12-3456789' } });

async function bought(iso = 'JP') {
  const buyer = shop.buyer();
  const plan = await buyer.plan(iso);
  const { started, completed, request } = await buyer.buy(plan);
  await shop.drain();
  const { order, esim_id: id } = completed.body;
  const row = async () => {
    const purchase = await shop.purchaseOf({ started });
    return readInvoice(shop.deps.db.db, purchase.id, 'invoice');
  };
  return { buyer, plan, started, request, order, id, row };
}

const numbersOf = async (kind: Invoice['kind']) => {
  const { db } = shop.deps.db;
  const rows = await db.select().from(invoiceTable).where(eq(invoiceTable.kind, kind));
  return rows.map(({ number }) => number).sort((a, b) => a - b);
};
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function download(ask: Promise<Response>) {
  const answer = await ask;
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function mailTo(address: string): Promise<SandboxMail> {
  const [newest] = await shop.world.mailbox(address);
  if (!newest) throw new Error(`no mail to ${address}`);
  return newest;
}

/** Changes the books, as only somebody with database access can. */
async function byForce(change: () => Promise<unknown>): Promise<void> {
  const { db } = shop.deps.db;
  await db.execute(sql`alter table invoice disable trigger invoice_is_kept`);
  await change();
  await db.execute(sql`alter table invoice enable trigger invoice_is_kept`);
}

test('quote, charge, payment, mail and invoice agree to the cent', async () => {
  const { buyer, plan, started, request, id } = await bought('FR');
  const { body } = await buyer.post<{ quote: Quote }>('/api/quote', {
    bundle_name: plan.bundle_name,
    country_code: plan.country_code,
  });
  const { price_cents, fee_cents, total_cents } = body.quote.methods.stripe;
  const { charges } = await shop.world.books({ request, started });
  const payment = await acceptedPayment(shop.deps.db.db, (await shop.purchaseOf({ started })).id);
  expect([charges[0]?.amount, payment?.amountCents]).toEqual([total_cents, total_cents]);

  const mail = await mailTo(buyer.email);
  const { text } = await readPdf(await shop.world.attachment(mail, `invoice_${id}.pdf`));
  expect(mail.text).toContain(`Plan price: ${formatMoney(ofBase(price_cents))}`);
  expect(mail.text).toContain(`Card processing fee: ${formatMoney(ofBase(fee_cents))}`);
  expect(mail.text).toContain(`Total paid: ${formatMoney(ofBase(total_cents))} USD (Visa ending in 4242)`);
  expect(text).toContain(`Card processing fee ${formatMoney(ofBase(fee_cents))}`);
  expect(text).toContain(`7 days ${formatMoney(ofBase(price_cents))}`);
  expect(text).toContain(`Total paid Visa ending in 4242 ${formatMoney(ofBase(total_cents))} USD`);
  expect(text).toContain('Sold by Wanderwave Ltd EIN 12-3456789');
  expect(text).toContain(`Billed to Mia Larsen ${buyer.email}`);
});

test('the owner downloads the mailed invoice by cookie or the order’s token, and nothing caches it', async () => {
  const { buyer, order, id } = await bought();
  const mailed = await shop.world.attachment(await mailTo(buyer.email), `invoice_${id}.pdf`);
  const own = await download(buyer.ask(`/api/esims/${id}/invoice/`));
  const byToken = await download(shop.buyer().ask(`/api/orders/${order}/invoice`));
  for (const { answer, bytes } of [own, byToken]) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="invoice_${id}.pdf"`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(bytes.equals(mailed)).toBe(true);
  }
});

test('there is no invoice for a forged token or an order without an eSIM, and no credit note without a refund', async () => {
  const { order } = await bought();
  const paid = await shop.paid('ES');
  for (const path of [
    `/api/orders/${paid.started.order}/invoice`,
    `/api/orders/${order.slice(0, -4)}AAAA/invoice`,
    `/api/orders/${order}/credit-note`,
  ]) {
    const { status, body } = await shop.buyer().get(path);
    expect([path, status, body.code]).toEqual([path, 404, 'not_found']);
  }
});

test('a company’s invoice and credit note are addressed to it, and lose its name with the buyer’s', async () => {
  const buyer = shop.buyer();
  const details = {
    fullName: 'Mia Larsen',
    email: buyer.email,
    company: ' Larsen ApS ',
    vatNumber: 'DK 12345678',
  };
  const request = await buyer.request(await buyer.plan('FR'), { billing_details: details });
  const wrong = { ...request, billing_details: { ...details, vatNumber: 'none' } };
  expect(await buyer.start(wrong)).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('Please check the VAT number') as string },
  });
  const { body: started } = await buyer.start(request);
  await buyer.pay(started);
  const { body } = await buyer.complete(request, started);
  await shop.drain();
  const { bytes } = await download(buyer.ask(`/api/esims/${body.esim_id}/invoice`));
  const billed = `Billed to Larsen ApS Mia Larsen VAT no. DK12345678 ${buyer.email}`;
  expect((await readPdf(bytes)).text).toContain(billed);

  const purchase = await shop.purchaseOf({ started });
  await shop.stripe.refund(started.payment_intent_id);
  await shop.later(3600);
  const credit = await readInvoice(shop.deps.db.db, purchase.id, 'credit_note');
  expect(credit?.buyer).toMatchObject({ company: 'Larsen ApS', vatNumber: 'DK12345678' });
  await shop.deps.db.db.transaction((tx) => eraseBuyers(tx, [purchase.id], shop.deps.now()));
  expect(await shop.purchaseOf({ started })).toMatchObject({ company: null, vatNumber: null });
});

test('numbers begin where the operator says, and continue from there', async () => {
  const { database, drop } = await preparedDatabase();
  const lastOf = async () => {
    const { rows } = await database.db.execute(sql`select last_number as last from invoice_series`);
    return rows.map(({ last }) => last);
  };
  await startInvoiceNumbers(database.db, 1);
  expect(await lastOf()).toEqual([0, 0]);
  await startInvoiceNumbers(database.db, 4200);
  expect(await lastOf()).toEqual([4199, 4199]);
  await startInvoiceNumbers(database.db, 9000);
  expect(await lastOf()).toEqual([4199, 4199]);
  await drop();
});

test('numbers have no gaps, whatever is bought at once or rolled back', async () => {
  const paid = await Promise.all(['JP', 'FR', 'ES', 'IT'].map((iso) => shop.paid(iso)));
  await Promise.all(paid.map((each) => each.complete()));
  await expect(
    shop.deps.db.db.transaction(async (tx) => {
      await tx.execute(sql`update invoice_series set last_number = last_number + 1`);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await bought();
  const numbers = await numbersOf('invoice');
  expect(numbers.length).toBeGreaterThan(4);
  expect(numbers).toEqual(upTo(numbers.length));
});

test('an invoice keeps the shop’s name from when it was issued', async () => {
  const { buyer, id, row } = await bought();
  const before = await row();
  const { settings } = shop.deps;
  const name = settings.LEGAL_NAME;
  settings.LEGAL_NAME = 'Somebody Else';
  const { bytes } = await download(buyer.ask(`/api/esims/${id}/invoice`));
  settings.LEGAL_NAME = name;
  expect((await readPdf(bytes)).text).toContain('Sold by Wanderwave Ltd');
  expect(await row()).toEqual(before);
});

test('the database refuses to change or delete an invoice', async () => {
  const { row } = await bought();
  const before = await row();
  const id = before?.id ?? '';
  for (const change of [
    sql`update invoice set number = number + 1000 where id = ${id}`,
    sql`update invoice set facts = '{}' where id = ${id}`,
    sql`update invoice set buyer = '{"name":"Eve"}' where id = ${id}`,
    sql`update invoice set buyer = null, issued_at = now() where id = ${id}`,
    sql`delete from invoice where id = ${id}`,
  ]) {
    const failed = await shop.deps.db.db.execute(change).then(
      () => null,
      (error: unknown) => String((error as Error).cause),
    );
    expect(failed).toContain('an invoice is never changed');
  }
  expect(await row()).toEqual(before);
});

test('an eSIM delivered by a version without invoices gets one on first request', async () => {
  const { buyer, id, row } = await bought();
  const { db } = shop.deps.db;
  const last = await row();
  await byForce(() => db.delete(invoiceTable).where(eq(invoiceTable.id, last?.id ?? '')));
  await db.execute(sql`update invoice_series set last_number = last_number - 1 where kind = 'invoice'`);
  const answers = await Promise.all(Array.from({ length: 4 }, () => buyer.ask(`/api/esims/${id}/invoice`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await row())?.number).toBe(last?.number);
  expect(await numbersOf('invoice')).toEqual(upTo((await numbersOf('invoice')).length));
});

test('the codes are mailed even if the invoice cannot be drawn', async () => {
  const paid = await shop.paid('PT');
  const { id } = await shop.purchaseOf(paid);
  await shop.handlers['purchase.fulfil']({ purchaseId: id });
  const { db } = shop.deps.db;
  await byForce(() => db.execute(sql`update invoice set facts = '{}' where purchase_id = ${id}`));
  await shop.drain();
  const mail = await mailTo(paid.buyer.email);
  expect(mail.attachments.map(({ filename }) => filename)).toContain('esim-qr.png');
  expect(mail.attachments.filter(({ filename }) => filename.endsWith('.pdf'))).toEqual([]);
  expect((await shop.purchaseOf(paid)).state).toBe('delivered');
  expect(shop.logged.join('')).toContain('a mail leaves without its invoice');
});

test('drawing again and again has a limit', async () => {
  const { buyer, id } = await bought();
  const ask = () => buyer.ask(`/api/esims/${id}/invoice`);
  const { settings } = shop.deps;
  const { RATE_LIMIT_SCALE } = settings;
  settings.RATE_LIMIT_SCALE = 1;
  let last = await ask();
  for (let tries = 0; tries < 40 && last.status === 200; tries++) last = await ask();
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  shop.passSeconds(61);
  expect((await ask()).status).toBe(200);
  settings.RATE_LIMIT_SCALE = RATE_LIMIT_SCALE;
});
