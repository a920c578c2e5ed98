import { describe, expect, it } from 'vitest';

import { wrong } from '../../../../test/support/shop/wrong-settings.ts';
import { readSettings } from './env.ts';
import { refundPolicyOf } from './refund-promise.ts';

const promised = (env: Record<string, string>) => refundPolicyOf(readSettings(env));

describe('the promise to buyers', () => {
  it.each([
    [{}, { hours: 24, withdrawal: false }],
    [{ REFUND_HOURS: '336' }, { hours: 336, withdrawal: false }],
    [{ WITHDRAWAL: 'off' }, { hours: 24, withdrawal: false }],
    [{ WITHDRAWAL: 'on' }, { hours: 336, withdrawal: true }],
    [
      { WITHDRAWAL: 'on', REFUND_HOURS: '' },
      { hours: 336, withdrawal: true },
    ],
    [
      { WITHDRAWAL: 'on', REFUND_HOURS: '720' },
      { hours: 720, withdrawal: true },
    ],
  ])('follows from %j', (env, policy) => {
    expect(promised(env)).toEqual(policy);
  });

  it('never contradicts itself', () => {
    expect(wrong({ WITHDRAWAL: 'on', REFUND_HOURS: '335' })).toEqual({
      REFUND_HOURS: 'must be at least 336 where WITHDRAWAL is on',
    });
    expect(wrong({ WITHDRAWAL: 'yes' })).toEqual({ WITHDRAWAL: 'must be one of off, on' });
  });
});
