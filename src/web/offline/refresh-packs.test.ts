import { describe, expect, it } from 'vitest';

import { PACK } from '../../../test/support/shop/offline-pack.ts';
import { bundleStatusOf } from '../../domain/esims/bundle-status.ts';
import { renewedBy } from './refresh-packs.ts';

const READ = new Date('2026-12-02T08:00:00Z');
const usage = (unlimited = false) =>
  bundleStatusOf(
    {
      state: 'active',
      assignmentReference: null,
      assignedAt: null,
      initialBytes: 3e9,
      remainingBytes: 1.2e9,
      unlimited,
      startedAt: READ,
      endsAt: null,
    },
    READ,
  );

describe('a renewed pack', () => {
  it('has the newest reading, and keeps an older one if there is none', () => {
    const read = renewedBy(PACK, { usage: usage() }, true);
    expect(read.left).toEqual({ value: '1.2 GB', at: READ.toISOString() });
    expect(renewedBy(read, { usage: null }, true).left).toEqual(read.left);
    expect(renewedBy(PACK, { usage: usage(true) }, true).left).toBeNull();
  });

  it('has no code once they are used, and everything else', () => {
    const { codes, ...rest } = renewedBy(PACK, { usage: null }, false);
    expect(codes).toBeNull();
    expect(JSON.stringify(rest)).not.toContain('SECRET');
    expect(rest).toEqual({ ...PACK, codes: undefined });
  });
});
