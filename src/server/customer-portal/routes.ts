import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import {
  activationSchema,
  returnedOrderSchema,
  waitingOrderSchema,
} from '../../domain/checkout/order-schema.ts';
import { bundleStatusSchema } from '../../domain/esims/bundle-status.ts';
import { timelineSchema } from '../../domain/esims/timeline.ts';
import { userEsimSchema } from '../../domain/esims/user-esim.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { showWellFormed } from '../db/json-column.ts';
import type { Deps } from '../deps.ts';
import { activationOf } from '../esims/activation.ts';
import { hideEsim } from '../esims/hide-esim.ts';
import { refuseCodes } from '../esims/known-order.ts';
import { readCursor, writeCursor } from '../esims/page-cursor.ts';
import { presentEsim, presentEsims } from '../esims/present-esims.ts';
import { type EsimPage, esimOf, esimsOf, noSuchEsim, type OwnedEsim } from '../esims/queries.ts';
import { readBundleStatus } from '../esims/usage/read-bundle-status.ts';
import { readTimeline } from '../esims/usage/read-timeline.ts';
import { failures, refuseInvalid } from '../http/problems.ts';
import { ownerOf } from '../identity/owner-of.ts';
import { RETURNED, waitingPurchases } from '../purchase/buyers.ts';
import { orderToken } from '../purchase/guest-proof.ts';
import type { Owner } from '../purchase/owner.ts';
import { esimShownBy } from '../top-ups/check-top-up.ts';
import { presentWaiting } from './present-order.ts';
import { returnedOrders, SHOWN_DAYS } from './returned-orders.ts';

/** A page of this size stays below 50 KB. */
const PAGE = 20;
const MAX_PAGE = 100;

const ownEsims = z.object({
  /** False for a visitor we know nothing about. */
  known: z.boolean(),
  esims: z.array(userEsimSchema),
  /** The total count, hidden ones included. */
  total: z.number().int(),
  /** The `after` of the next page; null at the end. */
  next: z.string().nullable(),
  /** Paid, and the eSIM is on its way; only on the first page. */
  waiting: z.array(waitingOrderSchema),
  /** Paid, never delivered, and being refunded or recently refunded; only on the first page. */
  returned: z.array(returnedOrderSchema),
  /** A guest asked for an account along with one of these; the link to it was mailed. */
  account_asked: z.boolean(),
});

const list = createRoute({
  method: 'get',
  path: '/esims',
  summary: 'The eSIMs of who is signed in, else those bought in this browser, newest first, in pages',
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(PAGE),
      after: z.string().max(60).optional(),
    }),
  },
  responses: {
    200: {
      description: 'The eSIMs, and the paid orders that have none yet',
      content: { 'application/json': { schema: ownEsims } },
    },
    ...failures,
  },
});

const activation = createRoute({
  method: 'get',
  path: '/esims/{id}/activation',
  summary: 'The codes that install an eSIM, for its owner only',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: {
      description: 'QR code and codes',
      content: {
        'application/json': {
          schema: z.object({
            activation: activationSchema,
            /** The token of its order's page. */
            order: z.string(),
          }),
        },
      },
    },
    ...failures,
  },
});

const status = createRoute({
  method: 'get',
  path: '/esims/{id}/status',
  summary: 'What is left of an eSIM’s plan, asked of the network, for its owner only',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: {
      description: 'The live bundle status',
      content: {
        'application/json': {
          schema: z.object({
            bundle_status: bundleStatusSchema,
            /** False if the network could not be reached just now: this was known at `last_updated`. */
            fresh: z.boolean(),
          }),
        },
      },
    },
    ...failures,
  },
});

const details = createRoute({
  method: 'get',
  path: '/esims/{id}',
  summary: 'An eSIM with its history, for its owner and anybody with the link of its order',
  request: {
    params: z.object({ id: z.uuid() }),
    query: z.object({ order: z.string().max(200).optional() }),
  },
  responses: {
    200: {
      description: 'The eSIM and its timeline',
      content: {
        'application/json': { schema: z.object({ esim: userEsimSchema, timeline: timelineSchema }) },
      },
    },
    ...failures,
  },
});

const change = createRoute({
  method: 'patch',
  path: '/esims/{id}',
  summary: 'Hides an eSIM from the list, or shows it again; for its owner only',
  request: {
    params: z.object({ id: z.uuid() }),
    body: {
      required: true,
      content: { 'application/json': { schema: z.strictObject({ hidden: z.boolean() }) } },
    },
  },
  responses: {
    200: {
      description: 'The eSIM as it is now',
      content: { 'application/json': { schema: z.object({ esim: userEsimSchema }) } },
    },
    ...failures,
  },
});

export function esimRoutes(deps: Deps) {
  const { db } = deps.db;

  /** The caller's own eSIM; somebody else's id is not found. */
  async function own(c: Context, id: string): Promise<{ owner: Owner; owned: OwnedEsim }> {
    const owner = await ownerOf(deps, c);
    const owned = owner ? await esimOf(db, owner, id) : null;
    if (!owner || !owned) throw await noSuchEsim(db, owner, id);
    c.header('Cache-Control', 'no-store');
    return { owner, owned };
  }

  return new OpenAPIHono({ strict: false, defaultHook: refuseInvalid })
    .openapi(list, async (c) => {
      const { limit, after } = c.req.valid('query');
      const place = after === undefined ? null : readCursor(after);
      if (after !== undefined && !place) throw new Problem('unknown_after', { list: 'esims' });
      const owner = await ownerOf(deps, c);
      const page = owner ? await esimsOf(db, owner, { limit, after: place }) : NOTHING;
      const since = new Date(deps.now().getTime() - SHOWN_DAYS * 86_400_000);
      const others = owner && !place ? await waitingPurchases(db, owner, since) : [];
      const paid = others.filter(({ state }) => !RETURNED.includes(state));
      const returned = await returnedOrders(
        deps,
        others.filter(({ state }) => RETURNED.includes(state)),
      );
      const purchases = [...page.esims.map(({ purchase }) => purchase), ...paid];
      const last = page.esims.at(-1);
      const answer = {
        known: purchases.length + returned.length > 0,
        esims: await presentEsims(deps, page.esims),
        total: page.total,
        next: last && page.hasMore ? writeCursor(last.row) : null,
        waiting: showWellFormed(deps.log, paid, (purchase) => presentWaiting(deps, purchase)),
        returned,
        account_asked: purchases.some(({ isGuest, createAccount }) => isGuest && createAccount),
      };
      c.header('Cache-Control', 'no-store');
      return c.json(answer, 200);
    })
    .openapi(activation, async (c) => {
      const { owned } = await own(c, c.req.valid('param').id);
      refuseCodes('show_codes', owned.purchase, owned);
      const order = orderToken(deps.cipher, owned.purchase.id);
      return c.json({ activation: activationOf(deps.cipher, owned.esim), order }, 200);
    })
    .openapi(status, async (c) => {
      const { owner, owned } = await own(c, c.req.valid('param').id);
      const { status: bundle_status, isFresh } = await readBundleStatus(deps, owner, owned);
      return c.json({ bundle_status, fresh: isFresh }, 200);
    })
    .openapi(details, async (c) => {
      const { id } = c.req.valid('param');
      const asker = { owner: await ownerOf(deps, c), order: c.req.valid('query').order };
      const owned = await esimShownBy(deps, asker, id);
      if (!owned) throw await noSuchEsim(db, asker.owner, id);
      c.header('Cache-Control', 'no-store');
      return c.json({ esim: await presentEsim(db, owned), timeline: await readTimeline(db, owned) }, 200);
    })
    .openapi(change, async (c) => {
      const { owned } = await own(c, c.req.valid('param').id);
      const changed = await hideEsim(deps, owned, c.req.valid('json').hidden);
      return c.json({ esim: await presentEsim(db, changed) }, 200);
    });
}

const NOTHING: EsimPage = { esims: [], total: 0, hasMore: false };
