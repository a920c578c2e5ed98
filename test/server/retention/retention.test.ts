import { randomUUID } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { enterpriseRequestTable } from '../../../src/server/enterprise/tables.ts';
import { esimTable, userEsimTable } from '../../../src/server/esims/tables.ts';
import { readInvoice } from '../../../src/server/invoices/queries.ts';
import { outboundMailTable } from '../../../src/server/mail/tables.ts';
import { purchaseTable } from '../../../src/server/purchase/tables.ts';
import { eraseOld } from '../../../src/server/retention/erase-old.ts';
import { webhookReceiptTable } from '../../../src/server/webhook-inbox/tables.ts';
import type { Buyer } from '../../support/shop/buyer.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const DAY = 24 * 3600;

const shop = useTestShop();

const erase = () => shop.handlers['retention.erase']({});
const passDays = (days: number) => shop.passSeconds(days * DAY);

async function bought(buyer: Buyer, iso = 'JP') {
  const { request, completed } = await buyer.buy(await buyer.plan(iso));
  await shop.settle();
  const { db } = shop.deps.db;
  const [row] = await db.select().from(userEsimTable).where(eq(userEsimTable.id, completed.body.esim_id));
  if (!row) throw new Error('nothing was delivered');
  const purchase = async () => {
    const [found] = await db.select().from(purchaseTable).where(eq(purchaseTable.id, row.purchaseId));
    return found;
  };
  const codes = async () => {
    const [found] = await db.select().from(esimTable).where(eq(esimTable.iccid, row.iccid));
    return found?.activationCiphertext.length;
  };
  return { row, purchase, codes, order: completed.body.order, who: request.billing_details };
}

/** Every row of every table of the shop, as text. */
async function everything(): Promise<string> {
  const { db } = shop.deps.db;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ text: string }>(
      sql`select row_to_json(t)::text as text from ${sql.identifier(name)} t`,
    );
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

test('a guest’s purchase is theirs for a year; then only the books remember it', async () => {
  const guest = shop.buyer();
  const { row, purchase, codes, order, who } = await bought(guest);
  const before = await purchase();
  const invoice = await readInvoice(shop.deps.db.db, row.purchaseId, 'invoice');
  expect(invoice?.buyer).toEqual({ name: who.fullName, email: who.email });
  passDays(364);
  await erase();
  expect(await purchase()).toEqual(before);
  expect((await guest.get(`/api/orders/${order}`)).status).toBe(200);
  expect(await everything()).toContain(who.email);

  passDays(2);
  await erase();
  const after = await purchase();
  expect(after).toMatchObject({ fullName: '', email: '', guestHash: null, attemptId: null });
  for (const fact of [
    'id',
    'plan',
    'priceCents',
    'currency',
    'createdAt',
    'paidAt',
    'paidBy',
    'state',
  ] as const)
    expect(after?.[fact]).toEqual(before?.[fact]);
  expect(await codes()).toBe(0);
  const all = await everything();
  expect(all).not.toContain(who.email);
  expect(all).not.toContain(who.fullName);
  const { rows: payments } = await shop.deps.db.db.execute<{ amount_cents: number }>(
    sql`select amount_cents from payment where purchase_id = ${row.purchaseId}`,
  );
  expect(payments).toHaveLength(1);

  expect((await guest.get(`/api/orders/${order}`)).status).toBe(404);
  expect((await guest.get('/api/esims')).body).toMatchObject({ known: false });
  expect((await guest.get(`/api/esims/${row.id}/activation`)).status).toBe(404);
  expect((await guest.get(`/api/esims/${row.id}/invoice`)).status).toBe(404);
  expect((await guest.get(`/api/orders/${order}/invoice`)).status).toBe(404);
  expect(await readInvoice(shop.deps.db.db, row.purchaseId, 'invoice')).toEqual({ ...invoice, buyer: null });
});

test('a purchase of an account stays with the account', async () => {
  const { row, purchase, codes } = await bought(shop.buyer());
  await shop.deps.db.db
    .update(purchaseTable)
    .set({ userId: 'somebody' })
    .where(eq(purchaseTable.id, row.purchaseId));
  const before = await purchase();
  passDays(366);
  await erase();
  expect(await purchase()).toEqual(before);
  expect(await codes()).toBeGreaterThan(0);
});

test('an eSIM keeps its codes as long as one of its purchases exists', async () => {
  const first = await bought(shop.buyer());
  passDays(200);
  const second = await bought(shop.buyer(), 'FR');
  await shop.deps.db.db
    .update(userEsimTable)
    .set({ iccid: first.row.iccid })
    .where(eq(userEsimTable.id, second.row.id));
  passDays(166);
  await erase();
  expect((await first.purchase())?.erasedAt).not.toBeNull();
  expect(await first.codes()).toBeGreaterThan(0);
  passDays(200);
  await erase();
  expect(await first.codes()).toBe(0);
});

test('the shop keeps a checkout that nobody paid for a month', async () => {
  const guest = shop.buyer();
  const begun = await guest.begin();
  shop.passSeconds(2 * 3600);
  await shop.recover();
  expect((await shop.purchaseOf(begun)).state).toBe('abandoned');
  passDays(29);
  await erase();
  expect((await shop.purchaseOf(begun)).email).not.toBe('');
  passDays(2);
  await erase();
  expect(await shop.purchaseOf(begun)).toMatchObject({ state: 'abandoned', email: '', fullName: '' });
});

test('an open purchase is never erased, however old', async () => {
  const paid = await shop.paid('ES');
  passDays(400);
  await erase();
  expect((await shop.purchaseOf(paid)).erasedAt).toBeNull();
});

test('work longer than one run continues in the next job, a batch of each kind at a time', async () => {
  const { db } = shop.deps.db;
  await erase();
  await shop.drain();
  const many = sql`generate_series(1, 2500) as n`;
  const old = new Date(shop.deps.now().getTime() - 100 * DAY * 1000).toISOString();
  await db.execute(sql`insert into webhook_receipt (id, provider, event_id, type, received_at)
    select gen_random_uuid(), 'stripe', 'old' || n, 'x', ${old}::timestamptz from ${many}`);
  await db.execute(sql`insert into outbound_mail (id, template, address, message_id, status, created_at)
    select gen_random_uuid(), 'alert', 'x', 'old' || n, 'sent', ${old}::timestamptz from ${many}`);
  const left = async () => [
    await db.$count(webhookReceiptTable, eq(webhookReceiptTable.type, 'x')),
    await db.$count(outboundMailTable, eq(outboundMailTable.template, 'alert')),
  ];
  await eraseOld(shop.deps, { runMs: 0 });
  expect(await left()).toEqual([1500, 1500]);
  expect(await shop.drain()).toBe(1);
  expect(await left()).toEqual([0, 0]);
  expect(await shop.drain()).toBe(0);
});

test('two runs at once erase everything once', async () => {
  const { db } = shop.deps.db;
  const old = new Date(shop.deps.now().getTime() - 100 * DAY * 1000).toISOString();
  await db.execute(sql`insert into webhook_receipt (id, provider, event_id, type, received_at)
    select gen_random_uuid(), 'stripe', 'twice' || n, 'x', ${old}::timestamptz from generate_series(1, 2500) as n`);
  await Promise.all([erase(), erase(), erase()]);
  expect(await db.$count(webhookReceiptTable, eq(webhookReceiptTable.type, 'x'))).toBe(0);
});

test('records of mails and messages of payment providers go after 90 days, enterprise requests after two years', async () => {
  const { db } = shop.deps.db;
  await bought(shop.buyer());
  const id = randomUUID();
  await db.insert(enterpriseRequestTable).values({
    id,
    companyName: 'Aurora',
    contactName: 'Mia',
    email: 'mia@aurora.example',
    phone: '',
    website: '',
    interestedRegions: [],
    message: '',
    consent: true,
    subscribe: false,
    userAgent: '',
    createdAt: shop.deps.now(),
  });
  await db.insert(outboundMailTable).values({
    id: randomUUID(),
    enterpriseRequestId: id,
    template: 'enterprise_received',
    address: 'mia@aurora.example',
    messageId: '<queued@x>',
    status: 'queued',
    createdAt: shop.deps.now(),
  });
  const counts = async () => ({
    mails: await db.$count(outboundMailTable, eq(outboundMailTable.status, 'sent')),
    queued: await db.$count(outboundMailTable, eq(outboundMailTable.status, 'queued')),
    receipts: await db.$count(webhookReceiptTable),
    requests: await db.$count(enterpriseRequestTable),
  });
  await erase();
  const before = await counts();
  expect(before.mails).toBeGreaterThan(0);
  expect(before.receipts).toBeGreaterThan(0);
  passDays(89);
  await erase();
  expect(await counts()).toEqual(before);
  passDays(2);
  await erase();
  // Mails that wait to be sent are not a record yet.
  expect(await counts()).toEqual({ mails: 0, queued: 1, receipts: 0, requests: 1 });
  passDays(700);
  await erase();
  expect(await counts()).toEqual({ mails: 0, queued: 0, receipts: 0, requests: 0 });
});
