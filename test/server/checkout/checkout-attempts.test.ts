import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { planTable } from '../../../src/server/catalog/tables.ts';
import { purchaseTable } from '../../../src/server/purchase/tables.ts';
import { changeCatalogue } from '../../support/database/behind-the-shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const intent = (id: string) => shop.stripe.call<{ status: string }>('GET', `/v1/payment_intents/${id}`);

async function raisePrice(bundleName: string): Promise<void> {
  await changeCatalogue(shop.deps, (tx) =>
    tx.update(planTable).set({ wholesaleCents: 9_900 }).where(eq(planTable.bundleName, bundleName)),
  );
}

test('the same attempt is the same purchase within the hour', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.begin(await buyer.plan('JP'));
  shop.passSeconds(59 * 60);
  expect((await buyer.start(begun.request)).body).toEqual(begun.started);
});

test('the same attempt is a new purchase after the hour, and the old one can never be paid', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.begin(await buyer.plan('JP'));
  shop.passSeconds(61 * 60);
  const later = await buyer.start(begun.request);
  expect(later.body.payment_intent_id).not.toBe(begun.started.payment_intent_id);
  await shop.recover();
  expect((await intent(begun.started.payment_intent_id)).status).toBe('canceled');
  expect((await intent(later.body.payment_intent_id)).status).toBe('requires_payment_method');
});

test('different attempts are different purchases', async () => {
  const buyer = shop.buyer();
  const plan = await buyer.plan('FR');
  const first = await buyer.beginAndPay(plan);
  const second = await buyer.beginAndPay(plan, { attempt_id: randomUUID() });
  const [one, other] = [await first.complete(), await second.complete()];
  expect(one.body.iccid).not.toBe(other.body.iccid);
  expect((await shop.world.books(first)).orders).toHaveLength(2);
});

test('without an attempt every request is a separate purchase', async () => {
  const buyer = shop.buyer();
  const request = await buyer.request(await buyer.plan('FR'), { attempt_id: undefined });
  const [one, other] = [await buyer.start(request), await buyer.start(request)];
  expect(one.body.payment_intent_id).not.toBe(other.body.payment_intent_id);
});

test('another plan in the same attempt ends the first purchase, so that only one can be paid', async () => {
  const buyer = shop.buyer();
  const first = await buyer.begin(await buyer.plan('ES'));
  const second = await buyer.beginAndPay(await buyer.plan('IT'));
  expect((await intent(first.started.payment_intent_id)).status).toBe('canceled');
  expect((await second.complete()).status).toBe(200);
  expect(await first.complete()).toMatchObject({ status: 402, body: { code: 'payment_required' } });
});

test('another plan in an attempt that has been paid is refused, whether or not the shop knows it yet', async () => {
  const buyer = shop.buyer();
  const first = await buyer.beginAndPay(await buyer.plan('ES'));
  const other = await buyer.request(await buyer.plan('IT'));
  expect(await buyer.start(other)).toMatchObject({ status: 409, body: { code: 'attempt_used' } });
  await shop.drain();
  expect((await first.complete()).status).toBe(200);
  expect(await buyer.start(other)).toMatchObject({ status: 409, body: { code: 'attempt_used' } });
});

test('a quote stays valid for its attempt; a new attempt pays the new price', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.begin(await buyer.plan('PT'));
  await raisePrice(begun.request.bundle_name);
  expect((await buyer.start(begun.request)).body).toEqual(begun.started);

  const refused = await shop.buyer().start({ ...begun.request, attempt_id: randomUUID() });
  expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed' } });
  const { quote } = refused.body as unknown as { quote: Quote };
  const total = quote.methods.stripe.total_cents / 100;
  expect(total).toBeGreaterThan(begun.request.price);
  const agreed = await buyer.start({ ...begun.request, price: total });
  expect(agreed.status).toBe(200);
  expect((await intent(begun.started.payment_intent_id)).status).toBe('canceled');
});

test('an unquoted price changes nothing about the payment in progress', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.beginAndPay(await buyer.plan('GR'));
  const tampered = await buyer.start({ ...begun.request, price: begun.request.price - 1 });
  expect(tampered).toMatchObject({ status: 409, body: { code: 'price_changed' } });
  expect((await begun.complete()).status).toBe(200);
});

test('of two simultaneous plans in one attempt one is refused, and none is paid as the other', async () => {
  const buyer = shop.buyer();
  const requests = [await buyer.request(await buyer.plan('NL')), await buyer.request(await buyer.plan('BE'))];
  const answers = await Promise.all(requests.map((request) => buyer.start(request)));
  for (const [i, answer] of answers.entries()) {
    if (answer.status !== 200) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'attempt_used' } });
      continue;
    }
    const order = await buyer.order(answer.body.order);
    expect(order.plan.bundle_name).toBe(requests[i]?.bundle_name);
    await buyer.pay(answer.body);
  }
  await shop.settle();
  const { charges } = await shop.world.ledger();
  const ids = new Set(answers.map(({ body }) => body.payment_intent_id));
  expect(charges.filter((charge) => ids.has(charge.payment_intent))).toHaveLength(1);
});

test('a payment still being opened when its checkout moved on can never be paid', async () => {
  interface Intents {
    data: { id: string; status: string; description: string }[];
  }
  const toSweden = async () => {
    const made = await shop.stripe.call<Intents>('GET', '/v1/payment_intents?limit=100');
    return made.data.filter(({ description }) => description.includes('Sweden'));
  };
  const before = new Set((await toSweden()).map(({ id }) => id));
  const buyer = shop.buyer();
  const first = await buyer.request(await buyer.plan('SE'));
  // Its answer comes once the faults are cleared, and not by the clock.
  await shop.world.fault({ party: 'stripe', method: 'POST', effect: 'delay', delay_ms: 600_000 });
  const slow = buyer.start(first);
  await expect.poll(() => shop.world.faults()).toEqual([]);
  const second = await buyer.begin(await buyer.plan('DE'));
  await shop.world.clearFaults();
  expect(await slow).toMatchObject({ status: 409, body: { code: 'attempt_used' } });
  const ofFirst = (await toSweden()).filter(({ id }) => !before.has(id));
  expect(ofFirst.map(({ status }) => status)).toEqual(['canceled']);
  expect((await intent(second.started.payment_intent_id)).status).toBe('requires_payment_method');
});

test('an attempt’s id found later on the device gives no access to the purchase', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.beginAndPay(await buyer.plan('FR'));
  expect((await begun.complete()).status).toBe(200);
  await buyer.post('/api/account/forget-device', {});
  shop.passSeconds(3601);

  const finder = shop.buyer();
  const found = await finder.start(
    await finder.request(await finder.plan('FR'), { attempt_id: buyer.attempt }),
  );
  expect(found.status).toBe(200);
  expect(finder.cookies.has('simport_guest')).toBe(true);
  expect((await finder.get<{ esims: unknown[] }>('/api/esims')).body.esims).toEqual([]);
});

test('the database has only a fingerprint of an attempt’s id', async () => {
  const buyer = shop.buyer();
  await buyer.begin(await buyer.plan('JP'));
  const stored = await shop.deps.db.db.select({ id: purchaseTable.attemptId }).from(purchaseTable);
  expect(stored.map(({ id }) => id)).not.toContain(buyer.attempt);
});
