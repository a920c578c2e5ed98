import { useSyncExternalStore } from 'react';

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
  become({ mode, email: options.email ?? '', next: ownPath(options.next), at: here(), turn: turns });
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
