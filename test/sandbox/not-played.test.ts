import { beforeAll, describe, expect, test } from 'vitest';

import { openPaypal, orderBody } from './paypal/setting.ts';
import { useOpened } from './use-opened.ts';

const setting = useOpened(openPaypal);
beforeAll(async () => {
  await setting.pull('provider', { rateLimit: false });
});

interface Answered {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- each test knows the shape it asked for
  body: any;
}

async function ask(
  party: 'stripe' | 'esimGo' | 'oidc',
  path: string,
  init: RequestInit = {},
): Promise<Answered> {
  const headers = { authorization: 'Bearer sk_test_1', 'x-api-key': 'sandbox', ...(init.headers as object) };
  const answer = await fetch(setting.sandbox.origins[party] + path, { ...init, headers });
  return { status: answer.status, body: await answer.json() };
}

describe('Stripe', () => {
  test.each([
    ['POST', '/v1/subscriptions'],
    ['GET', '/v1/balance'],
    ['POST', '/v1/payment_intents/pi_1/capture'],
    ['POST', '/v2/core/events'],
    ['DELETE', '/v1/payment_intents/pi_1'],
  ])('%s %s is refused by name', async (method, path) => {
    const { status, body } = await ask('stripe', path, { method });
    expect([status, body.error]).toMatchObject([
      404,
      { type: 'invalid_request_error', message: `The sandbox does not play ${method} ${path}.` },
    ]);
  });

  test('a parameter is refused by name, everywhere', async () => {
    const calls: [string, string, string][] = [
      ['POST', '/v1/payment_intents', 'amount=1000&currency=usd&application_fee_amount=5'],
      ['POST', '/v1/refunds', 'charge=ch_1&reverse_transfer=true'],
      ['POST', '/v1/customers', 'tax_exempt=none'],
      ['GET', '/v1/charges?transfer_group=x', ''],
      ['GET', '/v1/events/evt_1?something=x', ''],
    ];
    for (const [method, path, form] of calls) {
      const init = method === 'POST' ? { method, body: new URLSearchParams(form) } : { method };
      const { status, body } = await ask('stripe', path, init);
      expect([status, body.error.code], path).toEqual([400, 'parameter_unknown']);
      expect(body.error.message, path).toMatch(
        /^Received unknown parameter: \w+\. The sandbox does not play it\.$/,
      );
    }
  });

  test('a value is refused with those that are played', async () => {
    const form = 'amount=1000&currency=usd&capture_method=manual';
    const { status, body } = await ask('stripe', '/v1/payment_intents', {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    expect(status).toBe(400);
    expect(body.error.message).toContain('capture_method');
    expect(body.error.message).toMatch(/The sandbox does not play /);
  });

  test('other API versions are refused in plain words; the pinned one, and none, are played', async () => {
    const of = (version: string) => ask('stripe', '/v1/charges', { headers: { 'stripe-version': version } });
    const { status, body } = await of('2024-06-20');
    expect([status, body.error]).toMatchObject([
      400,
      {
        type: 'invalid_request_error',
        message:
          "The sandbox does not play Stripe's API version 2024-06-20. It plays 2026-10-28.endive alone.",
      },
    ]);
    expect((await of('2026-10-28.endive')).status).toBe(200);
    expect((await ask('stripe', '/v1/charges')).status).toBe(200);
  });
});

describe('PayPal', () => {
  const ORDERS = '/v2/checkout/orders';
  const issueOf = ({ status, body }: Answered) => [status, body.name, body.details[0]];

  test.each([
    ['POST', '/v1/billing/subscriptions'],
    ['POST', `${ORDERS}/X/authorize`],
    ['POST', '/v1/payments/payouts'],
    ['PUT', ORDERS],
  ])('%s %s is refused by name', async (method, path) => {
    const words = `The sandbox does not play ${method} ${path}.`;
    const answer = await setting.call(method, path, method === 'PUT' ? {} : undefined);
    expect(issueOf(answer)).toEqual([
      404,
      'RESOURCE_NOT_FOUND',
      { issue: 'NOT_PLAYED_BY_THE_SANDBOX', description: words },
    ]);
    expect(answer.body).toMatchObject({ message: words, debug_id: expect.any(String) });
  });

  test.each([
    ['/processing_instruction', { ...orderBody(), processing_instruction: 'ORDER_SAVED_EXPLICITLY' }],
    ['/payment_source/card', { ...orderBody(), payment_source: { card: { number: '4111111111111111' } } }],
    ['/purchase_units/0/shipping', orderBody({ shipping: {} })],
    ['/purchase_units/0/payment_instruction', orderBody({ payment_instruction: {} })],
  ])('a field of an order, %s, is refused by name', async (field, body) => {
    expect(issueOf(await setting.call('POST', ORDERS, body))).toEqual([
      422,
      'UNPROCESSABLE_ENTITY',
      {
        field,
        issue: 'NOT_PLAYED_BY_THE_SANDBOX',
        description: `The sandbox does not play the field ${field}.`,
      },
    ]);
  });

  test('so are fields, parameters and headers of other calls', async () => {
    const id = await setting.order();
    await setting.pull('paypal-approval', { order: id });
    const calls: [Promise<Answered>, string][] = [
      [setting.call('POST', `${ORDERS}/${id}/capture`, { payment_source: {} }), 'the field /payment_source'],
      [setting.call('GET', `${ORDERS}/${id}?fields=payment_source`), 'the parameter fields'],
      [
        setting.call('GET', '/v1/customer/disputes?disputed_transaction_id=X&page_size=2'),
        'the parameter page_size',
      ],
      [setting.call('POST', `${ORDERS}?a=1&b=2`, orderBody()), 'the parameters a, b'],
      [
        setting.call('GET', `${ORDERS}/${id}`, undefined, { 'paypal-auth-assertion': 'x' }),
        'the header PayPal-Auth-Assertion',
      ],
      [setting.call('POST', ORDERS, { ...orderBody(), intent: 'AUTHORIZE' }), 'intent=AUTHORIZE'],
    ];
    for (const [call, what] of calls) {
      const answer = await call;
      expect([answer.status, answer.body.message]).toEqual([422, `The sandbox does not play ${what}.`]);
    }
    expect((await setting.call('POST', `${ORDERS}/${id}/capture`, {})).status).toBe(201);
  });

  test('a refund and a token too', async () => {
    const { id } = await setting.paid();
    const refund = await setting.call('POST', `/v2/payments/captures/${id}/refund`, {
      payment_instruction: {},
    });
    expect(refund.body.message).toBe('The sandbox does not play the field /payment_instruction.');
    expect((await setting.ledger()).refunds).toEqual([]);
    const token = await fetch(`${setting.sandbox.origins.paypal}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', response_type: 'id_token' }),
    });
    expect([token.status, await token.json()]).toEqual([
      400,
      {
        error: 'invalid_request',
        error_description: 'The sandbox does not play the parameter response_type.',
      },
    ]);
  });
});

describe('eSIM Go', () => {
  test.each([
    ['POST', '/v2.4/esims/apply'],
    ['GET', '/v2.4/esims/8944/location'],
    ['GET', '/v2.3/catalogue'],
    ['GET', '/v3/anything'],
  ])('%s %s is refused by name', async (method, path) => {
    const answer = await ask('esimGo', path, { method });
    expect(answer).toEqual({
      status: 404,
      body: { message: `The sandbox does not play ${method} ${path}.` },
    });
  });

  test('parameters and fields are refused by name, and nothing is done', async () => {
    const json = (method: string, body: object) => ({ method, body: JSON.stringify(body) });
    const line = { type: 'bundle', item: 'esim_1GB_7D_JP_V2', quantity: 1 };
    const calls: [string, RequestInit, string][] = [
      ['/v2.4/catalogue?api=v3', {}, 'the parameter api'],
      ['/v2.4/orders?organisation=x', {}, 'the parameter organisation'],
      ['/v2.4/esims/8944/bundles/x?force=1&now=1', { method: 'DELETE' }, 'the parameters force, now'],
      ['/v2.4/orders', json('POST', { type: 'transaction', order: [line], promo: 'x' }), 'the field promo'],
      [
        '/v2.4/orders',
        json('POST', { type: 'transaction', order: [{ ...line, startTime: 'now' }] }),
        'the field order.0.startTime',
      ],
      ['/v2.4/esims', json('PUT', { iccid: '1', customerRef: 'x', tag: 'y' }), 'the field tag'],
    ];
    for (const [path, init, what] of calls) {
      const answer = await ask('esimGo', path, init);
      expect(answer, path).toEqual({ status: 400, body: { message: `The sandbox does not play ${what}.` } });
    }
  });
});

describe('the OpenID provider', () => {
  test.each([
    ['GET', '/device'],
    ['POST', '/revoke'],
    ['POST', '/o/oauth2/v2/auth'],
  ])('%s %s is refused by name', async (method, path) => {
    expect(await ask('oidc', path, { method })).toEqual({
      status: 404,
      body: { error: 'invalid_request', error_description: `The sandbox does not play ${method} ${path}.` },
    });
  });

  test('parameters are refused by name, in addresses and in forms', async () => {
    const address =
      '/o/oauth2/v2/auth?client_id=sandbox&response_type=code&access_type=offline&hd=example.com';
    expect(await ask('oidc', address)).toMatchObject({
      status: 400,
      body: { error_description: 'The sandbox does not play the parameters access_type, hd.' },
    });
    const form = new URLSearchParams({ grant_type: 'authorization_code', code: 'x', audience: 'y' });
    expect(await ask('oidc', '/token', { method: 'POST', body: form })).toMatchObject({
      status: 400,
      body: { error_description: 'The sandbox does not play the parameter audience.' },
    });
  });
});
