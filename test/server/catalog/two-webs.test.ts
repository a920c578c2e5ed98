import { describe, expect, it } from 'vitest';

import type { Country } from '../../../src/domain/catalog/catalog-schema.ts';
import { CAN_HAVE_TWO_WEBS, useTwoWebs } from '../../support/shop/two-webs.ts';

const WITHIN = { timeout: 60_000, interval: 100 };

const TITLE = 'two webs and a worker (tested where PostgreSQL is installed)';
describe.skipIf(!CAN_HAVE_TWO_WEBS)(TITLE, { timeout: 180_000 }, () => {
  const shop = useTwoWebs({ env: { CATALOG_SYNC_MINUTES: '10000' } });

  async function ask<T>(path: string): Promise<T[]> {
    return Promise.all(shop.webs.map(async (web) => (await (await fetch(web + path)).json()) as T));
  }
  const revisions = async () =>
    (await ask<{ revision: number }>('/api/settings')).map(({ revision }) => revision);
  const stored = async () =>
    Number((await shop.sql<{ revision: string }>('select revision from catalog_revision'))[0]?.revision ?? 0);

  it('have one catalogue after a sync that neither of them made', async () => {
    const before = await stored();
    const [was] = await ask<{ country: Country }>('/api/countries/JP');
    shop.prices.multiply(1.5);
    await shop.operate('sync');
    await expect.poll(revisions, WITHIN).toEqual([before + 1, before + 1]);
    expect(await stored()).toBe(before + 1);
    const [one, other] = await ask<{ country: Country }>('/api/countries/JP');
    expect(one).toEqual(other);
    expect(one).not.toEqual(was);
    for (const path of [
      '/api/countries?limit=50',
      '/api/regions',
      '/api/regions/europe',
      '/api/search-index',
    ]) {
      const [mine, yours] = await ask(path);
      expect(mine, path).toEqual(yours);
    }
  });
});
