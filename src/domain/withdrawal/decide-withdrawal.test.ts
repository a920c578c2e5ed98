import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buyerView, PURCHASE_STATES } from '../checkout/purchase-state.ts';
import { refundEnds } from '../orders/refund-policy.ts';
import { decideWithdrawal, withdrawalRefusal } from './decide-withdrawal.ts';

const paidAt = new Date('2026-05-01T12:00:00Z');
const policy = { hours: 336, withdrawal: true };
const end = refundEnds(paidAt, policy);
const fresh = { state: 'delivered' as const, paidAt, disputeLostAt: null };

describe('a withdrawal', () => {
  it.each([
    ['a millisecond before the end', -1, true],
    ['at the end', 0, false],
    ['a millisecond after it', 1, false],
  ])('is heard %s: %i ms, %s', (_, ms, isAlive) => {
    const decision = decideWithdrawal(fresh, policy, new Date(end.getTime() + ms));
    expect(decision).toEqual(isAlive ? { allowed: true, until: end } : { allowed: false, why: 'too_late' });
  });

  it('is accepted for every valid contract, delivered or not, and for no other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PURCHASE_STATES), fc.boolean(), (state, isChargedBack) => {
        const decision = decideWithdrawal(
          { state, paidAt, disputeLostAt: isChargedBack ? paidAt : null },
          policy,
          paidAt,
        );
        const stands = ['processing', 'ready'].includes(buyerView(state)) && !isChargedBack;
        expect(decision.allowed).toBe(stands);
        if (!decision.allowed) expect(withdrawalRefusal(decision.why)).toMatch(/^[A-Z].*\.$/);
      }),
    );
  });
});
