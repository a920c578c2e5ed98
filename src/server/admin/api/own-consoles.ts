import { createRoute, z } from '@hono/zod-openapi';

import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import { closeSessionsOf, consolesOf } from '../../staff/session.ts';
import { mustBeOperator, originOf } from './caller.ts';
import { answer, body, routesOf } from './session-answers.ts';

const consoleSchema = z.object({
  id: z.string(),
  device: z.string().openapi({ example: 'Firefox on Linux' }),
  /** IPv6 addresses lack their last half. */
  address: z.string(),
  opened_at: z.iso.datetime(),
  used_at: z.iso.datetime().openapi({ description: 'To within a minute' }),
  current: z.boolean().openapi({ description: 'Whether this call was made with it' }),
});

const list = createRoute({
  method: 'get',
  path: '/session/consoles',
  summary: 'List the caller’s console sessions, the last used first',
  responses: answer('The consoles', z.object({ consoles: z.array(consoleSchema) })),
});

const end = createRoute({
  method: 'post',
  path: '/session/consoles/end',
  summary: 'End one session, or all but this one',
  request: body(
    z.object({
      id: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .optional(),
    }),
  ),
  responses: answer('How many ended', z.object({ ended: z.int() })),
});

/** The caller's own open consoles, whatever their role; nobody else sees them. */
export function ownConsoleRoutes(deps: Deps) {
  return routesOf()
    .openapi(list, async (c) => {
      const { operator, hash } = await mustBeOperator(deps, c);
      const here = hash.toString('hex');
      const consoles = (await consolesOf(deps, operator.id)).map((one) => ({
        id: one.id,
        device: one.device,
        address: one.address,
        opened_at: one.openedAt.toISOString(),
        used_at: one.usedAt.toISOString(),
        current: one.id === here,
      }));
      return c.json({ consoles }, 200);
    })
    .openapi(end, async (c) => {
      const { operator, hash } = await mustBeOperator(deps, c);
      const { id } = c.req.valid('json');
      const ended = await deps.db.db.transaction(async (tx) => {
        const which = id === undefined ? { except: hash } : { only: id };
        const count = await closeSessionsOf(tx, operator.id, which);
        if (count > 0)
          await recordAudit(deps, tx, {
            who: 'operator',
            operatorId: operator.id,
            origin: originOf(deps, c),
            what: 'consoles ended',
            why: '',
            subject: `operator ${operator.id}`,
            after: { ended: count },
          });
        return count;
      });
      if (id !== undefined && ended === 0) throw new Problem('no_session');
      return c.json({ ended }, 200);
    });
}
