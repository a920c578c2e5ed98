import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { openPaypal, toldOf, type PaypalSetting, until } from './setting.ts';

let setting: PaypalSetting;
let folder: string | undefined;

beforeEach(async () => {
  setting = await openPaypal();
});
afterEach(async () => {
  await setting.close();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  folder = undefined;
});

const told = (type: string) => toldOf(setting, type);

const sender = async (action: string, more: object = {}) =>
  setting.pull('webhooks', { party: 'paypal', action, ...more });

describe('delivery', () => {
  test('is tried again after an error, with a new signature', async () => {
    setting.answers.push(500, 503);
    await setting.pull('paypal-approval', { order: await setting.order() });
    await until(() => setting.posts.length === 1);
    await setting.pull('clock', { advance_seconds: 1 });
    await until(() => setting.posts.length === 2);
    await setting.pull('clock', { advance_seconds: 3 });
    await until(() => setting.posts.length === 3);
    const [first, second] = setting.posts;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['paypal-transmission-sig']).not.toBe(first?.headers['paypal-transmission-sig']);
  });

  test('can be held, let go, doubled, lost and repeated', async () => {
    await sender('hold');
    await setting.paid();
    await sender('release');
    await until(() => setting.posts.length === 2);
    await sender('duplicate');
    await setting.pull('paypal-approval', { order: await setting.order() });
    await until(() => setting.posts.length === 4);
    await sender('drop');
    await setting.paid();
    await sender('release');
    const [first] = setting.events();
    expect(await sender('resend', { id: first?.id })).toMatchObject({ touched: 1 });
    await until(() => setting.posts.length === 5);
    expect(setting.events()[4]?.id).toBe(first?.id);
  });
});

describe('across a restart', () => {
  test('held payments and undelivered events go on, and the certificate stays', async () => {
    folder = await mkdtemp(join(tmpdir(), 'paypal-'));
    const before = await openPaypal(folder);
    const held = await before.paid('erin');
    await expect.poll(() => before.posts).toHaveLength(2);
    before.answers.push(...Array<number>(20).fill(500));
    await before.pull('paypal-approval', { order: await before.order() });
    await expect.poll(() => before.posts).toHaveLength(3);
    const certificate = before.posts[0]?.headers['paypal-cert-url'];
    await before.close();

    await setting.close();
    setting = await openPaypal(folder);
    expect((await told('CHECKOUT.ORDER.APPROVED')).id).toBe(before.events()[2]?.id);
    const path = (url: unknown) => new URL(String(url)).pathname;
    expect(path(setting.posts[0]?.headers['paypal-cert-url'])).toBe(path(certificate));
    await setting.pull('clock', { advance_seconds: 60 });
    expect((await told('PAYMENT.CAPTURE.COMPLETED')).resource.id).toBe(held.id);
  });

  test('a reset forgets payments and tokens, not the certificate', async () => {
    await setting.paid();
    await until(() => setting.posts.length === 2);
    const url = String(setting.posts[0]?.headers['paypal-cert-url']);
    await setting.pull('reset', {});
    expect((await setting.ledger()).paypal_captures).toEqual([]);
    expect((await setting.call('GET', '/v2/checkout/orders/x')).status).toBe(401);
    expect((await fetch(url)).status).toBe(200);
  });
});

describe('faults', () => {
  test("speak PayPal's language", async () => {
    const fault = (status: number) => setting.pull('faults', { party: 'paypal', effect: 'status', status });
    const answer = async () => (await setting.call('GET', '/v2/checkout/orders/x')).body.name as string;
    for (const [status, name] of [
      [500, 'INTERNAL_SERVER_ERROR'],
      [503, 'SERVICE_UNAVAILABLE'],
      [429, 'RATE_LIMIT_REACHED'],
      [422, 'UNPROCESSABLE_ENTITY'],
      [401, 'AUTHENTICATION_FAILURE'],
    ] as const) {
      await setting.renew();
      await fault(status);
      expect(await answer()).toBe(name);
    }
  });

  test('cut-after takes the money and loses the answer', async () => {
    const order = await setting.order();
    await setting.pull('paypal-approval', { order });
    await setting.pull('faults', {
      party: 'paypal',
      path: '/v2/checkout/orders/*/capture',
      effect: 'cut-after',
    });
    const key = { 'paypal-request-id': 'once' };
    const path = `/v2/checkout/orders/${order}/capture`;
    await expect(setting.call('POST', path, undefined, key)).rejects.toThrow('fetch failed');
    const again = await setting.call('POST', path, undefined, key);
    expect([again.status, again.body.status]).toEqual([200, 'COMPLETED']);
    expect((await setting.ledger()).paypal_captures).toHaveLength(1);
  });
});
