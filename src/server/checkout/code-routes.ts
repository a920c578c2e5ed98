import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import { quoteSchema } from '../../domain/checkout/quote-schema.ts';
import { BASE_CURRENCY } from '../../domain/currencies.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { basketFor } from '../catalog/quote.ts';
import { readNetworks } from '../core/settings/networks.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from '../http/client-address.ts';
import { OF_ADDRESS } from '../http/limit-calls.ts';
import { failures, refuseInvalid } from '../http/problems.ts';
import { countTry, forgiveTry, type Limit } from '../http/rate-limit.ts';
import { guestOf } from '../identity/guest-cookie.ts';
import { whoAsks } from '../identity/who.ts';
import { mustBeOnSale } from '../switches/on-sale.ts';
import { quoteWithCode } from './discounts.ts';
import { codeQuoteRequest } from './requests.ts';

/** Wrong codes from one browser or account. Valid codes do not count. */
const OF_BROWSER: Limit = { name: 'promotion code each', times: 20, seconds: 3600 };

const quote = createRoute({
  method: 'post',
  path: '/quote-with-code',
  summary: 'What a plan costs right now with a code; the token that comes along makes it count at a purchase',
  request: { body: { required: true, content: { 'application/json': { schema: codeQuoteRequest } } } },
  responses: {
    200: {
      description: 'The quote',
      content: { 'application/json': { schema: z.object({ quote: quoteSchema }) } },
    },
    ...failures,
  },
});

/** The only route that reveals whether a code exists. */
export function codeRoutes(deps: Deps) {
  const trusted = readNetworks(deps.settings.TRUSTED_PROXIES);
  return new OpenAPIHono({ strict: false, defaultHook: refuseInvalid }).openapi(quote, async (c) => {
    const { currency = BASE_CURRENCY, code, ...asked } = c.req.valid('json');
    mustBeOnSale(deps);
    const visitor = await whoAsks(deps, c);
    const browser = visitor?.id ?? guestOf(c)?.hash.toString('base64url');
    const tries: [Limit, string][] = [
      ...(browser ? [[OF_BROWSER, browser] satisfies [Limit, string]] : []),
      [OF_ADDRESS['promotion code'], clientAddress(c, trusted)],
    ];
    for (const [limit, subject] of tries) {
      const wait = await countTry(deps, limit, subject);
      if (wait > 0) throw new Problem('too_many_promotions', { seconds: wait });
    }
    const basket = await basketFor(deps, asked, currency);
    const quoted = await quoteWithCode(deps, basket, code, visitor?.email ?? null);
    for (const [limit, subject] of tries) await forgiveTry(deps, limit, subject);
    return c.json({ quote: quoted }, 200);
  });
}
