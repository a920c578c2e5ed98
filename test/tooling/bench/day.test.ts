import { describe, expect, it } from 'vitest';

import { arrivalsOf, type Shop, simulateDay } from '../../../bench/simulated/day.ts';
import { randomFrom } from '../../../bench/simulated/random.ts';
import { measured, settings, shopOfDay } from '../../../bench/simulated/shop-of-day.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => (hour < 7 ? 1 : 3));
const buyers = 20_000;
/** As a real one is to a million: a hundredth of everything. */
const small: Shop = { ...shopOfDay(10), sales: 5, orders: 0.5, mails: 2 };
const day = (changes: Partial<Shop> = {}, options = {}, visitors = {}) =>
  simulateDay({ ...small, ...changes }, { buyers, hours: HOURS, ...visitors }, options);

describe('a simulated day', () => {
  it.each([
    ['enough of all', {}],
    ['few orders', { orders: 0.1 }],
    ['no orders', { orders: 0 }],
    ['few sales', { sales: 0.1 }],
    ['few mails', { mails: 0.05 }],
    ['a sweep of one', { orders: 0.1, sweep: { batch: 1, every: 60 } }],
    ['no second try', { orders: 0.1, pauses: [] }],
  ])('with %s loses nobody: who came has bought, waits or was refunded', (_, changes) => {
    for (const seed of [1, 2]) {
      const out = day(changes, { seed });
      expect(out.bought + out.waiting + out.refunded).toBe(buyers);
      expect(out.atOnce).toBeLessThanOrEqual(out.bought);
      expect(out.wait.p50).toBeLessThanOrEqual(out.wait.p95);
      expect(out.wait.p95).toBeLessThanOrEqual(out.wait.most);
    }
  });

  it('is the same by the same seed, and another by another', () => {
    const few = { orders: 0.2 };
    expect(day(few, { seed: 7 })).toEqual(day(few, { seed: 7 }));
    expect(day(few, { seed: 7 })).not.toEqual(day(few, { seed: 8 }));
  });

  it('with enough of all serves everybody while their page waits, and meets no limit', () => {
    const out = day({ sales: 50, orders: 50, mails: 50 });
    expect([out.bought, out.atOnce, out.refunded, out.first]).toEqual([buyers, buyers, 0, null]);
  });

  it('sells no more than the wholesaler takes, and refunds the others late where sweeps are few', () => {
    const out = day({ orders: 0.1 }, { tail: 3600 });
    expect(out.bought).toBeLessThanOrEqual(0.1 * 25 * 3600 + 1);
    expect(out.bought).toBeGreaterThan(0.1 * 23 * 3600);
    expect(out.refunded).toBeGreaterThan(0);
    expect(out.first?.limit).toBe('orders');
    expect(out.longestRefund).toBeGreaterThanOrEqual(small.refundAfter);
  });

  it('refunds nobody before the time that was promised, and all of them soon after it where sweeps are large', () => {
    const sweep = { batch: 100_000, every: 60 };
    const out = day({ orders: 0, sweep }, { tail: small.refundAfter + 300 });
    expect([out.bought, out.refunded, out.waiting]).toEqual([0, buyers, 0]);
    expect(out.longestRefund).toBeLessThan(small.refundAfter + 300);
  });

  it('never refunds fewer where there is more to order', () => {
    const refunds = [0, 0.05, 0.1, 0.2, 0.5].map((orders) => {
      const out = day({ orders });
      return out.refunded + out.waiting;
    });
    expect(refunds.toSorted((one, other) => other - one)).toEqual(refunds);
  });

  it.each([
    ['sales', { sales: 0.1, orders: 50, mails: 50 }],
    ['orders', { sales: 50, orders: 0.1, mails: 50 }],
    ['mails', { sales: 50, orders: 50, mails: 0.1 }],
  ])('says that %s are met first where they are', (limit, changes) =>
    expect(day(changes).first?.limit).toBe(limit),
  );

  it('has exactly its buyers, more of them where its hours say so, and a rush where there is one', () => {
    const plain = arrivalsOf({ buyers, hours: HOURS }, randomFrom(3));
    const sum = (from: number, to: number, of = plain) =>
      of.slice(from * 3600, to * 3600).reduce((a, b) => a + b, 0);
    expect(sum(0, 24)).toBe(buyers);
    expect(sum(7, 24) / 17 / (sum(0, 7) / 7)).toBeCloseTo(3, 0);
    const rush = arrivalsOf(
      { buyers, hours: HOURS, rush: { share: 0.5, fromHour: 12, minutes: 60 } },
      randomFrom(3),
    );
    expect(sum(0, 24, rush)).toBe(buyers);
    expect(sum(12, 13, rush)).toBeGreaterThan(buyers / 2);
  });
});

describe('the shop of a simulated day', () => {
  it('has the rates that were measured, and the limits of the settings', () => {
    const { sales, mails, date } = measured();
    expect(sales).toBeGreaterThan(10);
    expect(mails).toBeGreaterThan(5);
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(shopOfDay(settings.ESIM_GO_TOKENS_PER_SECOND)).toMatchObject({
      orders: 5,
      inFront: 20,
      refundAfter: 1800,
    });
  });

  it('is refused where nothing was measured', () => {
    expect(() => measured('# Performance')).toThrow(
      'docs/performance.md does not say how many purchases a second',
    );
  });
});
