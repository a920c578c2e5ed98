import { serialize } from 'hono/utils/cookie';

import type { Settings } from '../env.ts';

/** Tells a page's first script that somebody is probably signed in. It proves nothing: the session does. */
export const SIGNED_IN_HINT = 'simport_signed_in';

/** Calls that are answered by 401 or null only when there is no session. */
const ASKS_FOR_SESSION = new Set(['/get-session', '/token']);

const SESSION_COOKIE = /^(?:__Secure-)?simport\.session_token=([^;]*)(?:.*?Max-Age=(\d+))?/i;

/**
 * The `Set-Cookie` that keeps the hint in step with the session cookie of an answer; null when nothing changes. A
 * session that turns out to be over takes its hint along.
 */
export async function hintFor(
  path: string,
  answer: Response,
  hint: string | undefined,
  settings: Settings,
): Promise<string | null> {
  for (const cookie of answer.headers.getSetCookie()) {
    const session = SESSION_COOKIE.exec(cookie);
    if (session) return hintCookie(session[1] === '' ? 0 : Number(session[2] ?? 0), settings);
  }
  if (hint === undefined) return null;
  // A refused password or link says nothing about the session that is already there.
  const isAsked = ASKS_FOR_SESSION.has(path);
  const isOver = isAsked && (answer.status === 401 || (await answer.clone().text()) === 'null');
  return isOver ? hintCookie(0, settings) : null;
}

function hintCookie(maxAge: number, { BASE_URL }: Settings): string {
  return serialize(SIGNED_IN_HINT, maxAge > 0 ? '1' : '', {
    path: '/',
    sameSite: 'Lax',
    secure: BASE_URL.startsWith('https://'),
    maxAge,
  });
}
