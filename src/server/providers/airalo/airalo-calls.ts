import { z } from 'zod';

import { ForeignAnswer } from '../../core/finding.ts';
import type { SettingsOf } from '../../core/settings/optional-providers.ts';
import type { Budget, Share } from '../budget.ts';
import { type Provider, ProviderBusy, ProviderRefused, ProviderUnreachable } from '../outcome.ts';

export const AIRALO: Provider = { name: 'Airalo', role: 'network' };

const WITHIN_MS = 20_000;
/** Its most Retry-After, in seconds, that is believed. */
const MOST_WAIT = 60;
/** It says itself that it does not know what happened. */
const UNEXPECTED = '53';

/** Nothing of the call was done: it was not sent, or was turned away at the door for its token, its sender or the rate limit. */
export class TurnedAway extends ProviderUnreachable {
  readonly retryAfterSeconds: number | null;

  constructor(why: string, { retryAfterSeconds = null, ...options }: Turn = {}) {
    super(AIRALO, why, options);
    this.name = 'TurnedAway';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The token was good before, so a new one will do. */
class TokenEnded extends TurnedAway {}

interface Turn {
  retryAfterSeconds?: number | null;
  cause?: unknown;
}

interface Call<T> {
  method?: 'GET' | 'POST';
  /** Below `/v2`, with its query. */
  path: string;
  body?: Record<string, unknown>;
  schema: z.ZodType<T>;
  /** Null if the call was counted before. */
  share: Share | null;
  /** The endpoint's own limit, beside the one of all calls. */
  limit?: Budget;
  withinMs?: number;
}

export type CallAiralo = <T>(call: Call<T>) => Promise<T>;

/** Where calls have their token from. */
export interface Tokens {
  /** @throws {ProviderUnreachable} if there is none in time */
  get(withinMs: number): Promise<string>;
  /** Airalo does not take it any more. */
  forget(token: string): Promise<void>;
}

const granted = z.object({
  data: z.object({ access_token: z.string().min(1), expires_in: z.number().positive() }),
});

/** Airalo's business errors, and its errors of validation: the first field that is wrong, and why. */
const refusal = z.union([
  z
    .object({ code: z.number(), reason: z.string() })
    .transform(({ code, reason }) => ({ code: String(code), why: reason })),
  z
    .object({
      data: z.record(z.string(), z.string()).or(z.array(z.unknown()).transform(() => ({}))),
      meta: z.object({ message: z.string() }),
    })
    .transform(({ data, meta }) => {
      const [field, why] = Object.entries<string>(data)[0] ?? ['', meta.message];
      return { code: field, why };
    }),
]);

/**
 * One call within the budgets. A read whose token has ended is asked once more with a new one; an order never.
 * @throws {ProviderBusy} if our share of calls is spent
 * @throws {ProviderRefused} with Airalo's own code, `404`, or the field that is wrong
 * @throws {TurnedAway} if it surely did nothing
 * @throws {ProviderUnreachable} if the outcome is unknown
 */
export function airaloCalls(settings: SettingsOf<'airalo'>, budget: Budget, tokens: Tokens): CallAiralo {
  async function once<T>({ method = 'GET', path, body, schema }: Call<T>, until: number): Promise<T> {
    const left = () => Math.max(0, Math.ceil(until - performance.now()));
    const token = await tokens.get(left()).catch((error: unknown) => {
      throw new TurnedAway('there is no token', { cause: error });
    });
    const { status, text, retryAfterSeconds } = await ask(settings, path, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(left()),
    });
    const answer = parse(text);
    if (status === 401) {
      await tokens.forget(token);
      throw new TokenEnded('the token has ended', { retryAfterSeconds: 1 });
    }
    if (status === 429) throw new TurnedAway('too many calls', { retryAfterSeconds });
    const no = refusal.safeParse(answer).data;
    if (status === 403 && no) throw new TurnedAway(`${no.why} (${no.code})`);
    if (status === 404 && no) throw new ProviderRefused(AIRALO, '404', no.why);
    if (status === 422 && no && no.code !== UNEXPECTED) throw new ProviderRefused(AIRALO, no.code, no.why);
    const read = status === 200 || status === 202 ? schema.safeParse(answer) : null;
    if (!read?.success) {
      const cause = answer === null ? new ForeignAnswer(status) : read?.error;
      throw new ProviderUnreachable(AIRALO, `unusable answer ${status}`, { cause });
    }
    return read.data;
  }

  return async (call) => {
    const { method = 'GET', share, limit, withinMs = WITHIN_MS } = call;
    const until = performance.now() + withinMs;
    for (const one of share === null ? [] : [budget, limit])
      if (one && !(await one.take(share ?? 'order', 1, withinMs / 2))) throw new ProviderBusy(AIRALO);
    try {
      return await once(call, until);
    } catch (error) {
      if (method !== 'GET' || !(error instanceof TokenEnded)) throw error;
      return once(call, until);
    }
  };
}

/** A new token, and for how many seconds it is good. @throws {ProviderUnreachable} @throws {ProviderRefused} */
export async function askForToken(
  settings: SettingsOf<'airalo'>,
): Promise<{ token: string; seconds: number }> {
  const { AIRALO_CLIENT_ID: client_id, AIRALO_CLIENT_SECRET: client_secret } = settings;
  const { status, text } = await ask(settings, '/token', {
    method: 'POST',
    body: new URLSearchParams({ client_id, client_secret, grant_type: 'client_credentials' }),
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  const answer = parse(text);
  const read = status === 200 ? granted.safeParse(answer) : null;
  if (read?.success) return { token: read.data.data.access_token, seconds: read.data.data.expires_in };
  const no = refusal.safeParse(answer).data;
  if (no && (status === 401 || status === 403 || status === 422))
    throw new ProviderRefused(AIRALO, no.code, no.why);
  const cause = answer === null ? new ForeignAnswer(status) : read?.error;
  throw new ProviderUnreachable(AIRALO, `no token, ${status}`, { cause });
}

async function ask(
  { AIRALO_BASE_URL }: SettingsOf<'airalo'>,
  path: string,
  { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
): Promise<{ status: number; text: string; retryAfterSeconds: number | null }> {
  try {
    const response = await fetch(`${AIRALO_BASE_URL}/v2${path}`, {
      ...init,
      headers: { Accept: 'application/json', ...headers },
    });
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    const retryAfterSeconds = Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), MOST_WAIT) : null;
    return { status: response.status, text: await response.text(), retryAfterSeconds };
  } catch (error) {
    throw new ProviderUnreachable(AIRALO, 'no answer', { cause: error });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
