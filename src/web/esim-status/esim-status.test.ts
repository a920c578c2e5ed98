import { describe, expect, it } from 'vitest';

import { showStatus } from './esim-status.ts';

describe('showStatus', () => {
  it.each([
    ['purchased', 'good', 'Purchased'],
    ['active', 'good', 'Active'],
    ['cancelled', 'bad', 'Cancelled'],
    ['expired', 'quiet', 'Expired'],
    ['depleted', 'empty', 'Depleted'],
    ['paused', 'other', 'Paused'],
    ['constructor', 'other', 'Constructor'],
    ['', 'good', 'Purchased'],
    [null, 'good', 'Purchased'],
    [undefined, 'good', 'Purchased'],
  ])('shows %o as %s', (status, tone, label) => {
    expect(showStatus(status)).toEqual({ tone, label });
  });

  it('has the colour of the network’s state if both say the same', () => {
    expect(showStatus('depleted', 'depleted').tone).toBe('spent');
    expect(showStatus('depleted', 'active').tone).toBe('empty');
    expect(showStatus('cancelled', 'depleted').tone).toBe('bad');
  });
});
