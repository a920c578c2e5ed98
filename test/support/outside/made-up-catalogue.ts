import { syncCatalog, type SyncResult } from '../../../src/server/catalog/sync.ts';
import { createLog } from '../../../src/server/core/log.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { wholesalersOf } from '../../../src/server/providers/registry/wholesalers.ts';
import type { CatalogueEntry, CataloguePage, Wholesaler } from '../../../src/server/providers/wholesaler.ts';

/** `esim_3GB_30D_JP_V2` for 3GB in JP; dollars. */
export function bundle(iso: string, data: string, price: number): CatalogueEntry {
  return {
    bundleName: `esim_${data}_30D_${iso}_V2`,
    description: null,
    groups: [],
    region: null,
    countries: [{ name: `Land of ${iso}`, region: 'Asia', iso }],
    dataMb: Number.parseInt(data, 10) * 1000,
    durationDays: 30,
    speed: [],
    dailyAllowance: null,
    autostart: false,
    wholesaleCents: Math.round(price * 100),
  };
}

/** A bundle of a region with Japan in it. */
export function region(code: string, label: string): CatalogueEntry {
  const countries = [{ name: 'Land of JP', region: 'Asia', iso: 'JP' }];
  return { ...bundle(code, '5GB', 8), region: { code, label }, countries };
}

/** A sync with a wholesaler who sends these pages. */
export function syncPages(
  database: Database,
  pageAt: (page: number) => Promise<CataloguePage>,
  now = () => new Date(),
): Promise<SyncResult> {
  const wholesaler: Partial<Wholesaler> = { id: 'esim-go', name: 'eSIM Go', cataloguePage: pageAt };
  return syncCatalog({
    db: database,
    log: createLog('silent'),
    now,
    settings: { FEE_POLICY: 'added' },
    wholesalers: wholesalersOf([wholesaler as Wholesaler]),
  });
}

/** A sync with a wholesaler who sells just these. */
export function syncEntries(database: Database, entries: CatalogueEntry[]): Promise<SyncResult> {
  return syncPages(database, async () => ({ entries, refused: [], pageCount: 1 }));
}
