import type { MiddlewareHandler } from 'hono';

import type { Books } from './account/books.ts';
import { refusalResponse } from './account/refusal.ts';

const WINDOW_MS = 1000;

/** A fixed window of one second for all callers together: the sandbox sees only one source address. */
export function limitRate(books: Books): MiddlewareHandler {
  let window = -1;
  let spent = 0;
  return async (c, next) => {
    const { rateLimit, tokensPerSecond } = books.options;
    const now = books.now();
    const current = Math.floor(now / WINDOW_MS);
    if (current !== window) {
      window = current;
      spent = 0;
    }
    const cost = costOf(books, c.req.method, c.req.path);
    const refused = rateLimit && spent + cost > tokensPerSecond;
    if (!refused) spent += cost;
    const remaining = rateLimit ? tokensPerSecond - spent : tokensPerSecond - cost;
    if (refused) c.res = refusalResponse(429, 'Rate limit exceeded', { 'retry-after': '1' });
    else await next();
    c.res.headers.set('X-Ratelimit-Limit', String(tokensPerSecond));
    c.res.headers.set('X-Ratelimit-Remaining', String(Math.max(0, remaining)));
    c.res.headers.set('X-Ratelimit-Reset', new Date((current + 1) * WINDOW_MS).toISOString());
    c.res.headers.set('X-Ratelimit-Cost', String(cost));
  };
}

function costOf(books: Books, method: string, path: string): number {
  const { catalogueCost, orderCost, assignmentsCost, otherCost } = books.options;
  if (/^\/v[\d.]+\/catalogue(\/|$)/.test(path)) return catalogueCost;
  if (method === 'POST' && path.endsWith('/orders')) return orderCost;
  if (path.endsWith('/esims/assignments')) return assignmentsCost;
  return otherCost;
}
