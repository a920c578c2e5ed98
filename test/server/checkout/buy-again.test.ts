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

interface Wish {
  bundle_name: string;
  country_code: string;
  price: number;
  attempt_id?: string;
}

/** What the list of eSIMs sends. */
async function wishOf(buyer: Buyer, iso = 'FR'): Promise<Wish> {
  const { bundle_name, country_code, price } = await buyer.request(await buyer.plan(iso));
  return { bundle_name, country_code, price };
}

const again = (buyer: Buyer, wish: object) => buyer.post<Completed>('/api/purchase-esim/', wish);

async function purchases(buyer: Buyer, { bundle_name }: Wish) {
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
async function world(buyer: Buyer, wish: Wish) {
  const ids = new Set((await purchases(buyer, wish)).map(({ id }) => id));
  const { charges, provider_orders: orders, refunds, mails } = await shop.world.ledger();
  const made = await shop.stripe.call<{ data: Intent[] }>('GET', '/v1/payment_intents?limit=100');
  const intents = made.data.filter(({ metadata }) => ids.has(metadata.purchase_id));
  return {
    charges: charges.filter(({ payment_intent }) => intents.some(({ id }) => id === payment_intent)),
    intents: intents.map(({ status }) => status),
    refunds: refunds.filter(({ payment_intent }) => intents.some(({ id }) => id === payment_intent)),
    orders: orders.filter(({ item }) => item === wish.bundle_name),
    mails: mails.filter(({ to, subject }) => to.includes(buyer.email) && subject.includes('France')),
  };
}

/** Every test has a plan of its own country, so that the wholesaler's orders tell them apart. */
const COUNTRIES = 'FR ES IT DE GB US CA MX BR AR CL PT NL BE CH AT SE NO DK FI PL GR TR TH VN'.split(' ');
const nextCountry = () => COUNTRIES.shift() ?? '';

describe('buying again', () => {
  it('charges the saved card once and delivers like any purchase, with a session or an ID token', async () => {
    const mia = await cardHolder(shop);
    const wish = await wishOf(mia, nextCountry());
    const { status, body } = await again(mia, wish);
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
    const { charges, orders, mails } = await world(mia, wish);
    expect(charges).toMatchObject([{ amount: Math.round(wish.price * 100), refunded: false }]);
    expect([orders.length, mails.length]).toEqual([1, 1]);
    expect(await purchases(mia, wish)).toMatchObject([
      { state: 'delivered', isGuest: false, fullName: 'Mia Larsen', email: mia.email, paidBy: 'stripe' },
    ]);
    expect(JSON.stringify((await mia.get('/api/esims')).body)).toContain(body.iccid);

    const other = await wishOf(mia, nextCountry());
    const byToken = await shop
      .buyer()
      .call<Completed>('POST', '/api/purchase-esim/', other, await mia.bearer());
    expect([byToken.status, byToken.body.status]).toEqual([200, 'ready']);
  });

  it('sent twice at once is one purchase, by the attempt or by the plan', async () => {
    const mia = await cardHolder(shop);
    for (const attempt of [{}, { attempt_id: crypto.randomUUID() }]) {
      const wish = { ...(await wishOf(mia, nextCountry())), ...attempt };
      const answers = await Promise.all([again(mia, wish), again(mia, wish), again(mia, wish)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body.iccid)).size).toBe(1);
      const repeat = await again(mia, wish);
      expect(repeat.body.iccid).toBe(answers[0]?.body.iccid);
      const { charges, orders } = await world(mia, wish);
      expect([charges.length, orders.length]).toEqual([1, 1]);
    }
  });

  it('meets itself at any point of the way, and is one purchase all the same', async () => {
    const { stripe, cards } = shop.deps;
    const mia = await cardHolder(shop);
    const user = (await mia.user()) as Visitor;
    const [card] = await cardsOf(mia);
    // The other call overtakes this one entirely while the processor answers.
    const made = await wishOf(mia, nextCountry());
    const createIntent: Deps['stripe']['createIntent'] = async (purchase) => {
      const intent = await stripe.createIntent(purchase);
      await buyAgain(shop.deps, user, made);
      return intent;
    };
    const overtaken = await buyAgain({ ...shop.deps, stripe: { ...stripe, createIntent } }, user, made);
    expect(overtaken).toMatchObject({ status: 'ready', iccid: (await again(mia, made)).body.iccid });
    expect((await world(mia, made)).charges).toHaveLength(1);

    // The other call has charged the card, and nothing is noted of it yet.
    const paid = await wishOf(mia, nextCountry());
    const assignIntent: Deps['cards']['assignIntent'] = async (intent, wish) => {
      await cards.assignIntent(intent, wish);
      await cards.chargeCard(intent, card?.id ?? '');
      await cards.assignIntent(intent, wish);
    };
    const late = await buyAgain({ ...shop.deps, cards: { ...cards, assignIntent } }, user, paid);
    expect(late.status).toBe('ready');
    const { charges, orders } = await world(mia, paid);
    expect([charges.length, orders.length]).toEqual([1, 1]);
  });

  it('some minutes later is a new wish', async () => {
    const mia = await cardHolder(shop);
    const wish = await wishOf(mia, nextCountry());
    const first = await again(mia, wish);
    shop.passSeconds(121);
    const second = await again(mia, wish);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.iccid).not.toBe(first.body.iccid);
    expect((await world(mia, wish)).charges).toHaveLength(2);
  });
});

describe('nothing is charged, and nothing can be later,', () => {
  async function expectNothing(mia: Buyer, wish: Wish): Promise<void> {
    await shop.settle();
    const { charges, intents, orders } = await world(mia, wish);
    expect([charges, orders]).toEqual([[], []]);
    expect(intents.filter((status) => status !== 'canceled')).toEqual([]);
    expect((await purchases(mia, wish)).filter(({ state }) => state !== 'abandoned')).toEqual([]);
  }

  it('without a saved card', async () => {
    const mia = await shop.member();
    const wish = await wishOf(mia, nextCountry());
    expectRefused(await again(mia, wish), 402, 'no_saved_card');
    expect(await purchases(mia, wish)).toEqual([]);
  });

  it('with a saved card that has run out', async () => {
    const mia = await cardHolder(shop);
    const wish = await wishOf(mia);
    const user = (await mia.user()) as Visitor;
    const later = { ...shop.deps, now: () => new Date('2040-01-01') };
    await expect(buyAgain(later, user, wish)).rejects.toMatchObject({
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
    const wish = await wishOf(mia, nextCountry());
    const answer = await again(mia, wish);
    expectRefused(answer, 402, code);
    expect(answer.body.error).toContain('Nothing was charged');
    await expectNothing(mia, wish);
    // Twice at once fails no better.
    const both = await Promise.all([again(mia, wish), again(mia, wish)]);
    expect(both.map(({ status }) => status)).toEqual([402, 402]);
    await expectNothing(mia, wish);
  });

  it('when the request is not what the shop offers', async () => {
    const mia = await cardHolder(shop);
    const wish = await wishOf(mia, nextCountry());
    const price = (cents: number) => Math.round(wish.price * 100 + cents) / 100;
    const table: [object, number, string][] = [
      [{ price: price(-1) }, 409, 'price_changed'],
      [{ price: price(1) }, 409, 'price_changed'],
      [{ price: 0 }, 400, 'bad_request'],
      [{ price: String(wish.price) }, 400, 'bad_request'],
      [{ bundle_name: 'esim_1GB_7D_XX_V2' }, 400, 'unknown_plan'],
      [{ country_code: 'JP' }, 400, 'unknown_plan'],
      [{ attempt_id: 'x' }, 400, 'bad_request'],
    ];
    for (const [change, status, code] of table)
      expectRefused(await again(mia, { ...wish, ...change }), status, code);
    const changed = await again(mia, { ...wish, price: price(-1) });
    expect(changed.body).toMatchObject({ quote: { plan: { bundle_name: wish.bundle_name } } });
    expectRefused(await shop.buyer().post('/api/purchase-esim/', wish), 401, 'unauthorized');
    const away = { Origin: 'https://evil.example' };
    expectRefused(await mia.call('POST', '/api/purchase-esim/', wish, away), 403, 'wrong_origin');
    expect(await purchases(mia, wish)).toEqual([]);
  });

  it.each(['status', 'cut-before'] as const)('when the processor fails (%s)', async (effect) => {
    const mia = await cardHolder(shop);
    const wish = await wishOf(mia, nextCountry());
    await shop.world.fault({ ...CONFIRM, effect, times: 3 });
    const answer = await again(mia, wish);
    expectRefused(answer, 502, 'payment_provider_down');
    expect(answer.body.error).toContain('Nothing was charged');
    await expectNothing(mia, wish);
    expect((await again(mia, wish)).status).toBe(200);
    expect((await world(mia, wish)).charges).toHaveLength(1);
  });

  it('with a card that was removed', async () => {
    const mia = await cardHolder(shop);
    const wish = await wishOf(mia);
    const [card] = await cardsOf(mia);
    await mia.call('DELETE', `/api/account/cards/${card?.id}`);
    expectRefused(await again(mia, wish), 402, 'no_saved_card');
  });
});

describe('whatever breaks, a charge is made once and brings its eSIM:', () => {
  async function expectOne(mia: Buyer, wish: Wish): Promise<void> {
    await shop.settle();
    const { charges, orders, refunds } = await world(mia, wish);
    expect([charges.length, orders.length, refunds.length]).toEqual([1, 1, 0]);
  }

  it.each([1, 3])('the answer to the charge is lost %i times', async (times) => {
    const mia = await cardHolder(shop);
    const wish = await wishOf(mia, nextCountry());
    await shop.world.fault({ ...CONFIRM, effect: 'cut-after', times });
    expect((await again(mia, wish)).status).toBe(200);
    await expectOne(mia, wish);
  });

  it('the processor is gone right after the charge', async () => {
    const mia = await cardHolder(shop);
    const wish = await wishOf(mia, nextCountry());
    await shop.world.fault({ ...CONFIRM, effect: 'cut-after', times: 3 });
    await shop.world.fault({ ...READING_INTENT, effect: 'status', times: 3 });
    await shop.world.fault({
      party: 'stripe',
      path: '/v1/payment_intents/*/cancel',
      effect: 'status',
      times: 3,
    });
    const answer = await again(mia, wish);
    expectRefused(answer, 502, 'payment_provider_down');
    expect(answer.body.error).toContain('we do not know yet');
    shop.passSeconds(10 * 60);
    await expectOne(mia, wish);
    const repeat = await again(mia, wish);
    expect(repeat.status).toBe(200);
  });

  /** The process is gone before or after the card is charged. */
  async function die(mia: Buyer, wish: Wish, when: 'before' | 'after'): Promise<void> {
    const chargeCard: Deps['cards']['chargeCard'] = async (intent, card) => {
      if (when === 'after') await shop.deps.cards.chargeCard(intent, card);
      throw new Error('killed');
    };
    const dying = { ...shop.deps, cards: { ...shop.deps.cards, chargeCard } };
    const user = (await mia.user()) as Visitor;
    await expect(buyAgain(dying, user, wish)).rejects.toThrow('killed');
  }

  it('the shop dies after the charge, and nobody asks again', async () => {
    const mia = await cardHolder(shop);
    const wish = await wishOf(mia, nextCountry());
    await die(mia, wish, 'after');
    expect(await purchases(mia, wish)).toMatchObject([{ state: 'paying' }]);
    shop.passSeconds(10 * 60);
    await expectOne(mia, wish);
    expect(await purchases(mia, wish)).toMatchObject([{ state: 'delivered' }]);
  });

  it('the shop dies before the charge: asked again it goes on, else the purchase ends', async () => {
    const mia = await cardHolder(shop);
    const wish = await wishOf(mia, nextCountry());
    await die(mia, wish, 'before');
    expect((await again(mia, wish)).status).toBe(200);
    await expectOne(mia, wish);

    const other = await wishOf(mia, nextCountry());
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
  const wish = await wishOf(mia);
  const codes = new Set<string | undefined>();
  for (let i = 0; i < 20; i++) codes.add((await again(mia, wish)).body.code);
  const over = await again(mia, wish);
  expect([...codes]).toEqual(['no_saved_card']);
  expect([over.status, over.headers.has('retry-after')]).toEqual([429, true]);
  await strict.stop();
});
