import { expect, test } from 'vitest';

import { returnAddress, withoutReturn } from './return-address.ts';

const HERE = 'https://shop.example/checkout?plan=%7B%22id%22%3A1%7D';

test('the return address is the checkout with the order, and returning removes what was added', () => {
  const there = returnAddress(HERE, 'token');
  expect(there).toBe(`${HERE}&order=token`);
  const back = `${there}&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded`;
  expect(withoutReturn(back)).toEqual({ address: HERE, order: 'token' });
  expect(returnAddress(back, 'other')).toBe(`${HERE}&order=other`);
});

test('an ordinary address stays unchanged, and names no order', () => {
  expect(withoutReturn(HERE)).toEqual({ address: HERE, order: null });
  expect(withoutReturn(`${HERE}&order=token`).order).toBeNull();
});
