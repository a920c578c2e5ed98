import { useSyncExternalStore } from 'react';

import { keep, readStored, tabStorage } from '../browser/browser-storage.ts';
import { loadAgain } from '../browser/shop-there.ts';
import { isWatched, stayUnwatched } from '../browser/watching.ts';

const REQUEST_KEY = 'simport.sign-in';

export type AuthMode = 'signin' | 'signup' | 'forgot';

export interface AuthRequest {
  mode: AuthMode;
  /** An address typed elsewhere. */
  email: string;
  /** The path to open after signing in; null stays on the page. */
  next: string | null;
  /** `next` needs no account: the visitor may continue as a guest. */
  guestsToo: boolean;
  /** The page it was opened on; it reopens after a reload only there. */
  at: string;
  /** Changes at each opening. */
  turn: number;
}

let request: AuthRequest | null = null;
let turns = 0;
const listeners = new Set<() => void>();

interface AuthOptions {
  email?: string;
  next?: string | null;
  guestsToo?: boolean;
}

/** Opens the sign-in dialog. After signing in the visitor stays on the page, unless `next` names a path of ours. */
export function openAuth(mode: AuthMode = 'signin', options: AuthOptions = {}): void {
  turns += 1;
  const { email = '', guestsToo = false } = options;
  const wanted = { mode, email, next: ownPath(options.next), guestsToo, at: here(), turn: turns };
  if (isWatched()) return openUnwatched(wanted);
  stayUnwatched();
  become(wanted);
}

/** Another company's script cannot be removed from a document, so the dialog opens in a new one that never loads it. */
function openUnwatched(wanted: AuthRequest): void {
  keep(tabStorage, REQUEST_KEY, wanted);
  void loadAgain();
}

/** Reopens the dialog after a reload of the document, so that what the visitor wanted to buy is not forgotten. */
export function reopenAuth(): void {
  const wanted = readStored(tabStorage, REQUEST_KEY, isRequest);
  tabStorage.removeItem(REQUEST_KEY);
  if (wanted?.at === here()) openAuth(wanted.mode, wanted);
}

function isRequest(value: unknown): value is AuthRequest {
  const { mode, email, next, at, guestsToo } = (value ?? {}) as Partial<Record<keyof AuthRequest, unknown>>;
  const isMode = mode === 'signin' || mode === 'signup' || mode === 'forgot';
  return (
    isMode &&
    typeof email === 'string' &&
    typeof at === 'string' &&
    typeof guestsToo === 'boolean' &&
    (next === null || typeof next === 'string')
  );
}

export function closeAuth(): void {
  become(null);
}

/** Whether the dialog still shows this request. */
export function isStillOpen({ turn }: AuthRequest): boolean {
  return request?.turn === turn;
}

/** The request of the open dialog; null while it is closed. */
export function useAuthRequest(): AuthRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  );
}

function become(next: AuthRequest | null): void {
  if (next?.next) keep(tabStorage, REQUEST_KEY, next);
  else if (request) tabStorage.removeItem(REQUEST_KEY);
  request = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Accepts only paths of the shop, so that nobody is sent elsewhere. */
function ownPath(next: string | null | undefined): string | null {
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : null;
}

function here(): string {
  return window.location.pathname + window.location.search;
}
