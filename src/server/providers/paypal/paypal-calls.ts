import type { z } from 'zod';

import { ForeignAnswer } from '../../core/finding.ts';
import type { Settings } from '../../core/settings/env.ts';
import { type Provider, ProviderRefused, ProviderUnreachable } from '../outcome.ts';
import { wireFailure, wireToken } from './paypal-wire.ts';

export const PAYPAL: Provider = { name: 'PayPal', role: 'payments' };

interface PaypalCall<T> {
  method: 'GET' | 'POST';
  path: string;
  schema: z.ZodType<T>;
  /** Sent as JSON, unless it is a string, which is sent as it is. */
  body?: unknown;
  /** Calls with the same id get the same answer while PayPal remembers it: 6 hours for orders, 45 days for refunds. */
  requestId?: string;
  /** A 403 refuses this call only, and says nothing about our key. */
  mayBeForbidden?: boolean;
}

/** Calls a path of PayPal's REST API with the shop's access token. */
export type CallPaypal = <T>(call: PaypalCall<T>) => Promise<T>;

const CONFLICT_TRIES = 6;

/** Tokens are renewed this early, so that none expires in the middle of a call. */
const TOKEN_MARGIN_SECONDS = 120;

/**
 * Calls PayPal with one token for all calls, renewed when it runs out or is refused. Throws {@link ProviderRefused} with the
 * issue's name for a refusal, and {@link ProviderUnreachable} if the outcome is unknown; both calls may be repeated.
 */
export function paypalCalls(settings: Settings): CallPaypal {
  let token: { value: string; endsAt: number } | null = null;

  async function accessToken(): Promise<string> {
    if (token && token.endsAt > performance.now()) return token.value;
    const credentials = `${settings.PAYPAL_CLIENT_ID}:${settings.PAYPAL_CLIENT_SECRET}`;
    const answer = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const parsed = answer.status === 200 ? wireToken.safeParse(jsonOf(answer.text)) : null;
    if (!parsed?.success)
      throw new ProviderUnreachable(PAYPAL, `no access token (${answer.status})`, causeOf(answer));
    const { access_token: value, expires_in: seconds } = parsed.data;
    token = { value, endsAt: performance.now() + (seconds - TOKEN_MARGIN_SECONDS) * 1000 };
    return value;
  }

  async function send(path: string, init: RequestInit): Promise<Answer> {
    try {
      const url = new URL(path, settings.PAYPAL_API_BASE);
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });
      return {
        status: response.status,
        text: await response.text(),
        debugId: response.headers.get('paypal-debug-id'),
        at: timeOf(response.headers.get('date')),
      };
    } catch (error) {
      throw new ProviderUnreachable(PAYPAL, 'no answer', { cause: error });
    }
  }

  return async ({ method, path, schema, body, requestId, mayBeForbidden = false }) => {
    for (let tries = 1; ; tries++) {
      const answer = await send(path, {
        method,
        headers: {
          Authorization: `Bearer ${await accessToken()}`,
          'Content-Type': 'application/json',
          Prefer: 'return=representation',
          ...(requestId === undefined ? {} : { 'PayPal-Request-Id': requestId }),
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      if (answer.status === 401 && tries === 1) {
        token = null;
        continue;
      }
      // The same call is already under way: we get its answer as well.
      if (answer.status === 409 && tries < CONFLICT_TRIES) {
        await new Promise((resolve) => setTimeout(resolve, tries * 200));
        continue;
      }
      return understood(answer, schema, mayBeForbidden);
    }
  };
}

interface Answer {
  status: number;
  text: string;
  debugId: string | null;
  at: Date | null;
}

/** A wrong key is ours to fix, a conflict or a spent rate limit passes: none of them answers the request itself. */
const PASSING = new Set([401, 403, 409, 429]);

function understood<T>(answer: Answer, schema: z.ZodType<T>, mayBeForbidden: boolean): T {
  const { status, text, debugId, at } = answer;
  if (status >= 200 && status < 300) {
    const parsed = schema.safeParse(jsonOf(text));
    if (parsed.success) return parsed.data;
    throw new ProviderUnreachable(PAYPAL, `unusable answer ${status} (${debugId})`, causeOf(answer));
  }
  const failure = wireFailure.safeParse(jsonOf(text)).data;
  const [detail] = failure?.details ?? [];
  const isPassing = PASSING.has(status) && !(mayBeForbidden && status === 403 && detail?.issue);
  if (!failure?.name || status >= 500 || isPassing) {
    throw new ProviderUnreachable(
      PAYPAL,
      `answer ${status} ${failure?.name ?? ''} (${debugId})`,
      causeOf(answer),
    );
  }
  throw new ProviderRefused(
    PAYPAL,
    detail?.issue ?? failure.name,
    detail?.description ?? failure.message ?? failure.name,
    { debugId: debugId ?? failure.debug_id ?? null, at },
  );
}

function causeOf({ text, status }: Answer): { cause?: Error } {
  return jsonOf(text) === null ? { cause: new ForeignAnswer(status) } : {};
}

function timeOf(header: string | null): Date | null {
  const time = new Date(header ?? '');
  return Number.isNaN(time.getTime()) ? null : time;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
