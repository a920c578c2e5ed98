import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';

import { CARD_INTENT, errorOf, openReceiver, openSetting, sdk, useStripe } from './setting.ts';

const { setting, stripe } = useStripe({ anew: true });

const fault = async (order: object) => setting.pull('faults', { party: 'stripe', ...order });
const clearFaults = () => fetch(`${setting.sandbox.origins.control}/control/faults`, { method: 'DELETE' });
const made = async () => (await stripe.paymentIntents.list()).data.length;

describe('forced faults', () => {
  test("a status keeps the call from taking effect and speaks the processor's language", async () => {
    await fault({ effect: 'status', status: 500 });
    await fault({ effect: 'status', status: 429 });
    expect(await errorOf(stripe.paymentIntents.create(CARD_INTENT))).toBeInstanceOf(
      Stripe.errors.StripeAPIError,
    );
    expect(await errorOf(stripe.paymentIntents.create(CARD_INTENT))).toBeInstanceOf(
      Stripe.errors.StripeRateLimitError,
    );
    expect(await made()).toBe(0);
  });

  test('cut-before loses the call, cut-after only the answer', async () => {
    await fault({ effect: 'cut-before', method: 'POST', times: 2 });
    expect(await errorOf(stripe.paymentIntents.create(CARD_INTENT))).toBeInstanceOf(
      Stripe.errors.StripeConnectionError,
    );
    expect(await made()).toBe(0);
    // The SDK itself retries after a closed connection, so both answers are lost.
    await fault({ effect: 'cut-after', method: 'POST', times: 2 });
    const lost = stripe.paymentIntents.create(CARD_INTENT, { idempotencyKey: 'k' });
    expect(await errorOf(lost)).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect(await made()).toBe(1);
    const again = await stripe.paymentIntents.create(CARD_INTENT, { idempotencyKey: 'k' });
    expect((await stripe.paymentIntents.list()).data.map(({ id }) => id)).toEqual([again.id]);
  });

  test('garbage and delays come after the effect', async () => {
    await fault({ effect: 'garbage', method: 'post' });
    expect(await errorOf(stripe.paymentIntents.create(CARD_INTENT))).toBeInstanceOf(
      Stripe.errors.StripeAPIError,
    );
    expect(await made()).toBe(1);
    // The answer comes once the faults are cleared, and not by the clock.
    await fault({ effect: 'delay', delay_ms: 600_000, path: '/v1/payment_intents' });
    const late = stripe.paymentIntents.create({
      ...CARD_INTENT,
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    const first = await Promise.race([
      late.then(() => 'answer'),
      setting.receiver.event('payment_intent.succeeded').then(() => 'webhook'),
    ]);
    expect(first).toBe('webhook');
    await clearFaults();
    expect((await late).status).toBe('succeeded');
  });

  test('meet only the calls they name, as often as they say', async () => {
    const { id } = await stripe.paymentIntents.create(CARD_INTENT);
    await fault({ effect: 'status', method: 'POST', path: '/v1/payment_intents/*/confirm', times: 2 });
    const confirm = async () => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    await stripe.paymentIntents.update(id, { description: 'fine' });
    await errorOf(confirm());
    await errorOf(confirm());
    expect((await confirm()).status).toBe('succeeded');
    await fault({ effect: 'status', times: 100 });
    await clearFaults();
    expect(await made()).toBe(1);
  });

  test('the SDK gets through by its retries with one charge', async () => {
    await fault({ effect: 'cut-after', times: 1 });
    await fault({ effect: 'status', status: 503, times: 1 });
    const patient = sdk(setting.sandbox, 'sk_test_contract', 4);
    const paid = await patient.paymentIntents.create({
      ...CARD_INTENT,
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    expect(paid.status).toBe('succeeded');
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });
});

describe('controls', () => {
  test('refuse a bad order, a foreign page and a foreign name', async () => {
    await expect(fault({ effect: 'explode' })).rejects.toThrow('effect');
    const control = `${setting.sandbox.origins.control}/control/ledger`;
    const from = async (origin: string) => (await fetch(control, { headers: { origin } })).status;
    expect(await from('http://localhost:3000')).toBe(403);
    expect(await from('null')).toBe(403);
    expect(await from(setting.sandbox.origins.control)).toBe(200);
    const { port } = new URL(control);
    const status = await new Promise<number>((resolve, reject) => {
      httpRequest(
        { port, host: '127.0.0.1', path: '/control/ledger', headers: { host: 'evil.example' } },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        },
      )
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });

  test('reset forgets everything', async () => {
    await fault({ effect: 'status', times: 9 });
    await setting.pull('clock', { advance_seconds: 86_400 });
    await setting.pull('reset', {});
    expect(await made()).toBe(0);
    const { now } = (await (await fetch(`${setting.sandbox.origins.control}/control/clock`)).json()) as {
      now: string;
    };
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
  });

  test('both loopback families answer', async () => {
    const { port } = new URL(setting.sandbox.origins.stripe);
    for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
      expect((await fetch(`http://${host}:${port}/v1/charges`)).status).toBe(401);
    }
  });
});

test('a restart forgets nothing: payments, keys, the clock, and webhooks on their way', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const receiver = await openReceiver();
  const first = await openSetting({ dataDir, receiver: { ...receiver, close: async () => {} } });
  await first.pull('clock', { advance_seconds: 1000 });
  receiver.answers.push(500);
  const create = async (stripe: Stripe) =>
    stripe.paymentIntents.create(
      { ...CARD_INTENT, confirm: true, payment_method: 'pm_card_visa' },
      { idempotencyKey: 'kept' },
    );
  const paid = await create(first.stripe);
  await receiver.event('payment_intent.succeeded');
  await first.sandbox.close();

  receiver.posts.length = 0;
  const second = await openSetting({ dataDir, receiver });
  expect((await create(second.stripe)).id).toBe(paid.id);
  expect(await second.stripe.paymentIntents.retrieve(paid.id)).toMatchObject({ status: 'succeeded' });
  const event = await receiver.event('payment_intent.succeeded');
  expect(event.data.object).toMatchObject({ id: paid.id });
  expect(event.created).toBeGreaterThan(Date.now() / 1000 + 900);
  await second.pull('clock', { advance_seconds: 5 });
  const charge = await second.stripe.charges.retrieve(paid.latest_charge as string);
  expect(charge.balance_transaction).toMatch(/^txn_/);
  await second.close();
  await rm(dataDir, { recursive: true });
});
