import { describe, expect, it } from 'vitest';

import { hasRightDigits } from '../operators/draft-orders/bank-details.ts';
import { draftNumber, draftStateOf, unitPrice } from './draft-order.ts';

describe('the price of one', () => {
  const tiers = [
    { from: 100, unit_cents: 700 },
    { from: 50, unit_cents: 800 },
  ];
  it.each([
    [1, 1000],
    [49, 1000],
    [50, 800],
    [99, 800],
    [100, 700],
    [200, 700],
  ])('of %i is %i cents', (quantity, cents) => {
    expect(unitPrice({ quantity, unit_cents: 1000, tiers })).toBe(cents);
  });

  it('is the plain one without tiers', () => {
    expect(unitPrice({ quantity: 200, unit_cents: 1000 })).toBe(1000);
  });
});

it('has a number that no order has', () => {
  expect(draftNumber('0193f0aa-0000-4000-8000-000000000000')).toMatch(/^QT-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
});

it('expires only while it is open, and a payment counts more than a cancellation', () => {
  const now = new Date('2026-12-01T12:00:00Z');
  const late = new Date('2026-12-01T12:00:00Z');
  const state = (stored: 'draft' | 'open' | 'accepted' | 'canceled', isPlaced = false) =>
    draftStateOf({ state: stored, validUntil: late, isPlaced }, now);
  expect(['draft', 'open', 'accepted', 'canceled'].map((one) => state(one as 'open'))).toEqual([
    'draft',
    'expired',
    'accepted',
    'canceled',
  ]);
  expect(state('canceled', true)).toBe('placed');
});

it('knows a mistyped IBAN, and lets other numbers be', () => {
  expect(hasRightDigits('DE89 3704 0044 0532 0130 00')).toBe(true);
  expect(hasRightDigits('DE89 3704 0044 0532 0130 01')).toBe(false);
  expect(hasRightDigits('GB82 WEST 1234 5698 7654 32')).toBe(true);
  expect(hasRightDigits('000123456789')).toBe(true);
});
