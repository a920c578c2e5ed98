import { describe, expect, it } from 'vitest';

import { KEPT_DAYS, keptUntil, mayKeep } from './offline-pack.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const ready = { status: 'ready', return_asked: false } as const;
const fresh = { status: 'purchased', installed_at: null, iccid: '8944', usage: null } as const;
const withUsage = (bundle_state: 'active' | 'queued' | 'expired', ends_at: string | null = null) => ({
  ...fresh,
  usage: { bundle_state, ends_at },
});

describe('a phone may keep', () => {
  it.each([
    ['everything before the first use', ready, fresh, 'all'],
    ['everything while the bundle waits', ready, withUsage('queued'), 'all'],
    ['no codes once installed', ready, { ...fresh, installed_at: '2026-11-30T10:00:00Z' }, 'without_codes'],
    ['no codes once in use', ready, { ...fresh, status: 'active' as const }, 'without_codes'],
    ['no codes if only the network has seen it', ready, withUsage('active'), 'without_codes'],
    ['nothing of a plan that is over', ready, { ...fresh, status: 'expired' as const }, 'nothing'],
    ['nothing of an eSIM taken back', ready, { ...fresh, status: 'cancelled' as const }, 'nothing'],
    ['nothing while a return is asked', { ...ready, return_asked: true }, fresh, 'nothing'],
    ['nothing of a refunded order', { ...ready, status: 'refunded' as const }, fresh, 'nothing'],
    ['nothing before the eSIM is there', { ...ready, status: 'processing' as const }, fresh, 'nothing'],
  ])('%s', (_, order, esim, extent) => {
    expect(mayKeep(order, esim, null)).toBe(extent);
  });

  it('nothing of an eSIM that was replaced by another', () => {
    expect(mayKeep(ready, fresh, '8944')).toBe('all');
    expect(mayKeep(ready, fresh, '8945')).toBe('nothing');
  });
});

describe('it is deleted', () => {
  const latest = new Date(NOW.getTime() + KEPT_DAYS * 86_400_000);

  it('with the last day of the plan', () => {
    expect(keptUntil(withUsage('active', '2026-12-08T09:00:00Z'), NOW)).toEqual(
      new Date('2026-12-08T09:00:00Z'),
    );
  });

  it('after some time without news, however long the plan', () => {
    expect(keptUntil(fresh, NOW)).toEqual(latest);
    expect(keptUntil(withUsage('active', '2027-12-01T00:00:00Z'), NOW)).toEqual(latest);
  });
});
