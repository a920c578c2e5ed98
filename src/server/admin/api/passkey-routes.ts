import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import { Problem } from '../../../domain/problems/problem.ts';
import type { Deps } from '../../deps.ts';
import { isRefusedAsBlocked } from '../../fraud/blocked-mailboxes.ts';
import { limitCalls } from '../../http/limit-calls.ts';
import { securityLog } from '../../http/security-log.ts';
import { whoHasSession } from '../../identity/who.ts';
import { operatorOfUser } from '../../staff/operators.ts';
import { addOwnPasskey, removePasskey, renamePasskey } from '../../staff/own-passkeys.ts';
import { addedAnswer, usedAnswer } from '../../staff/passkey-answers.ts';
import { askForNew, askForOne, type Ceremony, passkeysOf, usePasskey } from '../../staff/passkeys.ts';
import { openSession, type OperatorSession, stepUp } from '../../staff/session.ts';
import { unattendedSession } from '../../staff/unattended-session.ts';
import { browserSecret } from './browser-secret.ts';
import { mustBeFresh, mustBeOperator, originOf } from './caller.ts';
import { answer, body, done, passkeyQuestion, routesOf, steppedUp } from './session-answers.ts';

/** What an operator calls a passkey. */
export const passkeyLabel = z.string().trim().min(1).max(60);

const openAsk = createRoute({
  method: 'post',
  path: '/session/passkey/open/ask',
  summary: 'Ask for a passkey that opens the console',
  responses: passkeyQuestion,
});

const open = createRoute({
  method: 'post',
  path: '/session/passkey/open',
  summary: 'Open the console with a passkey alone',
  request: body(z.object({ answer: usedAnswer })),
  responses: done,
});

const againAsk = createRoute({
  method: 'post',
  path: '/session/passkey/step-up/ask',
  summary: 'Ask for a passkey of the operator’s own',
  responses: passkeyQuestion,
});

const again = createRoute({
  method: 'post',
  path: '/session/passkey/step-up',
  summary: 'Confirm the operator with a passkey, as with a fresh code',
  request: body(z.object({ answer: usedAnswer })),
  responses: steppedUp,
});

const list = createRoute({
  method: 'get',
  path: '/session/passkeys',
  summary: 'List the caller’s passkeys, the oldest first',
  responses: answer(
    'The passkeys',
    z.object({
      passkeys: z.array(
        z.object({
          id: z.uuid(),
          label: z.string(),
          added_at: z.iso.datetime(),
          used_at: z.iso.datetime().nullable(),
        }),
      ),
    }),
  ),
});

const addAsk = createRoute({
  method: 'post',
  path: '/session/passkeys/add/ask',
  summary: 'Ask for a new passkey; needs a fresh confirmation',
  responses: passkeyQuestion,
});

const add = createRoute({
  method: 'post',
  path: '/session/passkeys/add',
  summary: 'Add a passkey; needs a fresh confirmation',
  request: body(z.object({ label: passkeyLabel, answer: addedAnswer })),
  responses: done,
});

const rename = createRoute({
  method: 'post',
  path: '/session/passkeys/rename',
  summary: 'Rename a passkey',
  request: body(z.object({ id: z.uuid(), label: passkeyLabel })),
  responses: done,
});

const remove = createRoute({
  method: 'post',
  path: '/session/passkeys/remove',
  summary: 'Remove a passkey, but not the last way to open the console; needs a fresh confirmation',
  request: body(z.object({ id: z.uuid() })),
  responses: done,
});

/** Passkeys: opening the console, confirming an act, and the operator's own. */
export function passkeyRoutes(deps: Deps) {
  const logSecurity = securityLog(deps);
  const bySession = (what: Ceremony['what'], { hash }: OperatorSession): Ceremony => ({
    what,
    of: hash.toString('hex'),
  });
  const byBrowser = (c: Context): Ceremony => ({ what: 'opening the console', of: browserSecret(deps, c) });
  const refused = (c: Context) => (error: unknown) => {
    if (error instanceof Problem && error.reason === 'wrong_passkey')
      logSecurity(c, 'console_refused', { way: 'passkey' });
    throw error;
  };
  const app = routesOf();
  app.use('/session/passkey/*', limitCalls(deps, 'console address'));
  // Before anything is read of what a stranger sends.
  for (const path of ['/session/passkeys/*', '/session/passkey/step-up/*'])
    app.use(path, async (c, next) => {
      await mustBeOperator(deps, c);
      await next();
    });
  return app
    .openapi(openAsk, async (c) => {
      const visitor = await whoHasSession(deps, c);
      const operator = visitor && (await operatorOfUser(deps.db.db, visitor.id));
      return c.json(await askForOne(deps, operator, byBrowser(c)), 200);
    })
    .openapi(open, async (c) => {
      const address = originOf(deps, c);
      const used = { ceremony: byBrowser(c), whose: null, origin: address };
      const { id: operatorId, userId } = await usePasskey(deps, c.req.valid('json').answer, used).catch(
        refused(c),
      );
      if (userId === null) throw new Problem('no_operator');
      const visitor = await whoHasSession(deps, c);
      const userAgent = c.req.header('user-agent') ?? null;
      const sessionId =
        visitor?.id === userId
          ? visitor.sessionId
          : await unattendedSession(deps, deps.db.db, userId, userAgent).catch((error: unknown) => {
              if (!isRefusedAsBlocked(error)) throw error;
              throw new Problem('account_blocked', { support_email: deps.settings.SUPPORT_EMAIL });
            });
      await openSession(deps, c, { operatorId, sessionId, address, way: 'passkey' });
      logSecurity(c, 'console_opened', { userId, way: 'passkey' });
      return c.json({}, 200);
    })
    .openapi(againAsk, async (c) => {
      const session = await mustBeOperator(deps, c);
      const asked = await askForOne(deps, session.operator, bySession('a fresh confirmation', session));
      return c.json(asked, 200);
    })
    .openapi(again, async (c) => {
      const session = await mustBeOperator(deps, c);
      await usePasskey(deps, c.req.valid('json').answer, {
        ceremony: bySession('a fresh confirmation', session),
        whose: session.operator.id,
        origin: originOf(deps, c),
      }).catch(refused(c));
      return c.json({ stepped_up_until: (await stepUp(deps, session)).toISOString() }, 200);
    })
    .openapi(list, async (c) => {
      const { operator } = await mustBeOperator(deps, c);
      const passkeys = (await passkeysOf(deps.db.db, operator.id)).map(({ id, name, createdAt, usedAt }) => ({
        id,
        label: name,
        added_at: createdAt.toISOString(),
        used_at: usedAt?.toISOString() ?? null,
      }));
      return c.json({ passkeys }, 200);
    })
    .openapi(addAsk, async (c) => {
      const session = await mustBeFresh(deps, c);
      return c.json(await askForNew(deps, session.operator, bySession('adding a passkey', session)), 200);
    })
    .openapi(add, async (c) => {
      const session = await mustBeFresh(deps, c);
      const ceremony = bySession('adding a passkey', session);
      const by = { operatorId: session.operator.id, origin: originOf(deps, c) };
      await addOwnPasskey(deps, by, { ...c.req.valid('json'), ceremony });
      return c.json({}, 200);
    })
    .openapi(rename, async (c) => {
      const { operator } = await mustBeOperator(deps, c);
      const { id, label } = c.req.valid('json');
      await renamePasskey(deps, { operatorId: operator.id, origin: originOf(deps, c) }, { id, label });
      return c.json({}, 200);
    })
    .openapi(remove, async (c) => {
      const { operator } = await mustBeFresh(deps, c);
      const { id } = c.req.valid('json');
      await removePasskey(deps, { operatorId: operator.id, origin: originOf(deps, c) }, id);
      return c.json({}, 200);
    });
}
