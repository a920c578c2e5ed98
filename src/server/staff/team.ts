import { randomBytes, randomUUID } from 'node:crypto';

import { and, eq, sql } from 'drizzle-orm';

import { addressKey } from '../../domain/email-address.ts';
import type { Role } from '../../domain/operators/roles.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { sha256 } from '../db/cipher.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/outbox.ts';
import { type Acting, actor } from './acting.ts';
import { isToken, lockOwners, operatorAt } from './operators.ts';
import { closeSessionsOf } from './session.ts';
import { type Operator, operatorTable, passkeyTable, recoveryCodeTable } from './tables.ts';

export const INVITATION_DAYS = 7;
const INVITATION = { template: 'operator_invitation' } as const;

/**
 * Invites somebody by mail. A person invited earlier who has not joined gets a new link, and the role given now.
 * @throws Problem `already_operator`
 * @returns the operator to be, and the secret of the link
 */
export async function inviteOperator(
  deps: Deps,
  by: Acting,
  { email: typed, role }: { email: string; role: Role },
): Promise<{ operator: Operator; secret: string }> {
  const email = addressKey(typed);
  return deps.db.db.transaction(async (tx) => {
    const known = await operatorAt(tx, email);
    if (known?.joinedAt) throw new Problem('already_operator');
    const { secret, ...invitation } = newInvitation(deps);
    const set = { role, ...invitation, invitedBy: by.operatorId, invitedAt: deps.now() };
    const [operator] = await tx
      .insert(operatorTable)
      .values({ id: randomUUID(), email, ...set })
      .onConflictDoUpdate({
        target: operatorTable.email,
        targetWhere: sql`${operatorTable.removedAt} is null`,
        set: { ...set, version: sql`${operatorTable.version} + 1` },
        setWhere: sql`${operatorTable.joinedAt} is null`,
      })
      .returning();
    if (!operator) throw new Problem('already_operator');
    await queueMail(deps, tx, { ...INVITATION, operatorId: operator.id, address: email, secret });
    await record(deps, tx, by, operator, 'operator invited', { after: { role } });
    return { operator, secret };
  });
}

/** Changes somebody's role. Nobody can change their own. */
export async function changeRole(deps: Deps, by: Acting, target: Target, role: Role): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const before = await lockTarget(tx, by, target);
    if (before.role === role) return;
    if (before.role === 'owner') await refuseLastOwner(tx, before);
    await update(tx, before, { role });
    await record(deps, tx, by, before, 'role changed', { before: { role: before.role }, after: { role } });
  });
}

/** Removes an operator: their consoles close at once, and their invitation is void. */
export async function removeOperator(deps: Deps, by: Acting, target: Target): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const before = await lockTarget(tx, by, target);
    if (before.role === 'owner') await refuseLastOwner(tx, before);
    await update(tx, before, { removedAt: deps.now(), ...NO_AUTHENTICATOR, userId: null });
    await forgetFactors(tx, before.id);
    await record(deps, tx, by, before, 'operator removed', { before: { role: before.role } });
  });
}

/** For an operator who has lost passkeys, authenticator and recovery codes: a new invitation to set up others. */
export async function resetCodes(deps: Deps, by: Acting, target: Target): Promise<{ secret: string }> {
  return deps.db.db.transaction(async (tx) => {
    const before = await lockTarget(tx, by, target);
    // They are locked out until they return by the link; at the command line somebody can always be let in again.
    if (before.role === 'owner' && by.operatorId !== null) await refuseLastOwner(tx, before);
    const { secret, ...invitation } = newInvitation(deps);
    await update(tx, before, { ...invitation, ...NO_AUTHENTICATOR, joinedAt: null, userId: null });
    await forgetFactors(tx, before.id);
    await queueMail(deps, tx, { ...INVITATION, operatorId: before.id, address: before.email, secret });
    await record(deps, tx, by, before, 'codes reset', {});
    return { secret };
  });
}

/** The person concerned, as the caller saw them. */
export interface Target {
  id: string;
  version: number;
}

export const NO_AUTHENTICATOR = { totpKeyId: null, totpCiphertext: null, totpStep: 0 };

function newInvitation({ now }: Pick<Deps, 'now'>) {
  const secret = randomBytes(24).toString('base64url');
  const invitationUntil = new Date(now().getTime() + INVITATION_DAYS * 24 * 3_600_000);
  return { secret, invitationHash: sha256(secret), invitationUntil };
}

/** @throws Problem `no_operator`, `own_role`, `changed_by_another` */
async function lockTarget(tx: Tx, by: Acting, { id, version }: Target): Promise<Operator> {
  // Always in one order, so that two owners who remove each other do not deadlock.
  await lockOwners(tx);
  const [operator] = await tx.select().from(operatorTable).where(eq(operatorTable.id, id)).for('update');
  if (!operator || operator.removedAt || (await isToken(tx, id))) throw new Problem('no_operator');
  if (operator.id === by.operatorId) throw new Problem('own_role');
  if (operator.version !== version) throw new Problem('changed_by_another');
  return operator;
}

/** Somebody must remain who can let others in. */
async function refuseLastOwner(tx: Tx, operator: Operator): Promise<void> {
  const owners = await lockOwners(tx);
  if (owners.every(({ id }) => id === operator.id) && owners.length > 0) throw new Problem('last_owner');
}

async function update(
  tx: Tx,
  { id, version }: Operator,
  set: Partial<typeof operatorTable.$inferInsert>,
): Promise<void> {
  await tx
    .update(operatorTable)
    .set({ ...set, version: version + 1 })
    .where(and(eq(operatorTable.id, id), eq(operatorTable.version, version)));
}

async function forgetFactors(tx: Tx, operatorId: string): Promise<void> {
  await closeSessionsOf(tx, operatorId);
  await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.operatorId, operatorId));
  await tx.delete(passkeyTable).where(eq(passkeyTable.operatorId, operatorId));
}

async function record(
  deps: Deps,
  tx: Tx,
  by: Acting,
  { id }: Operator,
  what: string,
  facts: Partial<Pick<Parameters<typeof recordAudit>[2], 'before' | 'after'>>,
): Promise<void> {
  await recordAudit(deps, tx, { ...actor(by), what, why: '', subject: `operator ${id}`, ...facts });
}
