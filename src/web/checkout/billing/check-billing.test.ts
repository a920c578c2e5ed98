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
  ['', '', ['firstName', 'lastName']],
  ['  ', 'Larsen', ['firstName']],
  ['Mia', ' ', ['lastName']],
])('the name %j %j is not complete', (first, last, fields) => {
  expect(typed(first, last, 'mia@example.com')).toEqual({
    errors: Object.fromEntries(fields.map((field) => [field, 'Please enter your complete name'])),
  });
});

test('all errors appear at once, in the order of the fields', () => {
  const checked = typed('', '', 'mia');
  expect('errors' in checked && Object.entries(checked.errors)).toEqual([
    ['email', 'Please enter a valid email address'],
    ['firstName', 'Please enter your complete name'],
    ['lastName', 'Please enter your complete name'],
  ]);
});

test.each(['', 'mia', 'mia@', 'mia@example', '@example.com', 'mia@exa mple.com', 'mia@example.c'])(
  'the address %j is not valid',
  (email) => {
    expect(typed('Mia', 'Larsen', email)).toEqual({
      errors: { email: 'Please enter a valid email address' },
    });
  },
);

const ofAccount = (changes: Partial<BillingDraft>) =>
  checkBilling(
    { ...EMPTY_DRAFT, firstName: 'Mia', lastName: 'Larsen', email: 'elsewhere', ...changes },
    'mia@posteo.example',
  );
const USER = { fullName: 'Mia Larsen', email: 'mia@posteo.example', isUser: true };

test('a signed-in buyer uses the account’s address', () => {
  expect(ofAccount({})).toEqual({ buyer: USER });
  expect(ofAccount({ alternativeEmail: 'not asked for' })).toEqual({ buyer: USER });
});

test('guests and users can decline news', () => {
  const draft = {
    ...EMPTY_DRAFT,
    firstName: 'Mia',
    lastName: 'Larsen',
    email: 'mia@posteo.example',
    noMarketing: true,
  };
  for (const account of [null, 'mia@posteo.example'])
    expect(checkBilling(draft, account)).toMatchObject({ buyer: { noMarketing: true } });
  expect(checkBilling({ ...draft, noMarketing: false }, null)).not.toHaveProperty('buyer.noMarketing');
});

test('a second address is trimmed and added to the account’s', () => {
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
    errors: { alternativeEmail: message },
  });
});

test('a company and its VAT number go onto the invoice, and an impossible number is an error', () => {
  const names = { ...EMPTY_DRAFT, firstName: 'Mia', lastName: 'Larsen', email: 'mia@posteo.example' };
  const checked = (company: string, vatNumber: string) =>
    checkBilling({ ...names, company, vatNumber }, null);
  expect(checked(' Larsen ApS ', ' DK 12345678 ')).toMatchObject({
    buyer: { company: 'Larsen ApS', vatNumber: 'DK 12345678' },
  });
  expect(checked(' ', '')).toEqual({
    buyer: { fullName: 'Mia Larsen', email: 'mia@posteo.example', createAccount: true },
  });
  expect(checked('Larsen ApS', 'none')).toEqual({ errors: { vatNumber: 'Please check the VAT number' } });
});
