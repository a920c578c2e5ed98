import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { findOffer } from '../../../../src/server/catalog/queries.ts';
import { syncCatalog } from '../../../../src/server/catalog/sync.ts';
import { useOverrides } from '../../../support/console/overrides.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const { ask, forgetSync } = useOverrides(shop);

describe('a plan', () => {
  it('is not sold when hidden, counts as gone, and stays hidden if the wholesaler offers it again', async () => {
    const buyer = shop.buyer();
    const plan = await buyer.plan('JP');
    const { bundle_name, country_code } = plan;
    const hide = (visible: boolean) => ask('plan_show', { place: 'JP', bundle_name, visible });
    expect(await hide(false)).toEqual({ changed: true });
    expect(await hide(false)).toEqual({ changed: false });
    expect(await buyer.post('/api/quote', { bundle_name, country_code })).toMatchObject({ status: 400 });
    const page = await buyer.get<{ nearest?: string }>(`/api/countries/JP?plan=${bundle_name}`);
    expect(JSON.stringify({ ...page.body, nearest: null })).not.toContain(`"${bundle_name}"`);
    expect(page.body.nearest).toEqual(expect.any(String));
    const db = shop.deps.db.db;
    await db.execute(sql`update plan set available = false where bundle_name = ${bundle_name}`);
    await forgetSync();
    await syncCatalog(shop.deps);
    expect(await findOffer(db, bundle_name, 'JP', 'added', 'USD')).toBeNull();
    const { offered, hidden_plans } = await ask('place', { place: 'JP' });
    expect(offered.find((one) => one.bundle_name === bundle_name)).toMatchObject({
      hidden: true,
      sold: false,
    });
    expect(hidden_plans).toBe(1);
    await hide(true);
    expect(await buyer.post('/api/quote', { bundle_name, country_code })).toMatchObject({ status: 200 });
    await expect(
      ask('plan_show', { place: 'JP', bundle_name: 'none', visible: false }),
    ).rejects.toMatchObject({
      reason: 'no_place_plan',
    });
  });

  it('can be bought for an hour after a quote, even if its place is hidden; later buyers read that it is gone', async () => {
    const buyer = shop.buyer();
    const begun = await buyer.begin(await buyer.plan('PT'));
    await ask('plan_show', { place: 'PT', bundle_name: begun.request.bundle_name, visible: false });
    await ask('place_change', { place: 'PT', visible: false });
    expect((await buyer.start(begun.request)).body).toEqual(begun.started);
    await buyer.pay(begun.started);
    const { body } = await begun.complete();
    expect((await buyer.order(body.order)).amounts.total_cents).toBeGreaterThan(0);
    const other = shop.buyer();
    const late = await other.start({ ...begun.request, attempt_id: other.attempt });
    expect(late).toMatchObject({ status: 400, body: { code: 'unknown_plan' } });
  });
});
