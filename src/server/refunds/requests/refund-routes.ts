import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import { maskEmail } from '../../../domain/account/mask-email.ts';
import { planSchema } from '../../../domain/catalog/catalog-schema.ts';
import { orderNumber } from '../../../domain/checkout/order.ts';
import { userEsimSchema } from '../../../domain/esims/user-esim.ts';
import { moneySchema } from '../../../domain/money-schema.ts';
import { ofMinor, sent } from '../../../domain/money.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { shownAddress } from '../../../domain/shown-address.ts';
import type { Deps } from '../../deps.ts';
import { presentEsim } from '../../esims/present-esims.ts';
import { esimOf, noSuchEsim } from '../../esims/queries.ts';
import { limitCalls } from '../../http/limit-calls.ts';
import { failures, refuseInvalid } from '../../http/problems.ts';
import { ownerOf } from '../../identity/owner-of.ts';
import { whoAsks } from '../../identity/who.ts';
import { boughtPlan } from '../../purchase/bought-plan.ts';
import { readOrderToken } from '../../purchase/guest-proof.ts';
import { endingOf } from '../../purchase/open-refunds.ts';
import { acceptedPayment } from '../../purchase/payments.ts';
import { readPurchase } from '../../purchase/purchases.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { requestRefund } from '../request-refund.ts';
import {
  askMailbox,
  confirmReturn,
  readConfirmation,
  RETURN_LINK_HOURS,
  needsConfirmation,
} from './confirm-return.ts';

const asked = z.object({
  status: z.literal('asked'),
  /** The notice while refunds are paused: the refund continues by itself later. */
  words: z.string().optional(),
});
/** The purchase's mailbox must confirm. */
const confirmation = z.object({ status: z.literal('confirm'), sent_to: z.string(), hours: z.int() });
/** The updated row of the list, with the amount being refunded. */
const row = { esim: userEsimSchema };

const refund = createRoute({
  method: 'post',
  path: '/esims/{id}/refund',
  summary: 'Returns an unused eSIM for its whole price, for its owner only, while the policy allows it',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: {
      description: 'The eSIM is taken back and the money is on its way',
      content: { 'application/json': { schema: z.object({ status: z.literal('refunding'), ...row }) } },
    },
    202: {
      description:
        'The mailbox it was bought with is asked to confirm, and nothing has changed yet; or the network is asked to take it back, and the money follows when it has',
      content: {
        'application/json': {
          schema: z.union([confirmation, asked.extend(row)]),
        },
      },
    },

    ...failures,
  },
});

const byOrder = createRoute({
  method: 'post',
  path: '/orders/{token}/return',
  summary:
    'Mails the link that returns an eSIM to the mailbox it was bought with, for who has the page of its order and no more',
  request: { params: z.object({ token: z.string().max(100) }) },
  responses: {
    202: {
      description: 'The link is on its way, and nothing has changed yet',
      content: { 'application/json': { schema: confirmation } },
    },
    ...failures,
  },
});

const token = {
  body: {
    required: true as const,
    content: {
      'application/json': { schema: z.object({ token: z.string().min(1).max(100) }).openapi('ReturnLink') },
    },
  },
};

const read = createRoute({
  method: 'post',
  path: '/returns/read',
  summary: 'What the link in a mail would return; changes nothing',
  request: token,
  responses: {
    200: {
      description: 'The order',
      content: {
        'application/json': {
          schema: z.object({
            number: z.string(),
            plan: planSchema,
            amount: moneySchema,
            is_top_up: z.boolean(),
          }),
        },
      },
    },
    ...failures,
  },
});

const confirm = createRoute({
  method: 'post',
  path: '/returns/confirm',
  summary: 'Returns the eSIM, by the link in a mail to the address it was bought with',
  request: token,
  responses: {
    200: {
      description: 'The eSIM is taken back and the money is on its way',
      content: { 'application/json': { schema: z.object({ status: z.literal('refunding') }) } },
    },
    202: {
      description: 'The network is asked to take it back, and the money follows when it has',
      content: { 'application/json': { schema: asked } },
    },
    ...failures,
  },
});

export function refundRoutes(deps: Deps) {
  const app = new OpenAPIHono({ strict: false, defaultHook: refuseInvalid });
  app.use('/esims/:id/refund', limitCalls(deps, 'refund'));
  app.use('/orders/:token/return', limitCalls(deps, 'return by order'));
  app.use('/returns/*', limitCalls(deps, 'return link'));

  async function mailed(purchase: Purchase): Promise<z.infer<typeof confirmation>> {
    const wait = await askMailbox(deps, purchase);
    if (wait > 0) throw new Problem('too_many_return_mails', { seconds: wait });
    const sent = { sent_to: maskEmail(shownAddress(purchase.email)), hours: RETURN_LINK_HOURS };
    return { status: 'confirm', ...sent };
  }

  return app
    .openapi(refund, async (c) => {
      const visitor = await whoAsks(deps, c);
      const owner = visitor ? { user: visitor.id } : await ownerOf(deps, c);
      const { id } = c.req.valid('param');
      const owned = owner ? await esimOf(deps.db.db, owner, id) : null;
      if (!owned) throw await noSuchEsim(deps.db.db, owner, id);
      c.header('Cache-Control', 'no-store');
      const { purchase } = owned;
      if (visitor && needsConfirmation(purchase, visitor)) {
        return c.json(await mailed(purchase), 202);
      }
      const why = 'returned within the hours of the policy';
      const status = await requestRefund(deps, purchase, { who: 'buyer', why });
      const now = (owner && (await esimOf(deps.db.db, owner, id))) ?? owned;
      const esim = await presentEsim(deps.db.db, now);
      return status === 'asked'
        ? c.json({ status, ...pausedWords(deps), esim }, 202)
        : c.json({ status, esim }, 200);
    })
    .openapi(byOrder, async (c) => {
      const id = readOrderToken(deps.cipher, c.req.valid('param').token);
      const purchase = id === null ? null : await readPurchase(deps.db.db, id);
      if (!purchase || purchase.erasedAt !== null) throw new Problem('no_order');
      c.header('Cache-Control', 'no-store');
      return c.json(await mailed(purchase), 202);
    })
    .openapi(read, async (c) => {
      const purchase = await readConfirmation(deps, c.req.valid('json').token);
      const payment = await acceptedPayment(deps.db.db, purchase.id);
      c.header('Cache-Control', 'no-store');
      return c.json(
        {
          number: orderNumber(purchase.id),
          plan: boughtPlan(purchase),
          amount: sent(
            payment
              ? (await endingOf(deps.db.db, payment)).amount
              : ofMinor(purchase.priceCents, purchase.currency),
          ),
          is_top_up: purchase.topUpIccid !== null,
        },
        200,
      );
    })
    .openapi(confirm, async (c) => {
      const status = await confirmReturn(deps, c.req.valid('json').token);
      c.header('Cache-Control', 'no-store');
      return status === 'asked' ? c.json({ status, ...pausedWords(deps) }, 202) : c.json({ status }, 200);
    });
}

function pausedWords({ switches }: Deps): { words?: string } {
  const { refunds } = switches.current();
  return refunds === undefined ? {} : { words: refunds };
}
