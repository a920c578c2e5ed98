import { describe, expect, it } from 'vitest';

import { buyerView, canMove, PURCHASE_STATES, type PurchaseState } from './purchase-state.ts';

/** The life of a purchase as the design draws it. */
const DRAWN: Record<PurchaseState, PurchaseState[]> = {
  created: ['paying', 'abandoned'],
  paying: ['paid', 'abandoned'],
  paid: ['ordering', 'refunding'],
  ordering: ['provisioned', 'unclear', 'paid', 'refunding'],
  unclear: ['provisioned', 'ordering', 'refunding'],
  provisioned: ['delivered', 'refunding', 'paid'],
  delivered: ['refunding', 'paid'],
  refunding: ['refunded'],
  refunded: [],
  abandoned: [],
};

/** All states that can be reached from here, in any number of moves. */
function reachable(from: PurchaseState, seen = new Set<PurchaseState>()): Set<PurchaseState> {
  for (const to of PURCHASE_STATES) {
    if (!canMove(from, to) || seen.has(to)) continue;
    seen.add(to);
    reachable(to, seen);
  }
  return seen;
}

describe('a purchase', () => {
  it.each(PURCHASE_STATES)('in state %s changes only as the design allows', (from) => {
    expect(PURCHASE_STATES.filter((to) => canMove(from, to)).sort()).toEqual(DRAWN[from].sort());
  });

  it('can reach every state from its beginning', () => {
    expect([...reachable('created'), 'created'].sort()).toEqual([...PURCHASE_STATES].sort());
  });

  it('never leaves refunded or abandoned', () => {
    expect(reachable('refunded').size + reachable('abandoned').size).toBe(0);
  });

  it('is never fulfilled once it is being refunded', () => {
    expect([...reachable('refunding')]).toEqual(['refunded']);
  });

  it('never becomes abandoned or unpaid once it is paid', () => {
    const after = reachable('paid');
    for (const gone of ['created', 'paying', 'abandoned'] as const) expect(after.has(gone)).toBe(false);
  });

  it('can always end with an eSIM or a refund once it is paid', () => {
    for (const state of reachable('paid')) {
      const ends = reachable(state).add(state);
      expect(ends.has('delivered') || ends.has('refunded')).toBe(true);
    }
  });
});

it('tells its buyer to pay, to wait, to use the eSIM, or to expect a refund', () => {
  expect(Object.fromEntries(PURCHASE_STATES.map((state) => [state, buyerView(state)]))).toEqual({
    created: 'unpaid',
    paying: 'unpaid',
    paid: 'processing',
    ordering: 'processing',
    unclear: 'processing',
    provisioned: 'ready',
    delivered: 'ready',
    refunding: 'refunding',
    refunded: 'refunded',
    abandoned: 'unpaid',
  });
});
