import { expect, test } from 'vitest';

import { isWallet, paidMethodLabel, WALLETS } from './paid-method.ts';

const card = { brand: 'Visa', last4: '4242' };

test('a card is named by itself, and with its wallet before it', () => {
  expect(paidMethodLabel({ wallet: null, ...card })).toBe('Visa ending in 4242');
  expect(WALLETS.map((wallet) => paidMethodLabel({ wallet, ...card }))).toEqual([
    'Apple Pay (Visa 4242)',
    'Google Pay (Visa 4242)',
    'Link (Visa 4242)',
  ]);
});

test('a wallet that the shop does not know is none', () => {
  expect([...WALLETS, 'samsung_pay', '', null, undefined].filter(isWallet)).toEqual([...WALLETS]);
});
