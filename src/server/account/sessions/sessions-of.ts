import { and, desc, eq, gt } from 'drizzle-orm';

import type { DbOrTx } from '../../db/database.ts';
import { sessionTable } from '../../identity/tables.ts';
import { deviceName } from './device-name.ts';

/** More than anybody has devices; the least used are left out. */
const MAX_SHOWN = 100;

/** One place where somebody is signed in. From which address is kept nowhere. */
export interface SignedIn {
  id: string;
  device: string;
  signedInAt: Date;
  /** To within a quarter of an hour. */
  lastUsedAt: Date;
}

/** Where a user is signed in, the newest use first. */
export async function sessionsOf(db: DbOrTx, userId: string, now: Date): Promise<SignedIn[]> {
  const rows = await db
    .select()
    .from(sessionTable)
    .where(and(eq(sessionTable.userId, userId), gt(sessionTable.expiresAt, now)))
    .orderBy(desc(sessionTable.updatedAt), desc(sessionTable.createdAt))
    .limit(MAX_SHOWN);
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    device: deviceName(userAgent),
    signedInAt: createdAt,
    lastUsedAt: updatedAt,
  }));
}
