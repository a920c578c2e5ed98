import { expect, it } from 'vitest';

import { mayBeWatched } from './watched-pages.ts';

it.each([
  ['/', true],
  ['/browse?country=JP', true],
  ['/installation', true],
  ['/orders-of-the-day', true],
  ['/confirm-return', false],
  ['/withdraw', false],
  ['/business-contact', false],
  ['/checkout?plan=%7B%7D', false],
  ['/order/abc', false],
  ['/profile', false],
  ['/dashboard', false],
  ['/reset-password', false],
  ['/verify-email', false],
  ['/installation?esim=1', false],
  ['/installation?order=abc', false],
])('%s may be watched: %s', (address, may) => {
  expect(mayBeWatched(new URL(address, 'https://shop.example'))).toBe(may);
});
