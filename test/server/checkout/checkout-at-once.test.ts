import { expect, test } from 'vitest';

import { settle } from '../../../src/server/payments/settle.ts';
import { ORDERING, READING_INTENT } from '../../support/outside/calls.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

test('ten completions, the webhook twice, the job and the recover job at once make one eSIM and one mail', async () => {
  const buyer = shop.buyer();
  await shop.world.webhooks('duplicate');
  const begun = await buyer.beginAndPay(await buyer.plan('JP'));
  const asked = Array.from({ length: 10 }, begun.complete);
  const [answers] = await Promise.all([
    Promise.all(asked),
    shop.drain(),
    shop.recover(),
    shop.drain(),
    shop.recover(),
  ]);
  await shop.world.webhooks('release');
  await shop.settle();

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await begun.complete()).body).toEqual(answers[0]?.body);
  const books = await shop.world.books(begun);
  expect(books.charges).toHaveLength(1);
  expect(books.orders.map(({ iccids }) => iccids)).toEqual([[answers[0]?.body.iccid]]);
  expect(books.mails).toHaveLength(1);
  expect(books.refunds).toEqual([]);
});

test('both addresses get one mail each', async () => {
  const buyer = shop.buyer();
  const second = `second.${buyer.email}`;
  const changes = { send_to_both_emails: true, alternative_email: second };
  const begun = await buyer.beginAndPay(await buyer.plan('FR'), changes);
  await Promise.all([begun.complete(), begun.complete(), shop.drain()]);
  await shop.settle();
  const { mails } = await shop.world.ledger();
  const to = mails.map((mail) => mail.to).filter((address) => address.includes(buyer.email));
  expect(to.sort()).toEqual([buyer.email, second].sort());
});

test('a late webhook of the payment, while the eSIM is being ordered, orders no second one', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.beginAndPay(await buyer.plan('ES'));
  await shop.world.fault({ ...READING_INTENT, effect: 'delay', delay_ms: 300 });
  const late = begun.complete();
  await shop.world.fault({ ...ORDERING, effect: 'delay', delay_ms: 600 });
  await expect.poll(async () => shop.world.faults()).toHaveLength(1);
  const answers = await Promise.all([begun.complete(), late]);
  expect(answers[0].body).toEqual(answers[1].body);
  expect((await shop.world.books(begun)).orders).toHaveLength(1);
});

test('money accepted and refunded during another call needs no review', async () => {
  const begun = await shop.buyer().beginAndPay();
  const { processors } = shop.deps;
  const read = async (id: string) => {
    expect((await settle(shop.deps, 'stripe', id)).kind).toBe('paid');
    await shop.stripe.refund(id);
    return processors.stripe.read(id);
  };
  const late = { ...shop.deps, processors: { ...processors, stripe: { ...processors.stripe, read } } };
  expect((await settle(late, 'stripe', begun.started.payment_intent_id)).kind).toBe('paid');
  expect((await shop.purchaseOf(begun)).needsReview).toBeNull();
});

test('a second tab of the same checkout pays for the same purchase', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.begin(await buyer.plan('IT'));
  const tab = await buyer.start(begun.request);
  expect(tab.body).toEqual(begun.started);
  await buyer.pay(begun.started);
  const answers = await Promise.all([begun.complete(), buyer.complete(begun.request, tab.body)]);
  expect(answers[0].body).toEqual(answers[1].body);
  const { charges, orders } = await shop.world.books(begun);
  expect([charges.length, orders.length]).toEqual([1, 1]);
});

test('a double click on pay opens one purchase with one intent and one cookie', async () => {
  const buyer = shop.buyer();
  const request = await buyer.request(await buyer.plan('PT'));
  const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.start(request)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(new Set(answers.map(({ headers }) => headers.get('set-cookie'))).size).toBe(1);
  const made = await shop.stripe.call<{ data: { id: string; metadata: Record<string, string> }[] }>(
    'GET',
    '/v1/payment_intents?limit=100',
  );
  const mine = made.data.find(({ id }) => id === answers[0]?.body.payment_intent_id);
  const same = made.data.filter(({ metadata }) => metadata['purchase_id'] === mine?.metadata['purchase_id']);
  expect(same).toHaveLength(1);
});

test('a reload during the payment finds the successful payment', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.beginAndPay(await buyer.plan('GR'));
  const reloaded = await buyer.start(begun.request);
  expect(reloaded.body).toEqual(begun.started);
  const first = await begun.complete();
  expect((await buyer.start(begun.request)).body).toEqual(begun.started);
  expect((await buyer.complete(begun.request, reloaded.body)).body).toEqual(first.body);
  expect((await shop.world.books(begun)).charges).toHaveLength(1);
});
