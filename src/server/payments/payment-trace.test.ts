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
  const sealed = sealTrace(cipher, purchase);
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

it('fits into a text of the processor, with the longest ordinary names whole', () => {
  const whole = { ...purchase, fullName: 'N'.repeat(100), email: `${'e'.repeat(64)}@example.org` };
  expect(readTrace(cipher, purchase.id, sealTrace(cipher, whole))?.e).toBe(whole.email);
  const longest = {
    ...whole,
    email: `${'e'.repeat(250)}@x.org`,
    alternativeEmail: `${'a'.repeat(250)}@x.org`,
  };
  const sealed = sealTrace(cipher, longest);
  expect(sealed.length).toBeLessThanOrEqual(500);
  expect(readTrace(cipher, purchase.id, sealed)).toEqual({ p: 450, w: 300, l: 'de' });
});
