import { createMiddleware } from 'hono/factory';

import { type PolicySettings, securityHeaders } from './web-policy.ts';

/** The API's answers carry the pages' headers, and by default may not be framed, run or cached. */
export function secureAnswers(settings: PolicySettings) {
  const headers = Object.entries(securityHeaders(settings));
  return createMiddleware(async (c, next) => {
    await next();
    for (const [name, value] of headers) c.header(name, value);
    // The sign-in window must be able to reach its opener.
    if (c.req.path.startsWith('/api/auth/')) c.res.headers.delete('cross-origin-opener-policy');
    if (!c.res.headers.has('content-security-policy')) {
      c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  });
}
