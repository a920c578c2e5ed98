import { expect, it } from 'vitest';

import { formatInvoiceNumber, readInvoiceNumber } from './invoice-number.ts';

it.each([
  ['invoice', 1, 'INV-000001'],
  ['credit_note', 42, 'CN-000042'],
  ['invoice', 999_999, 'INV-999999'],
  ['invoice', 1_000_000, 'INV-1000000'],
] as const)('%s %i is %s', (kind, number, text) => {
  expect(formatInvoiceNumber(kind, number)).toBe(text);
});

it.each([
  ['INV-000042', { kind: 'invoice', number: 42 }],
  [' inv 42 ', { kind: 'invoice', number: 42 }],
  ['cn-1000000', { kind: 'credit_note', number: 1_000_000 }],
  ['INV-0', null],
  ['INV-', null],
  ['SP-7F3K-92QD', null],
  ['42', null],
])('%j is read as %j', (typed, read) => {
  expect(readInvoiceNumber(typed)).toEqual(read);
});
