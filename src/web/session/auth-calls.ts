import { LANGUAGE } from '../../domain/language-words.ts';

/** The sign-in refused a call, or there was no answer: status 0. */
export class AuthFailure extends Error {
  readonly status: number;
  /** The sign-in library's error code; empty if it gave none. */
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'AuthFailure';
    this.status = status;
    this.code = code;
  }
}

/** After this long, visitors are better served by an error than by more waiting. */
const PATIENCE_MS = 15_000;

let apiBase = '';

/** @param base the API's origin if it is not the page's own; from the settings */
export function callAuthAt(base: string): void {
  apiBase = base;
}

export function authAddress(path: string): string {
  return `${apiBase}/api/auth/${path}`;
}

/**
 * One call to the shop's sign-in: a GET, or a POST of `body`. Returns its JSON; throws {@link AuthFailure} for an error or no
 * answer.
 */
export async function callAuth<T>(path: string, body?: Record<string, unknown>): Promise<T> {
  const response = await fetch(authAddress(path), {
    credentials: 'include',
    cache: 'no-store',
    // So that it succeeds even if the tab is closed, or another page opened, at once.
    keepalive: path === 'sign-out' || path === 'update-user',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { 'accept-language': LANGUAGE, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }).catch(cut);
  // A truncated answer is no answer: read as empty, it would say that nobody is signed in.
  if (response.ok) return (await response.json().catch(cut)) as T;
  const answer: unknown = await response.json().catch(() => null);
  const { code, message, error } = (answer ?? {}) as { code?: string; message?: string; error?: string };
  throw new AuthFailure(response.status, code ?? '', message ?? error ?? '');
}

function cut(error: unknown): never {
  throw new AuthFailure(0, 'offline', String(error));
}
