import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import { PASSWORD_MAX, PASSWORD_MIN } from '../../../domain/account/check-credentials.ts';
import { NAME_MAX } from '../../../domain/account/split-name.ts';
import type { Deps } from '../../deps.ts';
import { limitCalls } from '../../http/limit-calls.ts';
import { securityLog } from '../../http/security-log.ts';
import { whoHasSession } from '../../identity/who.ts';
import { authenticatorQr } from '../../staff/codes.ts';
import {
  askForJoining,
  choosePassword,
  confirmJoining,
  JOIN_STEPS,
  joinByPasskey,
  type Joined,
  readJoining,
  startJoining,
} from '../../staff/join.ts';
import { addedAnswer } from '../../staff/passkey-answers.ts';
import { openSession } from '../../staff/session.ts';
import { browserSecret } from './browser-secret.ts';
import { mustHaveAccount, originOf } from './caller.ts';
import { passkeyLabel } from './passkey-routes.ts';
import {
  answer,
  body,
  done,
  enrolment,
  operatorFacts,
  passkeyQuestion,
  recoveryCodes,
  routesOf,
  typedCode,
} from './session-answers.ts';

const invitation = z.string().min(1).max(100);
const name = z.string().trim().max(NAME_MAX).default('');

const read = createRoute({
  method: 'post',
  path: '/session/join/read',
  summary: 'Show what an invited person does next; reading uses nothing up',
  request: body(z.object({ invitation })),
  responses: answer(
    'Who is invited, and how far they are',
    z.object({
      ...operatorFacts,
      step: z.enum(JOIN_STEPS),
      ways: z.object({ password: z.boolean(), google: z.boolean() }),
      signed_in_as: z.string().nullable(),
    }),
  ),
});

const password = createRoute({
  method: 'post',
  path: '/session/join/password',
  summary: 'Choose a password for the invited address, to sign in with at the shop',
  request: body(z.object({ invitation, name, password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX) })),
  responses: done,
});

const start = createRoute({
  method: 'post',
  path: '/session/join/start',
  summary: 'Get the secret with which an invited operator sets up an authenticator',
  request: body(z.object({ invitation })),
  responses: enrolment,
});

const confirm = createRoute({
  method: 'post',
  path: '/session/join/confirm',
  summary: 'Accept an invitation with a first code from the authenticator, which opens the console',
  request: body(z.object({ invitation, code: typedCode })),
  responses: recoveryCodes,
});

const passkeyAsk = createRoute({
  method: 'post',
  path: '/session/join/passkey/ask',
  summary: 'Ask for the passkey by which an invited person joins',
  request: body(z.object({ invitation })),
  responses: passkeyQuestion,
});

const passkey = createRoute({
  method: 'post',
  path: '/session/join/passkey',
  summary: 'Accept an invitation with a new passkey, which opens the console',
  request: body(z.object({ invitation, name, label: passkeyLabel, answer: addedAnswer })),
  responses: recoveryCodes,
});

/** Joining the team by the link in an invitation. */
export function joinRoutes(deps: Deps) {
  const logSecurity = securityLog(deps);
  const open = async (c: Context, { operator, sessionId, userId, recoveryCodes: codes }: Joined) => {
    const address = originOf(deps, c);
    await openSession(deps, c, { operatorId: operator.id, sessionId, address, way: 'invitation' });
    logSecurity(c, 'console_opened', { userId, way: 'invitation' });
    return c.json({ recovery_codes: codes }, 200);
  };
  const ceremonyOf = (c: Context) => ({ what: 'joining', of: browserSecret(deps, c) }) as const;
  const app = routesOf();
  app.use('/session/join/*', limitCalls(deps, 'console address'));
  return app
    .openapi(read, async (c) => {
      const visitor = await whoHasSession(deps, c);
      const { operator, step, ways } = await readJoining(deps, visitor, c.req.valid('json').invitation);
      const { email, role } = operator;
      return c.json({ email, role, step, ways, signed_in_as: visitor?.email ?? null }, 200);
    })
    .openapi(password, async (c) => {
      const { email } = await choosePassword(deps, { ...c.req.valid('json'), origin: originOf(deps, c) });
      logSecurity(c, 'password_reset', { email, way: 'invitation' });
      return c.json({}, 200);
    })
    .openapi(start, async (c) => {
      const visitor = await mustHaveAccount(deps, c);
      const { operator, secret, uri } = await startJoining(deps, visitor, c.req.valid('json').invitation);
      const { email, role } = operator;
      return c.json({ email, role, secret, uri, qr_svg: await authenticatorQr(uri) }, 200);
    })
    .openapi(confirm, async (c) => {
      const visitor = await mustHaveAccount(deps, c);
      const joining = { ...c.req.valid('json'), origin: originOf(deps, c) };
      return open(c, await confirmJoining(deps, visitor, joining));
    })
    .openapi(passkeyAsk, async (c) => {
      const visitor = await whoHasSession(deps, c);
      const asked = { ...c.req.valid('json'), ceremony: ceremonyOf(c) };
      return c.json(await askForJoining(deps, visitor, asked), 200);
    })
    .openapi(passkey, async (c) => {
      const visitor = await whoHasSession(deps, c);
      const joining = {
        ...c.req.valid('json'),
        ceremony: ceremonyOf(c),
        origin: originOf(deps, c),
        userAgent: c.req.header('user-agent') ?? null,
      };
      return open(c, await joinByPasskey(deps, visitor, joining));
    });
}
