import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import { emailSchema } from '../../domain/email-schema.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { Deps } from '../deps.ts';
import { limitCalls } from '../http/limit-calls.ts';
import { failures, refuseInvalid } from '../http/problems.ts';
import { countTry, type Limit } from '../http/rate-limit.ts';
import { guestOf } from '../identity/guest-cookie.ts';
import { promotionRefusal } from '../promotions/use-promotion.ts';
import { readOrderToken } from '../purchase/guest-proof.ts';
import { correctAddress } from './correct-address.ts';

/** No buyer mistypes more often than that; somebody probing for mailboxes would. */
const OF_ORDER: Limit = { name: 'correct address', times: 5, seconds: 86_400 };

const correct = createRoute({
  method: 'post',
  path: '/orders/{token}/address',
  summary: 'Sends a guest’s order to another address, for the browser that bought it within the last hour',
  request: {
    params: z.object({ token: z.string().max(100) }),
    body: {
      required: true,
      content: { 'application/json': { schema: z.object({ email: emailSchema }) } },
    },
  },
  responses: {
    200: {
      description: 'Its mails go there, those that have left once more',
      content: { 'application/json': { schema: z.object({ email: z.string() }) } },
    },
    ...failures,
  },
});

export function addressRoutes(deps: Deps) {
  const app = new OpenAPIHono({ strict: false, defaultHook: refuseInvalid });
  app.use('/orders/:token/address', limitCalls(deps, 'correct addresses'));
  return app.openapi(correct, async (c) => {
    const id = readOrderToken(deps.cipher, c.req.valid('param').token);
    const guest = guestOf(c)?.hash;
    if (!id || !guest) throw new Problem('no_order');
    const wait = await countTry(deps, OF_ORDER, id);
    if (wait > 0) throw new Problem('too_many_tries', { seconds: wait });
    const { email } = c.req.valid('json');
    const isCorrected = await correctAddress(deps, id, { guest, email }).catch((error: unknown) => {
      throw promotionRefusal(error) === null ? error : new Problem('code_not_for_address');
    });
    if (!isCorrected) throw new Problem('no_order');
    return c.json({ email }, 200);
  });
}
