import { createHmac, randomUUID } from 'node:crypto';

import { z } from 'zod';

import { ForeignAnswer } from '../../core/finding.ts';
import type { SettingsOf } from '../../core/settings/optional-providers.ts';
import type { Budget, Share } from '../budget.ts';
import { type Provider, ProviderBusy, ProviderRefused, ProviderUnreachable } from '../outcome.ts';

export const ESIM_ACCESS: Provider = { name: 'eSIM Access', role: 'network' };

const WITHIN_MS = 20_000;

/** A number or text, in which `true` and codes come. */
const word = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const envelope = z.object({
  success: word,
  errorCode: word.nullish(),
  errorMsg: z.string().nullish(),
  errorMessage: z.string().nullish(),
  obj: z.unknown(),
});

/** Their trouble (000001, 900001), or ours with headers, signature or address: the request itself was not answered. */
const UNANSWERED = /^(000|101|900)\d{3}$/;

interface Call<T> {
  /** Below `/api/v1/open`. Each call is a POST. */
  path: string;
  body: unknown;
  schema: z.ZodType<T>;
  /** Null if the call was counted before. */
  share: Share | null;
  withinMs?: number;
}

export type CallEsimAccess = <T>(call: Call<T>) => Promise<T>;

/**
 * One call within the budget, never repeated.
 * @throws {ProviderBusy} if our share of calls is spent
 * @throws {ProviderRefused} with eSIM Access's own code
 * @throws {ProviderUnreachable} if the outcome is unknown
 */
export function esimAccessCalls(settings: SettingsOf<'esim-access'>, budget: Budget): CallEsimAccess {
  return async ({ path, body, schema, share, withinMs = WITHIN_MS }) => {
    const until = performance.now() + withinMs;
    if (share !== null && !(await budget.take(share, 1, withinMs / 2))) throw new ProviderBusy(ESIM_ACCESS);
    const left = Math.max(0, Math.ceil(until - performance.now()));
    const { status, text } = await post(settings, path, { body, withinMs: left });
    const answer = envelope.safeParse(parse(text)).data;
    if (answer?.success === 'false' && answer.errorCode) {
      const { errorCode: code, errorMsg, errorMessage } = answer;
      const why = errorMsg ?? errorMessage ?? code;
      if (UNANSWERED.test(code)) throw new ProviderUnreachable(ESIM_ACCESS, `${why} (${code})`);
      throw new ProviderRefused(ESIM_ACCESS, code, why);
    }
    const isDone = status === 200 && answer?.success === 'true';
    const read = isDone ? schema.safeParse(answer.obj) : null;
    if (!read?.success) {
      const cause = answer ? read?.error : new ForeignAnswer(status);
      throw new ProviderUnreachable(ESIM_ACCESS, `unusable answer ${status}`, { cause });
    }
    return read.data;
  };
}

async function post(
  settings: SettingsOf<'esim-access'>,
  path: string,
  { body, withinMs }: { body: unknown; withinMs: number },
): Promise<{ status: number; text: string }> {
  const sent = JSON.stringify(body);
  try {
    const response = await fetch(`${settings.ESIM_ACCESS_BASE_URL}/api/v1/open${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...signed(settings, sent) },
      body: sent,
      signal: AbortSignal.timeout(withinMs),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new ProviderUnreachable(ESIM_ACCESS, 'no answer', { cause: error });
  }
}

/** @param at milliseconds */
export function signed(
  {
    ESIM_ACCESS_CODE,
    ESIM_ACCESS_SECRET_KEY,
  }: Pick<SettingsOf<'esim-access'>, 'ESIM_ACCESS_CODE' | 'ESIM_ACCESS_SECRET_KEY'>,
  body: string,
  { at = String(Date.now()), id = randomUUID() }: { at?: string; id?: string } = {},
): Record<string, string> {
  return {
    'RT-AccessCode': ESIM_ACCESS_CODE,
    'RT-Timestamp': at,
    'RT-RequestID': id,
    'RT-Signature': createHmac('sha256', ESIM_ACCESS_SECRET_KEY)
      .update(at + id + ESIM_ACCESS_CODE + body)
      .digest('hex'),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
