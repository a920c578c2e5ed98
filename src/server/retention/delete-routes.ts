import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import { Problem } from '../../domain/problems/problem.ts';
import type { Deps } from '../deps.ts';
import { failures, refuseInvalid } from '../http/problems.ts';
import { countTry, type Limit } from '../http/rate-limit.ts';
import { mustBeSignedIn } from '../identity/who.ts';
import { deleteOwnAccount } from './delete-account.ts';

/** The route checks a password: it must not help to guess it. */
const TRIES: Limit = { name: 'delete account', times: 10, seconds: 15 * 60 };

const request = z
  .object({ email: z.string().max(254), password: z.string().max(128).default('') })
  .openapi('DeleteAccountRequest');

const remove = createRoute({
  method: 'post',
  path: '/account/delete',
  summary: 'Deletes the account of who is signed in; what accounting needs of its purchases stays',
  request: { body: { required: true, content: { 'application/json': { schema: request } } } },
  responses: {
    200: {
      description: 'It is gone',
      content: { 'application/json': { schema: z.object({ deleted: z.literal(true) }) } },
    },
    ...failures,
  },
});

export function deleteRoutes(deps: Deps) {
  return new OpenAPIHono({ strict: false, defaultHook: refuseInvalid }).openapi(remove, async (c) => {
    const owner = await mustBeSignedIn(deps, c);
    const wait = await countTry(deps, TRIES, owner.id);
    if (wait > 0) {
      throw new Problem('too_many_tries', { seconds: wait });
    }
    await deleteOwnAccount(deps, owner, c.req.valid('json'));
    return c.json({ deleted: true as const }, 200);
  });
}
