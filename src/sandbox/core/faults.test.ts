import { expect, test } from 'vitest';

import { faultOrder, Faults } from './faults.ts';

function faults(...orders: object[]): Faults {
  const made = new Faults();
  for (const order of orders) made.add(faultOrder.parse({ party: 'stripe', effect: 'status', ...order }));
  return made;
}

test('a fault affects one call by default', () => {
  const some = faults({}, { times: 2, status: 503 });
  expect(some.take('esim-go', 'GET', '/')).toBeUndefined();
  const statuses = [1, 2, 3, 4].map(() => some.take('stripe', 'GET', '/')?.status);
  expect(statuses).toEqual([500, 503, 503, undefined]);
});

test.each([
  ['/v1/refunds', '/v1/refunds', true],
  ['/v1/refunds', '/v1/refunds/', true],
  ['/v1/refunds', '/v1/refunds/re_1', false],
  ['/v2.4/esims/*/apply', '/v2.4/esims/894/apply', true],
  ['/v2.*/orders', '/v2.5/orders', true],
  ['/v2.4/orders', '/v2x4/orders', false],
  ['*', '/anything', true],
])('the path %s meets %s: %s', (path, asked, met) => {
  const some = new Faults();
  some.add({ ...faultOrder.parse({ party: 'stripe', effect: 'garbage' }), path });
  expect(some.take('stripe', 'POST', asked) !== undefined).toBe(met);
});

test('the method matches in upper or lower case', () => {
  expect(faults({ method: 'post' }).take('stripe', 'POST', '/')).toBeDefined();
  expect(faults({ method: 'post' }).take('stripe', 'GET', '/')).toBeUndefined();
});
