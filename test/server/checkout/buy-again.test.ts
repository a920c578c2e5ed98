import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import type { Visitor } from '../../../src/server/account/identity/who.ts';
import { buyAgain } from '../../../src/server/checkout/buy-again.ts';
import type { Deps } from '../../../src/server/deps.ts';
import { purchaseTable } from '../../../src/server/purchase/tables.ts';
import { READING_INTENT } from '../../support/outside/calls.ts';
import type { Buyer, Completed } from '../../support/shop/buyer.ts';
import { cardHolder, cardsOf } from '../../support/shop/card-holder.ts';
import { expectRefused } from '../../support/shop/refused.ts';
import { startTestShop } from '../../support/shop/shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const CONFIRM = { party: 'stripe', method: 'POST', path: '/v1/payment_intents/*/confirm' } as const;

interface BuyAgain {
  bundle_name: string;
  country_code: string;
  price: number;
  attempt_id?: string;
}

/** What the list of eSIMs sends. */
async function requestOf(buyer: Buyer, iso = 'FR'): Promise<BuyAgain> {
  const { bundle_name, country_code, price } = await buyer.request(await buyer.plan(iso));
  return { bundle_name, country_code, price };
}

const again = (buyer: Buyer, request: object) => buyer.post<Completed>('/api/purchase-esim/', request);

async function purchases(buyer: Buyer, { bundle_name }: BuyAgain) {
  const id = (await buyer.user())?.id ?? '';
  return shop.deps.db.db
    .select()
    .from(purchaseTable)
    .where(and(eq(purchaseTable.userId, id), eq(purchaseTable.bundleName, bundle_name)));
}

interface Intent {
  id: string;
  status: string;
  metadata: { purchase_id: string };
}

/** What the outside world knows of a buyer's purchases of one plan. */
async function world(buyer: Buyer, request: BuyAgain) {
  const ids = new Set((await purchases(buyer, request)).map(({ id }) => id));
  const { charges, provider_orders: orders, refunds, mails } = await shop.world.ledger();
  const made = await shop.stripe.call<{ data: Intent[] }>('GET', '/v1/payment_intents?limit=100');
  const intents = made.data.filter(({ metadata }) => ids.has(metadata.purchase_id));
  return {
    charges: charges.filter(({ payment_intent }) => intents.some(({ id }) => id === payment_intent)),
    intents: intents.map(({ status }) => status),
    refunds: refunds.filter(({ payment_intent }) => intents.some(({ id }) => id === payment_intent)),
    orders: orders.filter(({ item }) => item === request.bundle_name),
    mails: mails.filter(({ to, subject }) => to.includes(buyer.email) && subject.includes('France')),
  };
}

/** Every test has a plan of its own country, so that the wholesaler's orders tell them apart. */
const COUNTRIES = 'FR ES IT DE GB US CA MX BR AR CL PT NL BE CH AT SE NO DK FI PL GR TR TH VN'.split(' ');
const nextCountry = () => COUNTRIES.shift() ?? '';

describe('buying again', () => {
  it('charges the saved card once and delivers like any purchase, with a session or an ID token', async () => {
    const mia = await cardHolder(shop);
    const request = await requestOf(mia, nextCountry());
    const { status, body } = await again(mia, request);
    expect([status, body]).toEqual([
      200,
      {
        status: 'ready',
        iccid: expect.stringMatching(/^\d{19,20}$/),
        esim_id: expect.any(String),
        order: expect.any(String),
        second_payment: null,
      },
    ]);
    await shop.settle();
    const { charges, orders, mails } = await world(mia, request);
    expect(charges).toMatchObject([{ amount: Math.round(request.price * 100), refunded: false }]);
    expect([orders.length, mails.length]).toEqual([1, 1]);
    expect(await purchases(mia, request)).toMatchObject([
      { state: 'delivered', isGuest: false, fullName: 'Mia Larsen', email: mia.email, paidBy: 'stripe' },
    ]);
    expect(JSON.stringify((await mia.get('/api/esims')).body)).toContain(body.iccid);

    const other = await requestOf(mia, nextCountry());
    const byToken = await shop
      .buyer()
      .call<Completed>('POST', '/api/purchase-esim/', other, await mia.bearer());
    expect([byToken.status, byToken.body.status]).toEqual([200, 'ready']);
  });

  it('sent twice at once is one purchase, by the attempt or by the plan', async () => {
    const mia = await cardHolder(shop);
    for (const attempt of [{}, { attempt_id: crypto.randomUUID() }]) {
      const request = { ...(await requestOf(mia, nextCountry())), ...attempt };
      const answers = await Promise.all([again(mia, request), again(mia, request), again(mia, request)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body.iccid)).size).toBe(1);
      const repeat = await again(mia, request);
      expect(repeat.body.iccid).toBe(answers[0]?.body.iccid);
      const { charges, orders } = await world(mia, request);
      expect([charges.length, orders.length]).toEqual([1, 1]);
    }
  });

  it('meets itself at any point of the way, and is one purchase all the same', async () => {
    const { stripe, cards } = shop.deps;
    const mia = await cardHolder(shop);
    const user = (await mia.user()) as Visitor;
    const [card] = await cardsOf(mia);
    // The other call overtakes this one entirely while the processor answers.
    const made = await requestOf(mia, nextCountry());
    const createIntent: Deps['stripe']['createIntent'] = async (purchase) => {
      const intent = await stripe.createIntent(purchase);
      await buyAgain(shop.deps, user, made);
      return intent;
    };
    const overtaken = await buyAgain({ ...shop.deps, stripe: { ...stripe, createIntent } }, user, made);
    expect(overtaken).toMatchObject({ status: 'ready', iccid: (await again(mia, made)).body.iccid });
    expect((await world(mia, made)).charges).toHaveLength(1);

    // The other call has charged the card, and nothing is noted of it yet.
    const paid = await requestOf(mia, nextCountry());
    const assignIntent: Deps['cards']['assignIntent'] = async (intent, request) => {
      await cards.assignIntent(intent, request);
      await cards.chargeCard(intent, card?.id ?? '');
      await cards.assignIntent(intent, request);
    };
    const late = await buyAgain({ ...shop.deps, cards: { ...cards, assignIntent } }, user, paid);
    expect(late.status).toBe('ready');
    const { charges, orders } = await world(mia, paid);
    expect([charges.length, orders.length]).toEqual([1, 1]);
  });

  it('some minutes later is a new request', async () => {
    const mia = await cardHolder(shop);
    const request = await requestOf(mia, nextCountry());
    const first = await again(mia, request);
    shop.passSeconds(121);
    const second = await again(mia, request);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.iccid).not.toBe(first.body.iccid);
    expect((await world(mia, request)).charges).toHaveLength(2);
  });
});

describe('nothing is charged, and nothing can be later,', () => {
  async function expectNothing(mia: Buyer, request: BuyAgain): Promise<void> {
    await shop.settle();
    const { charges, intents, orders } = await world(mia, request);
    expect([charges, orders]).toEqual([[], []]);
    expect(intents.filter((status) => status !== 'canceled')).toEqual([]);
    expect((await purchases(mia, request)).filter(({ state }) => state !== 'abandoned')).toEqual([]);
  }

  it('without a saved card', async () => {
    const mia = await shop.member();
    const request = await requestOf(mia, nextCountry());
    expectRefused(await again(mia, request), 402, 'no_saved_card');
    expect(await purchases(mia, request)).toEqual([]);
  });

  it('with a saved card that has run out', async () => {
    const mia = await cardHolder(shop);
    const request = await requestOf(mia);
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
    const request = await requestOf(mia, nextCountry());
    const answer = await again(mia, request);
    expectRefused(answer, 402, code);
    expect(answer.body.error).toContain('Nothing was charged');
    await expectNothing(mia, request);
    // Twice at once fails no better.
    const both = await Promise.all([again(mia, request), again(mia, request)]);
    expect(both.map(({ status }) => status)).toEqual([402, 402]);
    await expectNothing(mia, request);
  });

  it('when the request is not what the shop offers', async () => {
    const mia = await cardHolder(shop);
    const request = await requestOf(mia, nextCountry());
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
      expectRefused(await again(mia, { ...request, ...change }), status, code);
    const changed = await again(mia, { ...request, price: price(-1) });
    expect(changed.body).toMatchObject({ quote: { plan: { bundle_name: request.bundle_name } } });
    expectRefused(await shop.buyer().post('/api/purchase-esim/', request), 401, 'unauthorized');
    const away = { Origin: 'https://evil.example' };
    expectRefused(await mia.call('POST', '/api/purchase-esim/', request, away), 403, 'wrong_origin');
    expect(await purchases(mia, request)).toEqual([]);
  });

  it.each(['status', 'cut-before'] as const)('when the processor fails (%s)', async (effect) => {
    const mia = await cardHolder(shop);
    const request = await requestOf(mia, nextCountry());
    await shop.world.fault({ ...CONFIRM, effect, times: 3 });
    const answer = await again(mia, request);
    expectRefused(answer, 502, 'payment_provider_down');
    expect(answer.body.error).toContain('Nothing was charged');
    await expectNothing(mia, request);
    expect((await again(mia, request)).status).toBe(200);
    expect((await world(mia, request)).charges).toHaveLength(1);
  });

  it('with a card that was removed', async () => {
    const mia = await cardHolder(shop);
    const request = await requestOf(mia);
    const [card] = await cardsOf(mia);
    await mia.call('DELETE', `/api/account/cards/${card?.id}`);
    expectRefused(await again(mia, request), 402, 'no_saved_card');
  });
});

describe('whatever breaks, a charge is made once and brings its eSIM:', () => {
  async function expectOne(mia: Buyer, request: BuyAgain): Promise<void> {
    await shop.settle();
    const { charges, orders, refunds } = await world(mia, request);
    expect([charges.length, orders.length, refunds.length]).toEqual([1, 1, 0]);
  }

  it.each([1, 3])('the answer to the charge is lost %i times', async (times) => {
    const mia = await cardHolder(shop);
    const request = await requestOf(mia, nextCountry());
    await shop.world.fault({ ...CONFIRM, effect: 'cut-after', times });
    expect((await again(mia, request)).status).toBe(200);
    await expectOne(mia, request);
  });

  it('the processor is gone right after the charge', async () => {
    const mia = await cardHolder(shop);
    const request = await requestOf(mia, nextCountry());
    await shop.world.fault({ ...CONFIRM, effect: 'cut-after', times: 3 });
    await shop.world.fault({ ...READING_INTENT, effect: 'status', times: 3 });
    await shop.world.fault({
      party: 'stripe',
      path: '/v1/payment_intents/*/cancel',
      effect: 'status',
      times: 3,
    });
    const answer = await again(mia, request);
    expectRefused(answer, 502, 'payment_provider_down');
    expect(answer.body.error).toContain('we do not know yet');
    shop.passSeconds(10 * 60);
    await expectOne(mia, request);
    const repeat = await again(mia, request);
    expect(repeat.status).toBe(200);
  });

  /** The process is gone before or after the card is charged. */
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
    const request = await requestOf(mia, nextCountry());
    await die(mia, request, 'after');
    expect(await purchases(mia, request)).toMatchObject([{ state: 'paying' }]);
    shop.passSeconds(10 * 60);
    await expectOne(mia, request);
    expect(await purchases(mia, request)).toMatchObject([{ state: 'delivered' }]);
  });

  it('the shop dies before the charge: asked again it goes on, else the purchase ends', async () => {
    const mia = await cardHolder(shop);
    const request = await requestOf(mia, nextCountry());
    await die(mia, request, 'before');
    expect((await again(mia, request)).status).toBe(200);
    await expectOne(mia, request);

    const other = await requestOf(mia, nextCountry());
    await die(mia, other, 'before');
    shop.passSeconds(61 * 60);
    await shop.settle();
    const { charges, intents } = await world(mia, other);
    expect([charges, intents]).toEqual([[], ['canceled']]);
    expect(await purchases(mia, other)).toMatchObject([{ state: 'abandoned' }]);
  });
});

it('has a limit for each account', async () => {
  const strict = await startTestShop({ env: { RATE_LIMIT_SCALE: '1' } });
  const mia = await strict.member();
  const request = await requestOf(mia);
  const codes = new Set<string | undefined>();
  for (let i = 0; i < 20; i++) codes.add((await again(mia, request)).body.code);
  const over = await again(mia, request);
  expect([...codes]).toEqual(['no_saved_card']);
  expect([over.status, over.headers.has('retry-after')]).toEqual([429, true]);
  await strict.stop();
});
