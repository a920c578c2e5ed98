import { type Context, Hono } from 'hono';

import { bodyWords } from '../../domain/problems/field-words.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { readNetworks } from '../core/settings/networks.ts';
import type { Deps } from '../deps.ts';
import { isRefusedAsBlocked } from '../fraud/blocked-mailboxes.ts';
import { clientAddress } from '../http/client-address.ts';
import { securityLog } from '../http/security-log.ts';
import { guestOf } from '../identity/guest-cookie.ts';
import { whoHasSession } from '../identity/who.ts';
import { applyAuthEffect } from './apply-auth-effect.ts';
import { runAuthCall } from './auth-effects.ts';
import type { Auth } from './auth.ts';
import { commonPasswords, refuseGuessable } from './guessable-password.ts';
import { hintFor, readHint } from './hint-cookie.ts';
import { countTries, forgiveTries, triesOf } from './limits.ts';
import { type AuthBody, readAuthCall, withBody } from './read-auth-call.ts';

/** The only routes of the sign-in library that are public. */
const GET = ['/get-session', '/token', '/jwks', '/verify-email'] as const;
const POST = [
  '/sign-in/email',
  '/sign-up/email',
  '/sign-out',
  '/request-password-reset',
  '/reset-password',
  '/send-verification-email',
  '/change-password',
  '/update-user',
] as const;
const GOOGLE = ['/oauth-popup/start', '/callback/google'] as const;

/** These act on the account of the session cookie whatever the body says: the library uses only the cookie. */
const BY_SESSION: ReadonlySet<string> = new Set(['/change-password', '/verify-email']);

/** Calls that try to sign somebody in. */
const SIGN_IN: ReadonlySet<string> = new Set(['/sign-in/email', '/callback/google']);

/** Everything under `/api/auth`: the library's own routes behind our limits. */
export function authRoutes(deps: Deps) {
  // Load now: a failure shows when somebody first chooses a password.
  commonPasswords().catch(() => {});
  const trusted = readNetworks(deps.settings.TRUSTED_PROXIES);
  const logSecurity = securityLog(deps);
  const routes = new Hono<{ Variables: { requestId: string } }>({ strict: false });
  routes.use(async (c, next) => {
    await next();
    // The library returns a finished response without the headers set so far.
    c.header('X-Request-Id', c.get('requestId'));
  });

  const serve = async (c: Context, path: string, library: Auth) => {
    const body = await readAuthCall(c);
    // Before the try is counted: a user asked for another password must be able to send one.
    const chosen = path === '/sign-up/email' ? body['password'] : body['newPassword'];
    await refuseGuessable(chosen, deps.settings);
    const account = await accountOf(c, path, body);
    const who = BY_SESSION.has(path) ? { userId: account } : { email: account };
    const browser = guestOf(c)?.hash.toString('base64url') ?? null;
    const tries = triesOf(path, { address: clientAddress(c, trusted), browser, account });
    const wait = await countTries(deps, tries);
    if (wait > 0) {
      logSecurity(c, 'locked_out', { ...who, way: path });
      throw new Problem('too_many_sign_ins', { seconds: wait });
    }
    let isIn = false;
    const call = () => library.handler(withBody(c.req.raw, body));
    const answered = await runAuthCall(call, async (effect) => {
      if (!(await applyAuthEffect(deps, effect))) return;
      const { kind, userId } = effect;
      isIn ||= kind === 'signed_in';
      if (kind === 'signed_in') logSecurity(c, 'sign_in_succeeded', { ...who, userId, way: path });
      if (kind === 'password_reset') logSecurity(c, 'password_reset', { userId });
    }).catch((error: unknown) => {
      if (!isRefusedAsBlocked(error)) throw error;
      logSecurity(c, 'sign_in_failed', { ...who, way: path });
      throw new Problem('account_blocked', { support_email: deps.settings.SUPPORT_EMAIL });
    });
    const answer = await withoutSessionValue(path, await inWords(answered));
    if (SIGN_IN.has(path) && !isIn) logSecurity(c, 'sign_in_failed', { ...who, way: path });
    if (path === '/change-password' && answer.ok) logSecurity(c, 'password_changed', who);
    if (path === '/sign-in/email' && answer.ok) await forgiveTries(deps, tries);
    const hint = await hintFor(path, answer, readHint(c, deps.settings), deps.settings);
    if (!hint) return answer;
    const headers = new Headers(answer.headers);
    headers.append('set-cookie', hint);
    return new Response(answer.body, { status: answer.status, headers });
  };

  /** The account a call is about: the one it names, or the signed-in one. */
  const accountOf = async (c: Context, path: string, body: AuthBody): Promise<string | null> => {
    if (BY_SESSION.has(path)) return (await whoHasSession(deps, c))?.id ?? null;
    return typeof body['email'] === 'string' ? body['email'] : null;
  };

  for (const path of GET) routes.get(path, (c) => serve(c, path, deps.auth));
  for (const path of POST) routes.post(path, (c) => serve(c, path, deps.auth));
  const { google } = deps;
  if (google) {
    for (const path of GOOGLE)
      routes.get(path, async (c) => serve(c, path, (await google.ready()) ?? deps.auth));
  }
  return routes;
}

/** The library describes a wrong field in programmers' terms. */
async function inWords(answer: Response): Promise<Response> {
  if (answer.status !== 400) return answer;
  const told = (await answer
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown; message?: unknown } | null;
  const refused = told?.code === 'VALIDATION_ERROR' ? bodyWords(String(told.message)) : null;
  if (!refused) return answer;
  const code = refused.field === 'email' ? 'INVALID_EMAIL' : 'VALIDATION_ERROR';
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify({ code, message: refused.words }), { status: 400, headers });
}

/** The only answer whose `token` is meant for the page: an ID token. */
const ID_TOKEN_PATH = '/token';

/**
 * Removes the session cookie's value from an answer of the sign-in library. The library calls it `token` in its JSON and in the
 * page that closes Google's window; scripts have no use for it, and it is valid for a month.
 */
async function withoutSessionValue(path: string, answer: Response): Promise<Response> {
  if (path === ID_TOKEN_PATH) return answer;
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) {
    return withText(answer, (text) =>
      JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === 'token' ? undefined : value)),
    );
  }
  // The library's script in the opener expects a text with this name.
  if (type.startsWith('text/html')) {
    return withText(answer, (page) => page.replaceAll(/"token":"[^"]*"/g, '"token":"in the cookie"'));
  }
  return answer;
}

async function withText(answer: Response, change: (text: string) => string): Promise<Response> {
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(text === '' ? text : change(text), { status: answer.status, headers });
}
