import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';

import { CountryGrid } from './country-grid.tsx';
import type { CountryList } from './read-country-list.ts';

const japan = {
  iso: 'JP',
  name: 'Japan',
  region: 'Asia',
  image_url: null,
  starting_price: 2.94,
  has_unlimited: true,
  has_plans: true,
};

function show(list: Partial<CountryList>): string {
  const whole = {
    part: null,
    query: '',
    countries: [],
    next: null,
    found: null,
    meant: null,
    unsold: null,
    regions: [],
    trip: null,
    atlas: null,
    ...list,
  };
  const Page = createRoutesStub([
    { path: '/', Component: () => <CountryGrid list={whole} searching={false} onClear={() => {}} /> },
  ]);
  return renderToStaticMarkup(<Page />);
}

test('a list that has more offers to show more', () => {
  expect(show({ countries: [japan], next: 'JP' })).toContain('Show More Countries');
});

test.each([
  ['', 'No countries available.'],
  ['jap', 'No countries found matching your search.'],
])('what says that there are none never offers more: %s', (query, words) => {
  const html = show({ query, found: query === '' ? null : 2, next: 'JP' });
  expect(html).toContain(words);
  expect(html).not.toContain('Show More Countries');
});
