import { expect, it } from 'vitest';

import { formatInvoiceNumber } from './invoice-number.ts';

it.each([
  ['invoice', 1, 'INV-000001'],
  ['credit_note', 42, 'CN-000042'],
  ['invoice', 999_999, 'INV-999999'],
  ['invoice', 1_000_000, 'INV-1000000'],
] as const)('%s %i is %s', (kind, number, text) => {
  expect(formatInvoiceNumber(kind, number)).toBe(text);
});
