import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import { quoteSchema } from '../../domain/checkout/quote-schema.ts';
import { BASE_CURRENCY } from '../../domain/currencies.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { VAT_STANDINGS } from '../../domain/tax/place-of-supply.ts';
import { basketFor, quoteOf } from '../catalog/quote.ts';
import type { Deps } from '../deps.ts';
import { limitCalls } from '../http/limit-calls.ts';
import { failures, refuseInvalid } from '../http/problems.ts';
import { countTry, type Limit } from '../http/rate-limit.ts';
import { guestOf } from '../identity/guest-cookie.ts';
import { whoAsks } from '../identity/who.ts';
import { mustBeOnSale } from '../switches/on-sale.ts';
import { lookUpBusiness } from '../tax/business.ts';
import { discountByToken } from './discounts.ts';
import { businessQuoteRequest } from './requests.ts';

const PATH = '/quote-for-business';

/** Numbers from one browser or account: VIES is asked about each. */
const OF_BROWSER: Limit = { name: 'VAT number each', times: 30, seconds: 3600 };

const quote = createRoute({
  method: 'post',
  path: PATH,
  summary:
    'What a plan costs right now for the company with a VAT number; the token that comes along makes it count at a purchase',
  request: { body: { required: true, content: { 'application/json': { schema: businessQuoteRequest } } } },
  responses: {
    200: {
      description: 'The quote, and what is known of the number: null for one that is not looked up',
      content: {
        'application/json': {
          schema: z.object({ quote: quoteSchema, standing: z.enum(VAT_STANDINGS).nullable() }),
        },
      },
    },
    ...failures,
  },
});

export function businessRoutes(deps: Deps) {
  const app = new OpenAPIHono({ strict: false, defaultHook: refuseInvalid });
  app.use(PATH, limitCalls(deps, 'VAT number'));
  return app.openapi(quote, async (c) => {
    const { currency = BASE_CURRENCY, ...typed } = c.req.valid('json');
    mustBeOnSale(deps);
    const browser = (await whoAsks(deps, c))?.id ?? guestOf(c)?.hash.toString('base64url');
    const wait = browser ? await countTry(deps, OF_BROWSER, browser) : 0;
    if (wait > 0) throw new Problem('too_many_calls', { seconds: wait });
    const basket = await basketFor(deps, typed, currency);
    const discount = await discountByToken(deps, basket, typed.discount_token);
    const business = await lookUpBusiness(deps, { vatNumber: typed.vat_number, token: typed.vat_token });
    const answer = quoteOf(deps, basket, discount, business);
    return c.json({ quote: answer, standing: business?.known.standing ?? null }, 200);
  });
}
