import { randomUUID } from 'node:crypto';

import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import { addressKey } from '../../domain/email-address.ts';
import { enterpriseRequestSchema } from '../../domain/enterprise/enterprise-request.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { readNetworks } from '../core/settings/networks.ts';
import type { Deps } from '../deps.ts';
import { askedLanguage } from '../http/asked-language.ts';
import { clientAddress } from '../http/client-address.ts';
import { OF_ADDRESS } from '../http/limit-calls.ts';
import { failures, refuseInvalid } from '../http/problems.ts';
import { countTry, type Limit } from '../http/rate-limit.ts';
import { receiveRequest } from './receive-request.ts';

const HOUR = 3600;
/** Each request sends a mail to the address in it, which may be somebody else's. */
const TO_ONE_MAILBOX: Limit = { name: 'enterprise mailbox', times: 3, seconds: 24 * HOUR };
const USER_AGENT_MAX = 500;

const body = enterpriseRequestSchema
  .extend({
    /** The same id is the same request, however often it is sent. */
    id: z.uuid().optional(),
    /** Invisible to people: only a bot fills it in. */
    fax: z.string().max(500).optional(),
  })
  .openapi('EnterpriseRequest');

const send = createRoute({
  method: 'post',
  path: '/enterprise-requests',
  summary: 'Sends a request for an enterprise offer; answered by people',
  request: { body: { required: true, content: { 'application/json': { schema: body } } } },
  responses: {
    200: {
      description: 'The request is stored',
      content: { 'application/json': { schema: z.object({ received: z.literal(true) }) } },
    },
    ...failures,
  },
});

export function enterpriseRoutes(deps: Deps) {
  const trusted = readNetworks(deps.settings.TRUSTED_PROXIES);
  return new OpenAPIHono({ strict: false, defaultHook: refuseInvalid }).openapi(send, async (c) => {
    const { id = randomUUID(), fax, ...request } = c.req.valid('json');
    if (fax) return c.json({ received: true as const }, 200);
    const tries: [Limit, string][] = [
      [OF_ADDRESS['enterprise address'], clientAddress(c, trusted)],
      [TO_ONE_MAILBOX, addressKey(request.email)],
    ];
    for (const [limit, subject] of tries) {
      const wait = await countTry(deps, limit, subject);
      if (wait === 0) continue;
      throw new Problem('too_many_enterprise_requests', {
        seconds: wait,
        support_email: deps.settings.SUPPORT_EMAIL,
      });
    }
    const userAgent = (c.req.header('user-agent') ?? '').slice(0, USER_AGENT_MAX);
    await receiveRequest(deps, { ...request, id, userAgent }, askedLanguage(c));
    return c.json({ received: true as const }, 200);
  });
}
