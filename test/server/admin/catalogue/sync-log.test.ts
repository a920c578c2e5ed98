import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { syncCatalog } from '../../../../src/server/catalog/sync.ts';
import { operator } from '../../../support/console/operator.ts';
import { useOverrides } from '../../../support/console/overrides.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const { ask, forgetSync } = useOverrides(shop);

describe('the log of syncs', () => {
  it('lists each sync with its differences and who started it', async () => {
    const owner = await operator(shop, 'owner');
    const db = shop.deps.db.db;
    const plan = await shop.buyer().plan('JP');
    await db.execute(
      sql`update plan set wholesale_cents = wholesale_cents * 2 where bundle_name = ${plan.bundle_name}`,
    );
    await db.execute(sql`update plan set available = false where country_code = 'IS'`);
    await forgetSync();
    await owner.tell('sync');
    await syncCatalog(shop.deps);
    const { syncs } = await ask('syncs', { limit: 2 });
    expect(syncs).toMatchObject([
      { outcome: 'same', differences: null, by: null, origin: null },
      {
        outcome: 'changed',
        by: owner.email,
        differences: { gone: 0, dearer: 0, cheaper: 1, places_added: 1 },
      },
    ]);
    const log = await ask('sync_log', { id: syncs[1]?.id ?? 0 });
    expect(log.moved).toMatchObject([{ place: 'JP', bundle_name: plan.bundle_name, change_bp: -5000 }]);
    expect(log.places_added).toEqual(['Iceland']);
    expect(log.added.length).toBe(log.differences?.added);
    expect(await ask('syncs', { limit: 1, before: syncs[0]?.id })).toMatchObject({
      syncs: [{ id: syncs[1]?.id }],
    });
    await expect(ask('sync_log', { id: 999_999 })).rejects.toMatchObject({ reason: 'no_sync' });
  });

  it('lists a failed sync with the reason', async () => {
    const failing = {
      ...shop.deps,
      wholesalers: {
        ...shop.deps.wholesalers,
        all: shop.deps.wholesalers.all.map(
          (one) =>
            Object.create(one, {
              cataloguePage: { value: () => Promise.reject(new Error('the wholesaler is away')) },
            }) as typeof one,
        ),
      },
    };
    await expect(syncCatalog(failing)).rejects.toThrow('away');
    expect((await ask('syncs', { limit: 1 })).syncs).toMatchObject([
      { outcome: 'failed', failure: 'the wholesaler is away', revision: null, counts: null },
    ]);
  });
});
