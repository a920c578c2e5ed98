import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';

import type { Deps } from '../deps.ts';
import { hostCookie } from '../http/host-cookie.ts';
import {
  GUEST_COOKIE,
  GUEST_DAYS,
  guestHash,
  isUnsignedGuest,
  readSignedGuest,
  signGuest,
} from '../purchase/guest-proof.ts';
import { guestAmong, moveGuest } from '../purchase/hand-over.ts';

/** A browser with a cookie signed by the shop. */
export interface Guest {
  /** The secret under which this browser's further purchases are made. */
  secret: string;
  /** The hash under which its purchases are stored. */
  hash: Buffer;
}

declare module 'hono' {
  interface ContextVariableMap {
    guest: Guest | null;
  }
}

type CookieDeps = Pick<Deps, 'cipher' | 'db' | 'now' | 'settings'>;

/** Reads the guest cookie of each call for {@link guestOf}, and renews it at most once a day. */
export function knowGuest(deps: CookieDeps) {
  return createMiddleware(async (c, next) => {
    const seen = await readCookie(deps, c);
    c.set('guest', seen && { secret: seen.secret, hash: guestHash(seen.secret) });
    await next();
    if (seen?.isOld && mayRenew(c.res)) setGuestCookie(c, deps, seen.secret);
  });
}

/** The guest who makes a call; null without our cookie. */
export function guestOf(c: Context): Guest | null {
  return c.get('guest') ?? null;
}

export function setGuestCookie(
  c: Context,
  { cipher, now, settings }: Pick<Deps, 'cipher' | 'now' | 'settings'>,
  secret: string,
): void {
  const { name, attributes } = hostCookie(GUEST_COOKIE, settings);
  const maxAge = GUEST_DAYS * 24 * 3600;
  setCookie(c, name, signGuest(cipher, secret, now()), { ...attributes, httpOnly: true, maxAge });
  dropOldName(c, name);
}

export function clearGuestCookie(c: Context, { settings }: Pick<Deps, 'settings'>): void {
  const { name, attributes } = hostCookie(GUEST_COOKIE, settings);
  deleteCookie(c, name, { ...attributes, httpOnly: true });
  dropOldName(c, name);
}

async function readCookie(deps: CookieDeps, c: Context): Promise<{ secret: string; isOld: boolean } | null> {
  const cookie = getCookie(c, hostCookie(GUEST_COOKIE, deps.settings).name) ?? '';
  const signed = readSignedGuest(deps.cipher, cookie, deps.now());
  if (signed) return { secret: signed.secret, isOld: signed.ageDays >= 1 };
  const unsigned = getCookie(c, GUEST_COOKIE) ?? '';
  const secret = isUnsignedGuest(unsigned) ? await replaceUnsignedGuest(deps, unsigned) : null;
  return secret === null ? null : { secret, isOld: true };
}

/** A shared answer must not carry anybody's cookie, and an answer that itself sets or deletes the cookie is left alone. */
function mayRenew({ headers }: Response): boolean {
  const isShared = !(headers.get('cache-control') ?? 'no-store').includes('no-store');
  return !isShared && !headers.getSetCookie().some((line) => line.includes(`${GUEST_COOKIE}=`));
}

/** Once the cookie has its prefix, the one without it is obsolete. */
function dropOldName(c: Context, name: string): void {
  if (name !== GUEST_COOKIE && getCookie(c, GUEST_COOKIE) !== undefined) {
    deleteCookie(c, GUEST_COOKIE, { path: '/', secure: true });
  }
}

/**
 * Replaces a guest cookie from before they were signed: anybody may have planted it, but it opens the purchases made under it. At
 * its first use those purchases move to a new secret that only this answer carries, and the old value opens nothing any more; so
 * this shuts out anybody who planted it. Returns the new secret, or null if the cookie opens nothing.
 */
async function replaceUnsignedGuest(
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
