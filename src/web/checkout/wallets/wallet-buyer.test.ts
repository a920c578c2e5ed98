import { expect, test } from 'vitest';

import { askedOf, walletBuyer } from './wallet-buyer.ts';

const ADDRESS = { line1: '1', line2: null, city: 'X', state: '', postal_code: '1', country: 'US' };
const told = (name: string, email?: string) => ({
  expressPaymentType: 'apple_pay' as const,
  billingDetails: { name, ...(email !== undefined && { email }), address: ADDRESS },
});
const kim = (name: string) => ({ id: 'u1', name, email: 'kim@example.com', emailVerified: true }) as never;

test('the wallet is asked for a guest’s name and address, and for what an account lacks', () => {
  expect(askedOf(null)).toEqual({ emailRequired: true, billingAddressRequired: true });
  expect(askedOf(kim('Kim'))).toEqual({ emailRequired: false, billingAddressRequired: false });
  expect(askedOf(kim(''))).toEqual({ emailRequired: false, billingAddressRequired: true });
});

test('a guest has the wallet’s name and address, without an account or a saved card', () => {
  expect(walletBuyer(told(' Wanda Wallet ', 'wanda@example.com'), null)).toEqual({
    fullName: 'Wanda Wallet',
    email: 'wanda@example.com',
    noMarketing: true,
    wallet: 'apple_pay',
  });
  expect(walletBuyer(told('', 'wanda@example.com'), null)?.fullName).toBe('wanda@example.com');
});

test('without a valid e-mail address there is no buyer', () => {
  expect(walletBuyer(told('Wanda'), null)).toBeNull();
  expect(walletBuyer(told('Wanda', 'wanda'), null)).toBeNull();
  expect(walletBuyer({ expressPaymentType: 'link' }, null)).toBeNull();
});

test('a signed-in buyer keeps their account’s address, whatever the wallet says', () => {
  const buyer = { fullName: 'Kim', email: 'kim@example.com', isUser: true, noMarketing: true };
  expect(walletBuyer(told('Wanda', 'wanda@example.com'), kim('Kim'))).toEqual(buyer);
  expect(walletBuyer(told('Wanda'), kim(''))).toEqual({ ...buyer, fullName: 'Wanda' });
});
