import { Hono } from 'hono';

import type { Party, World } from '../party.ts';
import { Books } from './books.ts';
import { serveCatalogue } from './catalogue/catalogue-routes.ts';
import { serveAssignments } from './esims/assignments-route.ts';
import { serveEsims } from './esims/esim-routes.ts';
import { esimGoLedger } from './ledger.ts';
import { esimGoLevers } from './levers.ts';
import { serveNetworks } from './networks.ts';
import type { EsimGoOptions } from './options.ts';
import { serveOrders } from './orders/order-routes.ts';
import { serveOrganisation } from './organisation.ts';
import { limitRate } from './rate-limit.ts';
import { forcedRefusal, Refusal, refusalResponse } from './refusal.ts';
import type { Version } from './wire.ts';

/** The one API key the sandbox takes. */
export const ESIM_GO_API_KEY = 'sandbox';

const VERSIONS: Version[] = ['2.4', '2.5'];

/**
 * The wholesaler eSIM Go: reseller API at `/v2.4` and `/v2.5` with the whole world to sell.
 * Errors are `{"message": "<text>"}`. `options` differ from what is documented where a test wants it.
 */
export function createEsimGo(world: World, options: Partial<EsimGoOptions> = {}): Party {
  const books = new Books(world, options);
  const app = new Hono();
  app.use('/*', limitRate(books));
  app.use('/*', async (c, next) => {
    if (c.req.header('x-api-key') !== ESIM_GO_API_KEY) return refusalResponse(403, 'access denied');
    return next();
  });
  for (const version of VERSIONS) app.route(`/v${version}`, api(books, version));
  app.notFound(() => refusalResponse(404, 'not found'));
  app.onError((error) => {
    if (error instanceof Refusal) return refusalResponse(error.status, error.message, error.headers);
    process.emitWarning(error);
    return refusalResponse(500, 'unexpected error occurred');
  });

  return {
    name: 'esim-go',
    fetch: (request) => app.fetch(request),
    refusal: forcedRefusal,
    levers: esimGoLevers(books),
    ledger: () => esimGoLedger(books),
    reset: () => books.reset(),
  };
}

function api(books: Books, version: Version): Hono {
  const app = new Hono();
  serveCatalogue(app, books, version);
  serveOrders(app, books, version);
  serveAssignments(app, books, version);
  serveEsims(app, books, version);
  serveOrganisation(app, books, ESIM_GO_API_KEY);
  serveNetworks(app);
  return app;
}
