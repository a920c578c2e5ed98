import type { Context } from 'hono';

import { Problem } from '../../../domain/problems/problem.ts';
import { readNetworks } from '../../core/settings/networks.ts';
import type { Deps } from '../../deps.ts';
import { clientAddress } from '../../http/client-address.ts';
import { type Visitor, whoHasSession } from '../../identity/who.ts';
import type { Acting } from '../../staff/acting.ts';
import { type OperatorSession, readSession } from '../../staff/session.ts';

/** Where a call comes from, as stored in the audit. */
export function originOf({ settings }: Pick<Deps, 'settings'>, c: Context): string {
  return clientAddress(c, readNetworks(settings.TRUSTED_PROXIES));
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
