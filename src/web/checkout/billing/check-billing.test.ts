import { expect, test } from 'vitest';

import { type BillingDraft, EMPTY_DRAFT } from './billing-draft.ts';
import { checkBilling } from './check-billing.ts';

const typed = (firstName: string, lastName: string, email: string) =>
  checkBilling({ ...EMPTY_DRAFT, firstName, lastName, email }, null);

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

const ofAccount = (changes: Partial<BillingDraft>) =>
  checkBilling(
    { ...EMPTY_DRAFT, firstName: 'Mia', lastName: 'Larsen', email: 'elsewhere', ...changes },
    'mia@posteo.example',
  );
const USER = { fullName: 'Mia Larsen', email: 'mia@posteo.example', isUser: true };

test('whoever is signed in buys with the address of the account', () => {
  expect(ofAccount({})).toEqual({ buyer: USER });
  expect(ofAccount({ alternativeEmail: 'not asked for' })).toEqual({ buyer: USER });
});

test('a second address is trimmed and joins that of the account', () => {
  expect(ofAccount({ useAlternative: true, alternativeEmail: ' jo@work.example ' })).toEqual({
    buyer: { ...USER, alternativeEmail: 'jo@work.example' },
  });
});

test.each([
  ['', 'Please enter a valid email address'],
  ['jo@work', 'Please enter a valid email address'],
  ['Mia@Posteo.example', 'This is the address of your account'],
])('%j is no second address', (alternativeEmail, message) => {
  expect(ofAccount({ useAlternative: true, alternativeEmail })).toEqual({
    error: { field: 'alternativeEmail', message },
  });
});
