import { expect, it } from 'vitest';

import { placeOf, planLine } from './order.ts';

it('says a plan in one line', () => {
  expect(planLine({ code: 'JP', country: 'Japan', label: '3 GB', days: 1 })).toBe('Japan, 3 GB, 1 day');
  expect(planLine({ code: 'REUP', country: 'Europe', label: 'Unlimited Plus', days: 30 })).toBe(
    'Europe, Unlimited Plus, 30 days',
  );
});

it('says of the picture what it shows, also where nobody drew the place', () => {
  const altOf = (code: string) => placeOf({ code, country: 'Japan', label: '3 GB', days: 1 }).alt;
  expect(altOf('JP')).toBe('Japan by its city lights');
  expect(altOf('XX')).toBe('The globe by its city lights');
});
