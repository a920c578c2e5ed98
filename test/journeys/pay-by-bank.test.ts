import { expect, test } from 'vitest';

import type { Quote } from '../../src/domain/checkout/quote-schema.ts';
import { readPayment } from '../../src/server/purchase/payments.ts';
import { requestRefund } from '../../src/server/refunds/request-refund.ts';
import { atCommandLine } from '../../src/server/staff/acting.ts';
import type { Completed } from '../support/shop/answers.ts';
import type { Buyer } from '../support/shop/buyer.ts';
import { useTestShop } from '../support/shop/use-test-shop.ts';

const shop = useTestShop({ extra: ['bank'] });

interface Started {
  payment_id: string;
  url: string;
  order: string;
}

/** Money of one payment in the bank's own records, in cents. */
async function bookOf(id: string) {
  const { bank_payments: all = [] } = (await shop.world.ledger()) as unknown as {
    bank_payments?: { id: string; status: string; amount: number; refunded: number }[];
  };
  return all.find((one) => one.id === id);
}

async function begin(mia: Buyer) {
  const plan = await mia.plan();
  const { bundle_name, country_code } = plan;
  const { body } = await mia.post<{ quote: Quote }>('/api/quote', { bundle_name, country_code });
  const total = body.quote.methods.bank?.total_cents ?? 0;
  const request = await mia.request(plan, { payment_method: 'bank', price: total / 100 });
  const start = () => mia.post<Started>('/api/esims/start-payment', request);
  const { status, body: started } = await start();
  expect(status).toBe(200);
  const complete = () =>
    mia.post<Completed>('/api/esims/complete-payment', { ...request, payment_id: started.payment_id });
  const onPage = (answer: 'pay' | 'back') =>
    fetch(started.url, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });
  return { request, quote: body.quote, total, started, start, complete, onPage };
}

const known = (id: string) => readPayment(shop.deps.db.db, 'bank', id);

test('a buyer pays on the bank’s page and gets the eSIM, a receipt and later the money back', async () => {
  const mia = shop.buyer();
  const { quote, total, started, complete, onPage } = await begin(mia);
  expect(quote.methods.bank).toMatchObject({ fee_cents: total - quote.methods.stripe.price_cents });
  expect((await complete()).body.code).toBe('payment_required');
  const back = (await onPage('pay')).headers.get('location');
  expect(back).toContain(`${shop.baseUrl}/checkout?plan=`);
  expect(await complete()).toMatchObject({ status: 200, body: { status: 'ready', paid_with: 'Fast Bank' } });
  expect(await complete()).toMatchObject({ status: 200, body: { status: 'ready' } });
  await shop.settle();
  expect(await mia.order(started.order)).toMatchObject({
    payment_method: 'bank',
    amounts: { total_cents: total, fee_cents: quote.methods.bank?.fee_cents },
  });
  const [mail] = await shop.world.mailbox(mia.email);
  expect(mail?.text).toContain('Bank transfer fee');
  expect(await bookOf(started.payment_id)).toMatchObject({ status: 'paid', amount: total, refunded: 0 });
  const paid = await known(started.payment_id);
  expect(paid?.payment).toMatchObject({ status: 'accepted', method: 'bank', amountCents: total });

  const kindness = { who: 'operator' as const, why: 'a test', by: atCommandLine('test') };
  await requestRefund(shop.deps, paid!.purchase, kindness);
  await shop.settle();
  expect((await mia.order(started.order)).status).toBe('refunded');
  expect(await bookOf(started.payment_id)).toMatchObject({ amount: total, refunded: total });
});

test('who turns back is charged nothing, and comes back to the same payment', async () => {
  const { started, start, complete, onPage } = await begin(shop.buyer());
  await onPage('back');
  expect((await complete()).body.code).toBe('payment_required');
  expect((await start()).body).toEqual(started);
  await onPage('pay');
  expect((await complete()).status).toBe(200);
  expect((await start()).body).toMatchObject({ code: 'attempt_used' });
});

test('the bank’s callback alone brings the eSIM, and a payment nobody made ends', async () => {
  const mia = shop.buyer();
  const left = await begin(mia);
  await left.onPage('pay');
  await expect
    .poll(async () => (await shop.drain(), (await mia.order(left.started.order)).status))
    .toBe('ready');
  const unpaid = await begin(shop.buyer());
  await shop.minutes(75);
  expect(await bookOf(unpaid.started.payment_id)).toMatchObject({ status: 'canceled' });
  expect((await known(unpaid.started.payment_id))?.payment).toMatchObject({ status: 'canceled' });
});

test('its calls take no card, and the card’s calls no other method', async () => {
  const mia = shop.buyer();
  const request = await mia.request(await mia.plan());
  const answer = await mia.post<Started>('/api/esims/start-payment', request);
  expect(answer).toMatchObject({ status: 402, body: { code: 'payment_refused' } });
});
