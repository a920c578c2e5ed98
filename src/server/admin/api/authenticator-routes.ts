import { createRoute, z } from '@hono/zod-openapi';

import type { Deps } from '../../deps.ts';
import { authenticatorQr } from '../../staff/codes.ts';
import { offerAuthenticator, setAuthenticator } from '../../staff/own-authenticator.ts';
import { mustBeFresh, originOf } from './caller.ts';
import { body, done, enrolment, routesOf, typedCode } from './session-answers.ts';

const start = createRoute({
  method: 'post',
  path: '/session/authenticator/start',
  summary: 'Get the secret with which the caller sets up an authenticator; needs a fresh confirmation',
  responses: enrolment,
});

const confirm = createRoute({
  method: 'post',
  path: '/session/authenticator/confirm',
  summary: 'Set it up with a first code, in place of an earlier one; needs a fresh confirmation',
  request: body(z.object({ code: typedCode })),
  responses: done,
});

/** The operator's own authenticator, for who joined by a passkey or has another phone. */
export function authenticatorRoutes(deps: Deps) {
  return routesOf()
    .openapi(start, async (c) => {
      const session = await mustBeFresh(deps, c);
      const { email, role } = session.operator;
      const { secret, uri } = offerAuthenticator(deps, session);
      return c.json({ email, role, secret, uri, qr_svg: await authenticatorQr(uri) }, 200);
    })
    .openapi(confirm, async (c) => {
      const session = await mustBeFresh(deps, c);
      await setAuthenticator(deps, session, { ...c.req.valid('json'), origin: originOf(deps, c) });
      return c.json({}, 200);
    });
}
