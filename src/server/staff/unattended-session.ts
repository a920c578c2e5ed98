import { randomBytes, randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { DbOrTx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { sessionTable, userTable } from '../identity/tables.ts';
import { HOURS } from './session.ts';

/**
 * A session of an account for a console that is opened without signing in to the shop: it ends with what ends the account's sessions,
 * and no browser has its cookie.
 * @returns its id
 */
export async function unattendedSession(
  { now }: Pick<Deps, 'now'>,
  db: DbOrTx,
  userId: string,
  userAgent: string | null,
): Promise<string> {
  const id = randomUUID();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + HOURS * 3_600_000);
  const token = randomBytes(32).toString('base64url');
  await db
    .insert(sessionTable)
    .values({ id, userId, userAgent, expiresAt, token, createdAt, updatedAt: createdAt });
  // An account that nobody uses is deleted some day.
  await db.update(userTable).set({ lastSeenAt: createdAt }).where(eq(userTable.id, userId));
  return id;
}
