import type { Deps } from '../deps.ts';
import { guestHash } from '../purchase/guest-proof.ts';
import { guestAmong, moveGuest } from '../purchase/hand-over.ts';

/**
 * Replaces a guest cookie from before they were signed: anybody may have planted it, but it opens the purchases made under it. At
 * its first use those purchases move to a new secret that only this answer carries, and the old value opens nothing any more; so
 * this shuts out anybody who planted it. Returns the new secret, or null if the cookie opens nothing.
 */
export async function replaceUnsignedGuest(
  { cipher, db, now }: Pick<Deps, 'cipher' | 'db' | 'now'>,
  old: string,
): Promise<string | null> {
  const minute = Math.floor(now().getTime() / 60_000);
  const secretOf = (at: number) => cipher.sign(`guest after ${old} ${at}`).toString('base64url');
  const secret = secretOf(minute);
  if ((await moveGuest(db.db, guestHash(old), guestHash(secret))) > 0) return secret;
  // A page makes several calls at once, and another one may have come first.
  const recent = [secret, secretOf(minute - 1)];
  const found = await guestAmong(db.db, recent.map(guestHash));
  return recent.find((one) => found?.equals(guestHash(one))) ?? null;
}
