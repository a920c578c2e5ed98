import { describe, expect, it } from 'vitest';

import { bundleStatusOf } from '../../domain/esims/bundle-status.ts';
import { decideByEye } from './refund-offer.tsx';

const BOUGHT = new Date('2026-11-20T10:00:00Z');
const after = (hours: number) => new Date(BOUGHT.getTime() + hours * 3_600_000);
const esim = { status: 'purchased', purchased_at: BOUGHT.toISOString() };
const read = (state: string, remainingBytes: number) =>
  bundleStatusOf(
    {
      state,
      assignmentReference: null,
      assignedAt: null,
      initialBytes: 1_000,
      remainingBytes,
      unlimited: false,
      startedAt: null,
      endsAt: null,
    },
    BOUGHT,
  );

describe('decideByEye', () => {
  it('offers a refund of what is not used, within the hours', () => {
    expect(decideByEye(esim, null, 24, after(1))).toEqual({ allowed: true, until: after(24) });
    expect(decideByEye(esim, read('queued', 1_000), 24, after(23))).toMatchObject({ allowed: true });
  });

  it('says why not', () => {
    const why = (status: string, usage: ReturnType<typeof read> | null, hours: number) =>
      decideByEye({ ...esim, status }, usage, 24, after(hours));
    expect(why('purchased', null, 24)).toEqual({ allowed: false, why: 'too_late' });
    expect(why('active', read('active', 1_000), 1)).toEqual({ allowed: false, why: 'used' });
    expect(why('purchased', read('queued', 900), 1)).toEqual({ allowed: false, why: 'used' });
    expect(why('cancelled', read('revoked', 1_000), 1)).toEqual({ allowed: false, why: 'returned' });
  });
});
