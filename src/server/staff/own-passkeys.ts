import { and, eq } from 'drizzle-orm';

import { PASSKEY_ADDED } from '../../domain/operators/notices.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { AddedAnswer } from './passkey-answers.ts';
import { addPasskey, type Ceremony, checkNew, passkeysOf } from './passkeys.ts';
import { operatorTable, passkeyTable } from './tables.ts';

// What an operator does with their own passkeys.

interface Self {
  operatorId: string;
  origin: string;
}

/** Adds one; owners and the operator get a mail. @throws Problem `wrong_passkey` */
export async function addOwnPasskey(
  deps: Deps,
  by: Self,
  { answer, ceremony, label }: { answer: AddedAnswer; ceremony: Ceremony; label: string },
): Promise<void> {
  const made = await checkNew(deps, answer, ceremony);
  await deps.db.db.transaction(async (tx) => {
    await lockSelf(tx, by);
    const passkey = await addPasskey(deps, tx, by.operatorId, { ...made, name: label });
    await record(deps, tx, by, PASSKEY_ADDED, passkey);
  });
}

/** @throws Problem `no_passkey` */
export async function renamePasskey(
  deps: Deps,
  by: Self,
  { id, label }: { id: string; label: string },
): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const renamed = await tx.update(passkeyTable).set({ name: label }).where(isOwn(by, id)).returning();
    if (renamed.length === 0) throw new Problem('no_passkey');
    await record(deps, tx, by, 'passkey renamed', id);
  });
}

/** @throws Problem `no_passkey`; `last_factor` if nothing else would open the console */
export async function removePasskey(deps: Deps, by: Self, id: string): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const hasAuthenticator = await lockSelf(tx, by);
    const removed = await tx.delete(passkeyTable).where(isOwn(by, id)).returning();
    if (removed.length === 0) throw new Problem('no_passkey');
    if (!hasAuthenticator && (await passkeysOf(tx, by.operatorId)).length === 0)
      throw new Problem('last_factor');
    await record(deps, tx, by, 'passkey removed', id);
  });
}

/** Of two calls at once, the second sees what the first did. Returns whether there is an authenticator. */
async function lockSelf(tx: Tx, { operatorId }: Self): Promise<boolean> {
  const [operator] = await tx
    .select()
    .from(operatorTable)
    .where(eq(operatorTable.id, operatorId))
    .for('update');
  return operator?.totpCiphertext !== null;
}

const isOwn = ({ operatorId }: Self, id: string) =>
  and(eq(passkeyTable.id, id), eq(passkeyTable.operatorId, operatorId));

function record(
  deps: Deps,
  tx: Tx,
  { operatorId, origin }: Self,
  what: string,
  passkey: string,
): Promise<void> {
  return recordAudit(deps, tx, {
    who: 'operator',
    operatorId,
    origin,
    what,
    why: '',
    subject: `operator ${operatorId}`,
    after: { passkey },
  });
}
