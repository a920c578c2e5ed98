import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import { orderSchema } from '../../domain/checkout/order-schema.ts';
import { methodOnWire, type PaymentMethod, PAYMENT_METHODS } from '../../domain/checkout/payment-method.ts';
import { quoteSchema } from '../../domain/checkout/quote-schema.ts';
import { BASE_CURRENCY } from '../../domain/currencies.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { quoteOf, shownBasket } from '../catalog/quote.ts';
import { presentOrder } from '../customer-portal/present-order.ts';
import type { Deps } from '../deps.ts';
import { draftQuote } from '../draft-orders/draft-basket.ts';
import { payableDraft } from '../draft-orders/payable-draft.ts';
import { admitCard, startWithoutCard } from '../fraud/brake-origin.ts';
import { limitCalls } from '../http/limit-calls.ts';
import { failures, refuseInvalid } from '../http/problems.ts';
import { guestOf, setGuestCookie } from '../identity/guest-cookie.ts';
import { identify } from '../identity/identify.ts';
import type { BuyerIdentity } from '../identity/identify.ts';
import { rememberBuyer } from '../identity/remember-buyer.ts';
import { type Visitor, whoAsks } from '../identity/who.ts';
import { guestSecret, orderToken, type Proof, readOrderToken } from '../purchase/guest-proof.ts';
import type { Owner } from '../purchase/owner.ts';
import { readPurchase } from '../purchase/purchases.ts';
import type { Purchase } from '../purchase/tables.ts';
import { mustBeOnSale } from '../switches/on-sale.ts';
import { completePurchase } from './complete-purchase.ts';
import { completedAnswers } from './completed-answers.ts';
import {
  completeCardRequest,
  completeElsewhereRequest,
  completePaypalRequest,
  type PurchaseRequest,
  purchaseRequest,
  quoteRequest,
} from './requests.ts';
import { startPayment } from './start-payment.ts';

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

const startPaypal = createRoute({
  method: 'post',
  path: '/esims/create-paypal-order',
  summary: 'Opens a purchase and gives the PayPal order to approve; the same attempt_id is the same purchase',
  request: body(purchaseRequest),
  responses: {
    200: {
      description: 'The PayPal order to approve, and the order it belongs to',
      content: json(z.object({ paypal_order_id: z.string(), order: z.string() })),
    },
    ...failures,
  },
});

const startElsewhere = createRoute({
  method: 'post',
  path: '/esims/start-payment',
  summary: 'Opens a purchase and gives the page to pay on; the same attempt_id is the same purchase',
  request: body(purchaseRequest),
  responses: {
    200: {
      description: 'The payment and its page at the processor, and the order it belongs to',
      content: json(z.object({ payment_id: z.string(), url: z.string(), order: z.string() })),
    },
    ...failures,
  },
});

const completeElsewhere = createRoute({
  method: 'post',
  path: '/esims/complete-payment',
  summary: 'Checks a payment that was made on the processor’s page and waits for the eSIM; may be repeated',
  request: body(completeElsewhereRequest),
  responses: completedAnswers,
});

const completeCard = createRoute({
  method: 'post',
  path: '/esims/complete-purchase',
  summary: 'Checks the card payment with the processor and waits for the eSIM; may be repeated',
  request: body(completeCardRequest),
  responses: completedAnswers,
});

const completePaypal = createRoute({
  method: 'post',
  path: '/esims/complete-paypal-purchase',
  summary: 'Takes the approved PayPal payment and waits for the eSIM; may be repeated',
  request: body(completePaypalRequest),
  responses: completedAnswers,
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

const LIMITS = [
  ['/quote', 'quote'],
  ['/esims/create-payment-intent', 'start payment'],
  ['/esims/create-paypal-order', 'start payment'],
  ['/esims/start-payment', 'start payment'],
  ['/esims/complete-payment', 'complete payment'],
  ['/esims/complete-purchase', 'complete payment'],
  ['/esims/complete-paypal-purchase', 'complete payment'],
] as const;

export function checkoutRoutes(deps: Deps) {
  const app = new OpenAPIHono({ strict: false, defaultHook: refuseInvalid });
  for (const [path, limit] of LIMITS) app.use(path, limitCalls(deps, limit));
  return app
    .openapi(quote, async (c) => {
      mustBeOnSale(deps);
      const { currency = BASE_CURRENCY, draft_order: draft, ...asked } = c.req.valid('json');
      if (draft !== undefined)
        return c.json({ quote: await draftQuote(deps, await payableDraft(deps, draft)) }, 200);
      return c.json({ quote: quoteOf(deps, shownBasket(deps, asked, currency)) }, 200);
    })
    .openapi(startCard, async (c) => {
      const request = c.req.valid('json');
      const identity = await identify(deps, c, request);
      const start = await admitCard(deps, c, ownerOf(c, identity), request.wallet ? 'wallet' : 'typed');
      const { purchase, payment } = await startPayment(deps, request, identity, 'card', start);
      const order = giveProof(deps, c, identity, purchase);
      const secret = payment.opening.kind === 'secret' ? payment.opening.secret : '';
      return c.json({ client_secret: secret, payment_intent_id: payment.id, order }, 200);
    })
    .openapi(startPaypal, async (c) => {
      const request = c.req.valid('json');
      const identity = await identify(deps, c, request);
      const { purchase, payment } = await startPayment(
        deps,
        request,
        identity,
        'paypal',
        startWithoutCard(deps, c),
      );
      return c.json({ paypal_order_id: payment.id, order: giveProof(deps, c, identity, purchase) }, 200);
    })
    .openapi(startElsewhere, async (c) => {
      const request = c.req.valid('json');
      const method = paidElsewhere(request);
      const identity = await identify(deps, c, request);
      const { purchase, payment } = await startPayment(
        deps,
        request,
        identity,
        method,
        startWithoutCard(deps, c),
      );
      const url = payment.opening.kind === 'redirect' ? payment.opening.url : '';
      return c.json({ payment_id: payment.id, url, order: giveProof(deps, c, identity, purchase) }, 200);
    })
    .openapi(completeElsewhere, async (c) => {
      const request = c.req.valid('json');
      const claim = {
        method: paidElsewhere(request),
        reference: request.payment_id,
        request,
        approvedNow: false,
      };
      const buyer = await whoAsks(deps, c);
      const done = await completePurchase(deps, claim, proofOf(c, buyer, request));
      if (buyer) await rememberBuyer(deps, buyer, boughtBy(request));
      return done.status === 'ready' ? c.json(done, 200) : c.json(done, 202);
    })
    .openapi(completeCard, async (c) => {
      const request = c.req.valid('json');
      const reference = request.payment_intent_id;
      const claim = { method: 'card' as const, reference, request, approvedNow: false };
      const buyer = await whoAsks(deps, c);
      const done = await completePurchase(deps, claim, proofOf(c, buyer, request));
      if (buyer) await rememberBuyer(deps, buyer, boughtBy(request));
      return done.status === 'ready' ? c.json(done, 200) : c.json(done, 202);
    })
    .openapi(completePaypal, async (c) => {
      const request = c.req.valid('json');
      const { paypal_order_id: reference, paypal_payer_id: payer = '' } = request;
      const claim = { method: 'paypal' as const, reference, request, approvedNow: payer !== '' };
      const buyer = await whoAsks(deps, c);
      const done = await completePurchase(deps, claim, proofOf(c, buyer, request));
      if (buyer) await rememberBuyer(deps, buyer, boughtBy(request));
      return done.status === 'ready' ? c.json(done, 200) : c.json(done, 202);
    })
    .openapi(order, async (c) => {
      const id = readOrderToken(deps.cipher, c.req.valid('param').token);
      const purchase = id ? await readPurchase(deps.db.db, id) : null;
      // An erased purchase is only a line in the books, without a buyer.
      if (!purchase || purchase.erasedAt) throw new Problem('no_order');
      const asker = (await whoAsks(deps, c))?.id ?? null;
      c.header('Cache-Control', 'no-store');
      const guest = guestOf(c)?.hash ?? null;
      return c.json({ order: await presentOrder(deps, purchase, { asker, guest }) }, 200);
    });
}

/** What a buyer's account takes from a purchase. */
function boughtBy({ billing_details: { fullName }, language }: PurchaseRequest) {
  return { fullName, language };
}

/** The method, if it is paid on its processor's page; others have calls of their own. */
function paidElsewhere({ payment_method }: Pick<PurchaseRequest, 'payment_method'>): PaymentMethod {
  const method = methodOnWire(payment_method);
  const { start, name } = PAYMENT_METHODS[method];
  if (start !== 'redirect') throw new Problem('method_not_taken', { name });
  return method;
}

/** Sets the cookie that proves a guest's browser. Returns the token of the order page. */
function giveProof(deps: Deps, c: Context, identity: BuyerIdentity, purchase: Purchase): string {
  if ('guest' in identity) {
    setGuestCookie(c, deps, guestSecret(deps.cipher, identity.guest, purchase.id));
  }
  return orderToken(deps.cipher, purchase.id);
}

/** Null for a browser without our cookie. */
function ownerOf(c: Context, identity: BuyerIdentity): Owner | null {
  if ('user' in identity) return { user: identity.user.id };
  const guest = guestOf(c)?.hash;
  return guest ? { guest } : null;
}

function proofOf(
  c: Context,
  buyer: Visitor | null,
  { order, client_secret: clientSecret }: { order?: string | undefined; client_secret?: string | undefined },
): Proof {
  return { user: buyer?.id ?? null, guest: guestOf(c)?.hash ?? null, order, clientSecret };
}
