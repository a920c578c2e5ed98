import { expect, it } from 'vitest';

import { PAGES } from '../../domain/pages.ts';
import { mayBeWatched } from './watched-pages.ts';

it.each([
  ['/', true],
  ['/browse?country=JP', true],
  ['/installation', true],
  ['/orders-of-the-day', true],
  ['/business-contact', false],
  ['/checkout?plan=%7B%7D', false],
  ['/order/abc', false],
  ['/installation?esim=1', false],
  ['/installation?order=abc', false],
])('%s may be watched: %s', (address, may) => {
  expect(mayBeWatched(new URL(address, 'https://shop.example'))).toBe(may);
});

it('may not be measured if it is private', () => {
  const own = PAGES.filter(({ path, reads }) => !reads && path !== '/sign-in-failed');
  expect(own.filter(({ path }) => mayBeWatched({ pathname: path, search: '' }))).toEqual([]);
});
