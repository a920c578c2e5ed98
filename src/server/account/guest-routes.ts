import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import { Problem } from '../../domain/problems/problem.ts';
import type { Deps } from '../deps.ts';
import { failures, refuseInvalid } from '../http/problems.ts';
import { countTry, type Limit } from '../http/rate-limit.ts';
import { ForeignId } from '../http/security-log.ts';
import { clearGuestCookie, guestOf } from '../identity/guest-cookie.ts';
import { mustBeSignedIn } from '../identity/who.ts';
import { readOrderToken } from '../purchase/guest-proof.ts';
import { claimPurchase, countGuestPurchases, joinGuestPurchases } from './claim-purchases.ts';

/** Enough for a whole family's eSIMs, too few for guessing tokens. */
const CLAIMS: Limit = { name: 'claim', times: 30, seconds: 3600 };

const body = <T extends z.ZodType>(schema: T) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});
const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } });

const claim = createRoute({
  method: 'post',
  path: '/account/claim',
  summary: 'Puts a purchase that belongs to nobody into the account, by its private token',
  request: body(z.object({ order: z.string().max(100) }).openapi('ClaimRequest')),
  responses: {
    200: { description: 'It is in the account', content: json(z.object({ claimed: z.literal(true) })) },
    ...failures,
  },
});

const guestPurchases = createRoute({
  method: 'get',
  path: '/account/guest-purchases',
  summary: 'How many eSIMs were bought in this browser that belong to nobody yet',
  responses: {
    200: { description: 'The number of eSIMs', content: json(z.object({ count: z.int() })) },
    ...failures,
  },
});

const join = createRoute({
  method: 'post',
  path: '/account/join',
  summary: 'Puts what was bought in this browser and belongs to nobody into the account',
  request: body(z.object({})),
  responses: {
    200: { description: 'How many purchases joined', content: json(z.object({ joined: z.int() })) },
    ...failures,
  },
});

const forgetDevice = createRoute({
  method: 'post',
  path: '/account/forget-device',
  summary: 'Makes this browser forget what was bought in it as a guest; nothing else changes',
  request: body(z.object({})),
  responses: {
    200: { description: 'Forgotten', content: json(z.object({ forgotten: z.literal(true) })) },
    ...failures,
  },
});

/** Routes for guests who become users, and for those who do not want to be remembered. */
export function guestRoutes(deps: Deps) {
  const { db } = deps.db;
  return new OpenAPIHono({ strict: false, defaultHook: refuseInvalid })
    .openapi(claim, async (c) => {
      const { id: userId } = await mustBeSignedIn(deps, c);
      const wait = await countTry(deps, CLAIMS, userId);
      if (wait > 0) {
        throw new Problem('too_many_tries', { seconds: wait });
      }
      const purchaseId = readOrderToken(deps.cipher, c.req.valid('json').order);
      if (!purchaseId || !(await claimPurchase(db, userId, purchaseId, guestOf(c)?.hash ?? null))) {
        if (!purchaseId) throw new Problem('no_order_to_claim');
        throw new ForeignId('no_order_to_claim', {
          what: 'order',
          id: purchaseId,
          asker: { user: userId },
        });
      }
      return c.json({ claimed: true as const }, 200);
    })
    .openapi(guestPurchases, async (c) => {
      await mustBeSignedIn(deps, c);
      const guest = guestOf(c)?.hash;
      c.header('Cache-Control', 'no-store');
      return c.json({ count: guest ? await countGuestPurchases(db, guest) : 0 }, 200);
    })
    .openapi(join, async (c) => {
      const { id: userId } = await mustBeSignedIn(deps, c);
      const guest = guestOf(c)?.hash;
      return c.json({ joined: guest ? await joinGuestPurchases(db, userId, guest) : 0 }, 200);
    })
    .openapi(forgetDevice, (c) => {
      clearGuestCookie(c, deps);
      return c.json({ forgotten: true as const }, 200);
    });
}
