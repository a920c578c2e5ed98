import { sql } from 'drizzle-orm';

import type { Database } from './database.ts';
import { writeCheckTable } from './tables.ts';

/**
 * Writes a row, and a megabyte of temporary file: on a full disk, an update still finds room in place of the old row, but new
 * rows, for which a file must grow, do not.
 * @throws the database's error if it cannot
 */
export async function checkWriting({ db }: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('work_mem', '64kB', true)`);
    await tx.execute(
      sql`with spilled as materialized (select repeat('x', 8000) as filler from generate_series(1, 128))
          select count(*), max(length(filler)) from spilled`,
    );
    // Skipping a locked row: a process that hangs here holds up nobody else.
    await tx.execute(
      sql`update ${writeCheckTable} set written_at = now()
          where id in (select id from ${writeCheckTable} where id = 1 for update skip locked)`,
    );
  });
}
