import { and, desc, eq, gt } from 'drizzle-orm';

import type { DbOrTx } from '../../db/database.ts';
import { sessionTable } from '../../identity/tables.ts';
import { deviceName } from './device-name.ts';

/** More devices than anybody has; those used longest ago are left out. */
const MAX_SHOWN = 100;

/** One device where a user is signed in. Its address is not stored anywhere. */
export interface SignedIn {
  id: string;
  device: string;
  signedInAt: Date;
  /** To within a quarter of an hour. */
  lastUsedAt: Date;
}

/** Where a user is signed in, last used first. */
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
