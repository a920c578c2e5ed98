import { Hono } from 'hono';
import { cors } from 'hono/cors';

import { Problem } from '../../../domain/problems/problem.ts';
import { readNetworks } from '../../core/settings/networks.ts';
import type { Deps } from '../../deps.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { AssistantDeps } from './answers.ts';
import { CallCounter } from './call-counter.ts';
import { type Assistant, openAssistant } from './mcp-handler.ts';

/** Calls of one address in a minute, in each process: counting them in the database would cost more than answering them. */
const CALLS_A_MINUTE = 120;

/**
 * The address at which assistants ask. Browsers of any origin may: it reads what is public, and knows no cookie.
 * @param open what answers, once the first call has come
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
      // The older protocol has lists of calls, each of which would go uncounted.
      if (Array.isArray(body)) throw new Problem('malformed');
      assistant ??= open(deps).catch((error: unknown) => {
        assistant = undefined;
        throw error;
      });
      const { url, headers } = c.req.raw;
      const answer = await assistant;
      // What is no JSON the protocol has an answer for.
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
