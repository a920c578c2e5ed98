import { describe, expect, test } from 'vitest';

import { useOpened } from '../use-opened.ts';
import { openPaypal } from './setting.ts';

const DAY = 86_400;
const setting = useOpened(openPaypal, { anew: true });

const refund = async (capture: string, body?: object, headers: Record<string, string> = {}) =>
  setting.call('POST', `/v2/payments/captures/${capture}/refund`, body, headers);
const usd = (value: string) => ({ amount: { currency_code: 'USD', value } });
const statusOf = async (capture: string) =>
  (await setting.call('GET', `/v2/payments/captures/${capture}`)).body.status as string;
const issueOf = (answer: { body: { details?: { issue: string }[] } }) => answer.body.details?.[0]?.issue;

describe('a refund', () => {
  test('without an amount gives back what is left', async () => {
    const { id } = await setting.paid();
    const part = await refund(id, { ...usd('3.00'), note_to_payer: 'A part' });
    expect([part.status, part.body.status]).toEqual([201, 'COMPLETED']);
    expect(await statusOf(id)).toBe('PARTIALLY_REFUNDED');
    const rest = await refund(id);
    expect(rest.body).toMatchObject({
      amount: { value: '7.50' },
      seller_payable_breakdown: { total_refunded_amount: { value: '10.50' } },
    });
    expect(await statusOf(id)).toBe('REFUNDED');
    expect(issueOf(await refund(id))).toBe('CAPTURE_FULLY_REFUNDED');
    expect((await setting.ledger()).refunds).toMatchObject([
      { amount: 300, currency: 'usd', status: 'succeeded', reason: 'A part' },
      { amount: 750 },
    ]);
  });

  test('is refused where there is too little, another currency, or no money yet', async () => {
    const { id } = await setting.paid();
    expect(issueOf(await refund(id, usd('10.51')))).toBe('REFUND_AMOUNT_EXCEEDED');
    const euro = await refund(id, { amount: { currency_code: 'EUR', value: '1.00' } });
    expect(issueOf(euro)).toBe('REFUND_CAPTURE_CURRENCY_MISMATCH');
    expect(issueOf(await refund(id, usd('1.005')))).toBe('DECIMAL_PRECISION');
    const held = await setting.paid('erin');
    expect(issueOf(await refund(held.id))).toBe('PENDING_CAPTURE');
    await setting.pull('paypal-capture', { capture: held.id, status: 'DENIED' });
    expect(issueOf(await refund(held.id))).toBe('TRANSACTION_REFUSED');
    expect((await refund('NONE')).status).toBe(404);
  });

  test('is one for all calls with its PayPal-Request-Id, for 45 days', async () => {
    const { id } = await setting.paid();
    const key = { 'paypal-request-id': 'ord:1:refund' };
    const first = await refund(id, usd('1.00'), key);
    await setting.pull('clock', { advance_seconds: 44 * DAY });
    await setting.renew();
    const again = await refund(id, usd('1.00'), key);
    expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id]);
    await setting.pull('clock', { advance_seconds: DAY });
    await setting.renew();
    const another = await refund(id, usd('1.00'), key);
    expect([another.status, another.body.id === first.body.id]).toEqual([201, false]);
  });

  test('comes too late after 180 days', async () => {
    const { id } = await setting.paid();
    await setting.pull('clock', { advance_seconds: 181 * DAY });
    await setting.renew();
    expect(issueOf(await refund(id))).toBe('REFUND_TIME_LIMIT_EXCEEDED');
  });

  test('of a part is refused while the payment is disputed', async () => {
    const { id } = await setting.paid();
    const dispute = await setting.pull('paypal-dispute', { capture: id });
    expect(issueOf(await refund(id, usd('1.00')))).toBe('TRANSACTION_DISPUTED');
    expect((await refund(id)).status).toBe(201);
    const read = await setting.call('GET', `/v1/customer/disputes/${String(dispute['dispute_id'])}`);
    expect(read.body.disputed_transactions[0]).toMatchObject({
      seller_transaction_id: id,
      custom: 'order-1',
    });
  });
});

describe('by control, the next refund', () => {
  test('is pending and then through', async () => {
    const { id } = await setting.paid();
    await setting.pull('paypal-refunds', { next: 'pending' });
    const made = await refund(id);
    expect(made.body).toMatchObject({ status: 'PENDING', status_details: { reason: 'ECHECK' } });
    expect(issueOf(await refund(id))).toBe('CAPTURE_FULLY_REFUNDED');
    await setting.pull('clock', { advance_seconds: 60 });
    const read = await setting.call('GET', `/v2/payments/refunds/${made.body.id}`);
    expect(read.body.status).toBe('COMPLETED');
  });

  test('is pending and then fails, so that the money is there again', async () => {
    const { id } = await setting.paid();
    await setting.pull('paypal-refunds', { next: 'fails' });
    const made = await refund(id);
    await setting.pull('clock', { advance_seconds: 60 });
    const read = await setting.call('GET', `/v2/payments/refunds/${made.body.id}`);
    expect(read.body.status).toBe('FAILED');
    expect(await statusOf(id)).toBe('COMPLETED');
    expect((await refund(id)).body.status).toBe('COMPLETED');
  });
});
