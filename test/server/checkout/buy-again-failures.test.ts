import { describe, expect, it } from 'vitest';

import { buyAgain } from '../../../src/server/checkout/buy-again.ts';
import type { Deps } from '../../../src/server/deps.ts';
import type { Visitor } from '../../../src/server/identity/who.ts';
import { abandonPurchase } from '../../../src/server/payments/abandon-purchase.ts';
import { READING_INTENT } from '../../support/outside/calls.ts';
import type { Buyer } from '../../support/shop/buyer.ts';
import {
  type BuyAgain,
  buyAgainRequest,
  nextCountry,
  purchases,
  sendBuyAgain,
  world,
} from '../../support/shop/buying-again.ts';
import { cardHolder, cardsOf } from '../../support/shop/card-holder.ts';
import { expectRefused } from '../../support/shop/refused.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const CONFIRM = { party: 'stripe', method: 'POST', path: '/v1/payment_intents/*/confirm' } as const;

describe('nothing is charged, and nothing can be later,', () => {
  async function expectNothing(mia: Buyer, request: BuyAgain): Promise<void> {
    await shop.settle();
    const { charges, intents, orders } = await world(shop, mia, request);
    expect([charges, orders]).toEqual([[], []]);
    expect(intents.filter((status) => status !== 'canceled')).toEqual([]);
    expect((await purchases(shop, mia, request)).filter(({ state }) => state !== 'abandoned')).toEqual([]);
  }

  it('without a saved card', async () => {
    const mia = await shop.member();
    const request = await buyAgainRequest(mia, nextCountry());
    expectRefused(await sendBuyAgain(mia, request), 402, 'no_saved_card');
    expect(await purchases(shop, mia, request)).toEqual([]);
  });

  it('with an expired saved card', async () => {
    const mia = await cardHolder(shop);
    const request = await buyAgainRequest(mia);
    const user = (await mia.user()) as Visitor;
    const later = { ...shop.deps, now: () => new Date('2040-01-01') };
    await expect(buyAgain(later, user, request)).rejects.toMatchObject({
      code: 'no_saved_card',
      message: expect.stringContaining('expired'),
    });
  });

  it.each([
    ['the bank wants the buyer', 'pm_card_authenticationRequired', 'authentication_required'],
    [
      'the card has no funds',
      'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
      'payment_required',
    ],
  ])('when %s', async (_what, card, code) => {
    const mia = await cardHolder(shop, card);
    const request = await buyAgainRequest(mia, nextCountry());
    const answer = await sendBuyAgain(mia, request);
    expectRefused(answer, 402, code);
    expect(answer.body.error).toContain('Nothing was charged');
    await expectNothing(mia, request);
    // Two at once fail in the same way.
    const both = await Promise.all([sendBuyAgain(mia, request), sendBuyAgain(mia, request)]);
    expect(both.map(({ status }) => status)).toEqual([402, 402]);
    await expectNothing(mia, request);
  });

  it('if the request is not what the shop offers', async () => {
    const mia = await cardHolder(shop);
    const request = await buyAgainRequest(mia, nextCountry());
    const price = (cents: number) => Math.round(request.price * 100 + cents) / 100;
    const table: [object, number, string][] = [
      [{ price: price(-1) }, 409, 'price_changed'],
      [{ price: price(1) }, 409, 'price_changed'],
      [{ price: 0 }, 400, 'bad_request'],
      [{ price: String(request.price) }, 400, 'bad_request'],
      [{ bundle_name: 'esim_1GB_7D_XX_V2' }, 400, 'unknown_plan'],
      [{ country_code: 'JP' }, 400, 'unknown_plan'],
      [{ attempt_id: 'x' }, 400, 'bad_request'],
    ];
    for (const [change, status, code] of table)
      expectRefused(await sendBuyAgain(mia, { ...request, ...change }), status, code);
    const changed = await sendBuyAgain(mia, { ...request, price: price(-1) });
    expect(changed.body).toMatchObject({ quote: { plan: { bundle_name: request.bundle_name } } });
    expectRefused(await shop.buyer().post('/api/purchase-esim/', request), 401, 'unauthorized');
    const away = { Origin: 'https://evil.example' };
    expectRefused(await mia.call('POST', '/api/purchase-esim/', request, away), 403, 'wrong_origin');
    expect(await purchases(shop, mia, request)).toEqual([]);
  });

  it.each(['status', 'cut-before'] as const)('if the processor fails (%s)', async (effect) => {
    const mia = await cardHolder(shop);
    const request = await buyAgainRequest(mia, nextCountry());
    await shop.world.fault({ ...CONFIRM, effect, times: 3 });
    const answer = await sendBuyAgain(mia, request);
    expectRefused(answer, 502, 'payment_provider_down');
    expect(answer.body.error).toContain('Nothing was charged');
    await expectNothing(mia, request);
    expect((await sendBuyAgain(mia, request)).status).toBe(200);
    expect((await world(shop, mia, request)).charges).toHaveLength(1);
  });

  it('with a card that was removed', async () => {
    const mia = await cardHolder(shop);
    const request = await buyAgainRequest(mia);
    const [card] = await cardsOf(mia);
    await mia.call('DELETE', `/api/account/cards/${card?.id}`);
    expectRefused(await sendBuyAgain(mia, request), 402, 'no_saved_card');
  });
});

describe('whatever breaks, a charge is made once and brings its eSIM:', () => {
  async function expectOne(mia: Buyer, request: BuyAgain): Promise<void> {
    await shop.settle();
    const { charges, orders, refunds } = await world(shop, mia, request);
    expect([charges.length, orders.length, refunds.length]).toEqual([1, 1, 0]);
  }

  it.each([1, 3])('the answer to the charge is lost %i times', async (times) => {
    const mia = await cardHolder(shop);
    const request = await buyAgainRequest(mia, nextCountry());
    await shop.world.fault({ ...CONFIRM, effect: 'cut-after', times });
    expect((await sendBuyAgain(mia, request)).status).toBe(200);
    await expectOne(mia, request);
  });

  it('the processor is gone right after the charge', async () => {
    const mia = await cardHolder(shop);
    const request = await buyAgainRequest(mia, nextCountry());
    await shop.world.fault({ ...CONFIRM, effect: 'cut-after', times: 3 });
    await shop.world.fault({ ...READING_INTENT, effect: 'status', times: 3 });
    await shop.world.fault({
      party: 'stripe',
      path: '/v1/payment_intents/*/cancel',
      effect: 'status',
      times: 3,
    });
    const answer = await sendBuyAgain(mia, request);
    expectRefused(answer, 502, 'payment_provider_down');
    expect(answer.body.error).toContain('we don’t know yet');
    shop.passSeconds(10 * 60);
    await expectOne(mia, request);
    const repeat = await sendBuyAgain(mia, request);
    expect(repeat.status).toBe(200);
  });

  /** The process dies before or after the card is charged. */
  async function die(mia: Buyer, request: BuyAgain, when: 'before' | 'after'): Promise<void> {
    const chargeCard: Deps['cards']['chargeCard'] = async (intent, card) => {
      if (when === 'after') await shop.deps.cards.chargeCard(intent, card);
      throw new Error('killed');
    };
    const dying = { ...shop.deps, cards: { ...shop.deps.cards, chargeCard } };
    const user = (await mia.user()) as Visitor;
    await expect(buyAgain(dying, user, request)).rejects.toThrow('killed');
  }

  it('the shop dies after the charge, and nobody asks again', async () => {
    const mia = await cardHolder(shop);
    const request = await buyAgainRequest(mia, nextCountry());
    await die(mia, request, 'after');
    expect(await purchases(shop, mia, request)).toMatchObject([{ state: 'paying' }]);
    shop.passSeconds(10 * 60);
    await expectOne(mia, request);
    expect(await purchases(shop, mia, request)).toMatchObject([{ state: 'delivered' }]);
  });

  it('the shop dies before the charge: a second request continues it, otherwise the purchase ends', async () => {
    const mia = await cardHolder(shop);
    const request = await buyAgainRequest(mia, nextCountry());
    await die(mia, request, 'before');
    expect((await sendBuyAgain(mia, request)).status).toBe(200);
    await expectOne(mia, request);

    const other = await buyAgainRequest(mia, nextCountry());
    await die(mia, other, 'before');
    shop.passSeconds(61 * 60);
    await shop.settle();
    const { charges, intents } = await world(shop, mia, other);
    expect([charges, intents]).toEqual([[], ['canceled']]);
    expect(await purchases(shop, mia, other)).toMatchObject([{ state: 'abandoned' }]);
  });

  it.each(['while its payment is made', 'before its card is charged'])(
    'another call with the same request ends the purchase %s',
    async (when) => {
      const mia = await cardHolder(shop);
      const request = await buyAgainRequest(mia, nextCountry());
      let isLeft = true;
      async function endMeanwhile(): Promise<void> {
        if (!isLeft) return;
        isLeft = false;
        const [purchase] = await purchases(shop, mia, request);
        expect(await abandonPurchase(shop.deps, purchase!)).toBe(true);
      }
      const { processors, cards } = shop.deps;
      const { stripe } = processors;
      const racing: Deps = {
        ...shop.deps,
        processors: {
          ...processors,
          stripe: {
            ...stripe,
            start: {
              ...stripe.start,
              async begin(wanted) {
                if (when.startsWith('while')) await endMeanwhile();
                return stripe.start.begin(wanted);
              },
            },
          },
        },
        cards: {
          ...cards,
          async chargeCard(intent, card) {
            if (when.startsWith('before')) await endMeanwhile();
            return cards.chargeCard(intent, card);
          },
        },
      };
      const bought = await buyAgain(racing, (await mia.user()) as Visitor, request);
      expect(bought.status).toBe('ready');
      await expectOne(mia, request);
      const states = (await purchases(shop, mia, request)).map(({ state }) => state);
      expect(states.toSorted()).toEqual(['abandoned', 'delivered']);
    },
  );
});
