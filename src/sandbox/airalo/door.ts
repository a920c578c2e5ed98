import type { Context, MiddlewareHandler } from 'hono';

import type { AiraloBooks } from './books.ts';

/** The client id, and the secret that also signs callbacks. */
export const CLIENT = 'sandbox';

/** Calls of one kind that may be made within a time. */
interface Limit {
  times: number;
  seconds: number;
}

export const LIMITS = {
  token: { times: 3, seconds: 60 },
  packages: { times: 80, seconds: 60 },
  usage: { times: 10, seconds: 60 },
  usageOfAll: { times: 5, seconds: 1 },
  refund: { times: 5, seconds: 60 },
} as const satisfies Record<string, Limit>;

/** Refuses calls above the documented limits, each counted in windows of the sandbox's clock. */
export class RateLimits {
  readonly #books: AiraloBooks;
  readonly #isOn: boolean;
  readonly #windows = new Map<string, { began: number; spent: number }>();

  constructor(books: AiraloBooks, isOn: boolean) {
    this.#books = books;
    this.#isOn = isOn;
  }

  /** @param of what the limit is for, where it is not for all */
  limit(kind: keyof typeof LIMITS, of: (c: Context) => string = () => ''): MiddlewareHandler {
    const { times, seconds } = LIMITS[kind];
    return async (c, next) => {
      if (!this.#isOn) return next();
      const key = `${kind} ${of(c)}`;
      const now = this.#books.now() / 1000;
      const known = this.#windows.get(key);
      const window = known && now < known.began + seconds ? known : { began: now, spent: 0 };
      this.#windows.set(key, window);
      c.header('X-RateLimit-Limit', String(times));
      c.header('X-RateLimit-Remaining', String(Math.max(0, times - window.spent - 1)));
      if (window.spent >= times) {
        c.header('Retry-After', String(Math.ceil(window.began + seconds - now)));
        return c.json({ message: 'Too Many Attempts.' }, 429);
      }
      window.spent++;
      return next();
    };
  }

  reset(): void {
    this.#windows.clear();
  }
}

/** A business error. */
export function businessError(c: Context, code: number, reason: string) {
  return c.json({ code, reason }, 422);
}

/** Fields that are wrong, and why. */
export function invalid(c: Context, fields: Record<string, string>) {
  return c.json({ data: fields, meta: { message: 'the parameter is invalid' } }, 422);
}

export function checkToken(books: AiraloBooks): MiddlewareHandler {
  return async (c, next) => {
    const [, token] = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '') ?? [];
    if (token !== undefined && books.takes(token)) return next();
    const message =
      'Authentication failed. This could be due to an expired token, please generate a new token. If the issue persists, verify your client_id and client_secret are correct.';
    return c.json({ data: [], meta: { message } }, 401);
  };
}

/** The body of a call, from a form of either kind or from JSON; texts by their names. */
export async function bodyOf(c: Context): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type') ?? '';
  if (type.startsWith('application/json'))
    return (await c.req.json().catch(() => ({}))) as Record<string, unknown>;
  return c.req.parseBody();
}
