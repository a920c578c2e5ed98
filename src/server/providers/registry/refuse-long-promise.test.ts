import { expect, test } from 'vitest';

import { readSettings } from '../../core/settings/env.ts';
import { refuseLongPromise } from './refuse-long-promise.ts';

const refusalOf = (env: Record<string, string>, ...days: (number | null)[]) => {
  const all = days.map((takesBackDays) => ({ name: `Of ${takesBackDays} days`, can: { takesBackDays } }));
  try {
    refuseLongPromise(readSettings(env), { all });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  [{ REFUND_HOURS: '1440' }, [60]],
  [{ REFUND_HOURS: '336' }, [60]],
  [{ REFUND_HOURS: '8760' }, [null]],
  [{ WITHDRAWAL: 'on' }, [17, null]],
])('what every wholesaler takes back may be promised: %j of %j', (env, days) => {
  expect(refusalOf(env, ...days)).toBeNull();
});

test.each([
  [
    { REFUND_HOURS: '1441' },
    [null, 60],
    'REFUND_HOURS must be at most 1440: Of 60 days takes eSIMs back for 60 days',
  ],
  [{ WITHDRAWAL: 'on' }, [16], 'REFUND_HOURS must be at most 384: Of 16 days takes eSIMs back for 16 days'],
])('more than one of them takes back is refused: %j of %j', (env, days, why) => {
  expect(refusalOf(env, ...days)).toContain(why);
});
