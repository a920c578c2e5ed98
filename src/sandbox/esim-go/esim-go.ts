import { Hono } from 'hono';

import { callNotPlayed } from '../core/not-played.ts';
import type { Party, World } from '../core/party.ts';
import { Books } from './account/books.ts';
import type { EsimGoOptions } from './account/options.ts';
import { forcedRefusal, Refusal, refusalResponse } from './account/refusal.ts';
import type { Version } from './account/wire.ts';
import { type CallbackAddress, Callbacks } from './callbacks/callbacks.ts';
import { IdleEsims } from './callbacks/end-idle-esims.ts';
import { serveCatalogue } from './catalogue-routes.ts';
import { esimGoControls, type Wholesaler } from './controls.ts';
import { serveAssignments } from './esims/assignments-route.ts';
import { serveEsims } from './esims/esim-routes.ts';
import { serveRevocations } from './esims/revoke-routes.ts';
import { serveInventory } from './inventory-routes.ts';
import { esimGoLedger } from './ledger.ts';
import { serveNetworks } from './networks.ts';
import { serveOrders } from './orders/order-routes.ts';
import { serveOrganisation } from './organisation.ts';
import { refuseWhatIsNotPlayed } from './played.ts';
import { limitRate } from './rate-limit.ts';

/** The only API key the sandbox accepts. */
const ESIM_GO_API_KEY = 'sandbox';

const VERSIONS: Version[] = ['2.4', '2.5'];

/**
 * The wholesaler eSIM Go: the reseller API at `/v2.4` and `/v2.5`, with plans for the whole world. Errors are `{"message":
 * "<text>"}`. A test may set `options` that differ from the documentation; callbacks go to the address that `callback` returns at
 * that moment.
 */
export function createEsimGo(
  world: World,
  { options = {}, callback }: { options?: Partial<EsimGoOptions>; callback: CallbackAddress },
): Party {
  const books = new Books(world, options);
  const callbacks = new Callbacks(world, books, callback, ESIM_GO_API_KEY);
  const idle = new IdleEsims(world, books, callbacks);
  const app = new Hono();
  app.use('/*', limitRate(books));
  app.use('/*', async (c, next) => {
    if (c.req.header('x-api-key') !== ESIM_GO_API_KEY) return refusalResponse(403, 'access denied');
    return next();
  });
  app.use('/*', refuseWhatIsNotPlayed);
  for (const version of VERSIONS) app.route(`/v${version}`, api({ books, callbacks, idle }, version));
  app.notFound((c) => refusalResponse(404, callNotPlayed(c.req.raw)));
  app.onError((error) => {
    if (error instanceof Refusal) return refusalResponse(error.status, error.message, error.headers);
    process.emitWarning(error);
    return refusalResponse(500, 'unexpected error occurred');
  });

  return {
    name: 'esim-go',
    fetch: (request) => app.fetch(request),
    refusal: forcedRefusal,
    controls: esimGoControls({ books, callbacks, idle }),
    ledger: () => esimGoLedger(books),
    reset: () => {
      idle.reset();
      books.reset();
    },
  };
}

function api({ books, callbacks, idle }: Wholesaler, version: Version): Hono {
  const app = new Hono();
  serveCatalogue(app, books, version);
  serveOrders(app, { books, idle }, version);
  serveAssignments(app, books, version);
  serveEsims(app, books, version);
  serveRevocations(app, books);
  serveInventory(app, books);
  serveOrganisation(app, books, { apiKey: ESIM_GO_API_KEY, callbackUrl: () => callbacks.url });
  serveNetworks(app);
  return app;
}
