import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import { activationSchema, waitingOrderSchema } from '../../domain/checkout/order.ts';
import { bundleStatusSchema } from '../../domain/esims/bundle-status.ts';
import { userEsimSchema } from '../../domain/esims/user-esim.ts';
import { Problem } from '../../domain/problem.ts';
import { ownerOf } from '../account/owner-of.ts';
import { presentWaiting } from '../checkout/present-order.ts';
import { waitingPurchases } from '../checkout/queries.ts';
import type { Deps } from '../deps.ts';
import { failures, refuseInvalid } from '../http/problems.ts';
import { activationOf } from './activation.ts';
import { esimOf, esimsOf, presentEsim } from './queries.ts';
import { readBundleStatus } from './read-bundle-status.ts';

const ownEsims = z.object({
  /** False for a visitor of whom nothing is known. */
  known: z.boolean(),
  esims: z.array(userEsimSchema),
  /** Paid, and the eSIM is on its way. */
  waiting: z.array(waitingOrderSchema),
  /** A guest wanted an account along with one of these; how to get in was mailed. */
  account_asked: z.boolean(),
});

const list = createRoute({
  method: 'get',
  path: '/esims',
  summary: 'The eSIMs of who is signed in, else those bought in this browser, newest first',
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
      content: { 'application/json': { schema: z.object({ activation: activationSchema }) } },
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
      content: { 'application/json': { schema: z.object({ bundle_status: bundleStatusSchema }) } },
    },
    ...failures,
  },
});

export function esimRoutes(deps: Deps) {
  const { db } = deps.db;
  return new OpenAPIHono({ strict: false, defaultHook: refuseInvalid })
    .openapi(list, async (c) => {
      const owner = await ownerOf(deps, c);
      const owned = owner ? await esimsOf(db, owner) : [];
      const paid = owner ? await waitingPurchases(db, owner) : [];
      const purchases = [...owned.map(({ purchase }) => purchase), ...paid];
      const answer = {
        known: purchases.length > 0,
        esims: owned.map(presentEsim),
        waiting: paid.map((purchase) => presentWaiting(deps, purchase)),
        account_asked: purchases.some(({ isGuest, createAccount }) => isGuest && createAccount),
      };
      c.header('Cache-Control', 'no-store');
      return c.json(answer, 200);
    })
    .openapi(activation, async (c) => {
      const owner = await ownerOf(deps, c);
      const owned = owner ? await esimOf(db, owner, c.req.valid('param').id) : null;
      if (!owned) throw new Problem('not_found', 'There is no such eSIM.');
      c.header('Cache-Control', 'no-store');
      return c.json({ activation: activationOf(deps.cipher, owned.esim) }, 200);
    })
    .openapi(status, async (c) => {
      const owner = await ownerOf(deps, c);
      const owned = owner ? await esimOf(db, owner, c.req.valid('param').id) : null;
      if (!owned) throw new Problem('not_found', 'There is no such eSIM.');
      return c.json({ bundle_status: await readBundleStatus(deps, owned) }, 200);
    });
}
