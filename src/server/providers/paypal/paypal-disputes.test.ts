import { expect, it } from 'vitest';

import type { CallPaypal } from './paypal-calls.ts';
import { disputesOf } from './paypal-disputes.ts';

const move = (reason: string, type: string, value: string, party = 'SELLER') => ({
  party,
  type,
  reason,
  amount: { currency_code: 'EUR', value },
});

async function bookingOf(fund_movements: unknown) {
  const answers = [
    { items: [{ dispute_id: 'PP-R-1' }] },
    {
      status: 'RESOLVED',
      dispute_amount: { currency_code: 'EUR', value: '17.63' },
      dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' },
      fund_movements,
    },
  ];
  const call: CallPaypal = async ({ schema }) => schema.parse(answers.shift());
  const [dispute] = await disputesOf(call, 'capture', false);
  return dispute?.booking;
}

it.each([
  ['nothing where PayPal tells no movements', undefined, null],
  ['nothing where no fee was charged yet', [move('DISPUTE_SETTLEMENT', 'DEBIT', '17.63')], null],
  [
    'the fee of the seller, and not what the loss was in the currency of the account',
    [
      move('DISPUTE_SETTLEMENT', 'DEBIT', '17.63'),
      move('CHARGEBACK_FEE', 'DEBIT', '16.00'),
      move('DISPUTE_FEE', 'DEBIT', '1.00', 'BUYER'),
    ],
    { gross: null, fee: { amount: 16_00, currency: 'EUR' } },
  ],
  [
    'no fee that was given back',
    [move('DISPUTE_FEE', 'DEBIT', '14.00'), move('DISPUTE_FEE', 'CREDIT', '14.00')],
    { gross: null, fee: { amount: 0, currency: 'EUR' } },
  ],
])('a dispute at PayPal has %s', async (_what, movements, booking) => {
  expect(await bookingOf(movements)).toEqual(booking);
});
