import { eq, type SQL } from 'drizzle-orm';

import type { Db } from '../db/database.ts';
import { wellFormed } from '../db/json-column.ts';
import type { Deps } from '../deps.ts';
import type { CataloguePage, RefusedBundle, Wholesaler } from '../providers/wholesaler.ts';
import { catalogPageTable } from './tables.ts';
import type { Sold } from './to-rows.ts';

/** Pages older than this belong to a sync that was given up. */
const KEEP_MINUTES = 30;

type ReadDeps = Pick<Deps, 'db' | 'log' | 'now'>;
type Progress = (page: number, pages: number | null) => void;

/**
 * The whole catalogues of some wholesalers, page by page. Pages are stored as they arrive, so that the next call continues after
 * the last one; the caller that applies them deletes them. Throws rather than return part of a catalogue.
 */
export async function readPages(
  deps: ReadDeps,
  wholesalers: readonly Wholesaler[],
  progress: Progress,
): Promise<{ entries: Sold[]; refused: RefusedBundle[] }> {
  const entries: Sold[] = [];
  const refused: RefusedBundle[] = [];
  for (const wholesaler of wholesalers)
    for (const page of await readPagesOf(deps, wholesaler, progress)) {
      for (const entry of page.entries) entries.push({ ...entry, wholesaler: wholesaler.id });
      refused.push(...page.refused);
    }
  return { entries, refused };
}

async function readPagesOf(
  deps: ReadDeps,
  wholesaler: Wholesaler,
  progress: Progress,
): Promise<Pick<CataloguePage, 'entries' | 'refused'>[]> {
  const { db } = deps.db;
  const isIts = eq(catalogPageTable.wholesaler, wholesaler.id);
  let page = await lastStoredPage(db, isIts, deps.now());
  for (let isEnd = false; !isEnd;) {
    page++;
    const { entries, refused, pageCount } = await wholesaler.cataloguePage(page);
    if (pageCount !== null && pageCount < page - 1) {
      await db.delete(catalogPageTable).where(isIts);
      throw new Error('the catalogue shrank while it was read');
    }
    isEnd = pageCount === null ? entries.length === 0 : page >= pageCount;
    if (refused.length > entries.length || (entries.length === 0 && !isEnd))
      throw new Error(
        `page ${page} of the catalogue of ${wholesaler.name} cannot be used${refused[0] ? `: ${refused[0].bundle}, ${refused[0].why}` : ''}`,
      );
    if (entries.length > 0)
      await keepPage(db, { wholesaler: wholesaler.id, page, fetchedAt: deps.now(), entries, refused });
    progress(page, pageCount);
  }

  const pages = await db.select().from(catalogPageTable).where(isIts).orderBy(catalogPageTable.page);
  // Another process has finished the same sync and deleted its pages: the rest alone is not the catalogue.
  if (pages.some((row, index) => row.page !== index + 1)) throw new Error('another sync was faster');
  return pages.map((row) => {
    const name = `${row.wholesaler} ${row.page}`;
    return { entries: wellFormed(row.entries, name), refused: wellFormed(row.refused, name) };
  });
}

async function keepPage(db: Db, row: typeof catalogPageTable.$inferInsert): Promise<void> {
  await db
    .insert(catalogPageTable)
    .values(row)
    .onConflictDoUpdate({ target: [catalogPageTable.wholesaler, catalogPageTable.page], set: row });
}

/** The last page stored by an interrupted sync; 0 if there is none, or if its pages are too old to continue. */
async function lastStoredPage(db: Db, isIts: SQL, now: Date): Promise<number> {
  const kept = await db
    .select({ page: catalogPageTable.page, fetchedAt: catalogPageTable.fetchedAt })
    .from(catalogPageTable)
    .where(isIts)
    .orderBy(catalogPageTable.page);
  const oldest = now.getTime() - KEEP_MINUTES * 60_000;
  const usable = kept.every((row, index) => row.page === index + 1 && row.fetchedAt.getTime() >= oldest);
  if (usable) return kept.length;
  await db.delete(catalogPageTable).where(isIts);
  return 0;
}
