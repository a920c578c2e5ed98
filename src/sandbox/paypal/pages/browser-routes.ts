import { Hono } from 'hono';

import type { Account } from '../account/account.ts';
import { clientId } from '../api/access.ts';
import { libraryScript, moduleScript } from './browser-code.ts';
import { buttonPage } from './button-page.ts';
import { scriptProblem } from './script-request.ts';

const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
const FRAME = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

/** The browser library `/sdk/js` and the button's frame. */
export function browserRoutes(account: Account): Hono {
  const app = new Hono();
  app.get('/sdk/js', (c) => {
    const headers = {
      ...SCRIPT,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    };
    const query = new URL(c.req.url).searchParams;
    const problem = scriptProblem(query, clientId(account));
    if (problem !== undefined) {
      return c.body(
        `throw new Error(${JSON.stringify(`SDK Validation error: '${problem}'`)});\n`,
        400,
        headers,
      );
    }
    const script = libraryScript({
      origin: account.origin(),
      clientId: clientId(account),
      currency: query.get('currency') ?? 'USD',
      locale: query.get('locale') ?? 'en_US',
    });
    return c.body(script, 200, headers);
  });
  app.get('/smart/buttons', (c) => c.html(buttonPage(new URL(c.req.url).searchParams), 200, FRAME));
  app.get('/smart/:file', (c) => {
    const script = moduleScript(c.req.param('file'));
    return script === undefined ? c.notFound() : c.body(script, 200, SCRIPT);
  });
  return app;
}
