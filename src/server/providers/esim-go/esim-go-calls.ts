import type { z } from 'zod';

import type { SettingsOf } from '../../core/settings/optional-providers.ts';
import type { Budget, Share } from '../budget.ts';
import { type Provider, ProviderBusy, ProviderRefused, ProviderUnreachable } from '../outcome.ts';

export const ESIM_GO: Provider = { name: 'eSIM Go', role: 'network' };

const READ_WITHIN_MS = 20_000;
const READ_TRIES = 5;

/** The raw answer, whatever its status. */
export interface Answer {
  status: number;
  text: string;
  /** In seconds. */
  retryAfter: number | null;
}

/** The wholesaler is still preparing the answer. */
export class StillPreparing extends Error {}

/** A read with its purpose and its cost, in tokens of the wholesaler's rate limit. */
interface Read {
  path: string;
  share: Share;
  cost?: number;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Calls {
  /** One call, never repeated. Throws what fetch throws. */
  ask: (method: Method, path: string, timeoutMs: number, body?: unknown) => Promise<Answer>;
  /**
   * Reads within the budget; tries again if the wholesaler asks us to wait.
   * @throws {ProviderBusy} if our share of calls is spent
   * @throws {ProviderUnreachable} @throws {ProviderRefused} @throws {StillPreparing}
   */
  read: <T>(read: Read, schema: z.ZodType<T>) => Promise<T>;
}

/** HTTP calls to eSIM Go with key, limits and retries; every read goes through the budget that all processes share. */
export function createCalls(settings: SettingsOf<'esim-go'>, budget: Budget): Calls {
  async function ask(method: Method, path: string, timeoutMs: number, body?: unknown): Promise<Answer> {
    const response = await fetch(`${settings.ESIM_GO_BASE_URL}${path}`, {
      method,
      headers: {
        'X-API-Key': settings.ESIM_GO_API_KEY,
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await response.text(), retryAfter: retryAfter(response.headers) };
  }

  async function read<T>({ path, share, cost = 1 }: Read, schema: z.ZodType<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      if (!(await budget.take(share, cost))) throw new ProviderBusy(ESIM_GO);
      let answer: Answer;
      try {
        answer = await ask('GET', path, READ_WITHIN_MS);
      } catch (error) {
        throw new ProviderUnreachable(ESIM_GO, 'no answer', { cause: error });
      }
      if (answer.status === 429 && tries < READ_TRIES) {
        await new Promise((resolve) => setTimeout(resolve, (answer.retryAfter ?? 1) * 1000));
        continue;
      }
      if (answer.status === 503 && path.startsWith('/esims/assignments')) throw new StillPreparing();
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
        throw new ProviderRefused(ESIM_GO, String(answer.status), messageOf(answer));
      }
      const parsed = answer.status === 200 ? schema.safeParse(jsonOf(answer.text)) : null;
      if (!parsed?.success) throw new ProviderUnreachable(ESIM_GO, `unusable answer ${answer.status}`);
      return parsed.data;
    }
  }

  return { ask, read };
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function messageOf(answer: Answer): string {
  const body = jsonOf(answer.text);
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  return typeof message === 'string' ? message : `status ${answer.status}`;
}

/** In seconds, from a number or a date. */
function retryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after');
  if (!value) return null;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), 60) : null;
}
