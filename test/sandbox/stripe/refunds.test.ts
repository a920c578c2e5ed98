import type Stripe from 'stripe';
import { expect, test } from 'vitest';

import { CARD_INTENT, errorOf, openSetting, useStripe } from './setting.ts';

const { setting, stripe } = useStripe();

const pay = async (method = 'pm_card_visa') =>
  stripe.paymentIntents.create({ ...CARD_INTENT, confirm: true, payment_method: method });
const charge = async (intent: Stripe.PaymentIntent) =>
  stripe.charges.retrieve(intent.latest_charge as string);

test('a whole refund gives everything back, once', async () => {
  const paid = await pay();
  const refund = await stripe.refunds.create({
    payment_intent: paid.id,
    reason: 'requested_by_customer',
    metadata: { purchase: 'p1' },
  });
  expect(refund).toMatchObject({
    object: 'refund',
    status: 'succeeded',
    amount: 1234,
    charge: paid.latest_charge,
    payment_intent: paid.id,
    reason: 'requested_by_customer',
    metadata: { purchase: 'p1' },
  });
  expect(await charge(paid)).toMatchObject({ refunded: true, amount_refunded: 1234 });
  expect(await errorOf(stripe.refunds.create({ payment_intent: paid.id }))).toMatchObject({
    statusCode: 400,
    code: 'charge_already_refunded',
  });
  expect((await setting.receiver.event('charge.refunded')).data.object).toMatchObject({ refunded: true });
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ id: refund.id });
});

test('refunds of parts add up and never exceed the charge', async () => {
  const paid = await pay();
  const chargeId = paid.latest_charge as string;
  await stripe.refunds.create({ charge: chargeId, amount: 234 });
  expect(await charge(paid)).toMatchObject({ refunded: false, amount_refunded: 234 });
  expect(await errorOf(stripe.refunds.create({ charge: chargeId, amount: 1001 }))).toMatchObject({
    statusCode: 400,
    param: 'amount',
    message: 'Refund amount ($10.01) is greater than unrefunded amount on charge ($10.00)',
  });
  await stripe.refunds.create({ charge: chargeId, amount: 1000 });
  expect(await charge(paid)).toMatchObject({ refunded: true, amount_refunded: 1234 });
  const { data } = await stripe.refunds.list({ payment_intent: paid.id });
  expect(data.map(({ amount }) => amount)).toEqual([1000, 234]);
});

test('the same key refunds once', async () => {
  const paid = await pay();
  const refund = async () =>
    stripe.refunds.create({ payment_intent: paid.id, amount: 500 }, { idempotencyKey: 'once' });
  expect((await refund()).id).toBe((await refund()).id);
  expect(await charge(paid)).toMatchObject({ amount_refunded: 500 });
});

test('nothing unpaid is refunded', async () => {
  const open = await stripe.paymentIntents.create(CARD_INTENT);
  expect(await errorOf(stripe.refunds.create({ payment_intent: open.id }))).toMatchObject({
    statusCode: 400,
  });
  expect(await errorOf(stripe.refunds.create({ payment_intent: 'pi_nope' }))).toMatchObject({
    statusCode: 404,
  });
  expect(await errorOf(stripe.refunds.create({}))).toMatchObject({ code: 'parameter_missing' });
});

test('a pending refund succeeds later', async () => {
  const paid = await pay('pm_card_pendingRefund');
  const refund = await stripe.refunds.create({ payment_intent: paid.id });
  expect(refund.status).toBe('pending');
  await setting.pull('clock', { advance_seconds: 60 });
  expect((await stripe.refunds.retrieve(refund.id)).status).toBe('succeeded');
  const event = await setting.receiver.event('refund.updated');
  expect(event.data.object).toMatchObject({ status: 'succeeded' });
});

test('a failing refund leaves the money with the shop', async () => {
  const paid = await pay('pm_card_refundFail');
  const refund = await stripe.refunds.create({ payment_intent: paid.id });
  expect(refund.status).toBe('succeeded');
  await setting.pull('clock', { advance_seconds: 60 });
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  });
  expect(await charge(paid)).toMatchObject({ refunded: false, amount_refunded: 0 });
  expect((await setting.receiver.event('refund.failed')).data.object).toMatchObject({ id: refund.id });
});

test('the ledger tells what moved', async () => {
  const own = await openSetting();
  const paid = await own.stripe.paymentIntents.create({
    ...CARD_INTENT,
    confirm: true,
    payment_method: 'pm_card_visa',
    metadata: { purchase: 'p9' },
  });
  await errorOf(
    own.stripe.paymentIntents.create({
      ...CARD_INTENT,
      confirm: true,
      payment_method: 'pm_card_chargeDeclined',
    }),
  );
  const refund = await own.stripe.refunds.create({ payment_intent: paid.id, amount: 34 });
  const ledger: unknown = await (await fetch(`${own.sandbox.origins.control}/control/ledger`)).json();
  expect(ledger).toEqual({
    charges: [
      {
        id: paid.latest_charge,
        payment_intent: paid.id,
        amount: 1234,
        currency: 'usd',
        status: 'succeeded',
        refunded: false,
        amount_refunded: 34,
        method: { brand: 'visa', last4: '4242', wallet: null },
        metadata: { purchase: 'p9' },
      },
    ],
    paypal_captures: [],
    refunds: [
      {
        id: refund.id,
        charge: paid.latest_charge,
        payment_intent: paid.id,
        amount: 34,
        currency: 'usd',
        status: 'succeeded',
        reason: null,
        metadata: {},
      },
    ],
    provider_orders: [],
    provider_refunds: [],
    provider_stock: [],
    returned_mails: [],
    esims: [],
    mails: [],
    sign_ins: [],
    tax: [],
  });
  await own.close();
});
