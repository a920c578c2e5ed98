import {
  ApiError,
  CheckoutPaymentIntent,
  Client,
  Environment,
  OrdersController,
  PaymentsController,
} from '@paypal/paypal-server-sdk';
import { beforeEach, expect, test } from 'vitest';

import { useOpened } from '../use-opened.ts';
import { openPaypal } from './setting.ts';

/** The SDK's hosts are fixed, so its requests are redirected to `origin` below it. */
function sdk(origin: string, secret = 'sandbox'): Client {
  return new Client({
    environment: Environment.Sandbox,
    clientCredentialsAuthCredentials: { oAuthClientId: 'sandbox', oAuthClientSecret: secret },
    unstable_httpClientOptions: { adapter: (config: Sent) => send(origin, config) },
  });
}

interface Sent {
  url: string;
  method: string;
  headers: { toJSON(): Record<string, string> };
  data?: string | URLSearchParams;
}

async function send(origin: string, config: Sent) {
  const { pathname, search } = new URL(config.url);
  const response = await fetch(origin + pathname + search, {
    method: config.method.toUpperCase(),
    headers: config.headers.toJSON(),
    ...(config.data === undefined ? {} : { body: config.data }),
  });
  return {
    data: await response.text(),
    status: response.status,
    statusText: response.statusText,
    headers: Object.fromEntries(response.headers),
    config,
  };
}

const setting = useOpened(openPaypal, { anew: true });
let orders: OrdersController;
let payments: PaymentsController;

beforeEach(async () => {
  const client = sdk(setting.sandbox.origins.paypal);
  orders = new OrdersController(client);
  payments = new PaymentsController(client);
});

const plan = {
  intent: CheckoutPaymentIntent.Capture,
  purchaseUnits: [
    {
      customId: 'order-7',
      invoiceId: 'S-7',
      description: 'eSIM for Japan - 1 GB for 7 days',
      amount: { currencyCode: 'USD', value: '10.50' },
    },
  ],
};
const whole = 'return=representation';

async function failureOf(
  call: Promise<unknown>,
): Promise<ApiError<{ name: string; details?: { issue: string }[] }>> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error as never;
    throw error;
  }
  throw new Error('The call went through');
}

test('the official SDK makes, reads, changes, captures and refunds a payment', async () => {
  const made = await orders.createOrder({ body: plan, prefer: whole });
  const id = made.result.id ?? '';
  expect(made.statusCode).toBe(201);
  expect(made.result).toMatchObject({
    status: 'CREATED',
    purchaseUnits: [{ referenceId: 'default', customId: 'order-7', payee: { merchantId: 'SANDBXMERCHNT' } }],
  });
  expect(made.result.links?.find(({ rel }) => rel === 'approve')?.href).toBe(
    `${setting.sandbox.origins.paypal}/checkoutnow?token=${id}`,
  );

  await orders.patchOrder({
    id,
    body: [
      {
        op: 'replace' as never,
        path: "/purchase_units/@reference_id=='default'/amount",
        value: { currency_code: 'USD', value: '11.25' },
      },
    ],
  });
  const early = await failureOf(orders.captureOrder({ id }));
  expect(early.statusCode).toBe(422);
  expect(early.result?.details?.[0]?.issue).toBe('ORDER_NOT_APPROVED');

  await setting.pull('paypal-approval', { order: id });
  const approved = await orders.getOrder({ id });
  expect(approved.result).toMatchObject({ status: 'APPROVED', payer: { payerId: 'PATNRMAL23456' } });

  const captured = await orders.captureOrder({ id, prefer: whole });
  const capture = captured.result.purchaseUnits?.[0]?.payments?.captures?.[0];
  expect(captured.result.status).toBe('COMPLETED');
  expect(capture).toMatchObject({
    status: 'COMPLETED',
    amount: { currencyCode: 'USD', value: '11.25' },
    customId: 'order-7',
    invoiceId: 'S-7',
    sellerReceivableBreakdown: { netAmount: { value: '10.37' }, paypalFee: { value: '0.88' } },
  });

  const refunded = await payments.refundCapturedPayment({
    captureId: capture?.id ?? '',
    prefer: whole,
    body: { amount: { currencyCode: 'USD', value: '4.00' }, noteToPayer: 'Sorry' },
  });
  expect(refunded.result).toMatchObject({ status: 'COMPLETED', amount: { value: '4.00' } });
  const again = await payments.getRefund({ refundId: refunded.result.id ?? '' });
  expect(again.result.noteToPayer).toBe('Sorry');
  const left = await payments.getCapturedPayment({ captureId: capture?.id ?? '' });
  expect(left.result).toMatchObject({
    status: 'PARTIALLY_REFUNDED',
    payee: { merchantId: 'SANDBXMERCHNT' },
  });

  const books = await setting.ledger();
  expect(books.paypal_captures).toEqual([
    {
      id: capture?.id,
      order: id,
      amount: 1125,
      currency: 'USD',
      status: 'PARTIALLY_REFUNDED',
      refunded: 400,
      custom_id: 'order-7',
    },
  ]);
  expect(books.refunds).toEqual([
    expect.objectContaining({ charge: capture?.id, payment_intent: id, amount: 400, status: 'succeeded' }),
  ]);
});

test('by default calls answer only id, status and links', async () => {
  const made = await orders.createOrder({ body: plan });
  expect(Object.keys(JSON.parse(made.body as string) as object)).toEqual(['id', 'status', 'links']);
});

test("a wrong secret is refused with PayPal's words", async () => {
  const stranger = new OrdersController(sdk(setting.sandbox.origins.paypal, 'wrong'));
  const failure = await failureOf(stranger.getOrder({ id: 'x' }));
  expect(failure.statusCode).toBe(401);
  expect(failure.result).toMatchObject({ error: 'invalid_client' });
});

test('the negative testing header is honoured', async () => {
  const failure = await failureOf(
    orders.captureOrder({
      id: await setting.order(),
      paypalMockResponse: '{"mock_application_codes": "INSTRUMENT_DECLINED"}',
    }),
  );
  expect(failure.result).toMatchObject({
    name: 'UNPROCESSABLE_ENTITY',
    details: [{ issue: 'INSTRUMENT_DECLINED' }],
  });
});
