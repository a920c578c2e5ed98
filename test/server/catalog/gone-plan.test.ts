import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { allPlans } from '../../../src/domain/catalog/country.ts';
import { nearestPlan } from '../../../src/domain/catalog/found/nearest-plan.ts';
import { countryTable, planTable } from '../../../src/server/catalog/tables.ts';
import { changeCatalogue } from '../../support/database/behind-the-shop.ts';
import { callsOf } from '../../support/database/count-calls.ts';
import { useCachedShop } from '../../support/shop/cached-shop.ts';

const shop = useCachedShop();

const GONE_WORDS = 'That plan isn’t on sale. Chosen instead';
const textOf = async (path: string) => (await fetch(shop.fronted + path)).text();
const apiOf = async (path: string) => (await fetch(`${shop.fronted}/api${path}`)).json() as Promise<object>;
/** The plan selected on the page. */
const chosenOn = (html: string) =>
  /<input type="radio"[^>]*checked=""[^>]*value="{&quot;id&quot;:&quot;([^&]*)&quot;/.exec(html)?.[1];
const sell = (bundle: string, place: string, available: boolean) =>
  changeCatalogue(shop.deps, (tx) =>
    tx
      .update(planTable)
      .set({ available })
      .where(and(eq(planTable.bundleName, bundle), eq(planTable.countryCode, place))),
  );

const GONE = 'esim_10GB_30D_JP_V2';
const GONE_IN_EUROPE = 'esim_10GB_30D_REUP_V2';
const size = { duration: 30, data_amount: 10_000, finalPrice: 0 };
let near = '';
beforeAll(async () => {
  const { countries } = shop.deps.catalog.current();
  const plans = allPlans(countries.get('JP') ?? { fixed_plans: {}, unlimited_plans: {} });
  const gone = plans.find(({ bundle_name }) => bundle_name === GONE);
  expect(gone).toMatchObject({ duration: 30, data_amount: 10_000 });
  Object.assign(size, { finalPrice: gone?.finalPrice });
  near =
    nearestPlan(
      plans.filter((plan) => plan !== gone),
      size,
    )?.bundle_name ?? '';
  // The page would select another one by itself.
  expect(near).not.toBe(chosenOn(await textOf('/country/JP')));
  await sell(GONE, 'JP', false);
  await sell(GONE_IN_EUROPE, 'REUP', false);
});

describe('a link to a plan that is gone', () => {
  it('says so on its country’s page, with the nearest one selected', async () => {
    const html = await textOf(`/country/JP?plan=${GONE}`);
    expect(html).toContain(GONE_WORDS);
    expect(chosenOn(html)).toBe(near);
    // The data for search engines names the same plan.
    expect(html).toContain(`/country/JP?plan=${near}","price"`);
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/country\/JP"/);
  });

  it('says so on its region’s page', async () => {
    const html = await textOf(`/regional/europe?plan=${GONE_IN_EUROPE}`);
    expect(html).toContain(GONE_WORDS);
    expect(chosenOn(html)).toMatch(/_REUP_/);
    expect(chosenOn(html)).not.toBe(chosenOn(await textOf('/regional/europe')));
  });

  it('is reported by the API only on request', async () => {
    expect(await apiOf(`/countries/JP?plan=${GONE}`)).toMatchObject({ nearest: near });
    for (const path of ['/countries/JP', `/countries/JP?plan=${near}`, `/countries/FR?plan=${GONE}`])
      expect(await apiOf(path), path).not.toHaveProperty('nearest');
    expect(await apiOf(`/regions/europe?plan=${GONE_IN_EUROPE}`)).toMatchObject({
      nearest: expect.stringMatching(/_REUP_/) as string,
    });
  });

  it('selects the nearest one when changing pages, too', async () => {
    const data = (path: string, route: string, plan: string) =>
      textOf(`${path}.data?plan=${plan}&_routes=routes%2Fcatalog%2F${route}`);
    expect(await data('/country/JP', 'country', GONE)).toContain(`"nearest","${near}"`);
    expect(await data('/regional/europe', 'region', GONE_IN_EUROPE)).toMatch(/"nearest","\w+_REUP_/);
    expect(await data('/country/JP', 'country', near)).not.toContain('"nearest"');
  });

  it('bypasses the cache, does not change it, and costs no query', async () => {
    const before = await textOf('/country/JP');
    expect(before).not.toContain('That plan');
    shop.handedOn.length = 0;
    const link = `/country/JP?plan=${GONE}`;
    const calls = () =>
      callsOf(async () => {
        await textOf(link);
        await textOf(link);
      });
    // The shop's own background calls are not counted.
    await expect.poll(calls).toEqual([]);
    expect(new Set(shop.handedOn)).toEqual(new Set([link]));
    expect(await textOf('/country/JP')).toBe(before);
  });

  it('is like any other once the plan is on sale again', async () => {
    await sell(GONE, 'JP', true);
    const html = await textOf(`/country/JP?plan=${GONE}`);
    expect(html).not.toContain('That plan');
    expect(chosenOn(html)).toBe(GONE);
    await sell(GONE, 'JP', false);
  });
});

it.each([
  ['nobody ever sold', 'esim_bygone'],
  ['is sold elsewhere', 'esim_1GB_7D_FR_V2'],
  ['is no name', '__proto__'],
  ['never ends', 'x'.repeat(1_500)],
  ['is text of somebody’s', '<script>alert(1)</script>'],
])('a link to a plan that %s says that it is not sold here, with the first one chosen', async (_, plan) => {
  const html = await textOf(`/country/JP?plan=${encodeURIComponent(plan)}`);
  expect(html).toContain(GONE_WORDS);
  expect(html).not.toContain('<script>alert(1)');
  expect(chosenOn(html)).toBe(chosenOn(await textOf('/country/JP')));
});

it('a plan that is gone from a hidden country stays secret', async () => {
  const hide = (visible: boolean) =>
    changeCatalogue(shop.deps, (tx) =>
      tx.update(countryTable).set({ visible }).where(eq(countryTable.iso, 'JP')),
    );
  await hide(false);
  expect(await apiOf(`/countries/JP?plan=${GONE}`)).not.toHaveProperty('nearest');
  const { digest } = shop.deps.catalog.current();
  await sell('esim_5GB_30D_JP_V2', 'JP', false);
  expect(shop.deps.catalog.current().digest).toBe(digest);
  await sell('esim_5GB_30D_JP_V2', 'JP', true);
  await hide(true);
});
