import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';

import { rawCalls, SECRET } from './raw-calls.ts';
import { errorOf, useStripe } from './setting.ts';

const { setting, stripe } = useStripe();

const { post } = rawCalls(setting);

describe('idempotency keys', () => {
  const create = async (body: string, key: string, path = '/v1/payment_intents') =>
    post(path, body, { ...SECRET, 'idempotency-key': key });

  test('the same call is answered the same, once done', async () => {
    const first = await create('amount=1000&currency=usd', 'same');
    const again = await create('amount=1000&currency=usd', 'same');
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('request-id')).not.toBe(first.headers.get('request-id'));
  });

  test('another call under a used key is refused', async () => {
    await create('amount=1000&currency=usd', 'used');
    const error = await errorOf(
      stripe.paymentIntents.create({ amount: 2000, currency: 'usd' }, { idempotencyKey: 'used' }),
    );
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(error.statusCode).toBe(400);
    expect((await create('payment_intent=pi_x', 'used', '/v1/refunds')).body.error?.['type']).toBe(
      'idempotency_error',
    );
  });

  test('the answer to a decline is stored, that to a refused parameter is not', async () => {
    const declined =
      'amount=1000&currency=usd&allowed_payment_method_types[]=card&confirm=true&payment_method=pm_card_chargeDeclined';
    const first = await create(declined, 'declined');
    expect(first.status).toBe(402);
    expect(await create(declined, 'declined')).toMatchObject({ status: 402, body: first.body });
    expect((await create('amount=1&currency=usd', 'mended')).status).toBe(400);
    expect((await create('amount=1000&currency=usd', 'mended')).status).toBe(200);
  });

  test('a key is new again after a day', async () => {
    const first = await create('amount=1000&currency=usd', 'old');
    await setting.pull('clock', { advance_seconds: 24 * 3600 + 1 });
    const later = await create('amount=3000&currency=usd', 'old');
    expect(later.status).toBe(200);
    expect(later.body['id']).not.toBe(first.body['id']);
  });
});
