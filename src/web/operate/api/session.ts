import { useSyncExternalStore } from 'react';

import type { Act } from '../../../domain/operators/roles.ts';
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

/** Who is in; only what stands within the frame asks, and there somebody is. */
export function useOperator(): Operator {
  const session = useConsoleSession();
  const operator = session.known === 'yes' ? session.facts.operator : null;
  if (!operator) throw new Error('nobody is in');
  return operator;
}

/** Whether who is in may do that: what they may not is not offered. */
export function useMay(): (act: Act) => boolean {
  const { may } = useOperator();
  return (act) => may.includes(act);
}

export function readSession(why?: Ended): Promise<ConsoleSession> {
  return store.read(why);
}

/** A call of who is in went well. */
export function sessionUsed(): void {
  store.used();
}

/** Opened, closed or signed in here: the other tabs learn of it. */
export async function sessionChanged(why?: Ended): Promise<ConsoleSession> {
  const session = await store.read(why);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel?.postMessage('changed');
  return session;
}

/** Closes the operator's session; the shop's own stays as it is. Throws when that did not arrive. */
export async function leave(): Promise<void> {
  await send('session/close', { body: {} });
  await sessionChanged('left');
}

/** Keeps it true for as long as the page lives. Returns how to end it. */
export function followSession(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const readAnew = () => void store.read();
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', readAnew, { signal });
  // A page that comes back from the browser's memory shows what was true when it was left.
  window.addEventListener('pageshow', ({ persisted }) => persisted && readAnew(), { signal });
  window.addEventListener('online', () => store.get().known === 'failed' && readAnew(), { signal });
  // A laptop that slept has missed its timers; and somebody may have signed in to the shop in another tab.
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
