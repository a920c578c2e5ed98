import { isNull, sql } from 'drizzle-orm';

import type { DbOrTx } from '../../db/database.ts';
import { type AlertKind, alertTable } from './tables.ts';

/** How many there are of each kind that has not ended; nothing where there is none. */
export async function countOpenAlerts(db: DbOrTx): Promise<Map<AlertKind, number>> {
  const { kind, endedAt } = alertTable;
  const rows = await db
    .select({ kind, count: sql<number>`count(*)::int` })
    .from(alertTable)
    .where(isNull(endedAt))
    .groupBy(kind);
  return new Map(rows.map((row) => [row.kind, row.count]));
}
