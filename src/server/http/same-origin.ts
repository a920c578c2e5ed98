import { createMiddleware } from 'hono/factory';

import { Problem } from '../../domain/problems/problem.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A call that changes something must come from our own pages: an Origin must be ours if present, and a call with a cookie must
 * have one. A call with neither passes, because a bearer token or another proof decides then.
 */
export function sameOrigin(baseUrl: string) {
  const ours = new URL(baseUrl).origin;
  return createMiddleware(async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) {
      const origin = c.req.header('origin');
      const foreign = origin === undefined ? c.req.header('cookie') !== undefined : origin !== ours;
      if (foreign) throw new Problem('wrong_origin');
    }
    await next();
  });
}
