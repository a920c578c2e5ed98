import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import { orderSchema } from '../../domain/checkout/order.ts';
import { quoteSchema } from '../../domain/checkout/quote.ts';
import { Problem } from '../../domain/problem.ts';
import { whoAsks } from '../account/who.ts';
import type { Deps } from '../deps.ts';
import { readGuestCookie, setGuestCookie } from '../http/guest-cookie.ts';
import { failures, refuseInvalid } from '../http/problems.ts';
import { completeCardPurchase } from './complete-card-purchase.ts';
import { guestSecret, hashOfCookie, orderToken, readOrderToken } from './guest-proof.ts';
import { identify } from './identify.ts';
import { presentOrder } from './present-order.ts';
import { readPurchase } from './queries.ts';
import { offerFor, quoteOf } from './quote.ts';
import { completeCardRequest, purchaseRequest, quoteRequest } from './requests.ts';
import { startCardPayment } from './start-card-payment.ts';

const body = <T extends z.ZodType>(schema: T) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});
const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } });

const quote = createRoute({
  method: 'post',
  path: '/quote',
  summary: 'What a plan is and costs right now, for each way to pay',
  request: body(quoteRequest),
  responses: {
    200: { description: 'The quote', content: json(z.object({ quote: quoteSchema })) },
    ...failures,
  },
});

const startCard = createRoute({
  method: 'post',
  path: '/esims/create-payment-intent',
  summary:
    'Opens a purchase and gives the PaymentIntent to confirm; the same attempt_id is the same purchase',
  request: body(purchaseRequest),
  responses: {
    200: {
      description: 'The intent to confirm, and the order it belongs to',
      content: json(
        z.object({ client_secret: z.string(), payment_intent_id: z.string(), order: z.string() }),
      ),
    },
    ...failures,
  },
});

const completeCard = createRoute({
  method: 'post',
  path: '/esims/complete-purchase',
  summary: 'Checks the payment with the processor and waits for the eSIM; may be repeated',
  request: body(completeCardRequest),
  responses: {
    200: {
      description: 'The eSIM is there',
      content: json(
        z.object({ status: z.literal('ready'), iccid: z.string(), esim_id: z.string(), order: z.string() }),
      ),
    },
    202: {
      description: 'Paid; the eSIM is on its way and the order page follows it',
      content: json(z.object({ status: z.literal('processing'), order: z.string() })),
    },
    ...failures,
  },
});

const order = createRoute({
  method: 'get',
  path: '/orders/{token}',
  summary: 'A purchase by its private token, with the codes once they exist',
  request: { params: z.object({ token: z.string().max(100) }) },
  responses: {
    200: { description: 'The order', content: json(z.object({ order: orderSchema })) },
    ...failures,
  },
});

export function checkoutRoutes(deps: Deps) {
  return new OpenAPIHono({ strict: false, defaultHook: refuseInvalid })
    .openapi(quote, async (c) => {
      const { bundle_name, country_code } = c.req.valid('json');
      return c.json({ quote: quoteOf(await offerFor(deps.db.db, bundle_name, country_code)) }, 200);
    })
    .openapi(startCard, async (c) => {
      const request = c.req.valid('json');
      const identity = await identify(deps, c, request);
      const { purchase, intent } = await startCardPayment(deps, request, identity);
      if ('guestCookie' in identity) {
        setGuestCookie(c, deps.settings, guestSecret(deps.cipher, identity.guestCookie, purchase.id));
      }
      const token = orderToken(deps.cipher, purchase.id);
      return c.json({ client_secret: intent.clientSecret, payment_intent_id: intent.id, order: token }, 200);
    })
    .openapi(completeCard, async (c) => {
      const request = c.req.valid('json');
      const user = (await whoAsks(deps, c))?.id ?? null;
      const guest = hashOfCookie(readGuestCookie(c));
      const proof = { user, guest, order: request.order, clientSecret: request.client_secret };
      const completed = await completeCardPurchase(deps, request, proof);
      return completed.status === 'ready' ? c.json(completed, 200) : c.json(completed, 202);
    })
    .openapi(order, async (c) => {
      const id = readOrderToken(deps.cipher, c.req.valid('param').token);
      const purchase = id ? await readPurchase(deps.db.db, id) : null;
      // An erased one is a line in the books: nobody's any more.
      if (!purchase || purchase.erasedAt) throw new Problem('not_found', 'There is no such order.');
      const asker = (await whoAsks(deps, c))?.id ?? null;
      c.header('Cache-Control', 'no-store');
      return c.json({ order: await presentOrder(deps, purchase, asker) }, 200);
    });
}
