import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';

import { CARD_INTENT, errorOf, openReceiver, useStripe, WEBHOOK_SECRET } from './setting.ts';

const { setting, stripe } = useStripe({ anew: true });

const pay = async (method = 'pm_card_visa') =>
  stripe.paymentIntents.create({ ...CARD_INTENT, confirm: true, payment_method: method });

async function history(): Promise<string[]> {
  const { data } = await stripe.events.list({ limit: 100 });
  return data.map(({ type }) => type).toReversed();
}

interface Parcel {
  id: string;
  state: string;
  attempts: number;
}
async function parcels(): Promise<Parcel[]> {
  const response = await fetch(`${setting.sandbox.origins.control}/control/webhooks`);
  return ((await response.json()) as { webhooks: Parcel[] }).webhooks;
}

async function until(happened: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(happened, { interval: 10 }).toBe(true);
}

describe('events', () => {
  test('tell of each action in order', async () => {
    const paid = await pay();
    await errorOf(pay('pm_card_chargeDeclined'));
    await pay('pm_card_authenticationRequired');
    const open = await stripe.paymentIntents.create(CARD_INTENT);
    await stripe.paymentIntents.cancel(open.id);
    await stripe.refunds.create({ payment_intent: paid.id });
    const booked = new Set(['charge.updated', 'refund.updated']);
    const caused = (await history()).filter((type) => !booked.has(type));
    expect(caused.join(' ')).toBe(
      [
        'payment_intent.created charge.succeeded payment_intent.succeeded',
        'payment_intent.created charge.failed payment_intent.payment_failed',
        'payment_intent.created payment_intent.requires_action',
        'payment_intent.created payment_intent.canceled',
        'charge.refunded refund.created',
      ].join(' '),
    );
    await setting.pull('clock', { advance_seconds: 10 });
    const later = (await history()).filter((type) => booked.has(type));
    expect(later).toEqual(['charge.updated', 'refund.updated']);
  });

  test('are snapshots that name the request behind them', async () => {
    const intent = await stripe.paymentIntents.create(CARD_INTENT, { idempotencyKey: 'why' });
    await stripe.paymentIntents.update(intent.id, { amount: 9999 });
    const [event] = (await stripe.events.list({ type: 'payment_intent.created' })).data;
    expect(event).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      request: { id: intent.lastResponse.requestId, idempotency_key: 'why' },
      data: { object: { id: intent.id, amount: 1234 } },
    });
    expect(await stripe.events.retrieve(event?.id ?? '')).toEqual(expect.objectContaining({ id: event?.id }));
  });
});

describe('delivery', () => {
  test('is signed so that the official SDK accepts it, and nobody else', async () => {
    const paid = await pay();
    const event = await setting.receiver.event('payment_intent.succeeded');
    expect(event.data.object).toMatchObject({
      id: paid.id,
      status: 'succeeded',
      amount_received: 1234,
      latest_charge: paid.latest_charge,
    });
    const post = setting.receiver.posts[0];
    expect(post?.signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    expect(() =>
      Stripe.webhooks.constructEvent(`${post?.body} `, post?.signature ?? '', WEBHOOK_SECRET),
    ).toThrow(Stripe.errors.StripeSignatureVerificationError);
    expect(setting.receiver.types()).not.toContain('payment_intent.created');
  });

  test('is tried again after 1, 3 and 10 seconds, then given up', async () => {
    setting.receiver.answers.push(500, 302, 404, 500, 500);
    await pay();
    for (const [tries, wait] of [1, 3, 10].entries()) {
      await until(() => setting.receiver.posts.length === tries + 1);
      await until(async () => (await parcels())[0]?.state === 'retrying');
      await setting.pull('clock', { advance_seconds: wait });
    }
    await until(async () => (await parcels())[0]?.state === 'failed');
    expect(setting.receiver.posts).toHaveLength(4);
    expect(
      new Set(setting.receiver.posts.map(({ body }) => (JSON.parse(body) as { id: string }).id)).size,
    ).toBe(1);
    const missed = await stripe.events.list({ delivery_success: false });
    expect(missed.data.map(({ type }) => type)).toEqual(['payment_intent.succeeded']);
  });

  test('goes to endpoints made over the API too, with their own secret and types', async () => {
    const other = await openReceiver();
    const endpoint = await stripe.webhookEndpoints.create({
      url: other.url,
      enabled_events: ['charge.succeeded'],
    });
    expect(endpoint.secret).toMatch(/^whsec_/);
    const listed = await stripe.webhookEndpoints.list();
    expect(listed.data[0]).toMatchObject({ id: endpoint.id, url: other.url, status: 'enabled' });
    expect(listed.data[0]).not.toHaveProperty('secret');
    const paid = await pay();
    const event = await other.event('charge.succeeded', endpoint.secret);
    expect(event.data.object).toMatchObject({ payment_intent: paid.id });
    expect(other.types()).toEqual(['charge.succeeded']);
    await other.close();
  });

  test('follows the shop where it moves', async () => {
    const otherReceiver = await openReceiver();
    setting.sandbox.pointShopAt(new URL(otherReceiver.url).origin);
    await pay();
    await otherReceiver.event('payment_intent.succeeded');
    expect(setting.receiver.posts).toEqual([]);
    await otherReceiver.close();
  });
});

describe('controls', () => {
  const control = async (action: string, more = {}) =>
    setting.pull('webhooks', { party: 'stripe', action, ...more });

  test('hold keeps events back until release', async () => {
    await control('hold');
    await pay();
    await pay();
    expect((await parcels()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    expect(setting.receiver.posts).toEqual([]);
    await control('release');
    await until(() => setting.receiver.posts.length === 2);
  });

  test('drop loses what waits and what comes, until release; resend brings it back', async () => {
    await control('hold');
    await pay();
    await control('drop');
    await pay();
    expect((await parcels()).map(({ state }) => state)).toEqual(['dropped', 'dropped']);
    await control('release');
    await pay();
    await until(() => setting.receiver.posts.length === 1);
    const [{ id } = { id: '' }] = await parcels();
    await control('resend', { id });
    await until(() => setting.receiver.posts.length === 2);
    expect(JSON.parse(setting.receiver.posts[1]?.body ?? '')).toMatchObject({ id });
    await control('resend');
    await until(() => setting.receiver.posts.length === 5);
  });

  test('duplicate sends each twice', async () => {
    await control('duplicate');
    await pay();
    await until(() => setting.receiver.posts.length === 2);
    expect(setting.receiver.posts[0]?.body).toBe(setting.receiver.posts[1]?.body);
  });

  test('shuffle sends all, each once', async () => {
    await control('shuffle');
    for (let count = 0; count < 4; count += 1) await pay();
    await setting.pull('clock', { advance_seconds: 1 });
    await until(() => setting.receiver.posts.length === 4);
    const ids = setting.receiver.posts.map(({ body }) => (JSON.parse(body) as { id: string }).id);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('disputes', () => {
  test.each([
    ['won', 'won', true],
    ['withdrawn', 'won', true],
    ['lost', 'lost', false],
  ] as const)('end as %s when a control says so', async (end, status, isRefundable) => {
    const paid = await pay('pm_card_createDispute');
    await setting.pull('clock', { advance_seconds: 5 });
    await setting.receiver.event('charge.dispute.created');
    await setting.pull('stripe-dispute-end', { payment_intent: paid.id, end });
    const { data } = await setting.receiver.event('charge.dispute.closed');
    expect(data.object).toMatchObject({ status, payment_intent: paid.id });
    const listed = await stripe.disputes.list({ payment_intent: paid.id });
    expect(listed.data).toMatchObject([{ status, is_charge_refundable: isRefundable }]);
    const refund = stripe.refunds.create({ payment_intent: paid.id });
    if (isRefundable) expect((await refund).status).toBe('succeeded');
    else expect(await errorOf(refund)).toMatchObject({ code: 'charge_disputed' });
  });

  test('come by themselves after the payment, and hold up refunds', async () => {
    const paid = await pay('pm_card_createDispute');
    expect(paid.status).toBe('succeeded');
    await setting.pull('clock', { advance_seconds: 5 });
    const { data } = await setting.receiver.event('charge.dispute.created');
    expect(data.object).toMatchObject({
      object: 'dispute',
      status: 'needs_response',
      amount: 1234,
      charge: paid.latest_charge,
      payment_intent: paid.id,
    });
    const dispute = await stripe.disputes.retrieve((data.object as Stripe.Dispute).id);
    expect(dispute.status).toBe('needs_response');
    expect(await errorOf(stripe.refunds.create({ payment_intent: paid.id }))).toMatchObject({
      code: 'charge_disputed',
    });
  });
});
