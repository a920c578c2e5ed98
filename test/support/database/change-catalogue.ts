import { sql } from 'drizzle-orm';

import type { Tx } from '../../../src/server/db/database.ts';
import type { Deps } from '../../../src/server/deps.ts';

/** Changes the catalogue's tables as a new revision, and waits until this process's shop shows it. */
export async function changeCatalogue(
  { db, catalog }: Pick<Deps, 'db' | 'catalog'>,
  change: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await db.db.transaction(async (tx) => {
    await change(tx);
    await tx.execute(sql`update catalog_revision set revision = revision + 1`);
  });
  await catalog.refresh();
}
