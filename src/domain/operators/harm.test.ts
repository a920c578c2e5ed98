import { expect, it } from 'vitest';

import { guardOf, guardOfInput, MAX_WITHOUT_CODE, needsCodeFor, passesDay } from './harm.ts';

const NOTHING = { order: 0, person: 0, shop: 0 };

it('asks for a fresh code before harmful acts, and never before a stop', () => {
  expect(['pause', 'order', 'refund', 'codes', 'price_publish', 'leads.csv'].map(guardOf)).toEqual([
    'free',
    'free',
    'running sum',
    'fresh code',
    'fresh code',
    'fresh code',
  ]);
  expect(() => guardOf('a new verb')).toThrow('a new verb has no row that says what harm it can do');
});

it('asks for it only with some inputs', () => {
  expect(guardOf('resend')).toBe('free');
  expect(guardOfInput('resend', {})).toBe('free');
  expect(guardOfInput('resend', { to: 'eve@example.com' })).toBe('fresh code');
  expect(guardOf('address_change')).toBe('fresh code');
  expect(guardOfInput('plan_show', { visible: true })).toBe('free');
  expect(guardOfInput('plan_show', { visible: false })).toBe('fresh code');
  expect(guardOfInput('codes', {})).toBe('fresh code');
});

it.each(Object.entries(MAX_WITHOUT_CODE))(
  'lets at most this go out per %s without a code: %i cents',
  (of, most) => {
    const before = (cents: number) => ({ ...NOTHING, [of]: cents });
    expect(needsCodeFor(100, before(most - 100))).toBe(false);
    expect(needsCodeFor(101, before(most - 100))).toBe(true);
  },
);

it('alerts once a day that much money went out', () => {
  expect(passesDay(10_000, NOTHING)).toBe(false);
  expect(passesDay(10_001, NOTHING)).toBe(true);
  expect(passesDay(1, { order: 0, person: 10_001, shop: 10_001 })).toBe(false);
  expect(passesDay(1, { order: 9_999, person: 0, shop: 0 })).toBe(false);
  expect(passesDay(2, { order: 0, person: 9_000, shop: 29_999 })).toBe(true);
});
