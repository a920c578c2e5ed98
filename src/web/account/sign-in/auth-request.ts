import { useSyncExternalStore } from 'react';

import { readKept, tabStorage } from '../../browser/browser-storage.ts';
import { isWatched, stayUnwatched } from '../../browser/watching.ts';

const REQUEST_KEY = 'simport.sign-in';

export type AuthMode = 'signin' | 'signup' | 'forgot';

export interface AuthRequest {
  mode: AuthMode;
  /** Already typed somewhere else. */
  email: string;
  /** Path to go on to after signing in; null stays here. */
  next: string | null;
  /** The page it was opened on; leaving that page closes it. */
  at: string;
  /** Tells one opening from the next. */
  turn: number;
}

let request: AuthRequest | null = null;
let turns = 0;
const listeners = new Set<() => void>();

/** Opens the sign-in dialog. After signing in the visitor stays where they were, unless `next` names a path of ours. */
export function openAuth(mode: AuthMode = 'signin', options: { email?: string; next?: string } = {}): void {
  turns += 1;
  const wanted = { mode, email: options.email ?? '', next: ownPath(options.next), at: here(), turn: turns };
  if (isWatched()) return openUnwatched(wanted);
  stayUnwatched();
  become(wanted);
}

/** Nothing takes another company's script out of a document, so the dialog opens in a new one that never lets it in. */
function openUnwatched(wanted: AuthRequest): void {
  tabStorage.setItem(REQUEST_KEY, JSON.stringify(wanted));
  window.location.reload();
}

/** Opens the dialog for which the last document was left, if there was one. */
export function reopenAuth(): void {
  const wanted = readKept(tabStorage, REQUEST_KEY, isRequest);
  tabStorage.removeItem(REQUEST_KEY);
  if (wanted?.at !== here()) return;
  openAuth(wanted.mode, { email: wanted.email, ...(wanted.next !== null && { next: wanted.next }) });
}

function isRequest(value: unknown): value is AuthRequest {
  const { mode, email, next, at } = (value ?? {}) as Partial<Record<keyof AuthRequest, unknown>>;
  const isMode = mode === 'signin' || mode === 'signup' || mode === 'forgot';
  return (
    isMode &&
    typeof email === 'string' &&
    typeof at === 'string' &&
    (next === null || typeof next === 'string')
  );
}

export function closeAuth(): void {
  become(null);
}

/** Whether this opening is still the one that is shown. */
export function isStillOpen({ turn }: AuthRequest): boolean {
  return request?.turn === turn;
}

/** What the dialog was opened for; null while it is closed. */
export function useAuthRequest(): AuthRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  );
}

function become(next: AuthRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Nobody is led away from the shop. */
function ownPath(next: string | undefined): string | null {
  return next !== undefined && /^\/(?![/\\])/.test(next) ? next : null;
}

function here(): string {
  return window.location.pathname + window.location.search;
}
