import { Hono, type Context } from 'hono';

import { shownAmount } from '../../core/currencies.ts';
import { BY_ITSELF, type Account } from '../account/account.ts';
import type { Intent, Setup } from '../account/state.ts';
import { answerChallenge, openChallenge, type OpenChallenge } from '../intents/challenges.ts';
import { walletRoutes } from '../wallets/wallet-routes.ts';
import { libraryScript, moduleScript } from './browser-code.ts';
import { cardPage } from './card-page.ts';
import { challengeView } from './challenge-view.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; font-src *; base-uri 'none'";
const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
const PAGE = {
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

/** The browser library `/stripe.js`, the frames of the card field and of the wallets, and the bank's 3-D Secure page. */
export function browserRoutes(account: Account): Hono {
  const app = new Hono();
  app.get('/stripe.js', (c) =>
    c.body(libraryScript(new URL(c.req.url).origin), 200, {
      ...SCRIPT,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  );
  app.get('/elements/card', (c) => c.html(cardPage(c.req.query('locale') ?? 'auto'), 200, PAGE));
  app.route('/', walletRoutes(account, PAGE));
  app.get('/elements/:file', (c) => {
    const script = moduleScript(c.req.param('file'));
    return script === undefined ? c.notFound() : c.body(script, 200, SCRIPT);
  });

  app.get('/3d-secure/:id', (c) => {
    const challenge = openChallenge(account, c.req.param('id'));
    if (!challenge) return c.html(challengeView(null), 200, PAGE);
    const last4 = account.state.methods[challenge.method]?.card.last4 ?? '';
    return c.html(challengeView({ purpose: purposeOf(challenge.asked), last4 }), 200, PAGE);
  });
  app.post('/3d-secure/:id', async (c) => {
    const id = c.req.param('id');
    const challenge = openChallenge(account, id);
    const { outcome } = await c.req.parseBody();
    await answerChallenge(account, id, outcome === 'complete', BY_ITSELF);
    return challenge?.returnUrl ? backToShop(c, challenge) : c.html(challengeView(null), 200, PAGE);
  });
  return app;
}

function backToShop(c: Context, { returnUrl, asked }: OpenChallenge): Response {
  const url = new URL(returnUrl ?? '');
  url.searchParams.set(asked.object, asked.id);
  url.searchParams.set(`${asked.object}_client_secret`, asked.client_secret);
  url.searchParams.set('redirect_status', asked.status === 'succeeded' ? 'succeeded' : 'failed');
  return c.redirect(url.href, 303);
}

function purposeOf(asked: Intent | Setup): string {
  if (asked.object === 'setup_intent') return 'save';
  return `pay ${shownAmount(asked.amount, asked.currency)} with`;
}
