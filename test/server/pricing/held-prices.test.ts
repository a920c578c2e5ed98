import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { offerKey } from '../../../src/server/catalog/snapshot-parts.ts';
import { operator } from '../../support/console/operator.ts';
import { useOverrides } from '../../support/console/overrides.ts';
import { setRules } from '../../support/database/behind-the-shop.ts';
import { startChangingPrices } from '../../support/outside/changing-prices.ts';
import { useCachedShop } from '../../support/shop/cached-shop.ts';

const prices = await startChangingPrices();
const shop = useCachedShop({ env: { ESIM_GO_BASE_URL: prices.url } });
const { ask, text } = useOverrides(shop);

const ONE = 'esim_3GB_30D_JP_V2';
const OTHER = 'esim_5GB_30D_JP_V2';

const statement = (text: string) => shop.deps.db.db.execute(text);
beforeAll(async () => {
  prices.follow(shop.sandbox.origins.esimGo);
  await statement('create table plan_before as select * from plan');
});
afterEach(async () => {
  prices.multiply(1);
  for (const bundle of [ONE, OTHER]) prices.send(bundle, null);
  await setRules(shop.deps.db.db, []);
  await statement('delete from held_price');
  await statement('delete from plan');
  await statement('insert into plan select * from plan_before');
  await statement(`update catalog_revision set revision = revision + 1, content_hash = ''`);
  await statement(`update alert set ended_at = now() where ended_at is null`);
  await shop.deps.catalog.refresh();
});
afterAll(() => prices.stop());

async function sync() {
  await shop.handlers['catalog.sync']({});
  await shop.deps.catalog.refresh();
}

/** Sets the wholesaler's price from now on, in dollars. */
async function listed(bundle: string, price: number) {
  prices.send(bundle, { price });
  await sync();
}

const casesOf = async () => (await ask('cases', { kind: 'price_jump', limit: 20 })).cases;
const openCases = async () => (await casesOf()).filter(({ state }) => state === 'open');
const offered = (bundle: string) =>
  shop.deps.catalog.current().offers.get(offerKey(bundle, 'JP'))?.wholesale ?? null;
const quote = async (bundle: string) => {
  const body = JSON.stringify({ bundle_name: bundle, country_code: 'JP' });
  const headers = { 'Content-Type': 'application/json', Origin: shop.baseUrl };
  return (await shop.app.request(`${shop.baseUrl}/api/quote`, { method: 'POST', headers, body })).status;
};

/** All public pages and files with plans. */
const PAGES = ['/country/JP', '/country/JP.md', '/feeds/google-merchant.xml', '/feeds/products.jsonl'];

describe('a wholesale price that jumps', () => {
  it('down keeps the old price and opens one case until somebody accepts it', async () => {
    const before = offered(ONE);
    expect(before).toBeGreaterThan(100);
    await listed(ONE, 0.05);
    expect(offered(ONE)).toBe(before);
    expect(await quote(ONE)).toBe(200);
    const [found, ...others] = await openCases();
    expect(others).toEqual([]);
    expect(found?.words).toMatch(
      /^The wholesale price of Japan, 3\.0 GB, 30 days fell to less than a third, by a factor of \d+\. The plan is sold at the old price /,
    );
    expect(found?.words).not.toContain('$');
    const { subject } = await ask('case', { case: found?.id ?? '' });
    const held = await ask('prices_held', { subject });
    expect(held).toMatchObject({
      count: 1,
      prices: [
        {
          bundle_name: ONE,
          place_names: ['Japan'],
          published: { cents: before },
          held: { text: '$0.05' },
          why: 'fell',
          is_sold: true,
          state: 'waiting',
        },
      ],
    });
    const ada = await operator(shop, 'manager');
    const decide = (seen: string) =>
      ada.tell<{ prices: number }>('price_decide', {
        subject,
        accept: true,
        reason: 'a sale of theirs',
        seen,
      });
    expect((await decide('what nobody saw')).status).toBe(409);
    expect((await decide(held.seen)).body).toEqual({ prices: 1 });
    expect(offered(ONE)).toBe(5);
    expect(await openCases()).toEqual([]);
    expect((await ask('audit', { limit: 1 })).acts[0]).toMatchObject({
      what: 'wholesale price accepted',
      why: 'a sale of theirs',
      before: { wholesale_cents: before },
      after: { prices: 1, wholesale_cents: 5 },
    });
    await sync();
    expect(offered(ONE)).toBe(5);
    expect(await openCases()).toEqual([]);
    await expect(ask('price_decide', { subject, accept: true })).rejects.toMatchObject({
      reason: 'no_held_price',
    });
  });

  it('up takes the plan off sale everywhere; an order paid before continues', async () => {
    const buyer = shop.buyer();
    const plan = await buyer.plan('JP', ({ bundle_name }) => bundle_name === ONE);
    const paid = await buyer.beginAndPay(plan);
    await listed(ONE, 99_999);
    for (const page of PAGES) {
      const told = await text(page);
      expect([told.includes(OTHER), told.includes(ONE)], page).toEqual([true, false]);
      expect(told, page).not.toMatch(/124,?998/);
    }
    expect(offered(ONE)).toBeNull();
    expect(await quote(ONE)).toBe(400);
    expect((await openCases()).map(({ words }) => words)).toEqual([
      expect.stringMatching(/rose to more than three times, by a factor of [\d,]+\. The plan is not sold /),
    ]);
    await paid.complete();
    await shop.settle();
    expect((await shop.purchaseOf(paid)).state).toBe('delivered');

    // It was a mistake of the wholesaler's.
    prices.send(ONE, null);
    await sync();
    expect(offered(ONE)).toBeGreaterThan(100);
    expect((await casesOf())[0]?.state).toBe('over');
  });

  it('opens one case each for two plans, and none again after somebody has refused', async () => {
    prices.send(ONE, { price: 0.05 });
    await listed(OTHER, 0.06);
    const cases = await openCases();
    expect(cases).toHaveLength(2);
    const { subject } = await ask('case', { case: cases[0]?.id ?? '' });
    await ask('price_decide', { subject, accept: false, reason: 'they call it a typo' });
    expect(await openCases()).toHaveLength(1);
    await sync();
    expect((await openCases()).map(({ id }) => id)).toEqual([cases[1]?.id]);
    expect(offered(ONE)).toBeGreaterThan(100);
    // Another price needs another decision.
    await listed(subject.split(' ')[1] ?? '', 0.04);
    expect(await openCases()).toHaveLength(2);
    // A bundle that is gone for a while needs no decision; its last price is still known.
    prices.send(ONE, { currency: 'EUR' });
    await listed(OTHER, 0.06);
    expect(await openCases()).toHaveLength(1);
    await listed(ONE, 0.05);
    expect(await openCases()).toHaveLength(2);
    expect(offered(ONE)).toBeGreaterThan(100);
  });

  it('that the plan’s price does not cover takes it off sale until a rule covers it', async () => {
    const cents = offered(ONE) ?? 0;
    // By a rule that allows a loss: any other would raise the price.
    const allowed = { min_margin_bp: -10_000, fixed_price_cents: cents + 30 };
    const rule = { scope: 'plan' as const, of: `JP ${ONE}`, ...allowed };
    await setRules(shop.deps.db.db, [rule]);
    await listed(ONE, (cents + 100) / 100);
    expect(offered(ONE)).toBeNull();
    expect((await openCases())[0]?.words).toContain('would not cover it. The plan is not sold');
    await setRules(shop.deps.db.db, [{ ...rule, fixed_price_cents: cents * 2 }]);
    await sync();
    expect(offered(ONE)).toBe(cents + 100);
    expect(await openCases()).toEqual([]);
  });

  it('of a whole list opens one case, with one approval for all', async () => {
    const before = offered(ONE) ?? 0;
    prices.multiply(0.01);
    await sync();
    expect(offered(ONE)).toBe(before);
    const [found, ...others] = await openCases();
    expect(others).toEqual([]);
    expect(found?.words).toMatch(/^The wholesale prices of [\d,]+ plans jumped in one list, /);
    const { subject } = await ask('case', { case: found?.id ?? '' });
    const { count, prices: first } = await ask('prices_held', { subject, limit: 5 });
    expect(count).toBeGreaterThan(4000);
    expect(first).toHaveLength(5);
    expect(await ask('price_decide', { subject, accept: true })).toEqual({ prices: count });
    expect(offered(ONE)).toBe(Math.round(before / 100));
    expect(await openCases()).toEqual([]);
  });

  it('of a new bundle is held only above an upper limit', async () => {
    await statement(`delete from plan where bundle_name in ('${ONE}', '${OTHER}')`);
    prices.send(ONE, { price: 1000.01 });
    await listed(OTHER, 999.99);
    expect([offered(ONE), offered(OTHER)]).toEqual([null, 99_999]);
    expect((await openCases())[0]?.words).toMatch(/the bundle is new\. The plan is not sold/);
    await listed(ONE, 4);
    expect(offered(ONE)).toBe(400);
    expect(await openCases()).toEqual([]);
  });
});

describe('a role', () => {
  it('that may not change prices decides nothing, and one that may not read them sees none', async () => {
    const subject = `esim-go ${ONE}`;
    const [support, finance] = [await operator(shop, 'support'), await operator(shop, 'finance')];
    expect((await support.ask('prices_held')).status).toBe(403);
    expect((await finance.ask('prices_held')).status).toBe(200);
    for (const one of [support, finance])
      expect((await one.tell('price_decide', { subject, accept: true, reason: 'x' })).status).toBe(403);
  });
});

describe('a bundle that cannot be sold', () => {
  it('is named in the log of syncs and in the log, with the reason', async () => {
    prices.send(ONE, { duration: 1, durationUnit: 'month' });
    await sync();
    expect(offered(ONE)).toBeNull();
    const { syncs } = await ask('syncs', { limit: 1 });
    expect(syncs[0]?.refused).toBe(1);
    expect((await ask('sync_log', { id: syncs[0]?.id ?? 0 })).unsold).toEqual([
      { bundle_name: ONE, why: 'duration unit month' },
    ]);
    expect(shop.logged.some((line) => line.includes(ONE) && line.includes('duration unit month'))).toBe(true);
  });
});
