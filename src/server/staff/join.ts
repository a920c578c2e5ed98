import { and, eq, gt, isNull } from 'drizzle-orm';

import { maskEmail } from '../../domain/account/mask-email.ts';
import { isSameAddress } from '../../domain/email-address.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { sha256 } from '../db/cipher.ts';
import type { Deps } from '../deps.ts';
import type { Visitor } from '../identity/who.ts';
import {
  authenticatorUri,
  makeRecoveryCodes,
  newSecret,
  openSecret,
  sealSecret,
  stepOf,
  tryCode,
} from './codes.ts';
import { type Operator, operatorTable } from './tables.ts';

/** The data for setting up an authenticator. */
export interface Enrolment {
  operator: Operator;
  secret: string;
  uri: string;
}

/**
 * Begins accepting an invitation; beginning again gives the same secret.
 * @throws Problem `used_invitation`; `other_mailbox` if the account has another address, or has not confirmed it
 */
export async function startJoining(deps: Deps, visitor: Visitor, invitation: string): Promise<Enrolment> {
  const operator = await invitedBy(deps, visitor, invitation);
  const secret = openSecret(deps.cipher, operator) ?? newSecret();
  await deps.db.db
    .update(operatorTable)
    .set(sealSecret(deps.cipher, operator.id, secret))
    .where(and(eq(operatorTable.id, operator.id), isNull(operatorTable.joinedAt)));
  return { operator, secret, uri: authenticatorUri(secret, deps.settings.BRAND_NAME, operator.email) };
}

/**
 * Accepts it: a code shows that the authenticator has the secret.
 * @returns the recovery codes, which can be read this once
 */
export async function confirmJoining(
  deps: Deps,
  visitor: Visitor,
  { invitation, code, origin }: { invitation: string; code: string; origin: string },
): Promise<{ operator: Operator; recoveryCodes: string[] }> {
  const operator = await invitedBy(deps, visitor, invitation);
  const secret = openSecret(deps.cipher, operator);
  const step = await tryCode(deps, { operator, code, origin, what: 'joining' }, () =>
    secret === null ? null : stepOf(secret, code.replaceAll(/\s/g, ''), deps.now()),
  );
  return deps.db.db.transaction(async (tx) => {
    const [joined] = await tx
      .update(operatorTable)
      .set({
        userId: visitor.id,
        joinedAt: deps.now(),
        totpStep: step,
        invitationHash: null,
        invitationUntil: null,
        version: operator.version + 1,
      })
      .where(
        and(
          eq(operatorTable.id, operator.id),
          eq(operatorTable.version, operator.version),
          isNull(operatorTable.joinedAt),
        ),
      )
      .returning();
    // Another window was quicker, or the invitation was withdrawn.
    if (!joined) throw new Problem('used_invitation');
    const recoveryCodes = await makeRecoveryCodes(deps, tx, joined.id);
    await recordAudit(deps, tx, {
      who: 'operator',
      operatorId: joined.id,
      origin,
      what: 'operator joined',
      why: '',
      subject: `operator ${joined.id}`,
      after: { role: joined.role },
    });
    return { operator: joined, recoveryCodes };
  });
}

async function invitedBy(deps: Deps, visitor: Visitor, invitation: string): Promise<Operator> {
  const [operator] = await deps.db.db
    .select()
    .from(operatorTable)
    .where(
      and(
        eq(operatorTable.invitationHash, sha256(invitation)),
        gt(operatorTable.invitationUntil, deps.now()),
        isNull(operatorTable.removedAt),
      ),
    );
  if (!operator) throw new Problem('used_invitation');
  if (!visitor.emailVerified || !isSameAddress(visitor.email, operator.email))
    throw new Problem('other_mailbox', { email: maskEmail(operator.email) });
  return operator;
}
