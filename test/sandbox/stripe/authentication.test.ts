import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';

import { CARD_INTENT, errorOf, useStripe } from './setting.ts';

const { stripe } = useStripe();

async function pay(method: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) {
  return stripe.paymentIntents.create({ ...CARD_INTENT, confirm: true, payment_method: method, ...more });
}

describe('authentication', () => {
  test.each([
    'pm_card_authenticationRequired',
    'pm_card_threeDSecure2Required',
    'pm_card_authenticationRequiredOnSetup',
  ])('%s waits for the buyer', async (method) => {
    const intent = await pay(method);
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toEqual([]);
  });

  test('without the buyer it is refused, with a note of why', async () => {
    const error = await errorOf(pay('pm_card_authenticationRequired', { off_session: true }));
    expect(error).toMatchObject({ statusCode: 402, code: 'authentication_required' });
    expect(error.payment_intent).toMatchObject({ status: 'requires_payment_method' });
    expect(
      await errorOf(pay('pm_card_authenticationRequired', { error_on_requires_action: true })),
    ).toMatchObject({
      code: 'authentication_required',
    });
    const quiet = await pay('pm_card_authenticationRequiredSetupForOffSession', { off_session: true });
    expect(quiet.status).toBe('succeeded');
  });

  test('sends a buyer without the script to the bank and back', async () => {
    const intent = await pay('pm_card_threeDSecure2Required', {
      return_url: 'https://shop.example/back?x=1',
    });
    const url = intent.next_action?.redirect_to_url?.url ?? '';
    expect(await (await fetch(url)).text()).toContain('$12.34');
    const answer = async (outcome: string) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
    const back = new URL((await answer('complete')).headers.get('location') ?? '');
    expect(back.origin).toBe('https://shop.example');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      x: '1',
      payment_intent: intent.id,
      redirect_status: 'succeeded',
    });
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
    await answer('fail');
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  });

  test('failed, the intent asks for another card and nothing was charged', async () => {
    const intent = await pay('pm_card_authenticationRequired', { return_url: 'https://shop.example/' });
    const url = intent.next_action?.redirect_to_url?.url ?? '';
    await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome: 'fail' }), redirect: 'manual' });
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        message:
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      },
    });
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toEqual([]);
    const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(paid.status).toBe('succeeded');
  });

  test('passed, the bank may still decline', async () => {
    const intent = await pay('pm_card_threeDSecureRequiredChargeDeclined', {
      return_url: 'https://shop.example/',
    });
    const url = intent.next_action?.redirect_to_url?.url ?? '';
    await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'complete' }),
      redirect: 'manual',
    });
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined' },
    });
  });
});
