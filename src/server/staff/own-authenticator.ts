import { and, eq, isNull } from 'drizzle-orm';

import { AUTHENTICATOR_SET } from '../../domain/operators/notices.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { authenticatorUri, sealSecret, secretFrom, stepOf, tryCode } from './codes.ts';
import type { OperatorSession } from './session.ts';
import { operatorTable } from './tables.ts';

/**
 * The secret with which an operator sets up an authenticator, in place of the one they have, if any. Nothing is stored before a code
 * proves it: one console gets the same secret until then.
 */
export function offerAuthenticator(deps: Pick<Deps, 'cipher' | 'settings'>, session: OperatorSession) {
  const { hash, operator } = session;
  const secret = secretFrom(deps.cipher.sign(`authenticator ${operator.version} ${hash.toString('hex')}`));
  return { secret, uri: authenticatorUri(secret, deps.settings.BRAND_NAME, operator.email) };
}

/**
 * Sets it up; owners and the operator get a mail.
 * @throws Problem `wrong_code`, `too_many_codes`; `changed_by_another` if another window was quicker
 */
export async function setAuthenticator(
  deps: Deps,
  session: OperatorSession,
  { code, origin }: { code: string; origin: string },
): Promise<void> {
  const { operator } = session;
  const { secret } = offerAuthenticator(deps, session);
  const typed = { operator, code, origin, what: 'setting up an authenticator' } as const;
  const totpStep = await tryCode(deps, typed, () => stepOf(secret, code.replaceAll(/\s/g, ''), deps.now()));
  await deps.db.db.transaction(async (tx) => {
    const { id, version } = operator;
    const [set] = await tx
      .update(operatorTable)
      .set({ ...sealSecret(deps.cipher, id, secret), totpStep, version: version + 1 })
      .where(
        and(eq(operatorTable.id, id), eq(operatorTable.version, version), isNull(operatorTable.removedAt)),
      )
      .returning({ id: operatorTable.id });
    if (!set) throw new Problem('changed_by_another');
    await recordAudit(deps, tx, {
      who: 'operator',
      operatorId: id,
      origin,
      what: AUTHENTICATOR_SET,
      why: '',
      subject: `operator ${id}`,
      after: { replaced: operator.totpCiphertext !== null },
    });
  });
}
