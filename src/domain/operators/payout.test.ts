import { expect, it } from 'vitest';

import { standOf } from './payout.ts';

const payout = { status: 'paid', isManual: false, amountCents: 500, netCents: 500, unmatched: 0 } as const;

it.each([
  [{}, 'matched'],
  [{ status: 'coming' }, 'matched'],
  [{ netCents: 499 }, 'differs'],
  [{ unmatched: 1 }, 'differs'],
  [{ netCents: null }, 'unread'],
  [{ isManual: true, netCents: null }, 'manual'],
  [{ status: 'failed', netCents: 499 }, 'failed'],
] as const)('a payout with %j is %s', (more, stand) => {
  expect(standOf({ ...payout, ...more })).toBe(stand);
});
