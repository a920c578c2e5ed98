import { createMiddleware } from 'hono/factory';

import type { Logger } from '../log.ts';

/** One line per API call, without query, cookies, bodies and addresses of private pages. */
export function requestLog(log: Logger) {
  return createMiddleware<{ Variables: { requestId: string } }>(async (c, next) => {
    const started = performance.now();
    await next();
    const path = c.req.path.replace(
      /^(\/api\/orders|\/order|\/api\/webhooks\/esim-go)\/+[^/]+/,
      '$1/[secret]',
    );
    if (path.startsWith('/health/')) return;
    const ms = Math.round(performance.now() - started);
    log.info(
      { requestId: c.get('requestId'), method: c.req.method, path, status: c.res.status, ms },
      'request',
    );
  });
}
