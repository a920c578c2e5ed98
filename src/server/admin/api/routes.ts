import { OpenAPIHono } from '@hono/zod-openapi';
import { Hono } from 'hono';

import type { Deps } from '../../deps.ts';
import { consoleCookie } from '../../staff/session.ts';
import { authenticatorRoutes } from './authenticator-routes.ts';
import { registerSecurity } from './describe.ts';
import { joinRoutes } from './join-routes.ts';
import { ownConsoleRoutes } from './own-consoles.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { consoleSessionRoutes } from './session-routes.ts';
import { verbRoutes } from './verb-routes.ts';

/** The console's API, with its own API description. */
export function consoleRoutes(deps: Deps) {
  const app = new OpenAPIHono({ strict: false });
  app.route('/', consoleSessionRoutes(deps));
  app.route('/', joinRoutes(deps));
  app.route('/', passkeyRoutes(deps));
  app.route('/', authenticatorRoutes(deps));
  app.route('/', ownConsoleRoutes(deps));
  app.route('/', verbRoutes(deps));
  registerSecurity(app, consoleCookie(deps));
  app.doc31('/openapi.json', () => ({
    openapi: '3.1.0',
    info: { title: `${deps.settings.BRAND_NAME} console API`, version: '1' },
    servers: [{ url: `${deps.settings.BASE_URL}/api/operate` }],
  }));
  // A plain router, so that the shop's public API description leaves the console's routes out.
  return new Hono().route('/', app);
}
