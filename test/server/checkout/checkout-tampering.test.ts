import { randomUUID } from 'node:crypto';

import { afterEach, beforeAll, describe, expect, test } from 'vitest';

import type { Answer, Completed, Started } from '../../support/shop/answers.ts';
import type { Buyer } from '../../support/shop/buyer.ts';
import { expectRefused } from '../../support/shop/refused.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
let buyer: Buyer;
let request: Awaited<ReturnType<Buyer['request']>>;
beforeAll(async () => {
  buyer = shop.buyer();
  request = await buyer.request(await buyer.plan('JP'));
});

const START = '/api/esims/create-payment-intent/';

describe('a request to pay that is not what the shop offers', () => {
  afterEach(async () => {
    const made = await shop.stripe.call<{ data: unknown[] }>('GET', '/v1/payment_intents');
    expect(made.data).toEqual([]);
    const { charges, provider_orders: orders } = await shop.world.ledger();
    expect([charges, orders]).toEqual([[], []]);
  });

  const billing = (details: object) => ({
    billing_details: { fullName: 'Mia', email: 'm@x.org', ...details },
  });

  test.each<[what: string, changes: object, status: number, code: string]>([
    ['one cent too little', { price: -0.01 }, 409, 'price_changed'],
    ['one cent too much', { price: 0.01 }, 409, 'price_changed'],
    ['a fraction of a cent too little', { price: -0.004 }, 409, 'price_changed'],
    ['an unknown bundle', { bundle_name: 'esim_1GB_7D_XX_V2' }, 400, 'unknown_plan'],
    ['a bundle of another country', { country_code: 'FR' }, 400, 'unknown_plan'],
    ['no bundle', { bundle_name: '' }, 400, 'bad_request'],
    ['an unknown way to pay', { payment_method: 'cash' }, 400, 'bad_request'],
    ['an attempt that is no id', { attempt_id: "' or 1=1" }, 400, 'bad_request'],
    ['no name', billing({ fullName: '  ' }), 400, 'bad_request'],
    ['a name without end', billing({ fullName: 'M'.repeat(201) }), 400, 'bad_request'],
    ['an address that is none', billing({ email: 'mia at example' }), 400, 'bad_request'],
    ['an address with a second header', billing({ email: 'm@x.org\r\nBcc: e@x.org' }), 400, 'bad_request'],
    ['an address without end', billing({ email: `${'m'.repeat(250)}@x.org` }), 400, 'bad_request'],
    ['two addresses in one', { alternative_email: 'a@x.org, b@x.org' }, 400, 'bad_request'],
  ])('%s', async (_what, changes, status, code) => {
    const price = 'price' in changes ? request.price + Number(changes.price) : request.price;
    expectRefused(await buyer.start({ ...request, ...changes, price }), status, code);
  });

  test.each([['0'], ['-5'], ['"12.00"'], ['"NaN"'], ['null'], ['1e400'], ['[12]'], ['100000001']])(
    'a price of %s',
    async (price) => {
      const text = JSON.stringify(request).replace(/"price":[\d.]+/, `"price":${price}`);
      expectRefused(await buyer.post(START, text), 400, 'bad_request');
    },
  );

  test.each([
    ['no JSON', '{"bundle_name":'],
    ['a list', '[]'],
    ['nothing', ''],
    ['a word', '"hello"'],
  ])('a body with %s in it', async (_what, body) => {
    expectRefused(await buyer.post(START, body), 400, 'bad_request');
  });

  test('a body without a JSON content type', async () => {
    const answer = await buyer.call('POST', START, JSON.stringify(request), { 'Content-Type': 'text/plain' });
    expectRefused(answer, 400, 'bad_request');
  });

  test('a body above 64 KB, by its length or in pieces', async () => {
    const large = { ...request, padding: 'x'.repeat(65_536) };
    expectRefused(await buyer.post(START, large), 413, 'too_large');
    for (const body of [JSON.stringify(large), new Blob([JSON.stringify(large)]).stream()]) {
      const headers = { Origin: shop.baseUrl, 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      const sent = await fetch(`${shop.baseUrl}${START}`, init);
      expect(sent.status).toBe(413);
      expect(await sent.json()).toMatchObject({ code: 'too_large' });
    }
  });

  test.each(['https://evil.example', 'null', 'http://localhost:1'])('an Origin of %s', async (origin) => {
    expectRefused(await buyer.call('POST', START, request, { Origin: origin }), 403, 'wrong_origin');
  });

  test('a cookie without an Origin', async () => {
    const response = await shop.app.request(`${shop.baseUrl}${START}`, {
      method: 'POST',
      headers: { Cookie: 'simport_guest=x', 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    });
    expect(response.status).toBe(403);
  });
});

describe('a payment that is not what the shop asked for', () => {
  async function begun(iso: string, who = shop.buyer()) {
    return { who, ...(await who.begin(await who.plan(iso))) };
  }

  async function expectNothingBought(item: string): Promise<void> {
    await shop.settle();
    const { provider_orders: orders } = await shop.world.ledger();
    expect(orders.filter((order) => order.item === item)).toEqual([]);
  }

  test('is refused while it is unpaid', async () => {
    const { complete, request } = await begun('FR');
    expectRefused(await complete(), 402, 'payment_required');
    await expectNothingBought(request.bundle_name);
  });

  test('is refused if somebody lowered its amount, and operators are alerted', async () => {
    const { who, started, complete, request } = await begun('ES');
    await shop.stripe.call('POST', `/v1/payment_intents/${started.payment_intent_id}`, { amount: '100' });
    await who.pay(started);
    expectRefused(await complete(), 409, 'payment_mismatch');
    await expectNothingBought(request.bundle_name);
    expect(shop.logged.join('')).toContain('a payment needs review');
  });

  test('is refused if its currency differs', async () => {
    const { who, started, complete, request } = await begun('IT');
    await shop.stripe.call('POST', `/v1/payment_intents/${started.payment_intent_id}`, { currency: 'eur' });
    await who.pay(started);
    expectRefused(await complete(), 409, 'payment_mismatch');
    await expectNothingBought(request.bundle_name);
  });

  test('is refused if it names another purchase', async () => {
    const { who, started, complete, request } = await begun('PT');
    const form = { 'metadata[purchase_id]': randomUUID() };
    await shop.stripe.call('POST', `/v1/payment_intents/${started.payment_intent_id}`, form);
    await who.pay(started);
    expectRefused(await complete(), 409, 'payment_mismatch');
    await expectNothingBought(request.bundle_name);
  });

  test('is refused if it was made without the shop, whatever its data say', async () => {
    const { who, started, request } = await begun('GR');
    const known = await shop.stripe.call<{ amount: number; metadata: { purchase_id: string } }>(
      'GET',
      `/v1/payment_intents/${started.payment_intent_id}`,
    );
    const forged = await shop.stripe.call<{ id: string; client_secret: string }>(
      'POST',
      '/v1/payment_intents',
      {
        amount: String(known.amount),
        currency: 'usd',
        'allowed_payment_method_types[0]': 'card',
        'metadata[purchase_id]': known.metadata.purchase_id,
        payment_method: 'pm_card_visa',
        confirm: 'true',
      },
    );
    const as: Started = { ...started, payment_intent_id: forged.id, client_secret: forged.client_secret };
    expectRefused(
      await who.complete(request, as, { order: started.order, client_secret: forged.client_secret }),
      404,
      'not_yours',
    );
    await expectNothingBought(request.bundle_name);
  });

  test('is refused for another plan or price than the one it was opened for', async () => {
    const { who, started, request } = await begun('NL');
    await shop.world.webhooks('hold');
    await who.pay(started);
    const dearer = await who.request(await who.plan('BE'));
    expectRefused(await who.complete(dearer, started), 400, 'bad_request');
    expectRefused(await who.complete({ ...request, price: 0.5 }, started), 409, 'payment_mismatch');
    await shop.drain();
    const { provider_orders: orders } = await shop.world.ledger();
    expect(orders.map(({ item }) => item)).not.toContain(dearer.bundle_name);
  });
});

describe("somebody else's payment", () => {
  type Theirs = Awaited<ReturnType<Buyer['begin']>>;
  let theirs: Theirs;
  let own: Theirs;
  let thief: Buyer;
  beforeAll(async () => {
    const victim = shop.buyer();
    await shop.world.webhooks('drop');
    theirs = await victim.beginAndPay(await victim.plan('SE'));
    thief = shop.buyer();
    own = await thief.begin(await thief.plan('DE'));
  });

  const foreign: [proof: string, (own: Theirs) => Record<string, unknown>][] = [
    ['the cookie of another guest', () => ({})],
    ['the order token of another purchase', (own) => ({ order: own.started.order })],
    ['the client secret of another payment', (own) => ({ client_secret: own.started.client_secret })],
    ['a made-up order token', () => ({ order: Buffer.alloc(36, 7).toString('base64url') })],
    ['an empty client secret', () => ({ client_secret: '' })],
  ];

  test.each(foreign)('is not completed by %s', async (_proof, proof) => {
    const answer: Answer<Completed> = await thief.complete(theirs.request, theirs.started, proof(own));
    expectRefused(answer, 404, 'not_yours');
    const { orders } = await shop.world.books(theirs);
    expect(orders).toEqual([]);
  });

  test('is not completed without any proof', async () => {
    expectRefused(await shop.buyer().complete(theirs.request, theirs.started), 404, 'not_yours');
  });

  test('gets the answer of one that does not exist', async () => {
    const unknown = { ...theirs.started, payment_intent_id: 'pi_unknown' };
    const [one, other] = [
      await thief.complete(theirs.request, unknown),
      await thief.complete(theirs.request, theirs.started),
    ];
    expect(one.body).toEqual(other.body);
  });

  test.each<[proof: string, (theirs: Theirs) => Record<string, unknown>]>([
    ['order token', ({ started }) => ({ order: started.order })],
    ['client secret', ({ started }) => ({ client_secret: started.client_secret })],
  ])('is completed by who holds its %s, in a browser without cookies', async (_proof, proof) => {
    const completed = await shop.buyer().complete(theirs.request, theirs.started, proof(theirs));
    expect(completed.status).toBe(200);
    expect((await shop.world.books(theirs)).orders).toHaveLength(1);
  });
});
