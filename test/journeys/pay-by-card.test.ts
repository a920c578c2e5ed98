import { expect, test } from 'vitest';

import { useTestShop } from '../support/shop/use-test-shop.ts';

const shop = useTestShop();

const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

test('a declined card shows the processor’s message, and the next card pays the same purchase', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.begin(await buyer.plan('JP'));
  const confirmed = await buyer.pay(begun.started, 'pm_card_visa_chargeDeclinedInsufficientFunds');
  expect(confirmed.error?.message).toBe('Your card has insufficient funds.');
  await shop.drain();
  const refused = await begun.complete();
  expect(refused).toMatchObject({
    status: 402,
    body: { error: 'Your card has insufficient funds.', code: 'payment_required' },
  });

  const again = await buyer.start(begun.request);
  expect(again.body).toEqual(begun.started);
  await buyer.pay(again.body);
  expect((await begun.complete()).status).toBe(200);
  await shop.settle();
  const books = await shop.world.books(begun);
  expect([books.charges.length, books.orders.length, books.mails.length]).toEqual([1, 1, 1]);
});

test('a buyer who corrects the e-mail address after a decline gets the eSIM at the new one', async () => {
  const buyer = shop.buyer();
  const { request, started } = await buyer.begin(await buyer.plan('FR'));
  await buyer.pay(started, 'pm_card_visa_chargeDeclined');
  const corrected = {
    ...request,
    billing_details: { fullName: 'Mia Larsen', email: `right.${buyer.email}` },
  };
  await buyer.start(corrected);
  await buyer.pay(started);
  await buyer.complete(corrected, started);
  await shop.drain();
  const { mails } = await shop.world.books({ request, started });
  expect(mails.map(({ to }) => to)).toEqual([`right.${buyer.email}`]);
});

test('a card that the bank asks about pays once the buyer has answered', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.begin(await buyer.plan('ES'));
  expect((await buyer.pay(begun.started, 'pm_card_authenticationRequired')).status).toBe('requires_action');
  expect(await begun.complete()).toMatchObject({ status: 402, body: { code: 'payment_required' } });
  await shop.stripe.answerChallenge(begun.started.payment_intent_id, 'complete');
  expect((await begun.complete()).status).toBe(200);
  expect((await shop.world.books(begun)).charges).toHaveLength(1);
});

test.each(['fail', 'close'] as const)(
  'after the answer "%s" to the bank nothing is charged, the reason is shown, and the next card pays',
  async (outcome) => {
    const buyer = shop.buyer();
    const begun = await buyer.begin(await buyer.plan(outcome === 'fail' ? 'IT' : 'PT'));
    await buyer.pay(begun.started, 'pm_card_threeDSecure2Required');
    await shop.stripe.answerChallenge(begun.started.payment_intent_id, outcome);
    expect(await begun.complete()).toMatchObject({ status: 402, body: { error: NOT_AUTHENTICATED } });
    expect((await shop.world.books(begun)).charges).toEqual([]);

    expect((await buyer.start(begun.request)).body).toEqual(begun.started);
    await buyer.pay(begun.started);
    expect((await begun.complete()).status).toBe(200);
    const books = await shop.world.books(begun);
    expect([books.charges.length, books.orders.length]).toEqual([1, 1]);
  },
);

test('while the processor does not answer, nothing is lost: the next try is the same purchase', async () => {
  const buyer = shop.buyer();
  const request = await buyer.request(await buyer.plan('GR'));
  await shop.world.fault({ party: 'stripe', method: 'POST', effect: 'cut-after', times: 5 });
  expect(await buyer.start(request)).toMatchObject({ status: 502, body: { code: 'payment_provider_down' } });
  await shop.world.clearFaults();
  const started = (await buyer.start(request)).body;
  await buyer.pay(started);
  expect((await buyer.complete(request, started)).status).toBe(200);
  const { charges, orders } = await shop.world.books({ request, started });
  expect([charges.length, orders.length]).toEqual([1, 1]);
});
