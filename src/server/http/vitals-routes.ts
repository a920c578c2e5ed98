import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import type { Deps } from '../deps.ts';
import { failures, refuseInvalid } from './problems.ts';

const milliseconds = z.number().min(0).max(600_000).transform(Math.round).optional();

const body = z
  .strictObject({
    /** The kind of page, by its file's name: never an address. */
    page: z.string().regex(/^[a-z0-9-]{1,40}$/),
    lcp: milliseconds,
    fcp: milliseconds,
    ttfb: milliseconds,
    inp: milliseconds,
    cls: z
      .number()
      .min(0)
      .max(1000)
      .transform((score) => Math.round(score * 10_000) / 10_000)
      .optional(),
  })
  .openapi('WebVitals');

const report = createRoute({
  method: 'post',
  path: '/vitals',
  summary: 'How a page loaded and behaved, in milliseconds; a line in the log, tied to nobody',
  request: { body: { required: true, content: { 'application/json': { schema: body } } } },
  responses: {
    200: {
      description: 'Noted, or left out because there are too many',
      content: { 'application/json': { schema: z.object({ noted: z.boolean() }) } },
    },
    ...failures,
  },
});

/** Enough to see how pages perform, too few to fill a disk. */
const PER_MINUTE = 300;

/** Each process counts on its own: the limit is for the size of its log. */
export function vitalsRoutes({ log, now }: Pick<Deps, 'log' | 'now'>) {
  let minute = 0;
  let noted = 0;
  return new OpenAPIHono({ strict: false, defaultHook: refuseInvalid }).openapi(report, (c) => {
    const thisMinute = Math.floor(now().getTime() / 60_000);
    if (thisMinute !== minute) [minute, noted] = [thisMinute, 0];
    if (noted >= PER_MINUTE) return c.json({ noted: false }, 200);
    noted++;
    log.info(c.req.valid('json'), 'web vitals');
    return c.json({ noted: true }, 200);
  });
}
