import { describe, expect, it } from 'vitest';

import { buyAgain } from '../../../src/server/checkout/buy-again.ts';
import type { Deps } from '../../../src/server/deps.ts';
import type { Visitor } from '../../../src/server/identity/who.ts';
import type { Completed } from '../../support/shop/answers.ts';
import {
  buyAgainRequest,
  nextCountry,
  purchases,
  sendBuyAgain,
  world,
} from '../../support/shop/buying-again.ts';
import { cardHolder, cardsOf } from '../../support/shop/card-holder.ts';
import { startTestShop } from '../../support/shop/shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

describe('buying again', () => {
  it('charges the saved card once and delivers like any purchase, with a session or an ID token', async () => {
    const mia = await cardHolder(shop);
    const request = await buyAgainRequest(mia, nextCountry());
    const { status, body } = await sendBuyAgain(mia, request);
    expect([status, body]).toEqual([
      200,
      {
        status: 'ready',
        iccid: expect.stringMatching(/^\d{19,20}$/),
        esim_id: expect.any(String),
        order: expect.any(String),
        paid_with: 'Visa ending in 4242',
        second_payment: null,
      },
    ]);
    await shop.settle();
    const { charges, orders, mails } = await world(shop, mia, request);
    expect(charges).toMatchObject([{ amount: Math.round(request.price * 100), refunded: false }]);
    expect([orders.length, mails.length]).toEqual([1, 1]);
    expect(await purchases(shop, mia, request)).toMatchObject([
      { state: 'delivered', isGuest: false, fullName: 'Mia Larsen', email: mia.email, paidBy: 'stripe' },
    ]);
    expect(JSON.stringify((await mia.get('/api/esims')).body)).toContain(body.iccid);

    const other = await buyAgainRequest(mia, nextCountry());
    const byToken = await shop
      .buyer()
      .call<Completed>('POST', '/api/purchase-esim/', other, await mia.bearer());
    expect([byToken.status, byToken.body.status]).toEqual([200, 'ready']);
  });

  it('sent twice at once is one purchase, by the attempt or by the plan', async () => {
    const mia = await cardHolder(shop);
    for (const attempt of [{}, { attempt_id: crypto.randomUUID() }]) {
      const request = { ...(await buyAgainRequest(mia, nextCountry())), ...attempt };
      const answers = await Promise.all([
        sendBuyAgain(mia, request),
        sendBuyAgain(mia, request),
        sendBuyAgain(mia, request),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body.iccid)).size).toBe(1);
      const repeat = await sendBuyAgain(mia, request);
      expect(repeat.body.iccid).toBe(answers[0]?.body.iccid);
      const { charges, orders } = await world(shop, mia, request);
      expect([charges.length, orders.length]).toEqual([1, 1]);
    }
  });

  it('is one purchase even if two calls meet at any point', async () => {
    const { processors, cards } = shop.deps;
    const { stripe } = processors;
    const mia = await cardHolder(shop);
    const user = (await mia.user()) as Visitor;
    const [card] = await cardsOf(mia);
    // The other call overtakes this one completely while the processor answers.
    const made = await buyAgainRequest(mia, nextCountry());
    const begin: typeof stripe.start.begin = async (wanted) => {
      const payment = await stripe.start.begin(wanted);
      await buyAgain(shop.deps, user, made);
      return payment;
    };
    const slow = { ...stripe, start: { ...stripe.start, begin } };
    const racing = { ...shop.deps, processors: { ...processors, stripe: slow } };
    const overtaken = await buyAgain(racing, user, made);
    expect(overtaken).toMatchObject({ status: 'ready', iccid: (await sendBuyAgain(mia, made)).body.iccid });
    expect((await world(shop, mia, made)).charges).toHaveLength(1);

    // The other call has charged the card, but not recorded it yet.
    const paid = await buyAgainRequest(mia, nextCountry());
    const assignIntent: Deps['cards']['assignIntent'] = async (intent, request) => {
      await cards.assignIntent(intent, request);
      await cards.chargeCard(intent, card?.id ?? '');
      await cards.assignIntent(intent, request);
    };
    const late = await buyAgain({ ...shop.deps, cards: { ...cards, assignIntent } }, user, paid);
    expect(late.status).toBe('ready');
    const { charges, orders } = await world(shop, mia, paid);
    expect([charges.length, orders.length]).toEqual([1, 1]);
  });

  it('is a new request some minutes later', async () => {
    const mia = await cardHolder(shop);
    const request = await buyAgainRequest(mia, nextCountry());
    const first = await sendBuyAgain(mia, request);
    shop.passSeconds(121);
    const second = await sendBuyAgain(mia, request);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.iccid).not.toBe(first.body.iccid);
    expect((await world(shop, mia, request)).charges).toHaveLength(2);
  });
});

it('has a limit for each account', async () => {
  const strict = await startTestShop({ env: { RATE_LIMIT_SCALE: '1' } });
  const mia = await strict.member();
  const request = await buyAgainRequest(mia);
  const codes = new Set<string | undefined>();
  for (let i = 0; i < 20; i++) codes.add((await sendBuyAgain(mia, request)).body.code);
  const over = await sendBuyAgain(mia, request);
  expect([...codes]).toEqual(['no_saved_card']);
  expect([over.status, over.headers.has('retry-after')]).toEqual([429, true]);
  await strict.stop();
});
