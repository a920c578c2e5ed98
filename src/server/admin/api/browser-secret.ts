import { randomBytes } from 'node:crypto';

import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import type { Deps } from '../../deps.ts';
import { hostCookie } from '../../http/host-cookie.ts';

/** As long as a passkey may take. */
const SECONDS = 300;

/** A secret of the caller's browser, to which a challenge is bound while no console is open; a new one if it has none. */
export function browserSecret({ settings }: Pick<Deps, 'settings'>, c: Context): string {
  const { name, attributes } = hostCookie('simport_passkey', settings);
  const secret = getCookie(c, name) ?? randomBytes(32).toString('base64url');
  setCookie(c, name, secret, { ...attributes, sameSite: 'Strict', httpOnly: true, maxAge: SECONDS });
  return secret;
}
