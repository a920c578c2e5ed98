import { expect, it } from 'vitest';

import { planLine } from './order.ts';

it('says a plan in one line', () => {
  expect(planLine({ code: 'JP', country: 'Japan', label: '3 GB', days: 1 })).toBe('Japan, 3 GB, 1 day');
  expect(planLine({ code: 'REUP', country: 'Europe', label: 'Unlimited Plus', days: 30 })).toBe(
    'Europe, Unlimited Plus, 30 days',
  );
});
