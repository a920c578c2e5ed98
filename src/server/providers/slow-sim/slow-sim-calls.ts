import { z } from 'zod';

import type { Settings } from '../../core/settings/env.ts';
import type { Budget, Share } from '../budget.ts';
import { type Provider, ProviderBusy, ProviderRefused, ProviderUnreachable } from '../outcome.ts';

export const SLOW_SIM: Provider = { name: 'Slow SIM', role: 'network' };

const WITHIN_MS = 20_000;

const refusal = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

interface Call<T> {
  method?: 'GET' | 'POST';
  path: string;
  schema: z.ZodType<T>;
  /** Null if the call was counted before. */
  share: Share | null;
  body?: unknown;
  withinMs?: number;
}

export type CallSlowSim = <T>(call: Call<T>) => Promise<T>;

/**
 * One call within the budget, never repeated.
 * @throws {ProviderBusy} if our share of calls is spent
 * @throws {ProviderRefused} with Slow SIM's own code
 * @throws {ProviderUnreachable} if the outcome is unknown
 */
export function slowSimCalls({ SLOW_SIM_BASE_URL, SLOW_SIM_KEY }: Settings, budget: Budget): CallSlowSim {
  return async ({ method = 'GET', path, schema, share, body, withinMs = WITHIN_MS }) => {
    const until = performance.now() + withinMs;
    if (share !== null && !(await budget.take(share, 1, withinMs / 2))) throw new ProviderBusy(SLOW_SIM);
    let status: number;
    let text: string;
    try {
      const response = await fetch(`${SLOW_SIM_BASE_URL}${path}`, {
        method,
        headers: { Authorization: `Bearer ${SLOW_SIM_KEY}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(Math.max(0, Math.ceil(until - performance.now()))),
      });
      status = response.status;
      text = await response.text();
    } catch (error) {
      throw new ProviderUnreachable(SLOW_SIM, 'no answer', { cause: error });
    }
    const answer = parse(text);
    const no = refusal.safeParse(answer).data?.error;
    // A wrong key is ours to fix, and a spent rate limit passes: neither answers the request itself.
    const isPassing = status === 401 || status === 429;
    if (no && status >= 400 && status < 500 && !isPassing)
      throw new ProviderRefused(SLOW_SIM, no.code, no.message);
    const read = status < 300 ? schema.safeParse(answer) : null;
    if (!read?.success) throw new ProviderUnreachable(SLOW_SIM, `unusable answer ${status}`);
    return read.data;
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
