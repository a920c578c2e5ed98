import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';

import { CARD_INTENT, errorOf, useStripe } from './setting.ts';

const { stripe } = useStripe();

async function pay(method: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) {
  return stripe.paymentIntents.create({ ...CARD_INTENT, confirm: true, payment_method: method, ...more });
}

describe('a card payment', () => {
  test('goes from made to paid with one charge of the whole amount', async () => {
    const made = await stripe.paymentIntents.create({
      ...CARD_INTENT,
      description: 'eSIM',
      metadata: { purchase: 'p1' },
    });
    expect(made).toMatchObject({
      status: 'requires_payment_method',
      amount: 1234,
      amount_received: 0,
      livemode: false,
      capture_method: 'automatic_async',
      payment_method_types: ['card'],
      allowed_payment_method_types: ['card'],
      latest_charge: null,
      metadata: { purchase: 'p1' },
    });
    expect(made.id).toMatch(/^pi_[A-Za-z0-9]{24}$/);
    expect(made.client_secret).toMatch(new RegExp(`^${made.id}_secret_[A-Za-z0-9]+$`));

    const paid = await stripe.paymentIntents.confirm(made.id, {
      payment_method: 'pm_card_visa',
      expand: ['latest_charge', 'payment_method'],
    });
    expect(paid.status).toBe('succeeded');
    expect(paid.amount_received).toBe(1234);
    expect(paid.latest_charge).toMatchObject({
      object: 'charge',
      status: 'succeeded',
      amount: 1234,
      payment_intent: made.id,
      metadata: { purchase: 'p1' },
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
    });
    expect(paid.payment_method).toMatchObject({ object: 'payment_method', type: 'card' });
    const { data } = await stripe.charges.list({ payment_intent: made.id });
    expect(data).toHaveLength(1);
  });

  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      'pm_card_visa_chargeDeclinedInsufficientFunds',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card', 'Your card was declined.'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', '', 'Your card has expired.'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', '', "Your card's security code is incorrect."],
    [
      'pm_card_chargeDeclinedProcessingError',
      'processing_error',
      '',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
    ['pm_card_chargeCustomerFail', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ])(
    '%s is declined, and the next card on the same intent pays',
    async (method, code, decline_code, message) => {
      const { id } = await stripe.paymentIntents.create(CARD_INTENT);
      const error = await errorOf(stripe.paymentIntents.confirm(id, { payment_method: method }));
      expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
      expect(error).toMatchObject({ statusCode: 402, code, decline_code, message });
      expect(error.payment_intent).toMatchObject({ id, status: 'requires_payment_method' });
      expect(error.charge).toMatch(/^ch_/);

      const after = await stripe.paymentIntents.retrieve(id);
      expect(after).toMatchObject({
        status: 'requires_payment_method',
        payment_method: null,
        latest_charge: error.charge,
        last_payment_error: { type: 'card_error', code, message },
      });
      const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_mastercard' });
      expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
      const charges = await stripe.charges.list({ payment_intent: id });
      expect(charges.data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
    },
  );

  test('takes card numbers too, and declines a valid one that is no test card', async () => {
    const card = (number: string, more = {}) =>
      stripe.paymentMethods.create({
        type: 'card',
        card: { number, exp_month: 12, exp_year: 2040, cvc: '123', ...more },
        billing_details: { name: 'Ann Lee', email: 'ann@example.com' },
      });
    const amex = await card('378282246310005', { cvc: '1234' });
    expect(amex).toMatchObject({
      card: { brand: 'amex', last4: '0005', exp_year: 2040 },
      billing_details: { name: 'Ann Lee', email: 'ann@example.com' },
    });
    expect(await stripe.paymentMethods.retrieve(amex.id)).toMatchObject({ id: amex.id });
    const live = await card('4929000000000000');
    expect(await errorOf(pay(live.id))).toMatchObject({
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
    });
    expect(await errorOf(card('4242424242424241'))).toMatchObject({
      statusCode: 402,
      code: 'incorrect_number',
    });
    expect(await errorOf(card('4242424242424242', { exp_year: 2020 }))).toMatchObject({
      code: 'invalid_expiry_year',
    });
    expect(await errorOf(card('4242424242424242', { cvc: '12' }))).toMatchObject({ code: 'invalid_cvc' });
  });

  test('is cancelled while unpaid, and neither paid nor cancelled after its end', async () => {
    const { id } = await stripe.paymentIntents.create(CARD_INTENT);
    const cancelled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(cancelled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    expect(cancelled.canceled_at).toBeGreaterThan(0);
    for (const call of [
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
      stripe.paymentIntents.cancel(id),
      stripe.paymentIntents.update(id, { amount: 5000 }),
    ]) {
      const error = await errorOf(call);
      expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
      expect(error.payment_intent).toMatchObject({ id, status: 'canceled' });
    }
    const paid = await pay('pm_card_visa');
    expect(
      await errorOf(stripe.paymentIntents.confirm(paid.id, { payment_method: 'pm_card_visa' })),
    ).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  test('two confirmations at once make one charge', async () => {
    const { id } = await stripe.paymentIntents.create(CARD_INTENT);
    const confirm = () => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    const results = await Promise.allSettled([confirm(), confirm(), confirm()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  test('can be changed before it is paid', async () => {
    const { id } = await stripe.paymentIntents.create({ ...CARD_INTENT, metadata: { a: '1', b: '2' } });
    const changed = await stripe.paymentIntents.update(id, {
      amount: 2000,
      metadata: { a: '', c: '3' },
      receipt_email: 'ann@example.com',
      payment_method: 'pm_card_visa',
    });
    expect(changed).toMatchObject({
      amount: 2000,
      metadata: { b: '2', c: '3' },
      receipt_email: 'ann@example.com',
      status: 'requires_confirmation',
    });
    expect(changed.metadata).not.toHaveProperty('a');
    expect((await stripe.paymentIntents.confirm(id)).amount_received).toBe(2000);
  });
});
