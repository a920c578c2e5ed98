import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import { type Permission, PERMISSIONS, permissionsOf, ROLES } from '../../../domain/operators/roles.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import { securityLog } from '../../http/security-log.ts';
import { usersById } from '../../identity/users.ts';
import { whoHasSession } from '../../identity/who.ts';
import { actor } from '../../staff/acting.ts';
import { makeRecoveryCodes, takeCode, type TypedCode } from '../../staff/codes.ts';
import { takeLink } from '../../staff/link.ts';
import { operatorOfUser } from '../../staff/operators.ts';
import { passkeysOf } from '../../staff/passkeys.ts';
import { closeSession, openSession, readSession, stepUp } from '../../staff/session.ts';
import type { Operator } from '../../staff/tables.ts';
import { actingBy, mustBeFresh, mustBeOperator, mustHaveAccount, originOf } from './caller.ts';
import { answer, body, done, recoveryCodes, routesOf, steppedUp, typedCode } from './session-answers.ts';

const stateSchema = z
  .object({
    state: z.enum(['signed_out', 'no_operator', 'code', 'open']),
    /** The account signed in at the shop. */
    email: z.string().nullable(),
    operator: z
      .object({
        id: z.uuid(),
        email: z.string(),
        name: z.string(),
        role: z.enum(ROLES),
        permissions: z.array(z.enum(PERMISSIONS)),
      })
      .nullable(),
    factors: z
      .object({ authenticator: z.boolean(), passkeys: z.int() })
      .nullable()
      .openapi({ description: 'With what the operator can open the console, or confirm an act' }),
    stepped_up_until: z.iso.datetime().nullable(),
    idle_until: z.iso.datetime().nullable(),
  })
  .openapi('OperatorSession');

const read = createRoute({
  method: 'get',
  path: '/session',
  summary: 'Show whether the caller is signed in, is an operator, and has the console open',
  responses: answer('How far', stateSchema),
});

const open = createRoute({
  method: 'post',
  path: '/session/open',
  summary: 'Open the console for an operator who is signed in at the shop',
  request: body(z.object({ code: typedCode })),
  responses: done,
});

const openLink = createRoute({
  method: 'post',
  path: '/session/open-link',
  summary: 'Open the console with the link that a sandbox prints at its start',
  request: body(z.object({ token: z.string().min(1).max(200) })),
  responses: done,
});

const again = createRoute({
  method: 'post',
  path: '/session/step-up',
  summary: 'Confirm the operator with a fresh code',
  request: body(z.object({ code: typedCode })),
  responses: steppedUp,
});

const newRecoveryCodes = createRoute({
  method: 'post',
  path: '/session/recovery-codes',
  summary: 'Replace the caller’s recovery codes; needs a fresh confirmation',
  responses: recoveryCodes,
});

const close = createRoute({
  method: 'post',
  path: '/session/close',
  summary: 'Close the console',
  responses: done,
});

/** Sign-in to the console. */
export function consoleSessionRoutes(deps: Deps) {
  const logSecurity = securityLog(deps);
  const take = async (c: Context, typed: Omit<TypedCode, 'origin'>) => {
    try {
      await takeCode(deps, { ...typed, origin: originOf(deps, c) });
    } catch (error) {
      logSecurity(c, 'console_refused', { userId: typed.operator.userId });
      throw error;
    }
  };
  return routesOf()
    .openapi(read, async (c) => c.json(await stateOf(deps, c), 200))
    .openapi(open, async (c) => {
      const visitor = await mustHaveAccount(deps, c);
      const operator = await operatorOfUser(deps.db.db, visitor.id);
      if (!operator?.joinedAt) throw new Problem('no_operator');
      await take(c, { operator, code: c.req.valid('json').code, what: 'opening the console' });
      const opened = { operatorId: operator.id, sessionId: visitor.sessionId, way: 'code' as const };
      await openSession(deps, c, { ...opened, address: originOf(deps, c) });
      logSecurity(c, 'console_opened', { userId: visitor.id, way: 'code' });
      return c.json({}, 200);
    })
    .openapi(openLink, async (c) => {
      const opened = await takeLink(deps, c.req.valid('json').token, c.req.header('user-agent') ?? null);
      await openSession(deps, c, { ...opened, address: originOf(deps, c), way: 'link' });
      logSecurity(c, 'console_opened', { way: 'link' });
      return c.json({}, 200);
    })
    .openapi(again, async (c) => {
      const session = await mustBeOperator(deps, c);
      const { operator } = session;
      await take(c, { operator, code: c.req.valid('json').code, what: 'a fresh code' });
      return c.json({ stepped_up_until: (await stepUp(deps, session)).toISOString() }, 200);
    })
    .openapi(newRecoveryCodes, async (c) => {
      const session = await mustBeFresh(deps, c);
      const by = actingBy(deps, c, session);
      const { id } = session.operator;
      const codes = await deps.db.db.transaction(async (tx) => {
        await recordAudit(deps, tx, {
          ...actor(by),
          what: 'recovery codes replaced',
          why: '',
          subject: `operator ${id}`,
        });
        return makeRecoveryCodes(deps, tx, id);
      });
      return c.json({ recovery_codes: codes }, 200);
    })
    .openapi(close, async (c) => {
      await closeSession(deps, c);
      return c.json({}, 200);
    });
}

async function stateOf(deps: Deps, c: Context): Promise<z.infer<typeof stateSchema>> {
  const nobody = { operator: null, factors: null, stepped_up_until: null, idle_until: null };
  const session = await readSession(deps, c);
  if (session) {
    const { id, email, role, userId } = session.operator;
    const user = (await usersById(deps.db.db, userId === null ? [] : [userId])).get(userId ?? '');
    const permissions: Permission[] = permissionsOf(role);
    return {
      state: 'open',
      email: user?.email ?? null,
      operator: { id, email, name: user?.name ?? '', role, permissions },
      factors: await factorsOf(deps, session.operator),
      stepped_up_until: session.steppedUpUntil.toISOString(),
      idle_until: session.idleUntil.toISOString(),
    };
  }
  const visitor = await whoHasSession(deps, c);
  if (!visitor) return { state: 'signed_out', email: null, ...nobody };
  const operator = await operatorOfUser(deps.db.db, visitor.id);
  const { email } = visitor;
  if (!operator?.joinedAt) return { state: 'no_operator', email, ...nobody };
  return { state: 'code', email, ...nobody, factors: await factorsOf(deps, operator) };
}

async function factorsOf({ db }: Deps, { id, totpCiphertext }: Operator) {
  return { authenticator: totpCiphertext !== null, passkeys: (await passkeysOf(db.db, id)).length };
}
