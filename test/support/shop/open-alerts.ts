import { isNull } from 'drizzle-orm';

import { alertTable } from '../../../src/server/alerts/tables.ts';
import { watch } from '../../../src/server/alerts/watch.ts';
import type { TestShop } from './shop.ts';

/** What the watch finds wrong now. */
export async function openAlerts({ deps }: TestShop): Promise<string[]> {
  await watch(deps);
  const open = await deps.db.db.select().from(alertTable).where(isNull(alertTable.endedAt));
  return open.map(({ kind }) => kind);
}
