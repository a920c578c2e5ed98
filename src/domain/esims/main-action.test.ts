import { describe, expect, it } from 'vitest';

import type { BundleState } from './bundle-state.ts';
import { bundleStatusOf } from './bundle-status.ts';
import { mainAction } from './main-action.ts';

const AT = new Date('2026-11-20T10:00:00Z');
const read = (remaining: number, state: BundleState = 'active', unlimited = false) =>
  bundleStatusOf(
    {
      state,
      assignmentReference: null,
      assignedAt: null,
      initialBytes: 1_000,
      remainingBytes: remaining,
      unlimited,
      startedAt: null,
      endsAt: null,
    },
    AT,
  );
const fresh = {
  status: 'purchased',
  has_activation: true,
  installed_at: null,
  usage: null,
  return_asked: false,
} as const;

describe('mainAction', () => {
  it.each([
    ['was just bought', fresh, 'install'],
    ['has no codes yet', { ...fresh, has_activation: false }, 'details'],
    ['waits on a phone', { ...fresh, installed_at: AT.toISOString() }, 'details'],
    ['is in use', { ...fresh, status: 'active', usage: read(800) }, 'details'],
    ['has a bit more than a fifth left', { ...fresh, status: 'active', usage: read(201) }, 'details'],
    ['has a fifth left', { ...fresh, status: 'active', usage: read(200) }, 'add'],
    [
      'is slow for today, but unlimited',
      { ...fresh, status: 'active', usage: read(0, 'active', true) },
      'details',
    ],
    ['has nothing left', { ...fresh, status: 'depleted', usage: read(0, 'depleted') }, 'add'],
    ['is over', { ...fresh, status: 'expired' }, 'again'],
    ['may go back', { ...fresh, return_asked: true }, 'details'],
    ['was returned', { ...fresh, status: 'cancelled' }, 'again'],
  ] as const)('of an eSIM that %s', (_, esim, action) => {
    expect(mainAction(esim)).toBe(action);
  });
});
