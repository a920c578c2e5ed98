import { useSyncExternalStore } from 'react';

import type { Permission } from '../../../domain/operators/roles.ts';
import { send } from './send.ts';
import { type ConsoleSession, type Ended, type Operator, SessionStore } from './session-store.ts';

const CHANNEL = 'simport-console';

const store = new SessionStore({
  ask: () => send('session'),
  now: Date.now,
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

let channel: BroadcastChannel | null = null;

export function useConsoleSession(): ConsoleSession {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** The operator. Throws outside the frame, which renders only in an open session. */
export function useOperator(): Operator {
  const session = useConsoleSession();
  const operator = session.known === 'yes' ? session.facts.operator : null;
  if (!operator) throw new Error('nobody is in');
  return operator;
}

/** Whether the operator's role has a permission; screens offer nothing else. */
export function useCan(): (permission: Permission) => boolean {
  const { permissions } = useOperator();
  return (permission) => permissions.includes(permission);
}

export function readSession(why?: Ended): Promise<ConsoleSession> {
  return store.read(why);
}

/** Call this after a successful call. */
export function sessionUsed(): void {
  store.used();
}

/** Reads the session again after it was opened, closed or signed in to, and tells the other tabs. */
export async function sessionChanged(why?: Ended): Promise<ConsoleSession> {
  const session = await store.read(why);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel?.postMessage('changed');
  return session;
}

/** Closes the operator's session, but not their session in the shop. Throws if the shop did not answer. */
export async function leave(): Promise<void> {
  await send('session/close', { body: {} });
  await sessionChanged('left');
}

/** Keeps the session up to date while the page lives. Returns a function that stops this. */
export function followSession(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const readAnew = () => void store.read();
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', readAnew, { signal });
  // A page restored from the back/forward cache shows the session as it was.
  window.addEventListener('pageshow', ({ persisted }) => persisted && readAnew(), { signal });
  window.addEventListener('online', () => store.get().known === 'failed' && readAnew(), { signal });
  // A laptop that slept has missed its timers, and somebody may have signed in to the shop in another tab.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && readAnew(), {
    signal,
  });
  readAnew();
  return () => {
    leaving.abort();
    channel?.close();
    channel = null;
  };
}
