import { Hono } from 'hono';
import { cors } from 'hono/cors';

import { Problem } from '../../../domain/problems/problem.ts';
import { RecentMap } from '../../core/recent-map.ts';
import { readNetworks } from '../../core/settings/networks.ts';
import type { Deps } from '../../deps.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { AssistantDeps } from './answers.ts';
import { type Assistant, openAssistant } from './mcp-handler.ts';

const MINUTE_MS = 60_000;
/** Beyond this, the address counted longest ago is forgotten. */
const MAX_CALLERS = 10_000;

/** Counts the calls of each address per minute, in this process only. */
class CallCounter {
  readonly #most: number;
  readonly #now: () => Date;
  readonly #callers = new RecentMap<string, { since: number; calls: number }>(MAX_CALLERS);

  /** @param most calls of one address in a minute */
  constructor(most: number, now: () => Date) {
    this.#most = most;
    this.#now = now;
  }

  /** Counts one more call. Returns 0 within the limit, otherwise the seconds until the window ends. */
  secondsToWait(address: string): number {
    const now = this.#now().getTime();
    const window = this.#callers.of(address, () => ({ since: now, calls: 0 }));
    if (now - window.since >= MINUTE_MS) Object.assign(window, { since: now, calls: 0 });
    window.calls += 1;
    return window.calls <= this.#most ? 0 : Math.max(1, Math.ceil((window.since + MINUTE_MS - now) / 1000));
  }
}

/** Calls per address and minute, in each process: counting in the database would cost more than answering. */
const CALLS_A_MINUTE = 120;

/**
 * The MCP endpoint for assistants. Open to browsers of any origin: it only reads public data, and uses no cookies.
 * @param open opens the assistant on the first call
 */
export function assistantRoutes(
  deps: AssistantDeps & Pick<Deps, 'now'>,
  open: (deps: AssistantDeps) => Promise<Assistant> = openAssistant,
): Hono {
  const trusted = readNetworks(deps.settings.TRUSTED_PROXIES);
  const counter = new CallCounter(Math.ceil(CALLS_A_MINUTE * deps.settings.RATE_LIMIT_SCALE), deps.now);
  let assistant: Promise<Assistant> | undefined;
  return new Hono({ strict: false })
    .use('/mcp', cors({ origin: '*', allowMethods: ['POST'], maxAge: 86_400 }))
    .post('/mcp', async (c) => {
      const wait = counter.secondsToWait(clientAddress(c, trusted));
      if (wait > 0) {
        throw new Problem('too_many_calls', { seconds: wait });
      }
      const text = await c.req.text();
      const body = jsonOf(text);
      // The older protocol allows lists of calls, which would escape the counter.
      if (Array.isArray(body)) throw new Problem('malformed');
      assistant ??= open(deps).catch((error: unknown) => {
        assistant = undefined;
        throw error;
      });
      const { url, headers } = c.req.raw;
      const answer = await assistant;
      // For a body that is no JSON, the protocol has its own answer.
      return body === undefined
        ? answer(new Request(url, { method: 'POST', headers, body: text }))
        : answer(c.req.raw, body);
    })
    .on(['GET', 'DELETE'], '/mcp', (c) => c.body(null, 405, { allow: 'POST' }));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
