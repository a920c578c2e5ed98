import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import { Problem } from '../../../domain/problems/problem.ts';
import type { Deps } from '../../deps.ts';
import { failures, refuseInvalid } from '../../http/problems.ts';
import { securityLog } from '../../http/security-log.ts';
import { mustBeSignedIn } from '../../identity/who.ts';
import { endSessions } from './end-sessions.ts';
import { sessionsOf } from './sessions-of.ts';

const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } });

const sessionSchema = z
  .object({
    id: z.string(),
    device: z.string().openapi({ example: 'Safari on iPhone' }),
    signed_in_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().openapi({ description: 'To within a quarter of an hour' }),
    current: z.boolean().openapi({ description: 'Whether this call was made with it' }),
  })
  .openapi('Session');

const list = createRoute({
  method: 'get',
  path: '/account/sessions',
  summary: 'Where the visitor is signed in, the newest use first',
  responses: {
    200: {
      description: 'The sessions',
      content: json(z.object({ sessions: z.array(sessionSchema) })),
    },
    ...failures,
  },
});

const endOne = createRoute({
  method: 'delete',
  path: '/account/sessions/{id}',
  summary: 'Signs the visitor out in one place',
  request: { params: z.object({ id: z.string().max(100) }) },
  responses: {
    200: { description: 'Signed out there', content: json(z.object({ ended: z.literal(1) })) },
    ...failures,
  },
});

const endOthers = createRoute({
  method: 'post',
  path: '/account/sessions/end-others',
  summary: 'Signs the visitor out everywhere but here',
  responses: {
    200: { description: 'How many sessions ended', content: json(z.object({ ended: z.int() })) },
    ...failures,
  },
});

/** Lists where a user is signed in, and signs out devices. */
export function sessionRoutes(deps: Deps) {
  const { db } = deps.db;
  const logSecurity = securityLog(deps);
  return new OpenAPIHono({ strict: false, defaultHook: refuseInvalid })
    .openapi(list, async (c) => {
      const visitor = await mustBeSignedIn(deps, c);
      const sessions = (await sessionsOf(db, visitor.id, deps.now())).map((one) => ({
        id: one.id,
        device: one.device,
        signed_in_at: one.signedInAt.toISOString(),
        last_used_at: one.lastUsedAt.toISOString(),
        current: one.id === visitor.sessionId,
      }));
      c.header('Cache-Control', 'no-store');
      return c.json({ sessions }, 200);
    })
    .openapi(endOne, async (c) => {
      const { id: userId } = await mustBeSignedIn(deps, c);
      const ended = await endSessions(db, userId, { only: c.req.valid('param').id });
      if (ended === 0) throw new Problem('no_session');
      logSecurity(c, 'sessions_ended', { userId, way: 'one' });
      return c.json({ ended: 1 as const }, 200);
    })
    .openapi(endOthers, async (c) => {
      const { id: userId, sessionId } = await mustBeSignedIn(deps, c);
      const ended = await endSessions(db, userId, { except: sessionId });
      logSecurity(c, 'sessions_ended', { userId, way: 'everywhere else' });
      return c.json({ ended }, 200);
    });
}
