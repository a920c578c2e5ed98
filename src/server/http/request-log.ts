import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

import type { Logger } from '../core/log.ts';
import { describePiece, leaveOutPiece } from '../core/spans.ts';
import { inWork } from '../core/work.ts';
import { routeOf } from './route-of.ts';

/** Our own paths are far shorter; a caller's may have 16 KB. */
const MAX_PATH_LENGTH = 300;

/**
 * Logs one line per API call, without query, cookies, bodies and addresses of private pages. All log lines of the call carry its
 * id.
 */
export function requestLog(log: Logger) {
  return createMiddleware<{ Variables: { requestId: string } }>((c, next) =>
    inWork({ requestId: c.get('requestId') }, async () => {
      const started = performance.now();
      await next();
      const path = c.req.path
        .replace(/^(\/api\/orders|\/order|\/api\/webhooks\/+[^/]+)\/+[^/]+/, '$1/[secret]')
        .slice(0, MAX_PATH_LENGTH);
      traceCall(c);
      if (path.startsWith('/health/')) return;
      const ms = Math.round(performance.now() - started);
      log.info({ method: c.req.method, path, status: c.res.status, ms }, 'request');
    }),
  );
}

/** Names a call by its pattern, and any page as a page; files, metrics and health checks are not traced. */
function traceCall(c: Context): void {
  const route = routeOf(c);
  const isPage = c.req.path.endsWith('.data') || c.res.headers.get('content-type')?.startsWith('text/html');
  const isCall = route !== undefined && !/^\/(health|metrics)/.test(route);
  if (!isCall && !isPage) return leaveOutPiece();
  const { method } = c.req;
  const pattern = route ?? 'page';
  describePiece(`${method} ${pattern}`, 'server', {
    'http.request.method': method,
    'http.route': pattern,
    'http.response.status_code': c.res.status,
  });
}
