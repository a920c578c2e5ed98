import { Hono } from 'hono';
import type { Provider } from 'oidc-provider';

import type { Party, Shop, World } from '../core/party.ts';
import { chooserRoutes } from './chooser-routes.ts';
import { nodeAnswer } from './node-answer.ts';
import { NOTICE_HEADERS, noticePage } from './notice-page.ts';
import { whatIsNotPlayed } from './played.ts';
import { openProvider } from './provider.ts';
import { emptyState } from './state.ts';

export interface OidcOptions {
  /** Read at each sign-in, so that the shop may move. */
  shop: Shop;
  /** The party's own address, known once it listens. */
  origin: () => string;
}

/**
 * The OpenID provider that stands in for Google: discovery, the page for choosing a person, code and PKCE, tokens, keys,
 * userinfo. It has no sessions, so every sign-in shows the page.
 */
export function createOidc(world: World, { shop, origin }: OidcOptions): Party {
  const stored = world.store('oidc', emptyState);
  let opened: Provider | undefined;
  const provider = () => (opened ??= openProvider(world, { issuer: origin(), shop, stored }));

  const app = new Hono();
  app.get('/', (c) =>
    c.html(
      noticePage('Sandbox sign-in', 'Press ‘Continue with Google’ in the shop: it leads here.'),
      200,
      NOTICE_HEADERS,
    ),
  );
  app.route('/choose', chooserRoutes({ provider, stored, shop }));
  app.all('*', async (c) => {
    const missing = await whatIsNotPlayed(c.req.raw);
    if (missing) return c.json({ error: 'invalid_request', error_description: missing.why }, missing.status);
    const handle = provider().callback();
    return nodeAnswer(
      (incoming, outgoing) => void handle(incoming, outgoing),
      c.req.raw,
      new URL(origin()).host,
    );
  });

  return {
    name: 'oidc',
    fetch: (request) => app.fetch(request),
    refusal: (status) =>
      Response.json(
        {
          error: status < 500 ? 'invalid_request' : 'server_error',
          error_description: 'Forced by the sandbox',
        },
        { status },
      ),
    ledger: () => ({ sign_ins: stored.value.signIns }),
    reset() {
      stored.value = { ...emptyState(), keys: stored.value.keys };
      stored.save();
    },
  };
}
