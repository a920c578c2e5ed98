import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import { missedQuery } from '../../../domain/catalog/meant/missed-query.ts';
import { readNetworks } from '../../core/settings/networks.ts';
import type { Deps } from '../../deps.ts';
import { clientAddress } from '../../http/client-address.ts';
import { OF_ADDRESS } from '../../http/limit-calls.ts';
import { failures, refuseInvalid } from '../../http/problems.ts';
import { countTry } from '../../http/rate-limit.ts';
import { isMissed, recordMissed } from './missed-searches.ts';

const body = z
  .strictObject({
    query: z
      .string()
      .max(200)
      .transform(missedQuery)
      .refine((query): query is string => query !== null),
  })
  .openapi('MissedSearch');

const tell = createRoute({
  method: 'post',
  path: '/missed-searches',
  summary: 'A query that found nothing: letters, no digits and no @; counted, and tied to nobody',
  request: { body: { required: true, content: { 'application/json': { schema: body } } } },
  responses: {
    200: {
      description: 'Noted, or left out because it finds something, or there are too many',
      content: { 'application/json': { schema: z.object({ noted: z.boolean() }) } },
    },
    ...failures,
  },
});

export function missedRoutes(deps: Deps) {
  const trusted = readNetworks(deps.settings.TRUSTED_PROXIES);
  return new OpenAPIHono({ strict: false, defaultHook: refuseInvalid }).openapi(tell, async (c) => {
    const { query } = c.req.valid('json');
    const address = clientAddress(c, trusted);
    const wait = await countTry(deps, OF_ADDRESS['missed search'], address);
    if (wait > 0 || !isMissed(deps.catalog.current(), query)) return c.json({ noted: false }, 200);
    await recordMissed(deps, query, `${address} ${c.req.header('user-agent') ?? ''}`);
    return c.json({ noted: true }, 200);
  });
}
