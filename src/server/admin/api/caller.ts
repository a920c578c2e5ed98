import type { Context } from 'hono';

import { Problem } from '../../../domain/problems/problem.ts';
import { readNetworks } from '../../core/settings/networks.ts';
import type { Deps } from '../../deps.ts';
import { clientAddress } from '../../http/client-address.ts';
import { OF_ADDRESS } from '../../http/limit-calls.ts';
import { countTry } from '../../http/rate-limit.ts';
import { securityLog } from '../../http/security-log.ts';
import { type Visitor, whoHasSession } from '../../identity/who.ts';
import type { Acting } from '../../staff/acting.ts';
import { readToken } from '../../staff/api-tokens.ts';
import { type OperatorSession, readSession } from '../../staff/session.ts';

/** Where a call comes from, as stored in the audit. */
export function originOf({ settings }: Pick<Deps, 'settings'>, c: Context): string {
  return clientAddress(c, readNetworks(settings.TRUSTED_PROXIES));
}

/** Of other tokens, such as those of a signed-in buyer, the console knows nothing. */
const TOKEN = /^bearer +(simport_\S*)/i;

/**
 * Who calls a verb: a program with an API token, or the operator whose console is open in this browser. A token counts alone, so that
 * a cookie never lends it a person's code.
 * @throws Problem `operator_signed_out`, and as {@link readToken}
 */
export async function callerOf(deps: Deps, c: Context): Promise<Acting> {
  const secret = TOKEN.exec(c.req.header('authorization') ?? '')?.[1];
  if (secret === undefined) return actingBy(deps, c, await mustBeOperator(deps, c));
  const origin = originOf(deps, c);
  try {
    const { id, role } = await readToken(deps, secret);
    return { operatorId: id, role, origin, isFresh: false, isToken: true };
  } catch (error) {
    if (error instanceof Problem && error.reason === 'wrong_token') {
      securityLog(deps)(c, 'token_refused', {});
      const seconds = await countTry(deps, OF_ADDRESS['wrong API token'], origin);
      if (seconds > 0) throw new Problem('too_many_calls', { seconds });
    }
    throw error;
  }
}

/** The caller's open console session; a session of the shop does not count here. @throws Problem `operator_signed_out` */
export async function mustBeOperator(deps: Deps, c: Context): Promise<OperatorSession> {
  const session = await readSession(deps, c);
  if (!session) throw new Problem('operator_signed_out');
  return session;
}

/** The same for acts that need a code or passkey of the last minutes. @throws Problem `step_up_needed` */
export async function mustBeFresh(deps: Deps, c: Context): Promise<OperatorSession> {
  const session = await mustBeOperator(deps, c);
  if (session.steppedUpUntil <= deps.now()) throw new Problem('step_up_needed');
  return session;
}

/** Whoever is signed in at the shop in this browser. @throws Problem `signed_out` */
export async function mustHaveAccount(deps: Deps, c: Context): Promise<Visitor> {
  const visitor = await whoHasSession(deps, c);
  if (!visitor) throw new Problem('signed_out');
  return visitor;
}

export function actingBy(deps: Deps, c: Context, { operator, steppedUpUntil }: OperatorSession): Acting {
  return {
    operatorId: operator.id,
    role: operator.role,
    origin: originOf(deps, c),
    isFresh: steppedUpUntil > deps.now(),
  };
}
