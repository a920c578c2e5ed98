import { expect, test } from 'vitest';

import { checkBilling } from './check-billing.ts';

const typed = (firstName: string, lastName: string, email: string) =>
  checkBilling({ firstName, lastName, email, createAccount: true }, null);

test('both names, trimmed, and an address make a buyer', () => {
  expect(typed(' Mia ', ' Larsen', ' mia.larsen+trip@posteo.example ')).toEqual({
    buyer: { fullName: 'Mia Larsen', email: 'mia.larsen+trip@posteo.example', createAccount: true },
  });
});

test.each([
  ['', '', 'firstName'],
  ['  ', 'Larsen', 'firstName'],
  ['Mia', ' ', 'lastName'],
])('the name %j %j is not complete', (first, last, field) => {
  expect(typed(first, last, 'mia@example.com')).toEqual({
    error: { field, message: 'Please enter your complete name' },
  });
});

test.each([
  '',
  'mia',
  'mia@',
  'mia@example',
  '@example.com',
  'mia@exa mple.com',
  'a..b@example.com',
  'mia@example.c',
])('the address %j is not valid', (email) => {
  expect(typed('Mia', 'Larsen', email)).toEqual({
    error: { field: 'email', message: 'Please enter a valid email address' },
  });
});

test('whoever is signed in buys with the address of the account', () => {
  const draft = { firstName: 'Mia', lastName: 'Larsen', email: 'elsewhere', createAccount: true };
  expect(checkBilling(draft, 'mia@posteo.example')).toEqual({
    buyer: { fullName: 'Mia Larsen', email: 'mia@posteo.example', isUser: true },
  });
});
