import { eq, sql } from 'drizzle-orm';

import type { Takings } from '../../domain/operators/pricing/price-plan.ts';
import { coalesced } from '../core/coalesced.ts';
import type { Database } from '../db/database.ts';
import type { ErrorLog } from '../db/json-column.ts';
import { announceCatalog } from '../pubsub/news.ts';
import { readMark, readSnapshot } from './read-snapshot.ts';
import type { Snapshot } from './snapshot.ts';
import { catalogRevisionTable } from './tables.ts';

/** The catalogue in this process's memory. Everything shown comes from it; whatever is paid is checked in the database. */
export interface Catalogue {
  /** The newest snapshot; the next one replaces it, so ask only once per answer. */
  current(): Snapshot;
  /**
   * Resolves once `current` is at least as new as the database at the time of the call. If reading fails, the old snapshot stays.
   */
  refresh(): Promise<void>;
  /** Calls back for each new revision, once `current` has it. */
  onChange(hear: (revision: number) => void): void;
}

/** @param takings for all its prices */
export async function openCatalogue(database: Database, takings: Takings, log: ErrorLog): Promise<Catalogue> {
  const { db } = database;
  let { snapshot, mark } = await readSnapshot(db, takings, log);
  const hearers: ((revision: number) => void)[] = [];

  async function read(): Promise<void> {
    const now = await readMark(db);
    if (now.revision === mark.revision && now.places === mark.places) return;
    let found = await readSnapshot(db, takings, log);
    const { digest } = found.snapshot;
    if (mark.revision > 0 && found.mark.revision === mark.revision && digest !== snapshot.digest) {
      await raiseRevision(database, snapshot.revision);
      found = await readSnapshot(db, takings, log);
    }
    mark = found.mark;
    const isSame = found.snapshot.revision === snapshot.revision && found.snapshot.digest === snapshot.digest;
    if (isSame) return;
    snapshot = found.snapshot;
    for (const hear of hearers) hear(snapshot.revision);
  }

  return {
    current: () => snapshot,
    refresh: coalesced(read),
    onChange: (hear) => void hearers.push(hear),
  };
}

/** Raises the revision after an operator's change. Of all processes that notice it, one succeeds. */
async function raiseRevision({ db }: Database, from: number): Promise<void> {
  await db.transaction(async (tx) => {
    const raised = await tx
      .update(catalogRevisionTable)
      .set({ revision: from + 1, changedAt: sql`now()` })
      .where(eq(catalogRevisionTable.revision, from))
      .returning({ revision: catalogRevisionTable.revision });
    if (raised.length > 0) await announceCatalog(tx, from + 1);
  });
}
