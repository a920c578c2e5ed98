import { expect, test } from 'vitest';

import { isWallet, paidMethodLabel, WALLETS } from './paid-method.ts';

const card = { brand: 'Visa', last4: '4242' };

test('a card is named alone, or after its wallet', () => {
  expect(paidMethodLabel({ wallet: null, ...card })).toBe('Visa ending in 4242');
  expect(WALLETS.map((wallet) => paidMethodLabel({ wallet, ...card }))).toEqual([
    'Apple Pay (Visa 4242)',
    'Google Pay (Visa 4242)',
    'Link (Visa 4242)',
  ]);
});

test('an unknown wallet is left out', () => {
  expect([...WALLETS, 'samsung_pay', '', null, undefined].filter(isWallet)).toEqual([...WALLETS]);
});
