import { z } from 'zod';

import { LANGUAGE_CODES } from '../../domain/languages.ts';
import { RATE_SOURCES } from '../../domain/operators/pricing/local-price.ts';
import type { Cipher } from '../db/cipher.ts';
import type { Purchase } from '../purchase/tables.ts';

/** A processor stores texts of at most 500 characters. */
const MOST_CHARACTERS = 500;

/** What a lost purchase is rebuilt from, under short names: the whole must fit into one text at the processor. */
const traceSchema = z.object({
  /** Price of the plan, in minor units of the payment's currency, and its wholesale price in cents. */
  p: z.int(),
  w: z.int(),
  /** Language, full name, address; left out where the whole would be too long. */
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
});

export type Trace = z.infer<typeof traceSchema>;

const contextOf = (purchaseId: string) => `payment of ${purchaseId}`;

/** Seals what a purchase would be rebuilt from, for its processor to keep. Without name and address where they are too long. */
export function sealTrace(cipher: Cipher, purchase: Purchase): string {
  const whole = seal(cipher, purchase.id, traceOf(purchase));
  if (whole.length <= MOST_CHARACTERS) return whole;
  const { n: _n, e: _e, a: _a, b: _b, ...short } = traceOf(purchase);
  return seal(cipher, purchase.id, short);
}

function seal(cipher: Cipher, id: string, trace: Trace): string {
  const { keyId, ciphertext } = cipher.seal(JSON.stringify(trace), contextOf(id));
  return `${keyId}.${ciphertext.toString('base64url')}`;
}

function traceOf(purchase: Purchase): Trace {
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
