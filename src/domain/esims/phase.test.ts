import { describe, expect, it } from 'vitest';

import { bundleStatusOf } from './bundle-status.ts';
import { phaseOf } from './phase.ts';

const AT = new Date('2026-11-20T10:00:00Z');
const read = (state: string) =>
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
    ['paused', null, 'waiting'],
    ['constructor', null, 'waiting'],
  ] as const)('of %s is read with its bundle', (status, usage, phase) => {
    expect(phaseOf({ status, usage })).toBe(phase);
  });
});
