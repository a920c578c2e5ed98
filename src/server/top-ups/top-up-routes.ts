import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import { BASE_CURRENCY, CURRENCY_CODES } from '../../domain/currencies.ts';
import { topUpSchema } from '../../domain/esims/top-up-offer.ts';
import type { Deps } from '../deps.ts';
import { failures, refuseInvalid } from '../http/problems.ts';
import { ownerOf } from '../identity/owner-of.ts';
import { listTopUps, readTopUp } from './list-top-ups.ts';

/** ISO code or region code; by default the eSIM's own destination. */
const country = z.string().min(2).max(10).optional();
const bundleName = z.string().min(1).max(100);

const currency = z.enum(CURRENCY_CODES).optional();

const list = createRoute({
  method: 'get',
  path: '/esims/{id}/top-ups',
  summary: 'The plans that can be added to an eSIM, as the network says, for its owner only',
  request: {
    params: z.object({ id: z.uuid() }),
    query: z.object({
      country,
      limit: z.coerce.number().int().min(1).max(12).default(6),
      after: bundleName.optional(),
      /** Plans of this many days, or of the next longer duration that is available. */
      days: z.coerce.number().int().min(1).max(999).optional(),
      type: z.enum(['fixed', 'unlimited']).optional(),
      /** Plans with at least this much data; if there are none, those that come nearest. */
      megabytes: z.coerce.number().int().min(1).max(10_000_000).optional(),
      currency,
    }),
  },
  responses: {
    200: {
      description: 'The plans with quote and times; a page may be empty and still have a next one',
      content: {
        'application/json': {
          schema: z.object({
            country_code: z.string(),
            top_ups: z.array(topUpSchema),
            /** The `after` of the next page; null at the end. */
            next: z.string().nullable(),
            /** All available durations, shortest first, whatever the filter. */
            durations: z.array(z.number().int()),
            /** The duration that the plans have in common; null if any will do. */
            days: z.number().int().nullable(),
            /** Whether the plans only come near to the requested size. */
            near: z.boolean(),
            /** Whether both unlimited and fixed data are available. */
            has_types: z.boolean(),
            /** The plan for most trips of the requested days, or of a week; null if there is none. */
            advised: z.string().nullable(),
          }),
        },
      },
    },
    ...failures,
  },
});

const one = createRoute({
  method: 'get',
  path: '/esims/{id}/top-ups/{bundle_name}',
  summary: 'When a plan would start and end on an eSIM, asked of the network now, for its owner only',
  request: {
    params: z.object({ id: z.uuid(), bundle_name: bundleName }),
    query: z.object({
      country,
      currency,
      /** For a device that did not buy the eSIM: the private link of its order. */
      order: z.string().max(200).optional(),
    }),
  },
  responses: {
    200: {
      description: 'The plan with quote and times',
      content: { 'application/json': { schema: z.object({ top_up: topUpSchema }) } },
    },
    ...failures,
  },
});

export function topUpRoutes(deps: Deps) {
  return new OpenAPIHono({ strict: false, defaultHook: refuseInvalid })
    .openapi(list, async (c) => {
      const owner = await ownerOf(deps, c);
      const {
        country,
        limit,
        after,
        days = null,
        type = null,
        megabytes = null,
        currency = BASE_CURRENCY,
      } = c.req.valid('query');
      const wanted = { country, limit, after, days, type, megabytes, currency };
      const page = await listTopUps(deps, owner, c.req.valid('param').id, wanted);
      c.header('Cache-Control', 'no-store');
      const { place, topUps, hasTypes, ...rest } = page;
      return c.json({ country_code: place, top_ups: topUps, has_types: hasTypes, ...rest }, 200);
    })
    .openapi(one, async (c) => {
      const owner = await ownerOf(deps, c);
      const { id, bundle_name: bundleName } = c.req.valid('param');
      const { country, order, currency = BASE_CURRENCY } = c.req.valid('query');
      const topUp = await readTopUp(deps, { owner, order }, id, { bundleName, country, currency });
      c.header('Cache-Control', 'no-store');
      return c.json({ top_up: topUp }, 200);
    });
}
