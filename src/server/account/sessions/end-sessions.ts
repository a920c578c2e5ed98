import { and, eq, ne, or } from 'drizzle-orm';

import { type AuditActor, recordAudit } from '../../audit/record-audit.ts';
import type { DbOrTx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { sessionTable, userTable } from '../../identity/tables.ts';

/** Ends a user's sessions with their ID tokens: all of them, one, or all but one. Returns how many. */
export async function endSessions(
  db: DbOrTx,
  userId: string,
  { only, except }: { only?: string; except?: string } = {},
): Promise<number> {
  const ended = await db
    .delete(sessionTable)
    .where(
      and(
        eq(sessionTable.userId, userId),
        only === undefined ? undefined : eq(sessionTable.id, only),
        except === undefined ? undefined : ne(sessionTable.id, except),
      ),
    )
    .returning({ id: sessionTable.id });
  return ended.length;
}

/**
 * Ends all sessions of a user in the operator's name.
 * @param who the user's id or email address
 * @returns null if there is no such user
 */
export async function endSessionsOf(
  deps: Pick<Deps, 'db' | 'now'>,
  who: string,
  by: AuditActor,
): Promise<{ userId: string; ended: number } | null> {
  return deps.db.db.transaction(async (tx) => {
    // Locked, as at sign-in, so that a sign-in under way is neither missed nor left half done.
    const [user] = await tx
      .select({ id: userTable.id })
      .from(userTable)
      .where(or(eq(userTable.id, who), eq(userTable.email, who.toLowerCase())))
      .for('update');
    if (!user) return null;
    const ended = await endSessions(tx, user.id);
    await recordAudit(deps, tx, {
      ...by,
      what: 'signed out everywhere',
      why: `${ended} sessions ended`,
      reference: user.id,
      subject: `user ${user.id}`,
    });
    return { userId: user.id, ended };
  });
}
