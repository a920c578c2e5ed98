import { eq, sql } from 'drizzle-orm';

import type { FeePolicy } from '../../domain/checkout/payment-method.ts';
import { coalesced } from '../core/coalesced.ts';
import type { Database } from '../db/database.ts';
import { announceCatalog } from '../pubsub/news.ts';
import { readMark, readSnapshot } from './read-snapshot.ts';
import type { Snapshot } from './snapshot.ts';
import { catalogRevisionTable } from './tables.ts';

/** The catalogue in the memory of this process. All that is shown comes from it; what is paid is checked in the database. */
export interface Catalogue {
  /** The newest one that was read, whole, until the next one takes its place: ask once for each answer. */
  current(): Snapshot;
  /** Resolves once `current` is what the database had at the call, or newer. Where that fails the old one stays. */
  refresh(): Promise<void>;
  /** Tells of each new revision, once `current` is that. */
  onChange(hear: (revision: number) => void): void;
}

/** @param feePolicy by which all its prices are made */
export async function openCatalogue(database: Database, feePolicy: FeePolicy): Promise<Catalogue> {
  const { db } = database;
  let { snapshot, mark } = await readSnapshot(db, feePolicy);
  const hearers: ((revision: number) => void)[] = [];

  async function read(): Promise<void> {
    const now = await readMark(db);
    if (now.revision === mark.revision && now.places === mark.places) return;
    let found = await readSnapshot(db, feePolicy);
    const { digest } = found.snapshot;
    if (mark.revision > 0 && found.mark.revision === mark.revision && digest !== snapshot.digest) {
      await raiseRevision(database, snapshot.revision);
      found = await readSnapshot(db, feePolicy);
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

/**
 * An operator has changed the catalogue by hand, which is a new revision as well. Of all processes that notice it one makes
 * that revision.
 */
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
