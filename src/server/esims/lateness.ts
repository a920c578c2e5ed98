import { lte, type SQL, sql } from 'drizzle-orm';

import type { DbOrTx } from '../db/database.ts';
import { esimTable } from './tables.ts';

const { nextPollAt, polledAt, createdAt } = esimTable;

/** The seconds between an eSIM's last poll and the next one. */
const wait = sql`greatest(extract(epoch from ${nextPollAt} - coalesce(${polledAt}, ${createdAt})), 1)`;

/** Paces run from 0, a poll each second, to this: one poll in a day and a half. */
export const PACES = 17;

/** An eSIM's poll interval, as a power of two of seconds; the index `esim_due_by_pace` uses the same expression. */
export function paceOf(): SQL<number> {
  return sql<number>`least(floor(log(2, ${wait})), ${sql.raw(String(PACES))})::int`;
}

/** How late an eSIM's poll is, in its own intervals: 1 is twice the planned wait. */
export function latenessOf(at: Date): SQL<number> {
  return sql<number>`extract(epoch from ${at.toISOString()}::timestamptz - ${nextPollAt}) / ${wait}`;
}

export interface Lateness {
  /** How many eSIMs are due. */
  due: number;
  /** How long the oldest has been due. */
  seconds: number;
  /** How late the most overdue is, in its own intervals. */
  waits: number;
}

export async function readLateness(db: DbOrTx, at: Date): Promise<Lateness> {
  const [row] = await db
    .select({
      due: sql<string>`count(*)`,
      seconds: sql<string | null>`extract(epoch from ${at.toISOString()}::timestamptz - min(${nextPollAt}))`,
      waits: sql<string | null>`max(${latenessOf(at)})`,
    })
    .from(esimTable)
    .where(lte(nextPollAt, at));
  return { due: Number(row?.due ?? 0), seconds: Number(row?.seconds ?? 0), waits: Number(row?.waits ?? 0) };
}
