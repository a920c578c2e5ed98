import { type Cipher, sameBytes, sha256 } from '../db/cipher.ts';
import type { Purchase } from './tables.ts';

/** Name of the cookie that proves a guest's browser; prefixed under https. */
export const GUEST_COOKIE = 'simport_guest';

/** The cookie expires this long after its last use. */
export const GUEST_DAYS = 90;

const DAY_MS = 24 * 3_600_000;
/** Secret, day of issue, signature. */
const SIGNED = /^([\w-]{43})\.([0-9a-z]{1,6})\.([\w-]{43})$/;
const UNSIGNED = /^[\w-]{43}$/;

/**
 * The secret for a guest's browser. One that the browser already has, in a cookie we signed, is reused. A new one follows from
 * the purchase, so that two first requests of one attempt set the same cookie, whichever answer arrives last. It must not follow
 * from anything that pages can read and keep, such as an attempt's id, which would then open the browser's purchases long after.
 */
export function guestSecret(cipher: Cipher, known: string | null, purchaseId: string): string {
  return known ?? cipher.sign(`guest ${purchaseId}`).toString('base64url');
}

/** The cookie's value for a secret, issued now: nobody else can make one, so nobody can choose a visitor's. */
export function signGuest(cipher: Cipher, secret: string, now: Date): string {
  const day = dayOf(now).toString(36);
  return `${secret}.${day}.${cookieSignature(cipher, secret, day).toString('base64url')}`;
}

/** The content of a cookie that we signed; null for any other, and for an expired one. */
export function readSignedGuest(
  cipher: Cipher,
  cookie: string,
  now: Date,
): { secret: string; ageDays: number } | null {
  const [, secret = '', day = '', signature = ''] = SIGNED.exec(cookie) ?? [];
  const isOurs = sameBytes(Buffer.from(signature, 'base64url'), cookieSignature(cipher, secret, day));
  const ageDays = dayOf(now) - Number.parseInt(day, 36);
  return isOurs && ageDays <= GUEST_DAYS ? { secret, ageDays } : null;
}

/** Whether a cookie has the format used before cookies were signed. */
export function isUnsignedGuest(cookie: string): boolean {
  return UNSIGNED.test(cookie);
}

function cookieSignature(cipher: Cipher, secret: string, day: string): Buffer {
  return cipher.sign(`guest cookie ${secret} ${day}`);
}

function dayOf(now: Date): number {
  return Math.floor(now.getTime() / DAY_MS);
}

/** Only this hash is stored. */
export function guestHash(secret: string): Buffer {
  return sha256(`guest ${secret}`);
}

/**
 * Stored in place of an attempt's id, in the same format: the id itself would give access to the attempt's purchase and cookie.
 */
export function attemptFingerprint(cipher: Cipher, attemptId: string): string {
  return asUuid(cipher.sign(`attempt ${attemptId.toLowerCase()}`));
}

/**
 * The token of `/order/{token}`: the purchase id with our signature. Not stored, because the shop can make it again for a mail at
 * any time; nobody else can make one.
 */
export function orderToken(cipher: Cipher, purchaseId: string): string {
  const id = Buffer.from(purchaseId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, signature(cipher, purchaseId)]).toString('base64url');
}

/** The purchase id in a token; null if this shop did not make the token. */
export function readOrderToken(cipher: Cipher, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 36) return null;
  const id = asUuid(bytes);
  return sameBytes(bytes.subarray(16), signature(cipher, id)) ? id : null;
}

/** The first 16 bytes. */
export function asUuid(bytes: Buffer): string {
  const hex = bytes.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The same as an id that everybody takes. */
export function ownUuid(hash: Buffer): string {
  const bytes = Buffer.from(hash.subarray(0, 16));
  // RFC 9562 calls an id of one's own making version 8; whoever reads ids takes no other bits there.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return asUuid(bytes);
}

function signature(cipher: Cipher, purchaseId: string): Buffer {
  return cipher.sign(`order ${purchaseId}`).subarray(0, 20);
}

/** What a caller presents to prove that a purchase is theirs. */
export interface Proof {
  /** Id of the signed-in user. */
  user: string | null;
  guest: Buffer | null;
  order: string | undefined;
  clientSecret: string | undefined;
}

/** An id alone is never a proof. `actualSecret` is the payment's own client secret, read from the processor. */
export function proves(
  cipher: Cipher,
  proof: Proof,
  purchase: Purchase,
  actualSecret: string | null,
): boolean {
  if (proof.user !== null && proof.user === purchase.userId) return true;
  if (proof.guest && purchase.guestHash && sameBytes(proof.guest, purchase.guestHash)) return true;
  if (proof.order && readOrderToken(cipher, proof.order) === purchase.id) return true;
  return Boolean(
    proof.clientSecret && actualSecret && sameBytes(sha256(proof.clientSecret), sha256(actualSecret)),
  );
}
