import type { Context } from 'hono';

import { Problem } from '../../../domain/problems/problem.ts';
import { readNetworks } from '../../core/settings/networks.ts';
import type { Deps } from '../../deps.ts';
import { clientAddress } from '../../http/client-address.ts';
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

export function actingBy(deps: Deps, c: Context, { operator, steppedUpUntil }: OperatorSession): Acting {
  return {
    operatorId: operator.id,
    role: operator.role,
    origin: originOf(deps, c),
    isFresh: steppedUpUntil > deps.now(),
  };
}
