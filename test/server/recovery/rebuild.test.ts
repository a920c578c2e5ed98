import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { orderNumber } from '../../../src/domain/checkout/order.ts';
import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import { markDatabase, markGoneBack } from '../../../src/server/db/shop-mark.ts';
import { esimOfPurchase } from '../../../src/server/esims/queries.ts';
import { fulfil } from '../../../src/server/fulfilment/fulfil.ts';
import { settle } from '../../../src/server/payments/settle.ts';
import { linesOf } from '../../../src/server/purchase/basket.ts';
import { readPayment } from '../../../src/server/purchase/payments.ts';
import { findLostPayments } from '../../../src/server/recovery/rebuild.ts';
import { recover } from '../../../src/server/recovery/recover.ts';
import { type AskedPlan, basketsOf, requestFor, sharesOf, threePlans } from '../../support/shop/basket.ts';
import type { Buyer } from '../../support/shop/buyer.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const LABELLING = { party: 'esim-go', method: 'PUT', path: '/v2.4/esims' } as const;

/** As after the restore of a copy from before the first sale. */
async function loseSales(): Promise<void> {
  await shop.deps.db.db.execute(sql`truncate purchase, esim, webhook_receipt cascade`);
  await shop.loseJobs();
}

beforeEach(loseSales);
// Payments of earlier tests are not lost to this one: their purchases are its past.
const seen = new Set<string>();
beforeEach(async () => {
  for (const { reference } of (await findLostPayments(shop.deps, 24)).lost) seen.add(reference);
});

async function lost() {
  const { lost: all, unread } = await findLostPayments(shop.deps, 24);
  expect(unread).toEqual([]);
  return all.filter(({ reference }) => !seen.has(reference));
}

async function rebuilt(): Promise<string> {
  const { text } = await runCommand(shop.deps, ['rebuild', '24', '--yes']);
  await shop.settle();
  return text;
}

/** Nobody waits for the label of an eSIM but this. */
async function labelled(iccid: string | undefined): Promise<void> {
  const { labels } = shop.deps.wholesalers.of({ wholesaler: 'esim-go' });
  await expect.poll(() => labels?.unlabelled([iccid ?? ''])).toEqual([]);
}

/** The wholesaler's orders that brought this eSIM. */
async function ordersOf(iccid: string | undefined) {
  return (await shop.world.ledger()).provider_orders.filter(({ iccids }) => iccids.includes(iccid ?? ''));
}

const codesMails = async ({ email }: Pick<Buyer, 'email'>) =>
  new Set(
    (await shop.world.mailbox(email))
      .filter(({ subject }) => subject.startsWith('Your eSIM for'))
      .map(({ message_id: id }) => id),
  ).size;

it('a lost purchase is rebuilt with the eSIM that its buyer has, and the mail they have comes as the same message', async () => {
  const [one, other] = [shop.buyer(), shop.buyer()];
  // Both eSIMs are alike, and must not be mistaken.
  const first = await one.buy(await one.plan('JP'));
  const second = await other.buy(await other.plan('JP'));
  await shop.settle();
  for (const { completed } of [first, second]) await labelled(completed.body.iccid);
  const before = (await shop.world.ledger()).provider_orders.length;
  await loseSales();
  const found = await lost();
  expect(found.map(({ step, buyer }) => [step, buyer?.isProposed])).toEqual([
    ['deliver', false],
    ['deliver', false],
  ]);
  expect(new Set(found.map(({ buyer }) => buyer?.email))).toEqual(new Set([one.email, other.email]));
  await rebuilt();
  for (const [buyer, bought] of [
    [one, first],
    [other, second],
  ] as const) {
    const order = await buyer.order(bought.started.order);
    expect([order.status, order.esim?.iccid, order.email]).toEqual([
      'ready',
      bought.completed.body.iccid,
      buyer.email,
    ]);
    expect(await codesMails(buyer)).toBe(1);
  }
  expect((await shop.world.ledger()).provider_orders).toHaveLength(before);
  expect(await lost()).toEqual([]);
});

it('somebody who paid and got nothing gets an eSIM, at the price and in the language of the checkout', async () => {
  const buyer = shop.buyer();
  await shop.world.webhooks('drop');
  const begun = await buyer.beginAndPay(await buyer.plan('FR'), { language: 'de' });
  const { priceCents, language } = await shop.purchaseOf(begun);
  await loseSales();
  expect(await lost()).toMatchObject([{ step: 'order' }]);
  await rebuilt();
  const again = await shop.purchaseOf(begun);
  expect([again.state, again.priceCents, again.language]).toEqual(['delivered', priceCents, language]);
  expect((await shop.world.books(begun)).charges).toMatchObject([{ refunded: false }]);
  expect(await ordersOf((await buyer.order(begun.started.order)).esim?.iccid)).toHaveLength(1);
});

it('the money goes back where nobody can tell whether the buyer has an eSIM, and nothing is bought', async () => {
  const buyer = shop.buyer();
  await shop.world.fault({ ...LABELLING, effect: 'status', status: 500, times: 9 });
  const begun = await buyer.buy(await buyer.plan('ES'));
  await shop.settle();
  const before = (await shop.world.ledger()).provider_orders.length;
  await loseSales();
  expect(await lost()).toMatchObject([{ step: 'refund' }]);
  await rebuilt();
  expect((await shop.purchaseOf(begun)).state).toBe('refunded');
  expect((await shop.world.books(begun)).charges).toMatchObject([{ refunded: true }]);
  expect((await shop.world.ledger()).provider_orders).toHaveLength(before);
});

it('PayPal’s payments are found by its search, and the payer’s own address is proposed', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.beginAndApprove(await buyer.plan('IT'));
  const { body } = await begun.complete();
  await shop.settle();
  await labelled(body.iccid);
  await loseSales();
  const [found] = await lost();
  expect(found).toMatchObject({ step: 'deliver', buyer: { isProposed: true } });
  expect(found?.buyer?.email).toMatch(/@/);
  const shown = await runCommand(shop.deps, ['rebuild', '24']);
  expect(shown.text).toContain(`${found?.buyer?.email} (the payer’s own)`);
  await rebuilt();
  const order = await buyer.order(begun.started.order);
  expect([order.status, order.esim?.iccid, order.number]).toEqual(['ready', body.iccid, found?.number]);
});

it('a wholesaler that does not answer at once is asked again, and one that stays silent leaves its purchases for later', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.buy(await buyer.plan('JP'));
  await shop.settle();
  await labelled(begun.completed.body.iccid);
  await loseSales();
  const silence = {
    party: 'esim-go',
    method: 'GET',
    path: '/v2.4/orders',
    effect: 'status',
    status: 500,
  } as const;
  await shop.world.fault({ ...silence, times: 3 });
  expect(await lost()).toMatchObject([{ step: 'deliver' }]);

  await shop.world.fault({ ...silence, times: 100 });
  expect(await lost()).toMatchObject([
    { step: 'by hand', why: 'eSIM Go: unusable answer 500: look again later' },
  ]);
  expect(await rebuilt()).toContain('0 purchases are rebuilt');
  await shop.world.clearFaults();
  await rebuilt();
  expect((await shop.purchaseOf(begun)).state).toBe('delivered');
  expect(await ordersOf(begun.completed.body.iccid)).toHaveLength(1);
});

it('what is confirmed is what was shown', async () => {
  const buyer = shop.buyer();
  await buyer.buy(await buyer.plan('US'));
  await shop.settle();
  await loseSales();
  const shown = await runCommand(shop.deps, ['rebuild', '24']);
  expect(shown.question).toMatch(/^Rebuild \d+ of \d+ as listed\?/);
  const late = shop.buyer();
  await shop.world.webhooks('drop');
  await late.beginAndPay(await late.plan('FR'));
  await loseSales();
  const agreed = ['rebuild', '24', '--yes', ...(shown.agreed ?? [])];
  await expect(runCommand(shop.deps, agreed)).rejects.toThrow('The list has changed');
  await rebuilt();
  expect(await lost()).toEqual([]);
});

it('a purchase that the copy knows as unpaid takes over the eSIM that its buyer has', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.buy(await buyer.plan('DE'));
  await shop.settle();
  await labelled(begun.completed.body.iccid);
  const { id } = await shop.purchaseOf(begun);
  const { db } = shop.deps;
  // The copy is from between the payment's beginning and its end.
  await db.db.execute(sql`truncate invoice cascade`);
  for (const table of [
    'esim_usage',
    'esim_fact',
    'outbound_mail',
    'invoice',
    'provider_order',
    'user_esim',
    'esim',
  ])
    await db.db.execute(sql`delete from ${sql.identifier(table)}`);
  await db.db.execute(sql`update payment set status = 'open', settled_at = null where purchase_id = ${id}`);
  await db.db.execute(
    sql`update purchase set state = 'paying', paid_at = null, paid_by = null, paid_method = null, order_attempts = 0,
      lease_until = null, lease_holder = null, next_look_at = now() - interval '1 minute' where id = ${id}`,
  );
  await shop.loseJobs();
  await markDatabase(db, shop.deps.cipher, 'sandbox');
  await markGoneBack(db);
  await recover(shop.deps);
  await shop.settle();
  const order = await buyer.order(begun.started.order);
  expect([order.status, order.esim?.iccid]).toEqual(['ready', begun.completed.body.iccid]);
  expect(await ordersOf(begun.completed.body.iccid)).toHaveLength(1);
});

describe('several plans that were paid at once', () => {
  const { begin, buy, linesNow } = basketsOf(shop);
  /** What must be the same again: not the row of the buyer's browser, and not times. */
  const kept = (lines: Awaited<ReturnType<typeof linesNow>>) =>
    lines.map((line) => [
      line.id,
      line.line,
      line.bundleName,
      line.countryCode,
      line.priceCents,
      line.fullName,
    ]);
  const ordersNow = async () => (await shop.world.ledger()).provider_orders.length;

  it('are rebuilt with the eSIM of each, the same shares, and the mail that their buyer has', async () => {
    const bought = await buy();
    await shop.settle();
    for (const { iccid } of bought.body.lines) await labelled(iccid);
    const before = await linesNow(bought);
    const [shares, orders] = [sharesOf(before), await ordersNow()];
    await loseSales();
    const [found, ...others] = await lost();
    expect(others).toEqual([]);
    expect([found?.step, ...(found?.more.map(({ step }) => step) ?? [])]).toEqual(Array(3).fill('deliver'));
    await rebuilt();
    const after = await linesNow(bought);
    expect(kept(after)).toEqual(kept(before));
    expect([sharesOf(after), after.map(({ state }) => state)]).toEqual([shares, Array(3).fill('delivered')]);
    for (const { order, iccid } of bought.body.lines)
      expect((await bought.buyer.order(order)).esim?.iccid).toBe(iccid);
    expect(await ordersNow()).toBe(orders);
    const mails = await shop.world.mailbox(bought.buyer.email);
    expect(new Set(mails.map(({ message_id: id }) => id)).size).toBe(1);
    expect((await shop.world.books(bought)).refunds).toEqual([]);
    expect(await lost()).toEqual([]);
  });

  it('get what is missing, and one that nobody can tell about is refunded for its share', async () => {
    // The first is labelled, the second is not, and the third was never ordered.
    await shop.world.webhooks('drop');
    const plans = await threePlans(shop.buyer());
    const bought = await begin(plans);
    await bought.buyer.pay(bought.started);
    await settle(shop.deps, 'stripe', bought.started.payment_intent_id);
    const [first, second] = await linesNow(bought);
    await fulfil(shop.deps, first?.id ?? '', []);
    await expect
      .poll(async () => (await esimOfPurchase(shop.deps.db.db, first?.id ?? ''))?.row.iccid)
      .toMatch(/^\d{18,22}$/);
    await labelled((await esimOfPurchase(shop.deps.db.db, first?.id ?? ''))?.row.iccid);
    await shop.world.fault({ ...LABELLING, effect: 'status', status: 500, times: 9 });
    await fulfil(shop.deps, second?.id ?? '', []);
    const orders = await ordersNow();
    await loseSales();
    const [found] = await lost();
    expect([found?.step, ...(found?.more.map(({ step }) => step) ?? [])]).toEqual([
      'deliver',
      'refund',
      'order',
    ]);
    await rebuilt();
    const lines = await linesNow(bought);
    expect(lines.map(({ state }) => state)).toEqual(['delivered', 'refunded', 'delivered']);
    expect(await ordersNow()).toBe(orders + 1);
    const refunds = (await shop.world.books(bought)).refunds.map(({ amount }) => amount);
    expect(refunds).toEqual([sharesOf(lines)[1]]);
  });

  it('are found at PayPal by its items, one of them on the eSIM of another', async () => {
    const buyer = shop.buyer();
    const plan: AskedPlan = await buyer.plan('JP');
    const request = await requestFor(buyer, [plan, { ...plan, onto_line: 0 }], { method: 'paypal' });
    const started = (await buyer.startPaypal(request)).body;
    await buyer.approve(started);
    const { body } = await buyer.completePaypal(request, started);
    expect(body.status).toBe('ready');
    await shop.settle();
    await labelled(body.iccid);
    const known = async () => {
      const { db } = shop.deps.db;
      const payment = await readPayment(db, 'paypal', started.paypal_order_id);
      return payment ? linesOf(db, payment.purchase) : [];
    };
    const before = await known();
    const orders = await ordersNow();
    await loseSales();
    const [found] = await lost();
    expect([found, ...(found?.more ?? [])].map((line) => [line?.step, line?.plan])).toEqual([
      ['deliver', `${plan.bundle_name} JP`],
      ['deliver', `${plan.bundle_name} JP onto 0`],
    ]);
    await rebuilt();
    const after = await known();
    expect(after.map(({ state, topUpIccid }) => [state, topUpIccid])).toEqual([
      ['delivered', null],
      ['delivered', body.iccid],
    ]);
    expect(after.map(({ id, priceCents }) => [id, priceCents])).toEqual(
      before.map(({ id, priceCents }) => [id, priceCents]),
    );
    expect(await ordersNow()).toBe(orders);
  });

  it('are rebuilt once by two who agree at the same time', async () => {
    const bought = await buy();
    await shop.settle();
    for (const { iccid } of bought.body.lines) await labelled(iccid);
    const orders = await ordersNow();
    await loseSales();
    await Promise.all([rebuilt(), rebuilt()]);
    expect((await linesNow(bought)).map(({ state }) => state)).toEqual(Array(3).fill('delivered'));
    expect(await ordersNow()).toBe(orders);
    expect((await shop.world.books(bought)).refunds).toEqual([]);
  });
});

it('the processors are told number and plan, and the address only in a form that the shop alone reads', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.begin(await buyer.plan('JP'));
  const { id, bundleName } = await shop.purchaseOf(begun);
  const { metadata } = (await shop.stripe.call(
    'GET',
    `/v1/payment_intents/${begun.started.payment_intent_id}`,
  )) as { metadata: Record<string, string> };
  expect(metadata).toEqual({
    purchase_id: id,
    order_number: orderNumber(id),
    plan: `${bundleName} JP`,
    sealed: expect.stringMatching(/^[0-9a-f]{8}\.[\w-]+$/) as string,
  });
  expect(metadata['sealed']?.length).toBeLessThanOrEqual(500);
  const paypal = await buyer.beginAndApprove(await buyer.plan('JP'));
  await paypal.complete();
  const capture = (await shop.world.ledger()).paypal_captures.find(
    ({ order }) => order === paypal.started.paypal_order_id,
  );
  expect(capture?.custom_id).toMatch(
    new RegExp(`^[0-9a-f-]{36} SP-[0-9A-Z]{4}-[0-9A-Z]{4} ${bundleName} JP$`),
  );
});
