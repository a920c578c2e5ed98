import { type AnyColumn, asc, desc, type SQL, sql } from 'drizzle-orm';

import type { Db, Tx } from './database.ts';
import { isDatabaseAway } from './is-database-away.ts';
import { planAnew } from './statement.ts';

/** Both ways through a list by time. */
export const TIME_SORTS = ['newest', 'oldest'] as const;

type TimeSort = (typeof TIME_SORTS)[number];

/** A page of a list by time: where it begins, behind a row, and which way it goes. */
export interface TimePage {
  after: { at: Date; id: string } | null;
  limit: number;
  sort?: TimeSort;
}

/** The condition and the order of such a page; rows of the same moment are in the order of their ids. */
export function byTime(
  at: AnyColumn,
  id: AnyColumn,
  { after, sort = 'newest' }: TimePage,
): { behind: SQL | undefined; order: SQL[] } {
  const isDown = sort === 'newest';
  const along = isDown ? desc : asc;
  return {
    behind: after
      ? sql`(${at}, ${id}) ${sql.raw(isDown ? '<' : '>')} (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
      : undefined,
    order: [along(at), along(id)],
  };
}

/** More rows are not counted. */
export const MOST_COUNTED = 10_000;
/** Longer than counting that many by an index takes. */
const COUNT_MS = 80;

/** A number of rows; null if counting would take long. */
export interface RowCount {
  count: number | null;
  /** There are more than the count. */
  is_more: boolean;
}

/** @param rows a query of one column for the rows, which is ended after `most` */
export async function countRows(
  db: Db,
  rows: (tx: Tx) => { getSQL(): SQL },
  most: number = MOST_COUNTED,
): Promise<RowCount> {
  try {
    return await planAnew(db, async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(COUNT_MS)}, true)`);
      const counted = await tx.execute<{ count: number }>(
        sql`select count(*)::int as count from (${rows(tx).getSQL()} limit ${sql.raw(String(most + 1))}) as rows`,
      );
      const count = counted.rows[0]?.count ?? 0;
      return { count: Math.min(count, most), is_more: count > most };
    });
  } catch (error) {
    if (isDatabaseAway(error)) return { count: null, is_more: false };
    throw error;
  }
}
