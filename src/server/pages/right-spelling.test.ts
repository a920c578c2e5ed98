import { expect, it } from 'vitest';

import { rightSpelling } from './right-spelling.ts';

it.each([
  ['/country/jp', '/country/JP'],
  ['/country/JP/', '/country/JP'],
  ['/Country/us-hi/', '/country/US-HI'],
  ['/country/%4aP', '/country/JP'],
  ['/country/jp/Guide/', '/country/JP/guide'],
  ['/regional/Europe/guide', '/regional/europe/guide'],
  ['/regional/Europe', '/regional/europe'],
  ['/regional/europe/', '/regional/europe'],
  ['/country/jp.md', '/country/JP.md'],
  ['/country/jp/guide.md', '/country/JP/guide.md'],
  ['/regional/Europe.md', '/regional/europe.md'],
  ['/FAQ', '/faq'],
  ['/privacy-policy/', '/privacy-policy'],
  ['/browse/', '/browse'],
])('%s is %s', (path, right) => {
  expect(rightSpelling(path)).toBe(right);
});

it.each([
  '/',
  '//country/jp',
  '//shop.example/',
  '/%2Fshop.example/',
  '/country/JP',
  '/country',
  '/regional/europe',
  '/privacy',
  '/privacy-policy',
  '/nowhere/',
  '/order/AbCdEf/',
  '/profile/',
  '/country/JP//',
  '/api/regions/',
  '/country/jp.data',
  '/faq%3F%E2%82%AC',
  '/faq%3Fplan=X',
])('%s stays', (path) => {
  expect(rightSpelling(path)).toBeNull();
});
