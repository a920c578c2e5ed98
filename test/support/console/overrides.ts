import { sql } from 'drizzle-orm';
import { afterEach } from 'vitest';

import type { VerbName } from '../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../src/server/admin/run-verb.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import type { TestShop } from '../shop/shop.ts';

/** The catalogue's verbs in a shop; after each test, all overrides are undone. */
export function useOverrides(shop: TestShop) {
  afterEach(async () => {
    const { db } = shop.deps.db;
    for (const table of [sql`country`, sql`region`])
      await db.execute(
        sql`update ${table} set visible = true, own_name = null, own_text = null, picture_id = null`,
      );
    await db.execute(sql`delete from hidden_plan`);
    await db.execute(sql`delete from place_ranking where version > 1`);
    await shop.deps.catalog.refresh();
  });
  return {
    ask: <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
      runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input),
    current: () => shop.deps.catalog.current(),
    text: async (path: string) => (await shop.app.request(shop.baseUrl + path)).text(),
    status: async (path: string) => (await shop.app.request(shop.baseUrl + path)).status,
    /** Makes the next sync find a different catalogue than the last one. */
    forgetSync: async () =>
      void (await shop.deps.db.db.execute(sql`update catalog_revision set content_hash = 'other'`)),
  };
}
