import { expect, it } from 'vitest';

import { type Filters, filtersIn, withFilter } from './filters.ts';

const FILTERS: Filters = {
  state: { kind: 'choice', options: { paid: 'Paid' } },
  from: { kind: 'day' },
  min: { kind: 'amount' },
  order: { kind: 'text', maxLength: 8, pattern: /^[a-f\d]+$/ },
};

it.each([
  [
    'state=paid&from=2026-11-01&min=12.50&order=ab12',
    { state: 'paid', from: '2026-11-01', min: '12.50', order: 'ab12' },
  ],
  ['state=+paid+', { state: 'paid' }],
  ['state=stolen&from=yesterday&min=-1&order=xyz', {}],
  ['from=2026-13-45&min=1.234&order=0123456789', {}],
  ['evil=1&state=&after=x', {}],
])('of %s a list is asked with what fits its filters', (search, wanted) => {
  expect(filtersIn(new URLSearchParams(search), FILTERS)).toEqual(wanted);
});

it('returns to the first page when a filter changes, and keeps the other filters', () => {
  const params = new URLSearchParams('state=paid&min=5&after=place');
  expect(withFilter(params, 'min', '6').toString()).toBe('state=paid&min=6');
  expect(withFilter(params, 'state', '').toString()).toBe('min=5');
  expect(params.toString()).toBe('state=paid&min=5&after=place');
});
