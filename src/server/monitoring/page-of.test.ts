import { expect, it } from 'vitest';

import { pageOf } from './page-of.ts';

it.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/Reset-Password', '/reset-password'],
  ['/INSTALLATION-android-and-ios.data', '/installation-android-and-ios'],
  ['/order/secret-of-somebody', '/order'],
  ['/country/JP.data', '/country'],
  ['/operate/orders/SP-1', '/operate'],
  ['/%72eset-password', 'other'],
  ['/whatever/else', 'other'],
])('%s is %s', (path, page) => {
  expect(pageOf(path)).toBe(page);
});
