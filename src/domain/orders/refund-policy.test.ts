import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { PURCHASE_STATES } from '../checkout/purchase-state.ts';
import { formatHours } from '../promise/refund-time.ts';
import { withdrawalEnds } from '../promise/withdrawal-period.ts';
import { decideRefund, type RefundCase, refundEnds, refusalText } from './refund-policy.ts';

const paidAt = new Date('2026-05-01T12:00:00Z');
const inHours = (hours: number) => new Date(paidAt.getTime() + hours * 3_600_000);
const DAY = { hours: 24, withdrawal: false };
const fresh: RefundCase = {
  state: 'delivered',
  paidAt,
  disputed: false,
  disputeLostAt: null,
  bundle: { state: 'queued', usedBytes: 0 },
};

describe('a refund', () => {
  it('is given within the hours if nothing was used', () => {
    expect(decideRefund(fresh, DAY, inHours(23.9))).toEqual({ allowed: true, until: inHours(24) });
    expect(decideRefund({ ...fresh, bundle: null }, DAY, inHours(1)).allowed).toBe(true);
    expect(decideRefund({ ...fresh, state: 'provisioned' }, DAY, inHours(1)).allowed).toBe(true);
  });

  it.each([
    ['the hours are over', fresh, 24, 'too_late'],
    ['it was activated', { ...fresh, bundle: { state: 'active' as const, usedBytes: 0 } }, 1, 'used'],
    ['data was used', { ...fresh, bundle: { state: 'queued' as const, usedBytes: 1 } }, 1, 'used'],
    ['all is used', { ...fresh, bundle: { state: 'depleted' as const, usedBytes: 1e9 } }, 1, 'used'],
    ['the bank is asked', { ...fresh, disputed: true }, 1, 'disputed'],
    ['there is no eSIM yet', { ...fresh, state: 'paid' as const }, 1, 'not_delivered'],
    ['it is on its way back', { ...fresh, state: 'refunding' as const }, 1, 'returned'],
  ])('is refused when %s', (_, order, hours, why) => {
    expect(decideRefund(order, DAY, inHours(hours))).toEqual({ allowed: false, why });
  });

  it.each(['not_delivered', 'returned', 'too_late', 'too_old', 'used', 'not_taken_back'] as const)(
    'for an added plan is not refused as if it were for the eSIM: %s',
    (why) => {
      expect(refusalText(why, 24, 'plan')).not.toContain('eSIM');
      expect(refusalText(why, 24, 'plan')).toContain('plan');
    },
  );

  it('is given only for a delivered plan in time, and is otherwise refused with the reason', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PURCHASE_STATES),
        fc.boolean(),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 72 }),
        (state, disputed, hours, limit) => {
          const decision = decideRefund(
            { ...fresh, state, disputed },
            { hours: limit, withdrawal: false },
            inHours(hours),
          );
          if (decision.allowed) {
            expect(['provisioned', 'delivered']).toContain(state);
            expect(disputed).toBe(false);
            expect(hours).toBeLessThan(limit);
          } else expect(refusalText(decision.why, limit)).toMatch(/^[A-Z].*\.$/);
        },
      ),
    );
  });

  it.each([
    [0, '0 hours'],
    [1, '1 hour'],
    [24, '24 hours'],
    [36, '36 hours'],
    [48, '2 days'],
    [336, '14 days'],
    [337, '337 hours'],
  ])('%i hours read %s', (hours, told) => {
    expect(formatHours(hours)).toBe(told);
  });

  it('is given until the later of the two deadlines if consumers may withdraw, to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 336, max: 1440 }), (hours) => {
        const policy = { hours, withdrawal: true };
        const until = refundEnds(paidAt, policy);
        expect(until.getTime()).toBe(Math.max(inHours(hours).getTime(), withdrawalEnds(paidAt).getTime()));
        const at = (ms: number) => decideRefund(fresh, policy, new Date(until.getTime() + ms));
        expect(at(-1)).toEqual({ allowed: true, until });
        expect(at(0)).toEqual({ allowed: false, why: 'too_late' });
      }),
    );
  });
});
