import { Hono } from 'hono';

import { COMMIT, VERSION } from '../core/installation.ts';
import type { Deps } from '../deps.ts';
import { secureAnswers } from '../http/secure-answers.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';
import { metricsRoutes } from './routes.ts';

/** The routes for load balancers and monitoring of a process, with or without a web server. */
export function createMonitor(deps: Deps, readiness: Readiness, metrics: Metrics) {
  const app = new Hono({ strict: false });
  for (const path of ['/health/*', '/metrics']) app.use(path, secureAnswers(deps.settings));
  return app
    .route('/', metricsRoutes(deps, metrics))
    .get('/health/live', (c) => c.json({ status: 'ok', version: VERSION, commit: COMMIT }))
    .get('/health/ready', async (c) => {
      const ready = await readiness.isReady();
      const other = readiness.isLeaving() ? 'stopping' : 'starting';
      return c.json({ status: ready ? 'ok' : other }, ready ? 200 : 503);
    });
}
