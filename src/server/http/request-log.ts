import { createMiddleware } from 'hono/factory';

import type { Logger } from '../core/log.ts';
import { inWork } from '../core/work.ts';

/** Our own are far shorter; a caller's may have 16 KB. */
const LONGEST_PATH = 300;

/**
 * One line per API call, without query, cookies, bodies and addresses of private pages. It and every other line that is written
 * for the call have its id.
 */
export function requestLog(log: Logger) {
  return createMiddleware<{ Variables: { requestId: string } }>((c, next) =>
    inWork({ requestId: c.get('requestId') }, async () => {
      const started = performance.now();
      await next();
      const path = c.req.path
        .replace(/^(\/api\/orders|\/order|\/api\/webhooks\/+[^/]+)\/+[^/]+/, '$1/[secret]')
        .slice(0, LONGEST_PATH);
      if (path.startsWith('/health/')) return;
      const ms = Math.round(performance.now() - started);
      log.info({ method: c.req.method, path, status: c.res.status, ms }, 'request');
    }),
  );
}
