import { expect, it } from 'vitest';

import { createCipher } from '../db/cipher.ts';
import type { Purchase } from '../purchase/tables.ts';
import { readTrace, sealTrace } from './payment-trace.ts';

const cipher = createCipher('ab'.repeat(32));
const purchase = {
  id: '0b0c6d3e-2f7b-4a70-9d3e-6a3a5f1c9e11',
  priceCents: 450,
  wholesaleCents: 300,
  language: 'de',
  fullName: 'Ada Traveller',
  email: 'ada@example.org',
  alternativeEmail: null,
  sendToBothEmails: false,
  userId: null,
  topUpIccid: null,
  topUpEsimId: null,
  rate: null,
  rateSource: null,
  discountCode: null,
  discountCents: 0,
  taxOffCents: 0,
} as unknown as Purchase;

it('is read by the shop that sealed it, for the purchase that it was sealed for', () => {
  const sealed = sealTrace(cipher, [purchase], 'card');
  expect(sealed).not.toContain('ada');
  expect(readTrace(cipher, purchase.id, sealed)).toEqual({
    p: 450,
    w: 300,
    l: 'de',
    n: 'Ada Traveller',
    e: 'ada@example.org',
  });
  expect(readTrace(cipher, '0b0c6d3e-2f7b-4a70-9d3e-6a3a5f1c9e12', sealed)).toBeNull();
  expect(readTrace(createCipher('cd'.repeat(32)), purchase.id, sealed)).toBeNull();
  for (const none of [null, '', 'x', '12345678.AAAA'])
    expect(readTrace(cipher, purchase.id, none)).toBeNull();
});

it('has what each of several plans was sold for', () => {
  const second = { ...purchase, priceCents: 200, wholesaleCents: 150, discountCents: 20, fees: { card: 9 } };
  const sealed = sealTrace(cipher, [purchase, second], 'card');
  expect(readTrace(cipher, purchase.id, sealed)).toMatchObject({ p: 450, m: [[200, 150, 20, 0, 209]] });
});
