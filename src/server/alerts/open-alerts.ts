import { and, isNull, sql } from 'drizzle-orm';

import type { CaseKind } from '../../domain/operators/cases.ts';
import type { DbOrTx } from '../db/database.ts';
import { alertTable } from './tables.ts';

/** How many alerts of each kind are neither ended nor closed; kinds without any are left out. */
export async function countOpenAlerts(db: DbOrTx): Promise<Map<CaseKind, number>> {
  const { kind, endedAt, closedAt } = alertTable;
  const rows = await db
    .select({ kind, count: sql<number>`count(*)::int` })
    .from(alertTable)
    .where(and(isNull(endedAt), isNull(closedAt)))
    .groupBy(kind);
  return new Map(rows.map((row) => [row.kind, row.count]));
}
