import { sql } from 'drizzle-orm';

import type { Database } from './database.ts';
import { writeCheckTable } from './tables.ts';

/**
 * Writes a row, and a megabyte of temporary file beside it: on a full disk an update still finds room where the row
 * stood before, and new rows, for which a file must grow, do not.
 * @throws what the database says where it cannot
 */
export async function checkWriting({ db }: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('work_mem', '64kB', true)`);
    await tx.execute(
      sql`with spilled as materialized (select repeat('x', 8000) as filler from generate_series(1, 128))
          select count(*), max(length(filler)) from spilled`,
    );
    // Whoever stands still in the middle of it holds nobody else up.
    await tx.execute(
      sql`update ${writeCheckTable} set written_at = now()
          where id in (select id from ${writeCheckTable} where id = 1 for update skip locked)`,
    );
  });
}
