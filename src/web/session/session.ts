import { useSyncExternalStore } from 'react';

import type { Currency } from '../../domain/currencies.ts';
import { CURRENCY_COOKIE } from '../../domain/currency-cookie.ts';
import type { Language } from '../../domain/languages.ts';
import { forgetCheckouts } from '../browser/forget-checkouts.ts';
import { forgetPacks } from '../browser/forget-packs.ts';
import { keepChoice } from '../browser/kept-choice.ts';
import { logFailure } from '../browser/log-failure.ts';
import { AuthFailure, callAuth, callAuthAt } from './auth-calls.ts';
import { type Session, SessionStore, UNKNOWN, type User } from './session-store.ts';

export type { Session, User } from './session-store.ts';

/**
 * A readable cookie beside the session's own, which scripts cannot read; it only says that there is one. Under https its name
 * has a prefix.
 */
const HINT = 'simport_signed_in';
export const HINT_PATTERN = `(?:^|; )(?:__Host-)?${HINT}=1`;
const CHANNEL = 'simport-account';
/** After this long away, the visitor may have been signed out. */
const OLD_MS = 5 * 60_000;
/** Pause before another try after no answer. */
const AGAIN_MS = 5_000;

const hasHint = () => new RegExp(HINT_PATTERN).test(document.cookie);

const store = new SessionStore({
  hasHint,
  dropHint: () => {
    // Signed out from another device, perhaps because this one is lost.
    void forgetPacks();
    document.cookie = `${HINT}=; Path=/; Max-Age=0`;
    document.cookie = `__Host-${HINT}=; Path=/; Max-Age=0; Secure`;
  },
  ask: async () => {
    const answer = await callAuth<{ user: User } | null>('get-session');
    if (!answer) return null;
    const { id, email, name, emailVerified, language, currency } = answer.user;
    return { id, email: await readable(email), name, emailVerified, language, currency };
  },
  now: Date.now,
});

/** Only internationalized addresses have another form for display. */
async function readable(email: string): Promise<string> {
  if (/^[\x20-\x7E]*$/.test(email) && !email.includes('xn--')) return email;
  const { shownAddress } = await import('../../domain/shown-address.ts');
  return shownAddress(email);
}

let channel: BroadcastChannel | null = null;

const forgetters: (() => void)[] = [];

/** Calls `forget` when somebody else may be signed in now: nothing of the visitor before may be used any more. */
export function onOtherVisitor(forget: () => void): void {
  forgetters.push(forget);
}

function forgetVisitor(): void {
  for (const forget of forgetters) forget();
}

/** The session. `unknown` on the server and until the shop has answered; treat it as signed out in public parts. */
export function useSession(): Session {
  return useSyncExternalStore(store.subscribe, store.get, () => UNKNOWN);
}

/** The user; null for a guest, and until the session is known. For a guest nothing renders again at that point. */
export function useUser(): User | null {
  return useSyncExternalStore(store.subscribe, userNow, () => null);
}

function userNow(): User | null {
  const session = store.get();
  return session.state === 'signed-in' ? session.user : null;
}

/** Resolves once the session is known, or asking has failed. */
export function settledSession(): Promise<Session> {
  return store.settled();
}

/** Asks the shop again, in this tab only. */
export function readSession(): Promise<Session> {
  return store.read();
}

/** The shop has just signed this browser in, or may have: updates all tabs. */
export async function sessionChanged(): Promise<Session> {
  forgetVisitor();
  const session = await store.read({ certainly: true });
  notifyOtherTabs();
  return session;
}

/** Stores with the visitor's account what they have chosen. A failure is only logged: this browser remembers it too. */
export function keepInAccount(choice: { language: Language } | { currency: Currency }): void {
  if (!hasHint()) return;
  callAuth('update-user', choice).catch((error: unknown) => logFailure('keeping a choice', error));
}

/** Remembers the choice here and in the account. Returns whether this browser does: one without cookies can't. */
export function rememberCurrency(currency: Currency): boolean {
  keepInAccount({ currency });
  return keepChoice(CURRENCY_COOKIE, currency);
}

/** Signs out in all tabs. A failure leaves everything as it is, and is only logged. */
export async function signOut(): Promise<void> {
  try {
    await callAuth('sign-out', {});
  } catch (error) {
    logFailure('signing out', error);
    if (error instanceof AuthFailure && error.status > 0) await store.read();
    return;
  }
  forgetVisitor();
  // The next person in this browser must not see what was begun or bought.
  forgetCheckouts();
  store.leave();
  notifyOtherTabs();
}

function notifyOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel?.postMessage('changed');
}

/** Keeps the session up to date while the page lives. Returns a function that stops this. */
export function followSession(apiBase: string): () => void {
  callAuthAt(apiBase);
  const leaving = new AbortController();
  const { signal } = leaving;
  const readAnew = () => {
    forgetVisitor();
    void store.read();
  };
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', readAnew, { signal });
  // A page restored from the back/forward cache shows the session as it was.
  window.addEventListener('pageshow', ({ persisted }) => persisted && readAnew(), { signal });
  window.addEventListener('online', () => isUndecided() && void store.read(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'visible') return;
      if (isUndecided() || (store.get().state === 'signed-in' && store.age > OLD_MS)) void store.read();
    },
    { signal },
  );
  void readUntilKnown(signal);
  return () => {
    leaving.abort();
    channel?.close();
    channel = null;
  };
}

/** Retries, so that a shop that was briefly busy does not make a visitor look signed out until the next page. */
async function readUntilKnown(signal: AbortSignal): Promise<void> {
  await store.read();
  while (isUndecided() && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    if (isUndecided() && !signal.aborted) await store.read();
  }
}

function isUndecided(): boolean {
  return store.get().state === 'unknown';
}
