import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import { ownerOf } from '../account/owner-of.ts';
import type { Deps } from '../deps.ts';
import { esimOf, noSuchEsim } from '../esims/queries.ts';
import { limitCalls } from '../http/limit-calls.ts';
import { failures, refuseInvalid } from '../http/problems.ts';
import { requestRefund } from './request-refund.ts';

const refund = createRoute({
  method: 'post',
  path: '/esims/{id}/refund',
  summary: 'Returns an unused eSIM for its whole price, for its owner only, while the policy allows it',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: {
      description: 'The eSIM is taken back and the money is on its way',
      content: { 'application/json': { schema: z.object({ status: z.literal('refunding') }) } },
    },
    ...failures,
  },
});

export function refundRoutes(deps: Deps) {
  const app = new OpenAPIHono({ strict: false, defaultHook: refuseInvalid });
  app.use('/esims/:id/refund', limitCalls(deps, { name: 'refund', times: 20, seconds: 3600 }));
  return app.openapi(refund, async (c) => {
    const owner = await ownerOf(deps, c);
    const { id } = c.req.valid('param');
    const owned = owner ? await esimOf(deps.db.db, owner, id) : null;
    if (!owned) throw await noSuchEsim(deps.db.db, owner, id);
    await requestRefund(deps, owned.purchase, {
      who: 'buyer',
      why: 'returned within the hours of the policy',
    });
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'refunding' as const }, 200);
  });
}
