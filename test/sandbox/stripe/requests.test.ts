import Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';

import { rawCalls, SECRET } from './raw-calls.ts';
import { CARD_INTENT, errorOf, openSetting, sdk, useStripe } from './setting.ts';

const { setting, stripe } = useStripe();
let origin: string;

beforeAll(async () => {
  origin = setting.sandbox.origins.stripe;
});

const { call, post } = rawCalls(setting);

describe('keys', () => {
  test('no key and wrong keys are 401, publishable keys 403 on secret routes', async () => {
    expect(await call('/v1/payment_intents')).toMatchObject({
      status: 401,
      body: { error: { type: 'invalid_request_error' } },
    });
    expect(await errorOf(sdk(setting.sandbox, 'sk_live_x').charges.list())).toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
    expect(await errorOf(sdk(setting.sandbox, 'pk_test_x').charges.list())).toBeInstanceOf(
      Stripe.errors.StripePermissionError,
    );
  });

  test('Basic works like Bearer', async () => {
    const basic = { authorization: `Basic ${Buffer.from('sk_test_contract:').toString('base64')}` };
    expect(await call('/v1/charges', { headers: basic })).toMatchObject({
      status: 200,
      body: { object: 'list' },
    });
  });

  test('a secret key out of a browser is refused', async () => {
    const answer = await post('/v1/payment_intents', 'amount=500&currency=usd', {
      ...SECRET,
      origin: 'http://localhost:3000',
    });
    expect(answer.status).toBe(403);
  });
});

describe('parameters', () => {
  test.each([
    ['amount=1000&currency=usd&payment_method_types[]=card', 'parameter_unknown', 'payment_method_types'],
    [
      'amount=1000&currency=usd&payment_method_data[type]=card&payment_method_data[colour]=red',
      'parameter_unknown',
      'payment_method_data[colour]',
    ],
    ['currency=usd', 'parameter_missing', 'amount'],
    ['amount=1000', 'parameter_missing', 'currency'],
    ['amount=10.5&currency=usd', 'parameter_invalid_integer', 'amount'],
    ['amount=&currency=usd', 'parameter_invalid_empty', 'amount'],
    ['amount=0&currency=usd', 'parameter_invalid_integer', 'amount'],
    ['amount=49&currency=usd', 'amount_too_small', 'amount'],
    ['amount=100000000&currency=usd', 'amount_too_large', 'amount'],
    ['amount=1000&currency=usd&customer=cus_nobody', 'resource_missing', 'customer'],
    ['amount=1000&currency=xyz', undefined, 'currency'],
    ['amount=1000&currency=usd&return_url=https://x.example', undefined, 'return_url'],
    ['amount=1000&currency=usd&capture_method=sometimes', undefined, 'capture_method'],
    ['amount=1000&currency=usd&statement_descriptor=SIMPORT', undefined, 'statement_descriptor'],
    [`amount=1000&currency=usd&metadata[k]=${'x'.repeat(501)}`, undefined, 'metadata[k]'],
  ])('%s is refused: %s %s', async (body, code, param) => {
    const { body: answer } = await post('/v1/payment_intents', body);
    expect(answer.error).toMatchObject({ type: 'invalid_request_error', param });
    expect(answer.error?.['code']).toBe(code);
  });

  test('brackets may be literal or encoded, arrays indexed or not', async () => {
    for (const body of [
      'amount=1000&currency=usd&allowed_payment_method_types[]=card&metadata[a b]=c%26d&expand[]=latest_charge',
      'amount=1000&currency=usd&allowed_payment_method_types%5B0%5D=card&metadata%5Ba%20b%5D=c%26d&expand%5B0%5D=latest_charge',
    ]) {
      expect(await post('/v1/payment_intents', body)).toMatchObject({
        status: 200,
        body: { metadata: { 'a b': 'c&d' }, allowed_payment_method_types: ['card'] },
      });
    }
  });

  test('what is not there is 404 with the right words', async () => {
    expect(await errorOf(stripe.paymentIntents.retrieve('pi_nope'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'intent',
      message: "No such payment_intent: 'pi_nope'",
    });
    expect(await errorOf(stripe.charges.retrieve('ch_nope'))).toMatchObject({ statusCode: 404, param: 'id' });
    expect(await call('/v1/unicorns', { headers: SECRET })).toMatchObject({ status: 404 });
  });

  test('every answer names its request and version', async () => {
    const fine = await call('/v1/charges', { headers: { ...SECRET, 'stripe-version': '2026-10-28.endive' } });
    const wrong = await post('/v1/refunds', 'amount=1');
    for (const { headers } of [fine, wrong]) {
      expect(headers.get('request-id')).toMatch(/^req_[A-Za-z0-9]{14}$/);
      expect(headers.get('stripe-version')).toBe('2026-10-28.endive');
    }
  });
});

describe('a publishable key', () => {
  test('reads and confirms the intent whose secret it shows, reduced, from any page', async () => {
    const { id, client_secret } = await stripe.paymentIntents.create({
      ...CARD_INTENT,
      metadata: { secret: 'x' },
    });
    const query = new URLSearchParams({ key: 'pk_test_x', client_secret: client_secret ?? '' });
    const read = await call(`/v1/payment_intents/${id}?${query}`, {
      headers: { origin: 'http://localhost:3000' },
    });
    expect(read.headers.get('access-control-allow-origin')).toBe('*');
    expect(read.body).toMatchObject({ id, status: 'requires_payment_method', amount: 1234 });
    for (const hidden of ['metadata', 'customer', 'latest_charge'])
      expect(read.body).not.toHaveProperty(hidden);

    const card =
      'payment_method_data[type]=card&payment_method_data[card][number]=4000000000000002&payment_method_data[card][exp_month]=12&payment_method_data[card][exp_year]=40&payment_method_data[card][cvc]=123';
    const declined = await post(`/v1/payment_intents/${id}/confirm`, `${query}&use_stripe_sdk=true&${card}`, {
      origin: 'http://localhost:3000',
    });
    expect(declined).toMatchObject({ status: 402, body: { error: { code: 'card_declined' } } });
    expect(declined.body.error?.['payment_intent']).not.toHaveProperty('metadata');
    const paid = await post(
      `/v1/payment_intents/${id}/confirm`,
      `${query}&use_stripe_sdk=true&${card.replace('4000000000000002', '4242424242424242')}`,
      { origin: 'http://localhost:3000' },
    );
    expect(paid).toMatchObject({ status: 200, body: { status: 'succeeded' } });
  });

  test('opens nothing without the right secret', async () => {
    const { id } = await stripe.paymentIntents.create(CARD_INTENT);
    const other = await stripe.paymentIntents.create(CARD_INTENT);
    expect(await call(`/v1/payment_intents/${id}?key=pk_test_x`)).toMatchObject({ status: 403 });
    const wrong = new URLSearchParams({ key: 'pk_test_x', client_secret: other.client_secret ?? '' });
    expect(await call(`/v1/payment_intents/${id}?${wrong}`)).toMatchObject({ status: 400 });
    expect((await post(`/v1/payment_intents/${id}/cancel`, wrong.toString(), {})).status).toBe(403);
  });

  test('gets no leave from secret routes to call from a page', async () => {
    const preflight = async (path: string) =>
      fetch(origin + path, {
        method: 'OPTIONS',
        headers: { origin: 'http://localhost:3000', 'access-control-request-method': 'POST' },
      });
    expect((await preflight('/v1/refunds')).headers.get('access-control-allow-origin')).toBeNull();
    expect(
      (await preflight('/v1/payment_intents/pi_x/confirm')).headers.get('access-control-allow-origin'),
    ).toBe('*');
  });
});

describe('lists and expansion', () => {
  test('pages run both ways, newest first, and filter by time', async () => {
    const other = await openSetting();
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1)
      made.unshift((await other.stripe.paymentIntents.create(CARD_INTENT)).id);
    const first = await other.stripe.paymentIntents.list({ limit: 2 });
    expect(first).toMatchObject({ object: 'list', url: '/v1/payment_intents', has_more: true });
    expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
    const last = await other.stripe.paymentIntents.list({ limit: 10, starting_after: made[2] ?? '' });
    expect(last).toMatchObject({ has_more: false });
    expect(last.data.map(({ id }) => id)).toEqual(made.slice(3));
    const before = await other.stripe.paymentIntents.list({ limit: 2, ending_before: made[3] ?? '' });
    expect(before.data.map(({ id }) => id)).toEqual(made.slice(1, 3));
    const all: string[] = [];
    for await (const { id } of other.stripe.paymentIntents.list({ limit: 2 })) all.push(id);
    expect(all).toEqual(made);

    const { created } = first.data[0] as Stripe.PaymentIntent;
    await other.pull('clock', { advance_seconds: 100 });
    const young = await other.stripe.paymentIntents.create(CARD_INTENT);
    const since = await other.stripe.paymentIntents.list({ created: { gt: created + 50 } });
    expect(since.data.map(({ id }) => id)).toEqual([young.id]);
    await other.close();
  });

  test('expands along dots, in lists too, and says what it cannot expand', async () => {
    const { id } = await stripe.paymentIntents.create({
      ...CARD_INTENT,
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    await setting.pull('clock', { advance_seconds: 2 });
    const intent = await stripe.paymentIntents.retrieve(id, {
      expand: ['latest_charge.balance_transaction'],
    });
    expect(intent.latest_charge).toMatchObject({
      balance_transaction: { object: 'balance_transaction', amount: 1234 },
    });
    const list = await stripe.paymentIntents.list({ limit: 1, expand: ['data.latest_charge'] });
    expect(list.data[0]?.latest_charge).toMatchObject({ object: 'charge' });
    expect(await errorOf(stripe.paymentIntents.retrieve(id, { expand: ['status'] }))).toMatchObject({
      statusCode: 400,
    });
  });
});
