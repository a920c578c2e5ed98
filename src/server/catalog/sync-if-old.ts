import type { Deps } from '../deps.ts';
import { catalogRevisionTable } from './tables.ts';

/**
 * Sends a sync when the last one is `CATALOG_SYNC_MINUTES` ago or more: a shop that is started more often than its
 * timer rings would sell an old catalogue for ever. Returns whether it did.
 */
export async function syncIfOld(deps: Deps): Promise<boolean> {
  const [catalogue] = await deps.db.db
    .select({ syncedAt: catalogRevisionTable.syncedAt })
    .from(catalogRevisionTable);
  const ageMs = deps.now().getTime() - (catalogue?.syncedAt.getTime() ?? 0);
  if (ageMs < deps.settings.CATALOG_SYNC_MINUTES * 60_000) return false;
  await deps.queue.send('catalog.sync', {}, { throttleSeconds: 60 });
  return true;
}
