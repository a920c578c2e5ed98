import { expect, it } from 'vitest';

import { RecentCalls } from './recent-calls.ts';

const NOW = new Date('2026-11-24T12:00:00Z');

it('counts a missing answer as failed, but not a refusal to a buyer', () => {
  const calls = new RecentCalls();
  for (const status of ['200', '402', '404', '500', '503', '429', '401', '403', 'none'])
    calls.add('stripe', status, 10);
  calls.add('paypal', '201', 40);
  const { stripe, paypal } = calls.facts(NOW);
  expect(stripe).toMatchObject({ calls: 9, failed: 6, ms: 90, last: { status: 'none', ms: 10 } });
  expect(paypal).toMatchObject({ calls: 1, failed: 0, ms: 40, last: { status: '201' } });
  expect(Math.abs(Date.parse(stripe?.last.at ?? '') - NOW.getTime())).toBeLessThan(10_000);
});

it('keeps no more than its limit', () => {
  const calls = new RecentCalls();
  for (let count = 0; count < 2_000; count += 1) calls.add('esim-go', count < 1_900 ? '500' : '200', 1);
  expect(calls.facts(NOW)['esim-go']).toMatchObject({ calls: 500, failed: 400 });
});
