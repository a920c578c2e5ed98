import { pageUrl } from '../core/settings/page-url.ts';
import { type Cipher, sameBytes } from '../db/cipher.ts';
import type { Deps } from '../deps.ts';
import type { Purchase } from './tables.ts';

const ID_BYTES = 16;
const TIME_BYTES = 6;
const SIGNATURE_BYTES = 20;

/** A token's content: the contract, and when its withdrawal was requested, if that was before the link. */
export interface WithdrawalClaim {
  purchaseId: string;
  begunAt: Date | null;
}

/**
 * The token of the link for withdrawing from a contract. Not stored, like an order page's token, but different: somebody who was
 * shown an order must not be able to end it.
 */
export function withdrawalToken(cipher: Cipher, { purchaseId, begunAt }: WithdrawalClaim): string {
  const id = Buffer.from(purchaseId.replaceAll('-', ''), 'hex');
  const time = Buffer.alloc(begunAt === null ? 0 : TIME_BYTES);
  if (begunAt) time.writeUIntBE(begunAt.getTime(), 0, TIME_BYTES);
  const claim = Buffer.concat([id, time]);
  return Buffer.concat([claim, signature(cipher, claim)]).toString('base64url');
}

/**
 * The link in a mail. The token is in the fragment, which browsers do not send, so no server logs it.
 * @param begunAt when the withdrawal was requested, if that was before the link
 */
export function withdrawalUrl(
  { settings, cipher }: Pick<Deps, 'settings' | 'cipher'>,
  { id: purchaseId, language }: Pick<Purchase, 'id' | 'language'>,
  begunAt: Date | null,
): string {
  return pageUrl(settings, language, `/withdraw#${withdrawalToken(cipher, { purchaseId, begunAt })}`);
}

/** Null if this shop did not make it. */
export function readWithdrawalToken(cipher: Cipher, token: string): WithdrawalClaim | null {
  const bytes = Buffer.from(token, 'base64url');
  const length = bytes.length - SIGNATURE_BYTES;
  if (length !== ID_BYTES && length !== ID_BYTES + TIME_BYTES) return null;
  const claim = bytes.subarray(0, length);
  if (!sameBytes(bytes.subarray(length), signature(cipher, claim))) return null;
  const hex = claim.toString('hex', 0, ID_BYTES);
  return {
    purchaseId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    begunAt: length === ID_BYTES ? null : new Date(claim.readUIntBE(ID_BYTES, TIME_BYTES)),
  };
}

function signature(cipher: Cipher, claim: Buffer): Buffer {
  return cipher.sign(`withdrawal ${claim.toString('hex')}`).subarray(0, SIGNATURE_BYTES);
}
