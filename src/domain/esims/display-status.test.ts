import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { PURCHASE_STATES } from '../checkout/purchase-state.ts';
import { displayStatus, type Known } from './display-status.ts';

const known = (change: Partial<Known> = {}): Known => ({
  stored: 'purchased',
  purchase: 'delivered',
  bundle: null,
  ...change,
});

describe('the status of a purchase', () => {
  it.each([
    [null, 'purchased'],
    ['processing', 'purchased'],
    ['queued', 'purchased'],
    ['active', 'active'],
    ['depleted', 'depleted'],
    ['expired', 'expired'],
    ['lapsed', 'expired'],
    ['revoked', 'cancelled'],
    ['suspended', 'purchased'],
    ['constructor', 'purchased'],
  ])('with a bundle that is %s is %s', (bundle, status) => {
    expect(displayStatus(known({ bundle }))).toBe(status);
  });

  it('is purchased where nothing was stored', () => {
    expect(displayStatus(known({ stored: null }))).toBe('purchased');
  });

  it('is what was stored while the network says nothing we know', () => {
    expect(displayStatus(known({ stored: 'expired', bundle: 'strange' }))).toBe('expired');
  });
});

const anything = fc.record({
  stored: fc.option(fc.string()),
  purchase: fc.constantFrom(...PURCHASE_STATES),
  bundle: fc.option(fc.oneof(fc.string(), fc.constantFrom('active', 'queued', 'expired', 'revoked'))),
});

describe('whatever is known', () => {
  it('is cancelled exactly when the money goes back, the bundle was taken back, or that was stored', () => {
    fc.assert(
      fc.property(anything, (facts) => {
        const isBack = facts.purchase === 'refunding' || facts.purchase === 'refunded';
        const status = displayStatus(facts);
        const isCancelled = isBack || facts.bundle === 'revoked' || facts.stored === 'cancelled';
        expect(status === 'cancelled').toBe(isCancelled);
      }),
    );
  });

  it('does not depend on how a delivered purchase got there', () => {
    fc.assert(
      fc.property(anything, ({ stored, bundle }) => {
        const one = displayStatus({ stored, bundle, purchase: 'provisioned' });
        expect(displayStatus({ stored, bundle, purchase: 'delivered' })).toBe(one);
      }),
    );
  });
});
