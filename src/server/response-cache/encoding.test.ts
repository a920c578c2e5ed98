import { expect, it } from 'vitest';

import { encodingFor } from './encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0.8', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0.000', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['*, br;q=0', 'gzip'],
  ['br;q=0.5, *;q=0.9', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['identity;q=0, *;q=0', 'identity'],
  ['br ; q=1', 'br'],
  ['br;q=2', 'identity'],
  ['br;q=no, gzip', 'gzip'],
  ['abr, brr, x-br', 'identity'],
  [',,;;=,', 'identity'],
  [`gzip${' '.repeat(5000)}`, 'gzip'],
])('packs for Accept-Encoding %j as %s', (accepts, encoding) => {
  expect(encodingFor(accepts)).toBe(encoding);
  expect(encodingFor(accepts)).toBe(encoding);
});
