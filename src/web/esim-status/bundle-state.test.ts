import { describe, expect, it } from 'vitest';

import { showBundleState } from './bundle-state.ts';

describe('showBundleState', () => {
  it.each([
    ['active', 'good', 'Active'],
    ['queued', 'waiting', 'Queued'],
    ['processing', 'working', 'Processing'],
    ['depleted', 'spent', 'Depleted'],
    ['expired', 'quiet', 'Expired'],
    ['lapsed', 'quiet', 'Lapsed'],
    ['revoked', 'bad', 'Revoked'],
    ['paused', 'other', 'UNKNOWN'],
    ['constructor', 'other', 'UNKNOWN'],
    ['', 'other', 'UNKNOWN'],
  ])('shows %o as %s', (state, tone, label) => {
    expect(showBundleState(state)).toEqual({ tone, label });
  });
});
