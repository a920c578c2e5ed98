import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { giveUp } from '../../../src/server/fulfilment/find-lost-provider-order.ts';
import { readInvoice } from '../../../src/server/invoices/queries.ts';
import { type Invoice, invoiceTable } from '../../../src/server/invoices/tables.ts';
import { movePurchase } from '../../../src/server/purchase/move-purchase.ts';
import { acceptedPayment } from '../../../src/server/purchase/payments.ts';
import { queueRefund } from '../../../src/server/purchase/queue-refund.ts';
import type { SandboxMail } from '../../support/outside/outside-world.ts';
import { readPdf } from '../../support/reading/read-pdf.ts';
import type { Paid } from '../../support/shop/shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { LEGAL_NAME: 'Wanderwave Ltd', LEGAL_TAX_ID: 'EIN 12-3456789' } });

const numbersOf = async (kind: Invoice['kind']) => {
  const { db } = shop.deps.db;
  const rows = await db.select().from(invoiceTable).where(eq(invoiceTable.kind, kind));
  return rows.map(({ number }) => number).sort((a, b) => a - b);
};

async function download(ask: Promise<Response>) {
  const answer = await ask;
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function mailTo(address: string): Promise<SandboxMail> {
  const [newest] = await shop.world.mailbox(address);
  if (!newest) throw new Error(`no mail to ${address}`);
  return newest;
}

async function creditNoteOf(paid: Paid) {
  return readInvoice(shop.deps.db.db, (await shop.purchaseOf(paid)).id, 'credit_note');
}

test('a refund has a credit note, by mail and on the order’s page, in its own series', async () => {
  const paid = await shop.paid('GR');
  await giveUp(shop.deps, await shop.purchaseOf(paid), []);
  await shop.drain();
  const note = await creditNoteOf(paid);
  expect(note).toMatchObject({ number: 1, buyer: { email: paid.buyer.email }, facts: { credits: null } });
  const filename = `credit_note_${(await paid.buyer.order(paid.started.order)).number}.pdf`;
  const mail = await mailTo(paid.buyer.email);
  const mailed = await shop.world.attachment(mail, filename);
  const { bytes, answer } = await download(paid.buyer.ask(`/api/orders/${paid.started.order}/credit-note`));
  expect(bytes.equals(mailed)).toBe(true);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${filename}"`);
  const { text } = await readPdf(bytes);
  expect(text).toContain('Credit note CN-000001');
  expect(text).not.toContain('Corrects');
  expect((await paid.buyer.get(`/api/orders/${paid.started.order}/invoice`)).status).toBe(404);
});

test('a slow refund gets its credit note when it is done', async () => {
  const paid = await shop.paid('NL', 'pm_card_pendingRefund');
  await giveUp(shop.deps, await shop.purchaseOf(paid), []);
  await shop.drain();
  const mail = await mailTo(paid.buyer.email);
  expect(mail.attachments.filter(({ filename }) => filename.endsWith('.pdf'))).toEqual([]);
  expect(await creditNoteOf(paid)).toBeNull();
  await shop.later(60);
  expect((await creditNoteOf(paid))?.number).toBe(2);
});

test('the credit note of a delivered order names its invoice', async () => {
  const paid = await shop.paid('AT');
  await paid.complete();
  await shop.drain();
  const purchase = await shop.purchaseOf(paid);
  const { db } = shop.deps.db;
  const payment = await acceptedPayment(db, purchase.id);
  if (!payment) throw new Error('nothing was paid');
  await db.transaction(async (tx) => {
    await movePurchase(tx, { id: purchase.id, from: ['delivered'], to: 'refunding', at: shop.deps.now() });
    await queueRefund(shop.deps, tx, payment, 'requested');
  });
  await shop.drain();
  const invoice = await readInvoice(db, purchase.id, 'invoice');
  const note = await creditNoteOf(paid);
  expect(note?.facts.credits).toBe(`INV-${String(invoice?.number).padStart(6, '0')}`);
  expect(note?.facts.price).toEqual(invoice?.facts.price);
  expect(await numbersOf('credit_note')).toEqual([1, 2, 3]);
});

test('a refunded second payment gets no credit note', async () => {
  const paid = await shop.paid('DK');
  await paid.complete();
  const { id } = await shop.purchaseOf(paid);
  const { db } = shop.deps.db;
  const payment = await acceptedPayment(db, id);
  if (!payment) throw new Error('nothing was paid');
  await db.transaction((tx) => queueRefund(shop.deps, tx, payment, 'duplicate'));
  await shop.drain();
  expect((await shop.world.books(paid)).refunds).toMatchObject([{ status: 'succeeded' }]);
  expect(await creditNoteOf(paid)).toBeNull();
});

test('a refund in the processor’s own dashboard gets a credit note, too', async () => {
  const paid = await shop.paid('SE');
  await paid.complete();
  await shop.drain();
  await shop.stripe.refund(paid.started.payment_intent_id);
  await expect
    .poll(async () => (await shop.drain(), (await creditNoteOf(paid))?.facts.credits))
    .toMatch(/^INV-/);
});
