import { z } from 'zod';

import { type EuVatNumber, readEuVatNumber, writtenVatNumber } from '../../domain/tax/eu-vat-number.ts';
import { VAT_STANDINGS } from '../../domain/tax/place-of-supply.ts';
import { type Cipher, sameBytes } from '../db/cipher.ts';
import type { VatCheck } from './vies.ts';

/** For how long an answer of VIES counts. */
const HOURS = 24;

/** What VIES said of a number, and when. */
export interface KnownVat extends VatCheck {
  number: EuVatNumber;
  at: Date;
}

const proofSchema = z.object({
  number: z.string(),
  standing: z.enum(VAT_STANDINGS),
  answer: z.string(),
  consultation: z.string().nullable(),
  /** Tokens of the release before have neither. */
  name: z.string().nullable().default(null),
  address: z.string().nullable().default(null),
  at: z.iso.datetime(),
});

/** A token for the buyer's page, so that a purchase counts what was found out before it. */
export function vatToken(cipher: Cipher, { number, at, ...check }: KnownVat): string {
  const proof = { ...check, number: writtenVatNumber(number), at: at.toISOString() };
  const text = Buffer.from(JSON.stringify(proof)).toString('base64url');
  return `${text}.${signature(cipher, text).toString('base64url')}`;
}

/**
 * What a token says of a number; null if we did not issue it, if it is about another number, or a day old.
 * @param typed the number, as its buyer typed it
 */
export function vatInToken(cipher: Cipher, token: string, typed: string, now: Date): KnownVat | null {
  const [text = '', signed = ''] = token.split('.');
  if (!sameBytes(Buffer.from(signed, 'base64url'), signature(cipher, text))) return null;
  const {
    number: written,
    at,
    ...check
  } = proofSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  const number = readEuVatNumber(typed);
  if (!number || writtenVatNumber(number) !== written) return null;
  const age = now.getTime() - Date.parse(at);
  return age < HOURS * 3_600_000 ? { ...check, number, at: new Date(at) } : null;
}

function signature(cipher: Cipher, text: string): Buffer {
  return cipher.sign(`vat ${text}`).subarray(0, 16);
}
