import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import { PASSWORD_MAX, PASSWORD_MIN } from '../../../domain/account/check-credentials.ts';
import { NAME_MAX } from '../../../domain/account/split-name.ts';
import { ROLES } from '../../../domain/operators/roles.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import type { Deps } from '../../deps.ts';
import { limitCalls } from '../../http/limit-calls.ts';
import { failures, refuseInvalid } from '../../http/problems.ts';
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
import { originOf } from './caller.ts';
import { passkeyLabel } from './passkey-routes.ts';
import { body, done, json, passkeyQuestion } from './session-answers.ts';

const invitation = z.string().min(1).max(100);
const code = z.string().trim().min(6).max(20);
const name = z.string().trim().max(NAME_MAX).default('');
const invited = { email: z.string(), role: z.enum(ROLES) };

const joined = {
  200: {
    description: 'Recovery codes, shown only this once',
    content: json(z.object({ recovery_codes: z.array(z.string()) })),
  },
  ...failures,
};

const read = createRoute({
  method: 'post',
  path: '/session/join/read',
  summary: 'Show what an invited person does next; reading uses nothing up',
  request: body(z.object({ invitation })),
  responses: {
    200: {
      description: 'Who is invited, and how far they are',
      content: json(
        z.object({
          ...invited,
          step: z.enum(JOIN_STEPS),
          ways: z.object({ password: z.boolean(), google: z.boolean() }),
          signed_in_as: z.string().nullable(),
        }),
      ),
    },
    ...failures,
  },
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
  responses: {
    200: {
      description: 'The secret, as text, as an address and as a QR code',
      content: json(z.object({ ...invited, secret: z.string(), uri: z.string(), qr_svg: z.string() })),
    },
    ...failures,
  },
});

const confirm = createRoute({
  method: 'post',
  path: '/session/join/confirm',
  summary: 'Accept an invitation with a first code from the authenticator, which opens the console',
  request: body(z.object({ invitation, code })),
  responses: joined,
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
  responses: joined,
});

/** Joining the team by the link in an invitation. */
export function joinRoutes(deps: Deps) {
  const logSecurity = securityLog(deps);
  const mustHaveAccount = async (c: Context) => {
    const visitor = await whoHasSession(deps, c);
    if (!visitor) throw new Problem('signed_out');
    return visitor;
  };
  const open = async (c: Context, { operator, sessionId, userId, recoveryCodes }: Joined) => {
    const address = originOf(deps, c);
    await openSession(deps, c, { operatorId: operator.id, sessionId, address, way: 'invitation' });
    logSecurity(c, 'console_opened', { userId, way: 'invitation' });
    return c.json({ recovery_codes: recoveryCodes }, 200);
  };
  const ceremonyOf = (c: Context) => ({ what: 'joining', of: browserSecret(deps, c) }) as const;
  const app = new OpenAPIHono({ strict: false, defaultHook: refuseInvalid });
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
      const visitor = await mustHaveAccount(c);
      const { operator, secret, uri } = await startJoining(deps, visitor, c.req.valid('json').invitation);
      const { email, role } = operator;
      return c.json({ email, role, secret, uri, qr_svg: await authenticatorQr(uri) }, 200);
    })
    .openapi(confirm, async (c) => {
      const visitor = await mustHaveAccount(c);
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
