import { drizzle } from 'drizzle-orm/pglite';

import { PreparingPglite } from './preparing-pglite.ts';

/**
 * The buffers are memory of this very process, on top of the system's file cache; PGlite's default is 128 MB. Analyzing a table
 * reads 3,000 of its rows instead of 30,000, because nothing else is answered meanwhile.
 */
const EMBEDDED_SETTINGS = ['shared_buffers=8MB', 'wal_buffers=1MB', 'default_statistics_target=10'];

/** @param from as in `openPglite` */
export async function startPglite(from: { folder?: string; dump?: Blob }): Promise<PreparingPglite> {
  const startParams = [
    ...PreparingPglite.defaultStartParams,
    ...EMBEDDED_SETTINGS.flatMap((one) => ['-c', one]),
  ];
  return PreparingPglite.open({
    startParams,
    ...(from.folder !== undefined && { dataDir: from.folder }),
    ...(from.dump && { loadDataDir: from.dump }),
  });
}

export const queriesOn = (pglite: PreparingPglite) => drizzle(pglite);
