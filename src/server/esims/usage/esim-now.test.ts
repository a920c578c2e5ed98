import { describe, expect, it } from 'vitest';

import { MAX_WAITING } from '../../../domain/esims/top-up.ts';
import { type EsimNow, whyClosed } from './esim-now.ts';

type Plan = EsimNow['plans'][number];
const plan = (change: Partial<Plan> = {}): Plan => ({
  bundleName: 'esim_1GB_7D_JP_V2',
  state: 'queued',
  endsAt: null,
  days: 7,
  isTakenBack: false,
  bought: null,
  ...change,
});
const installed = { status: 'installed', firstInstalledAt: null };
const why = (plans: Plan[], profile: EsimNow['profile'] = installed) => whyClosed({ profile, plans });

describe('an eSIM', () => {
  it.each(['queued', 'processing', 'active', 'depleted', 'expired', 'lapsed'] as const)(
    'accepts a top-up beside a plan that is %s',
    (state) => {
      expect(why([plan({ state })])).toBeNull();
    },
  );

  it('accepts no top-up once everything on it was taken back', () => {
    const back = plan({ state: 'revoked', isTakenBack: true });
    expect(why([back, back])).toBe('taken_back');
    expect(why([back, plan()])).toBeNull();
  });

  it('accepts no top-up if it is gone, or no phone can use it', () => {
    expect(why([plan()], null)).toBe('unusable');
    expect(why([plan()], { ...installed, status: 'deactivated' })).toBe('unusable');
  });

  it('accepts no more unused plans than the wholesaler allows', () => {
    const many = Array.from({ length: MAX_WAITING - 1 }, () => plan());
    expect(why([...many, plan({ state: 'active' })])).toBeNull();
    expect(why([...many, plan({ state: 'processing' })])).toBe('full');
  });
});
