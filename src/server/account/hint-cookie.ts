import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';

import type { Settings } from '../core/settings/env.ts';
import { hostCookie } from '../http/host-cookie.ts';

/** Tells a page's first script that the visitor is probably signed in. It proves nothing: the session does. */
const SIGNED_IN_HINT = 'simport_signed_in';

/** These calls answer 401 or null only when there is no session. */
const ASKS_FOR_SESSION = new Set(['/get-session', '/token']);

const SESSION_COOKIE = /^(?:__Secure-)?simport\.session_token=([^;]*)/i;
const MAX_AGE = /; ?Max-Age=(\d+)/i;

/**
 * The `Set-Cookie` that keeps the hint in step with an answer's session cookie; null if nothing changes. An ended session removes
 * the hint too.
 */
export async function hintFor(
  path: string,
  answer: Response,
  hint: string | undefined,
  settings: Settings,
): Promise<string | null> {
  for (const cookie of answer.headers.getSetCookie()) {
    const session = SESSION_COOKIE.exec(cookie);
    if (session) return hintCookie(session[1] === '' ? 0 : Number(MAX_AGE.exec(cookie)?.[1] ?? 0), settings);
  }
  if (hint === undefined) return null;
  // A refused password or link says nothing about an existing session.
  const isAsked = ASKS_FOR_SESSION.has(path);
  const isOver = isAsked && (answer.status === 401 || (await answer.clone().text()) === 'null');
  return isOver ? hintCookie(0, settings) : null;
}

/** The hint a call sends, also under the name it once had under https. */
export function readHint(c: Context, settings: Settings): string | undefined {
  return getCookie(c, hostCookie(SIGNED_IN_HINT, settings).name) ?? getCookie(c, SIGNED_IN_HINT);
}

function hintCookie(maxAge: number, settings: Settings): string {
  const { name, attributes } = hostCookie(SIGNED_IN_HINT, settings);
  return serialize(name, maxAge > 0 ? '1' : '', { ...attributes, maxAge });
}
