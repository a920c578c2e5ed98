import { describe, expect, it } from 'vitest';

import {
  NOTHING_PAUSED,
  type Paused,
  pausedMethods,
  type Sale,
  SWITCHES,
  whyNotSold,
  wordsOf,
} from './switches.ts';

const SALES: Sale[] = [
  {},
  { method: 'card' },
  { method: 'wallets' },
  { method: 'paypal' },
  { isTopUp: true },
  { method: 'card', isTopUp: true },
];
const reasons = (paused: Paused) => SALES.map((sale) => whyNotSold(paused, sale)?.reason ?? null);

describe('what is not on sale', () => {
  it('is nothing while nothing is paused, and while only refunds are', () => {
    for (const paused of [NOTHING_PAUSED, { refunds: 'later' }])
      expect(reasons(paused)).toEqual([null, null, null, null, null, null]);
  });

  it('is everything while sales are paused, with that message', () => {
    expect(new Set(reasons({ sales: 'Back at noon', card: 'x', top_ups: 'y' }))).toEqual(
      new Set(['sales_paused']),
    );
    expect(whyNotSold({ sales: 'Back at noon', card: 'x' }, { method: 'card' })?.words).toBe('Back at noon');
  });

  it('is only top-ups while those are paused', () => {
    const paused = 'top_ups_paused';
    expect(reasons({ top_ups: 'later' })).toEqual([null, null, null, null, paused, paused]);
  });

  it.each(['card', 'wallets', 'paypal'] as const)(
    'is only purchases by %s while that is paused',
    (method) => {
      const paused = { [method]: 'not now' };
      for (const sale of SALES) {
        const wanted = sale.method === method ? { reason: 'method_paused', words: 'not now', method } : null;
        expect(whyNotSold(paused, sale), JSON.stringify(sale)).toEqual(wanted);
      }
    },
  );
});

it('lists the paused payment methods, and adds nothing if there are none', () => {
  expect(pausedMethods({ sales: 'a', top_ups: 'b', refunds: 'c' })).toBeUndefined();
  expect(pausedMethods({ card: 'a', paypal: '', refunds: 'c' })).toEqual({ card: 'a', paypal: '' });
});

it('has its own message for each switch', () => {
  for (const what of SWITCHES) {
    expect(wordsOf(what, '')).toMatch(/^[A-Z].*\.$/);
    expect(wordsOf(what, 'Back at noon')).toBe('Back at noon');
  }
});
