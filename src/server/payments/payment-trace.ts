import { z } from 'zod';

import type { PaymentMethod } from '../../domain/checkout/payment-method.ts';
import { LANGUAGE_CODES } from '../../domain/languages.ts';
import { RATE_SOURCES } from '../../domain/operators/pricing/local-price.ts';
import type { Cipher } from '../db/cipher.ts';
import { agreedAmounts } from '../purchase/paid-price.ts';
import type { Purchase } from '../purchase/tables.ts';

/** What a lost purchase is rebuilt from, under short names: processors have room for little. */
const traceSchema = z.object({
  /** Price of the plan, in minor units of the payment's currency, and its wholesale price in cents. */
  p: z.int(),
  w: z.int(),
  /** Language, full name, address. */
  l: z.enum(LANGUAGE_CODES),
  n: z.string().optional(),
  e: z.string().optional(),
  /** The address of somebody else, and whether both get the mails. */
  a: z.string().optional(),
  b: z.literal(1).optional(),
  /** The user. */
  u: z.string().optional(),
  /** For a top-up: the eSIM, and the purchased eSIM that it was chosen from. */
  t: z.string().optional(),
  f: z.string().optional(),
  /** The rate of the currency, and its source. */
  r: z.number().optional(),
  s: z.enum(RATE_SOURCES).optional(),
  /** The promotion's code, and its discount. */
  c: z.string().optional(),
  d: z.int().optional(),
  /** Tax that was not charged. */
  x: z.int().optional(),
  /** Of each further plan of a basket: price, wholesale price, discount, tax that was not charged, and all that was paid for it. */
  m: z.array(z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()])).optional(),
});

export type Trace = z.infer<typeof traceSchema>;

const contextOf = (purchaseId: string) => `payment of ${purchaseId}`;

/** Seals what the purchases of a payment would be rebuilt from, for its processor to keep. */
export function sealTrace(cipher: Cipher, lines: readonly Purchase[], method: PaymentMethod): string {
  const [first, ...more] = lines;
  if (!first) throw new RangeError('a payment is for a purchase');
  const trace: Trace = {
    ...traceOf(first),
    ...(more.length > 0 && {
      m: more.map((line) => [
        line.priceCents,
        line.wholesaleCents,
        line.discountCents,
        line.taxOffCents,
        agreedAmounts(line, method).total,
      ]),
    }),
  };
  const { keyId, ciphertext } = cipher.seal(JSON.stringify(trace), contextOf(first.id));
  return `${keyId}.${ciphertext.toString('base64url')}`;
}

function traceOf(purchase: Purchase): Omit<Trace, 'm'> {
  const { fullName, email, alternativeEmail, userId, topUpIccid, topUpEsimId, rate, rateSource } = purchase;
  const { discountCode, discountCents, taxOffCents } = purchase;
  return {
    p: purchase.priceCents,
    w: purchase.wholesaleCents,
    l: purchase.language,
    ...(fullName !== '' && { n: fullName }),
    ...(email !== '' && { e: email }),
    ...(alternativeEmail !== null && { a: alternativeEmail }),
    ...(purchase.sendToBothEmails && { b: 1 }),
    ...(userId !== null && { u: userId }),
    ...(topUpIccid !== null && { t: topUpIccid }),
    ...(topUpEsimId !== null && { f: topUpEsimId }),
    ...(rate !== null && { r: rate }),
    ...(rateSource !== null && { s: rateSource }),
    ...(discountCode !== null && { c: discountCode, d: discountCents }),
    ...(taxOffCents !== 0 && { x: taxOffCents }),
  };
}

/** Null for a text that this shop's keys do not open, and for none. */
export function readTrace(cipher: Cipher, purchaseId: string, sealed: string | null): Trace | null {
  const [, keyId, ciphertext] = /^([0-9a-f]{8})\.([\w-]+)$/.exec(sealed ?? '') ?? [];
  if (keyId === undefined || ciphertext === undefined) return null;
  try {
    const opened = cipher.open(
      { keyId, ciphertext: Buffer.from(ciphertext, 'base64url') },
      contextOf(purchaseId),
    );
    return traceSchema.parse(JSON.parse(opened));
  } catch {
    return null;
  }
}
