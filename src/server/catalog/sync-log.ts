import { desc, eq, lt, sql } from 'drizzle-orm';

import {
  type SyncDifferences,
  syncDifferences,
  syncDifferencesSchema,
} from '../../domain/operators/catalogue/sync-differences.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { safeWords } from '../core/safe-words/hide-secrets.ts';
import type { Db, DbOrTx, Tx } from '../db/database.ts';
import { type Json, jsonFrom } from '../db/json-column.ts';
import type { Deps } from '../deps.ts';
import { type CatalogSync, catalogSyncTable, planTable } from './tables.ts';
import type { CatalogRows } from './to-rows.ts';

/** Who requested a sync; null for the timer. */
export type SyncedBy = { operatorId: string | null; origin: string } | null;

/** How long a sync's results may still be of interest. */
const KEPT_DAYS = 400;
const MAX_FAILURE_LENGTH = 300;

/** How the plans just read differ from those before. */
export async function changesFound(tx: Tx, read: CatalogRows['plans']): Promise<SyncDifferences | null> {
  const { countryCode, bundleName, wholesaleCents } = planTable;
  const before = await tx
    .select({ countryCode, bundleName, wholesaleCents })
    .from(planTable)
    .where(eq(planTable.available, true));
  return syncDifferences(
    before,
    read
      .filter(({ available }) => available)
      .map((row) => ({
        countryCode: row.country_code,
        bundleName: row.bundle_name,
        wholesaleCents: row.wholesale_cents,
      })),
  );
}

type Entry = Pick<CatalogSync, 'at' | 'outcome' | 'revision' | 'counts' | 'differences' | 'refused'>;

/** Logs a sync in its transaction, and deletes entries older than `KEPT_DAYS`. */
export async function logSync(tx: Tx, entry: Entry, by: SyncedBy): Promise<void> {
  await tx.insert(catalogSyncTable).values({ ...entry, operatorId: by?.operatorId, origin: by?.origin });
  const before = new Date(entry.at.getTime() - KEPT_DAYS * 86_400_000);
  await tx.delete(catalogSyncTable).where(lt(catalogSyncTable.at, before));
}

/** Logs a failed sync, unless the database is the reason. */
export async function logFailedSync(
  { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>,
  by: SyncedBy,
  error: unknown,
): Promise<void> {
  const words = error instanceof Error ? error.message : String(error);
  try {
    await db.db.insert(catalogSyncTable).values({
      at: now(),
      outcome: 'failed',
      failure: safeWords(words).slice(0, MAX_FAILURE_LENGTH),
      operatorId: by?.operatorId,
      origin: by?.origin,
    });
  } catch (cause) {
    log.warn({ err: cause }, 'a failed sync is not in the log of syncs');
  }
}

/** Syncs, newest first, with only the counts of differences and refused bundles. */
export function syncsBefore(db: DbOrTx, before: number | undefined, limit: number) {
  const { id, at, outcome, revision, counts, failure, operatorId, origin } = catalogSyncTable;
  const differences = sql`${catalogSyncTable.differences} -> 'counts'`.mapWith(
    (value: unknown): Json<SyncDifferences['counts']> | null =>
      jsonFrom('catalog_sync.differences', syncDifferencesSchema.shape.counts, value),
  );
  const refused = sql<number | null>`(${catalogSyncTable.refused} ->> 'count')::int`;
  return db
    .select({ id, at, outcome, revision, counts, failure, operatorId, origin, differences, refused })
    .from(catalogSyncTable)
    .where(before === undefined ? undefined : lt(id, before))
    .orderBy(desc(id))
    .limit(limit);
}

/** @throws Problem `no_sync` */
export async function syncOfId(db: Db, id: number): Promise<CatalogSync> {
  const [row] = await db.select().from(catalogSyncTable).where(eq(catalogSyncTable.id, id));
  if (!row) throw new Problem('no_sync');
  return row;
}
