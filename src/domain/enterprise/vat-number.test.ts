import { expect, it } from 'vitest';

import { isVatNumber } from './vat-number.ts';

it.each([
  'IE1234567A',
  'IE 1+23456A',
  'DE 123 456 789',
  'ESX1234567X',
  '12.345.678/0001-95',
  '22AAAAA0000A1Z5',
])('%s can be a VAT number', (text) => expect(isVatNumber(text)).toBe(true));

it.each([
  '',
  'IE',
  'none',
  '123',
  'IE1234567A\n',
  ' DE123456789',
  'DE123456789<b>',
  '١٢٣٤٥٦٧٨٩',
  '1'.repeat(31),
])('%j cannot be a VAT number', (text) => expect(isVatNumber(text)).toBe(false));
