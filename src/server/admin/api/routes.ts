import { OpenAPIHono } from '@hono/zod-openapi';
import { Hono } from 'hono';

import type { Deps } from '../../deps.ts';
import { ownConsoleRoutes } from './own-consoles.ts';
import { consoleSessionRoutes } from './session-routes.ts';
import { verbRoutes } from './verb-routes.ts';

/** The API of the console, with a description of its own. */
export function consoleRoutes(deps: Deps) {
  const app = new OpenAPIHono({ strict: false });
  app.route('/', consoleSessionRoutes(deps));
  app.route('/', ownConsoleRoutes(deps));
  app.route('/', verbRoutes(deps));
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: `${deps.settings.BRAND_NAME} console API`, version: '1' },
    servers: [{ url: `${deps.settings.BASE_URL}/api/operate` }],
  });
  // Plain, so that the shop's own description, which anybody reads, does not take it in.
  return new Hono().route('/', app);
}
