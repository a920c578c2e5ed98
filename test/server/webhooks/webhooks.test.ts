import { randomUUID } from 'node:crypto';

import { inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { webhookReceiptTable } from '../../../src/server/webhook-inbox/tables.ts';
import { waitingReceipts } from '../../../src/server/webhook-inbox/waiting-receipts.ts';
import { signatureOf, signedEvent } from '../../support/outside/stripe-account.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const receipts = () => shop.deps.db.db.select().from(webhookReceiptTable);

async function post(body: string, headers: Record<string, string>): Promise<number> {
  const response = await shop.app.request(`${shop.baseUrl}/api/webhooks/stripe`, {
    method: 'POST',
    headers,
    body,
  });
  await response.text();
  return response.status;
}

/** Waits until the sandbox has delivered its events about a payment. */
async function told(intentId: string): Promise<void> {
  await expect.poll(async () => (await receipts()).map(({ reference }) => reference)).toContain(intentId);
}

test('a buyer whose browser dies after paying still gets the eSIM by mail', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.beginAndPay(await buyer.plan('JP'));
  await told(begun.started.payment_intent_id);
  await shop.drain();
  const { orders, mails } = await shop.world.books(begun);
  expect([orders.length, mails.length]).toEqual([1, 1]);
  const order = await buyer.order(begun.started.order);
  expect(order.status).toBe('ready');
  expect((await begun.complete()).body.iccid).toBe(order.esim?.iccid);
  expect((await shop.world.books(begun)).orders).toHaveLength(1);
});

test('without any webhook and without the browser the recover job finds the payment', async () => {
  const buyer = shop.buyer();
  await shop.world.webhooks('drop');
  const begun = await buyer.beginAndPay(await buyer.plan('FR'));
  await shop.drain();
  expect((await shop.world.books(begun)).orders).toEqual([]);
  await shop.later(shop.deps.settings.RECOVER_SECONDS + 1);
  const { orders, mails } = await shop.world.books(begun);
  expect([orders.length, mails.length]).toEqual([1, 1]);
});

test('an event that comes again and again is stored once and does nothing more', async () => {
  const buyer = shop.buyer();
  await shop.world.webhooks('drop');
  const begun = await buyer.beginAndPay(await buyer.plan('ES'));
  const event = signedEvent(begun.started.payment_intent_id);
  const header = { 'stripe-signature': event.signature };
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(event.body, header)));
  expect(answers).toEqual([200, 200, 200, 200, 200]);
  await shop.drain();
  expect(await post(event.body, header)).toBe(200);
  expect(await shop.drain()).toBe(0);
  const mine = (await receipts()).filter(({ reference }) => reference === begun.started.payment_intent_id);
  expect(mine).toHaveLength(1);
  expect((await shop.world.books(begun)).orders).toHaveLength(1);
});

test('a late failure event does not undo a payment', async () => {
  const buyer = shop.buyer();
  const { completed, started } = await buyer.buy(await buyer.plan('IT'));
  expect(completed.status).toBe(200);
  const late = signedEvent(started.payment_intent_id, { type: 'payment_intent.payment_failed' });
  expect(await post(late.body, { 'stripe-signature': late.signature })).toBe(200);
  await shop.settle();
  expect((await buyer.order(started.order)).status).toBe('ready');
});

test('an event that says paid before it is paid changes nothing', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.begin(await buyer.plan('PT'));
  const early = signedEvent(begun.started.payment_intent_id);
  expect(await post(early.body, { 'stripe-signature': early.signature })).toBe(200);
  await shop.settle();
  expect((await buyer.order(begun.started.order)).status).toBe('unpaid');
  expect((await shop.world.books(begun)).orders).toEqual([]);
});

test('an event about somebody else’s payment is accepted and ignored', async () => {
  const event = signedEvent('pi_of_somebody_else');
  expect(await post(event.body, { 'stripe-signature': event.signature })).toBe(200);
  await shop.drain();
  const receipt = (await receipts()).find(({ reference }) => reference === 'pi_of_somebody_else');
  expect(receipt?.handledAt).toBeInstanceOf(Date);
});

test('a forged, an old, an unsigned and a changed event are refused and not stored', async () => {
  const before = (await receipts()).length;
  const good = signedEvent('pi_x');
  const forged = signedEvent('pi_x', { secret: 'whsec_other' });
  const old = signedEvent('pi_x', { ageSeconds: 600 });
  expect(await post(forged.body, { 'stripe-signature': forged.signature })).toBe(400);
  expect(await post(old.body, { 'stripe-signature': old.signature })).toBe(400);
  expect(await post(good.body, {})).toBe(400);
  expect(await post(good.body, { 'stripe-signature': 't=1,v1=' })).toBe(400);
  expect(await post(good.body.replace('pi_x', 'pi_y'), { 'stripe-signature': good.signature })).toBe(400);
  expect(await receipts()).toHaveLength(before);
});

test('a signed event without a readable id, kind or time is refused, and nothing breaks', async () => {
  const before = (await receipts()).length;
  shop.logged.length = 0;
  const bodies = [
    '{"object":"event","type":"payment_intent.succeeded","data":{"object":{"id":"pi_x"}}}',
    '{"id":7,"type":"payment_intent.succeeded","data":{"object":{"id":"pi_x"}}}',
    '{"id":"","type":"payment_intent.succeeded","data":{"object":{"id":"pi_x"}}}',
    '{"id":"evt_1","data":{"object":{"id":"pi_x"}}}',
    '{"id":"evt_1","type":"payment_intent.succeeded","created":"soon","data":{"object":{"id":"pi_x"}}}',
    '{"id":"evt_1","type":"payment_intent.succeeded"}',
    '{"id":"evt_\\u0000","type":"payment_intent.succeeded","data":{"object":{"id":"pi_x"}}}',
    'null',
    '[]',
    '7',
  ];
  for (const body of bodies) {
    expect(await post(body, { 'stripe-signature': signatureOf(body) }), body).toBe(400);
  }
  expect(await receipts()).toHaveLength(before);
  expect(shop.logged.map((line) => (JSON.parse(line) as { level: number }).level)).not.toContain(50);
});

test('an event that could not be handled is handled on the next attempt', async () => {
  const buyer = shop.buyer();
  await shop.world.webhooks('drop');
  const begun = await buyer.beginAndPay(await buyer.plan('GR'));
  const event = signedEvent(begun.started.payment_intent_id);
  await post(event.body, { 'stripe-signature': event.signature });
  await shop.world.fault({ party: 'stripe', method: 'GET', effect: 'status', status: 500, times: 3 });
  await shop.drain();
  expect((await buyer.order(begun.started.order)).status).toBe('unpaid');
  const receipt = (await receipts()).find(({ reference }) => reference === begun.started.payment_intent_id);
  await shop.handlers['webhook.handle']({ receiptId: receipt?.id ?? '' });
  await shop.drain();
  expect((await buyer.order(begun.started.order)).status).toBe('ready');
});

test('news that only an event brings is handled even if its job is lost', async () => {
  await shop.world.webhooks('drop', 'stripe');
  const mia = shop.buyer();
  const begun = await mia.beginAndPay(undefined, {}, 'pm_card_createDispute');
  await begun.complete();
  await shop.pass(3);
  const event = signedEvent(begun.started.payment_intent_id, { type: 'charge.dispute.created' });
  expect(await post(event.body, { 'stripe-signature': event.signature })).toBe(200);
  await shop.loseJobs();
  await shop.later(61);
  expect((await shop.purchaseOf(begun)).disputed).toBe(true);
});

test('events that can never be handled never block others for good', async () => {
  const { db } = shop.deps.db;
  const receivedAt = new Date(shop.deps.now().getTime() - 3_600_000);
  const ids = [1, 2, 3].map(() => randomUUID());
  const left = ids.map((id) => ({ id, provider: 'stripe', eventId: id, type: 'none', receivedAt }));
  await db.insert(webhookReceiptTable).values(left);
  const taken = new Set<string>();
  for (let sweep = 0; sweep < 100; sweep += 1)
    for (const { id } of await waitingReceipts(db, shop.deps.now(), 1)) taken.add(id);
  expect([...taken]).toEqual(expect.arrayContaining(ids));
  await db.delete(webhookReceiptTable).where(inArray(webhookReceiptTable.id, ids));
});

test('receipts and jobs store ids, never an event’s contents', async () => {
  const { rows } = await shop.deps.db.db.execute<{ text: string }>(
    sql`select row_to_json(r)::text as text from webhook_receipt r union all select coalesce(data, '{}')::text || coalesce(output, '{}')::text from pgboss.job`,
  );
  const all = rows.map(({ text }) => text).join('\n');
  expect(all).toContain('pi_');
  expect(all).not.toMatch(/_secret_|@example|Mia/);
});

test('a refused callback is counted by its outcome, and the log names the failed check once a minute', async () => {
  const outcomes = async () =>
    Object.fromEntries(
      Array.from(
        (await shop.metrics.text()).matchAll(
          /^simport_callbacks_total\{party="([\w-]+)",outcome="(\w+)"\} (\d+)$/gm,
        ),
        ([, party, outcome, count]) => [`${party} ${outcome}`, Number(count)],
      ),
    );
  const before = await outcomes();
  const said = () => shop.logged.filter((line) => line.includes('a callback was refused'));
  const call = (place: string, body: string) =>
    shop.app.request(`${shop.baseUrl}/api/webhooks/${place}`, { method: 'POST', body });
  for (let times = 0; times < 3; times++)
    await post('{"secret":"of-somebody"}', { 'stripe-signature': 't=1,v1=0' });
  await call('paypal', '{"id":"WH-1","event_type":"X"}');
  await call('paypal', 'of-somebody');
  await call('esim-go/another-secret', '{}');
  await call('esim-go/sandbox-callbacks', '{}');
  const after = await outcomes();
  const grown = Object.fromEntries(
    Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]),
  );
  expect(grown).toMatchObject({
    'stripe wrong_signature': 3,
    'paypal wrong_signature': 2,
    'esim-go no_api_address': 1,
    'esim-go unproven_callback': 1,
  });
  const checks = said().map((line) => (JSON.parse(line) as { check: string }).check);
  expect(checks.filter((check) => /signatures? found|timestamp/i.test(check)).length).toBeLessThanOrEqual(2);
  expect(checks.slice(-4)).toEqual([
    'auth_algo, cert_url, transmission_id, transmission_sig, transmission_time',
    'the body is no JSON',
    'no_api_address',
    'the body is wrong',
  ]);
  expect(said().join('')).not.toContain('of-somebody');
});
