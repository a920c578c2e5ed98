import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';

import { GUEST_COOKIE } from '../checkout/guest-proof.ts';
import type { Settings } from '../env.ts';

const ONE_YEAR_SECONDS = 365 * 24 * 3600;

export function readGuestCookie(c: Context): string | undefined {
  return getCookie(c, GUEST_COOKIE);
}

export function setGuestCookie(c: Context, settings: Settings, secret: string): void {
  setCookie(c, GUEST_COOKIE, secret, { ...attributes(settings), maxAge: ONE_YEAR_SECONDS });
}

export function clearGuestCookie(c: Context, settings: Settings): void {
  deleteCookie(c, GUEST_COOKIE, attributes(settings));
}

function attributes({ BASE_URL }: Settings): CookieOptions {
  return { httpOnly: true, sameSite: 'Lax', secure: BASE_URL.startsWith('https://'), path: '/' };
}
