import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import { GUEST_COOKIE } from '../checkout/guest-proof.ts';
import type { Settings } from '../env.ts';

const ONE_YEAR_SECONDS = 365 * 24 * 3600;

export function readGuestCookie(c: Context): string | undefined {
  return getCookie(c, GUEST_COOKIE);
}

export function setGuestCookie(c: Context, settings: Settings, secret: string): void {
  setCookie(c, GUEST_COOKIE, secret, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: settings.BASE_URL.startsWith('https://'),
    path: '/',
    maxAge: ONE_YEAR_SECONDS,
  });
}
