/** A refusal of the shop's sign-in, or no answer at all: status 0 then. */
export class AuthFailure extends Error {
  readonly status: number;
  /** The sign-in library's word for it; empty when it gave none. */
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'AuthFailure';
    this.status = status;
    this.code = code;
  }
}

/** Whoever waits longer than this is better told that nothing came. */
const PATIENCE_MS = 15_000;

let apiBase = '';

/** @param base origin of the API when it is not the page's own; from the settings */
export function callAuthAt(base: string): void {
  apiBase = base;
}

export function authAddress(path: string): string {
  return `${apiBase}/api/auth/${path}`;
}

/**
 * One call of the shop's sign-in: a GET, or a POST of `body`. Returns its JSON; throws {@link AuthFailure} for every answer
 * that is not a good one, and when there is none.
 */
export async function callAuth<T>(path: string, body?: Record<string, unknown>): Promise<T> {
  const response = await fetch(authAddress(path), {
    credentials: 'include',
    cache: 'no-store',
    // Whoever signs out and closes the tab at once is signed out.
    keepalive: path === 'sign-out',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(cut);
  // A good answer that breaks off is none: read as empty, it would say that nobody is signed in.
  if (response.ok) return (await response.json().catch(cut)) as T;
  const answer: unknown = await response.json().catch(() => null);
  const { code, message, error } = (answer ?? {}) as { code?: string; message?: string; error?: string };
  throw new AuthFailure(response.status, code ?? '', message ?? error ?? '');
}

function cut(error: unknown): never {
  throw new AuthFailure(0, 'offline', String(error));
}
