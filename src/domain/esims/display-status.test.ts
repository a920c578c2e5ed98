import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { PURCHASE_STATES } from '../checkout/purchase-state.ts';
import { BUNDLE_STATES, type BundleState } from './bundle-state.ts';
import { bundleStatusOf } from './bundle-status.ts';
import { displayStatus, ESIM_STATUSES, esimStatusOf, type Known, phaseOf } from './display-status.ts';

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
    ['unknown', 'purchased'],
  ] as const)('with a bundle that is %s is %s', (bundle, status) => {
    expect(displayStatus(known({ bundle }))).toBe(status);
  });

  it('is purchased if nothing was stored', () => {
    expect(displayStatus(known({ stored: null }))).toBe('purchased');
  });

  it('is the stored one while the network says nothing known', () => {
    expect(displayStatus(known({ stored: 'expired', bundle: 'unknown' }))).toBe('expired');
  });
});

describe('a word in an old row', () => {
  it.each([
    ['cancelled', 'cancelled'],
    ['expired', 'expired'],
    ['paused', 'purchased'],
    ['constructor', 'purchased'],
    ['', 'purchased'],
  ])('%o means %s', (word, status) => {
    expect(esimStatusOf(word)).toBe(status);
  });
});

const anything = fc.record({
  stored: fc.option(fc.constantFrom(...ESIM_STATUSES)),
  purchase: fc.constantFrom(...PURCHASE_STATES),
  bundle: fc.option(fc.constantFrom(...BUNDLE_STATES)),
});

describe('in every case', () => {
  it('is cancelled exactly if the purchase is refunded, the bundle was taken back, or cancelled was stored', () => {
    fc.assert(
      fc.property(anything, (facts) => {
        const isBack = facts.purchase === 'refunding' || facts.purchase === 'refunded';
        const status = displayStatus(facts);
        const isCancelled = isBack || facts.bundle === 'revoked' || facts.stored === 'cancelled';
        expect(status === 'cancelled').toBe(isCancelled);
      }),
    );
  });

  it('does not depend on how a purchase came to be delivered', () => {
    fc.assert(
      fc.property(anything, ({ stored, bundle }) => {
        const one = displayStatus({ stored, bundle, purchase: 'provisioned' });
        expect(displayStatus({ stored, bundle, purchase: 'delivered' })).toBe(one);
      }),
    );
  });
});

const AT = new Date('2026-11-20T10:00:00Z');
const read = (state: BundleState) =>
  bundleStatusOf(
    {
      state,
      assignmentReference: null,
      assignedAt: null,
      initialBytes: 1_000,
      remainingBytes: 1_000,
      unlimited: false,
      startedAt: null,
      endsAt: null,
    },
    AT,
  );

describe('phaseOf', () => {
  it.each([
    ['purchased', null, 'waiting'],
    ['purchased', read('processing'), 'waiting'],
    ['purchased', read('queued'), 'waiting'],
    // A newer reading than the list's.
    ['purchased', read('active'), 'running'],
    ['active', null, 'running'],
    ['depleted', read('depleted'), 'running'],
    ['expired', read('lapsed'), 'over'],
    ['cancelled', read('queued'), 'returned'],
    ['purchased', read('unknown'), 'running'],
    ['purchased', null, 'waiting'],
  ] as const)('of %s is read with its bundle', (status, usage, phase) => {
    expect(phaseOf({ status, usage })).toBe(phase);
  });
});
