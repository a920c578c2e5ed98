import { useSyncExternalStore } from 'react';

import { forgetCheckouts } from '../browser/forget-checkouts.ts';
import { logFailure } from '../browser/log-failure.ts';
import { AuthFailure, callAuth, callAuthAt } from './auth-calls.ts';
import { type Session, SessionStore, UNKNOWN, type User } from './session-store.ts';

export type { Session, User } from './session-store.ts';

/** Readable beside the real session cookie, which is not; says only that there is one. Its name has a prefix under https. */
const HINT = 'simport_signed_in';
export const HINT_PATTERN = `(?:^|; )(?:__Host-)?${HINT}=1`;
const CHANNEL = 'simport-account';
/** Whoever comes back after this long may have been signed out meanwhile. */
const OLD_MS = 5 * 60_000;
/** Pause before a question that nobody answered is asked again. */
const AGAIN_MS = 5_000;

const store = new SessionStore({
  hasHint: () => new RegExp(HINT_PATTERN).test(document.cookie),
  dropHint: () => {
    document.cookie = `${HINT}=; Path=/; Max-Age=0`;
    document.cookie = `__Host-${HINT}=; Path=/; Max-Age=0; Secure`;
  },
  ask: async () => {
    const answer = await callAuth<{ user: User } | null>('get-session');
    if (!answer) return null;
    const { id, email, name, emailVerified } = answer.user;
    return { id, email: await readable(email), name, emailVerified };
  },
  now: Date.now,
});

/** Only an address in other letters has another way to be shown. */
async function readable(email: string): Promise<string> {
  if (/^[\x20-\x7E]*$/.test(email) && !email.includes('xn--')) return email;
  const { shownAddress } = await import('../../domain/shown-address.ts');
  return shownAddress(email);
}

let channel: BroadcastChannel | null = null;

const forgetters: (() => void)[] = [];

/** Hears that somebody else may be signed in now: nothing of who was before may be used any more. */
export function onOtherVisitor(forget: () => void): void {
  forgetters.push(forget);
}

function forgetVisitor(): void {
  for (const forget of forgetters) forget();
}

/** Who is signed in. `unknown` on the server and until the shop has answered; treat it as signed out in public parts. */
export function useSession(): Session {
  return useSyncExternalStore(store.subscribe, store.get, () => UNKNOWN);
}

/** Who is signed in; null for nobody, and until it is known. For a guest nothing is drawn anew once it is. */
export function useUser(): User | null {
  return useSyncExternalStore(store.subscribe, userNow, () => null);
}

function userNow(): User | null {
  const session = store.get();
  return session.state === 'signed-in' ? session.user : null;
}

/** Resolves once it is known who is signed in, or once asking failed. */
export function settledSession(): Promise<Session> {
  return store.settled();
}

/** Asks the shop again, this tab only. */
export function readSession(): Promise<Session> {
  return store.read();
}

/** The shop has just signed this browser in, or may have: all tabs learn who it is. */
export async function sessionChanged(): Promise<Session> {
  forgetVisitor();
  const session = await store.read({ certainly: true });
  tellOtherTabs();
  return session;
}

/** Signs out in all tabs. A failure leaves everything as it is and is only written down. */
export async function signOut(): Promise<void> {
  try {
    await callAuth('sign-out', {});
  } catch (error) {
    logFailure('signing out', error);
    if (error instanceof AuthFailure && error.status > 0) await store.read();
    return;
  }
  forgetVisitor();
  // What was begun or bought would stand open to whoever comes next.
  forgetCheckouts();
  store.leave();
  tellOtherTabs();
}

function tellOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel?.postMessage('changed');
}

/** Keeps the session true for as long as the page lives. Returns how to end it. */
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
  // A page that comes back from the browser's memory shows what was true when it was left.
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

/** A shop that was busy for a moment must not make a visitor look signed out for as long as the page stands. */
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
