import { describe, expect, test } from 'vitest';

import { WALLET_NAMES, WALLETS } from '../../src/domain/checkout/paid-method.ts';
import { useTestShop } from '../support/shop/use-test-shop.ts';
import { customersOf, type Customer, ready, unpaid } from './customers.ts';

const shop = useTestShop();
const { BUYERS, expectBoughtOnce, expectNothingBought } = customersOf(shop);

describe.each(WALLETS)('by wallet, %s,', (wallet) => {
  const { 'a buyer with a saved card': _card, ...buyers } = BUYERS;
  const DECLINED = '4000000000000002';
  const ASKS = '4000002760003184';

  async function begin(customer: Customer) {
    const before = await shop.world.ledger();
    const begun = await customer.buyer.begin(await customer.buyer.plan(), customer.options);
    const pay = (card?: string) => customer.buyer.pay(begun.started, { wallet, ...(card && { card }) });
    return { ...begun, before, pay };
  }

  describe.each(Object.entries(buyers))('%s', (_who, arrive) => {
    test('pays, and sees the wallet and the card’s digits everywhere', async () => {
      const customer = await arrive();
      const { request, started, before, pay, complete } = await begin(customer);
      await pay();
      expect(await complete()).toMatchObject(ready);
      await expectBoughtOnce(customer, request.price, before);
      const method = `${WALLET_NAMES[wallet]} (Visa 4242)`;
      expect(await customer.buyer.order(started.order)).toMatchObject({
        payment_method: 'stripe',
        paid_with: method,
      });
      const mails = (await shop.world.mails()).filter(({ to }) => customer.addresses.includes(to));
      expect(mails.filter(({ text }) => text.includes(method))).toHaveLength(customer.addresses.length);
      const { body } = await customer.buyer.get<{ esims: { paid_with: string }[] }>('/api/esims');
      expect(body.esims.map(({ paid_with }) => paid_with)).toEqual([method]);
    });

    test('is declined, and pays with another card of the wallet', async () => {
      const customer = await arrive();
      const { request, before, pay, complete } = await begin(customer);
      expect((await pay(DECLINED)).error?.message).toBe('Your card was declined.');
      expect(await complete()).toMatchObject(unpaid);
      await expectNothingBought(before);
      await pay();
      expect(await complete()).toMatchObject(ready);
      await expectBoughtOnce(customer, request.price, before);
    });

    test('closes the bank’s window, and pays by a typed card', async () => {
      const customer = await arrive();
      const { request, started, before, pay, complete } = await begin(customer);
      expect((await pay(ASKS)).status).toBe('requires_action');
      await shop.stripe.answerChallenge(started.payment_intent_id, 'close');
      expect(await complete()).toMatchObject(unpaid);
      await expectNothingBought(before);
      await customer.buyer.pay(started, 'pm_card_visa');
      expect(await complete()).toMatchObject(ready);
      await expectBoughtOnce(customer, request.price, before);
      expect((await customer.buyer.order(started.order)).paid_with).toBe('Visa ending in 4242');
    });

    test('pays just before the processor stops answering, and gets the eSIM once it answers again', async () => {
      const customer = await arrive();
      const { request, before, pay, complete } = await begin(customer);
      await shop.world.webhooks('drop');
      await pay();
      await shop.world.fault({ party: 'stripe', effect: 'status', status: 500, times: 20 });
      expect(await complete()).toMatchObject({ status: 502, body: { code: 'payment_provider_down' } });
      await shop.world.clearFaults();
      expect(await complete()).toMatchObject(ready);
      await expectBoughtOnce(customer, request.price, before);
      await shop.world.webhooks('release');
    });
  });
});
