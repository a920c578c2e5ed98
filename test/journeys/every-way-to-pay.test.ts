import { afterEach, describe, expect, test } from 'vitest';

import type { Answer, Completed } from '../support/shop/answers.ts';
import { useTestShop } from '../support/shop/use-test-shop.ts';
import { customersOf, type Customer, ready, unpaid } from './customers.ts';

const shop = useTestShop();
afterEach(async () => {
  await shop.world.control('balance', { amount: 100_000 });
});

const { BUYERS, since, expectBoughtOnce, expectNothingBought } = customersOf(shop);

describe('by card,', () => {
  const DECLINED = 'pm_card_visa_chargeDeclined';
  const ASKS = 'pm_card_authenticationRequired';

  async function begin(customer: Customer) {
    const before = await shop.world.ledger();
    const begun = await customer.buyer.begin(await customer.buyer.plan(), customer.options);
    const pay = (card: string) => customer.buyer.pay(begun.started, card);
    const answerBank = (answer: 'complete' | 'close') =>
      shop.stripe.answerChallenge(begun.started.payment_intent_id, answer);
    return { ...begun, before, pay, answerBank, own: customer.card ?? 'pm_card_visa' };
  }

  describe.each(Object.entries(BUYERS))('%s', (_who, arrive) => {
    test('pays', async () => {
      const customer = await arrive();
      const { request, before, pay, own, complete } = await begin(customer);
      await pay(own);
      expect(await complete()).toMatchObject(ready);
      await expectBoughtOnce(customer, request.price, before);
    });

    test('is declined, and pays with another card', async () => {
      const customer = await arrive();
      const { request, before, pay, own, complete } = await begin(customer);
      expect((await pay(DECLINED)).error?.message).toBe('Your card was declined.');
      expect(await complete()).toMatchObject(unpaid);
      await expectNothingBought(before);
      await pay(own);
      expect(await complete()).toMatchObject(ready);
      await expectBoughtOnce(customer, request.price, before);
    });

    test('closes the bank’s window, and answers it the next time', async () => {
      const customer = await arrive(ASKS);
      const { request, before, pay, answerBank, complete } = await begin(customer);
      const card = customer.card ?? ASKS;
      expect((await pay(card)).status).toBe('requires_action');
      expect(await complete()).toMatchObject(unpaid);
      await answerBank('close');
      expect(await complete()).toMatchObject(unpaid);
      await expectNothingBought(before);
      expect((await pay(card)).status).toBe('requires_action');
      await answerBank('complete');
      expect(await complete()).toMatchObject(ready);
      await expectBoughtOnce(customer, request.price, before);
    });

    test('leaves before paying, and returns to the same payment', async () => {
      const customer = await arrive();
      const { request, started, before, pay, own, complete } = await begin(customer);
      await expectNothingBought(before);
      expect((await customer.buyer.start(request)).body.payment_intent_id).toBe(started.payment_intent_id);
      await pay(own);
      expect(await complete()).toMatchObject(ready);
      await expectBoughtOnce(customer, request.price, before);
    });

    test('waits for a slow eSIM', async () => {
      const customer = await arrive();
      const { request, started, before, pay, own, complete } = await begin(customer);
      await shop.world.control('balance', { amount: 0 });
      await pay(own);
      expect(await complete()).toMatchObject({ status: 202, body: { status: 'processing' } });
      expect((await customer.buyer.order(started.order)).status).toBe('processing');
      await shop.world.control('balance', { amount: 100_000 });
      await shop.later(60);
      expect((await customer.buyer.order(started.order)).status).toBe('ready');
      await expectBoughtOnce(customer, request.price, before);
    });

    test('pays just before the processor stops answering, and gets the eSIM once it answers again', async () => {
      const customer = await arrive();
      const { request, before, pay, own, complete } = await begin(customer);
      await shop.world.webhooks('drop');
      await pay(own);
      await shop.world.fault({ party: 'stripe', effect: 'status', status: 500, times: 20 });
      expect(await complete()).toMatchObject({ status: 502, body: { code: 'payment_provider_down' } });
      await shop.world.clearFaults();
      expect(await complete()).toMatchObject(ready);
      await expectBoughtOnce(customer, request.price, before);
      await shop.world.webhooks('release');
    });
  });
});

describe('by PayPal,', () => {
  const { 'a buyer with a saved card': _card, ...buyers } = BUYERS;

  async function begin({ buyer, options }: Customer) {
    const before = await shop.world.ledger();
    const request = await buyer.paypalRequest(await buyer.plan(), options);
    const { status, body: started } = await buyer.startPaypal(request);
    expect(status).toBe(200);
    const complete = (): Promise<Answer<Completed>> => buyer.completePaypal(request, started);
    return { request, started, before, complete, approve: (payer: string) => buyer.approve(started, payer) };
  }

  describe.each(Object.entries(buyers))('%s', (_who, arrive) => {
    test('pays', async () => {
      const customer = await arrive();
      const { request, before, approve, complete } = await begin(customer);
      await approve('pat');
      expect(await complete()).toMatchObject(ready);
      await expectBoughtOnce(customer, request.price, before);
    });

    test('is declined, and chooses another method there', async () => {
      const customer = await arrive();
      const { request, before, approve, complete } = await begin(customer);
      await approve('dana');
      expect(await complete()).toMatchObject({ status: 402, body: { code: 'instrument_declined' } });
      await expectNothingBought(before);
      await approve('pat');
      expect(await complete()).toMatchObject(ready);
      await expectBoughtOnce(customer, request.price, before);
    });

    test('cancels, and returns to the same order', async () => {
      const customer = await arrive();
      const { request, started, before, approve, complete } = await begin(customer);
      expect(await complete()).toMatchObject(unpaid);
      await expectNothingBought(before);
      expect((await customer.buyer.startPaypal(request)).body).toEqual(started);
      await approve('pat');
      expect(await complete()).toMatchObject(ready);
      await expectBoughtOnce(customer, request.price, before);
    });

    test('waits until PayPal has checked the money', async () => {
      const customer = await arrive();
      const { request, started, before, approve, complete } = await begin(customer);
      await approve('erin');
      expect(await complete()).toMatchObject({ status: 202, body: { status: 'pending' } });
      expect((await customer.buyer.order(started.order)).status).toBe('pending');
      const { orders, captures } = await since(before);
      expect(orders).toEqual([]);
      await shop.world.control('paypal-capture', { capture: captures[0]?.id, status: 'COMPLETED' });
      await expect
        .poll(async () => (await shop.drain(), (await customer.buyer.order(started.order)).status))
        .toBe('ready');
      await expectBoughtOnce(customer, request.price, before);
    });

    test('approves just before PayPal stops answering, and gets the eSIM once it answers again', async () => {
      const customer = await arrive();
      const { request, before, approve, complete } = await begin(customer);
      await shop.world.webhooks('drop', 'paypal');
      await approve('pat');
      await shop.world.fault({ party: 'paypal', effect: 'status', status: 500, times: 20 });
      expect(await complete()).toMatchObject({ status: 502, body: { code: 'payment_provider_down' } });
      await shop.world.clearFaults();
      expect(await complete()).toMatchObject(ready);
      await expectBoughtOnce(customer, request.price, before);
      await shop.world.webhooks('release', 'paypal');
    });
  });
});
