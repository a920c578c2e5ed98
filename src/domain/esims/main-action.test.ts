import { describe, expect, it } from 'vitest';

import type { BundleState } from './bundle-state.ts';
import { bundleStatusOf } from './bundle-status.ts';
import { hasMoreData, mainAction } from './main-action.ts';

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
const NOTHING_READ = { usage: null, return_asked: false } as const;
const fresh = {
  status: 'purchased',
  has_activation: true,
  installed_at: null,
  ...NOTHING_READ,
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
    expect(mainAction(esim, false)).toBe(action);
  });

  it.each([
    ['nothing left', { ...fresh, status: 'depleted', usage: read(0, 'depleted') }],
    ['a fifth left', { ...fresh, status: 'active', usage: read(200) }],
  ] as const)('asks for no more data with %s of one plan while another brings it', (_, esim) => {
    expect(mainAction(esim, true)).toBe('details');
  });
});

describe('hasMoreData', () => {
  const entry = {
    id: 'first',
    iccid: '89',
    country_code: 'JP',
    status: 'depleted',
    ...NOTHING_READ,
  } as const;
  const added = { ...entry, id: 'added', status: 'purchased' } as const;
  it.each([
    ['waits for the same place', added, true],
    ['waits for another place', { ...added, country_code: 'TH' }, false],
    ['is in use', { ...added, status: 'active', usage: read(800) }, true],
    ['is in use elsewhere', { ...added, status: 'active', country_code: 'TH', usage: read(800) }, false],
    ['is nearly used up, too', { ...added, status: 'active', usage: read(100) }, false],
    ['is over', { ...added, status: 'expired' }, false],
    ['may go back', { ...added, return_asked: true }, false],
    ['is on another eSIM', { ...added, iccid: '90' }, false],
    ['is itself', { ...added, id: 'first' }, false],
  ] as const)('of a plan beside one that %s', (_, other, has) => {
    expect(hasMoreData(entry, [entry, other])).toBe(has);
  });
});
