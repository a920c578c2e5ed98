import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import type {
  AtlasPlace,
  Country,
  CountryCard,
  ListedRegion,
  Region,
  TripCoverage,
} from '../../../src/domain/catalog/catalog-schema.ts';
import { regionSlug } from '../../../src/domain/catalog/region.ts';
import { retailPrice } from '../../../src/domain/money.ts';
import { planTable, regionTable } from '../../../src/server/catalog/tables.ts';
import { changeCatalogue } from '../../support/database/behind-the-shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const listed = async () => (await shop.buyer().get<{ regions: ListedRegion[] }>('/api/regions')).body.regions;
const regionOf = async (slug: string) =>
  (await shop.buyer().get<{ region: Region }>(`/api/regions/${slug}`)).body.region;
const countryOf = async (iso: string) =>
  (await shop.buyer().get<{ country: Country }>(`/api/countries/${iso}`)).body.country;

describe('the list of regions', () => {
  it('has every region once, with its own address', async () => {
    const regions = await listed();
    expect(regions.length).toBeGreaterThan(10);
    expect(new Set(regions.map(({ slug }) => slug)).size).toBe(regions.length);
    for (const { name, slug } of regions) expect(slug).toBe(regionSlug(name));
  });

  it('counts countries and plans, and names the lowest price', async () => {
    for (const card of await listed()) {
      const region = await regionOf(card.slug);
      expect(card.countries_count).toBe(region.countries_covered.length);
      expect(card.plans_count).toBe(region.plans.length);
      expect(card.starting_price).toBe(Math.min(...region.plans.map((plan) => plan.finalPrice)));
    }
  });
});

describe('the countries of a trip', () => {
  const covered = async (to: string) =>
    (await shop.buyer().get<TripCoverage>(`/api/coverage?${new URLSearchParams({ to })}`)).body;

  it('are answered with the regions that work in most of them', async () => {
    const { asked, regions, unknown } = await covered('holland, serbia and atlantis');
    expect(asked.map(({ name }) => name)).toEqual(['Netherlands', 'Serbia']);
    expect(unknown).toEqual(['atlantis']);
    expect(regions[0]).toMatchObject({ slug: 'europe-extra', has: ['NL', 'RS'], lacks: [] });
    expect(regions.find(({ slug }) => slug === 'europe')).toMatchObject({ has: ['NL'], lacks: ['RS'] });
    expect(regions.map(({ slug }) => slug)).not.toContain('oceania');
  });

  it('may be a group, whose best-known come first', async () => {
    const { asked, regions } = await covered('the gulf');
    expect(asked.map(({ iso }) => iso)).toEqual(['SA', 'AE', 'QA', 'OM', 'BH', 'KW']);
    const found = regions.map(({ slug }) => slug);
    // Kuwait, Oman and the Emirates are fewer than the other one has.
    expect(found.indexOf('middle-east-and-north-africa')).toBeLessThan(found.indexOf('middle-east-africa'));
  });

  it('may be none', async () => {
    expect(await covered('xyzzy')).toEqual({ asked: [], unknown: ['xyzzy'], regions: [] });
  });
});

describe('a part of the world', () => {
  it('has its countries, most travelled first, and cards of its own', async () => {
    const buyer = shop.buyer();
    const { places } = (await buyer.get<{ places: AtlasPlace[] }>('/api/atlas?part=Asia')).body;
    expect(places.slice(0, 3).map(({ name }) => name)).toEqual(['Japan', 'Thailand', 'China']);
    expect(new Set(places.map(({ region }) => region))).toEqual(new Set(['Asia']));
    const page = await buyer.get<{ countries: CountryCard[]; next: string }>(
      '/api/countries?part=Oceania&limit=2&after=FR',
    );
    expect(page.body.countries.map(({ name }) => name)).toEqual(['French Polynesia', 'Guam']);
    expect(page.body.next).toBe('GU');
    expect((await buyer.get('/api/atlas?part=Atlantis')).body).toMatchObject({ places: [] });
  });
});

describe('a region', () => {
  it('names the best-known countries that it has, and those that it lacks', async () => {
    const asia = await regionOf('asia');
    expect(asia.best_known).toEqual(['Thailand', 'Malaysia', 'South Korea']);
    expect(asia.not_included.map(({ name }) => name)).toEqual(['Japan', 'China', 'India']);
    expect(asia.not_included_count).toBeGreaterThan(10);
    // A card says the same as the page.
    for (const { slug, not_included, not_included_count } of await listed())
      expect(await regionOf(slug)).toMatchObject({ not_included, not_included_count });
    // Hawaii is a part of the United States, which it has.
    expect((await regionOf('north-america')).not_included).toEqual([]);
  });

  it('names its countries in order, each once', async () => {
    const { countries_covered: covered } = await regionOf('europe');
    expect(covered).toHaveLength(36);
    expect(covered[0]).toMatchObject({ name: 'Austria', iso: 'AT' });
    expect(new Set(covered.map(({ iso }) => iso)).size).toBe(36);
  });

  it('has plans whose place is the region, with only the retail price', async () => {
    const { plans, code, name } = await regionOf('europe');
    for (const plan of plans)
      expect(plan).toMatchObject({ country_code: code, countryCode: code, country: name });
    const { db } = shop.deps.db;
    const [row] = await db
      .select()
      .from(planTable)
      .where(eq(planTable.bundleName, plans[0]?.bundle_name ?? ''));
    expect(Math.round((plans[0]?.finalPrice ?? 0) * 100)).toBe(retailPrice(row?.wholesaleCents ?? 0, 2500));
    const { text } = await textOf('/api/regions/europe');
    expect(text).not.toMatch(/wholesale|markup/i);
  });

  it('is found in any case of its address, and is missing otherwise', async () => {
    expect((await regionOf('EUROPE')).code).toBe('REUP');
    const missing = await shop.buyer().get('/api/regions/atlantis');
    expect([missing.status, missing.body]).toMatchObject([
      404,
      { code: 'not_found', error: 'Region not found' },
    ]);
  });

  it('can be quoted by its code', async () => {
    const { plans } = await regionOf('oceania');
    const plan = plans[0];
    const quote = await shop
      .buyer()
      .post<{ coverage?: string }>('/api/quote', { bundle_name: plan?.bundle_name, country_code: 'ROC' });
    expect(quote.status).toBe(200);
    expect(JSON.stringify(quote.body)).toContain('2 countries');
  });
});

describe('a country', () => {
  it('names the regions whose plans work there, cheapest first', async () => {
    const { covered_by: covering } = await countryOf('JP');
    expect(covering.length).toBeGreaterThan(2);
    const prices = covering.map((card) => card.starting_price ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const known = await listed();
    for (const card of covering) {
      expect(known).toContainEqual(expect.objectContaining(card));
      const isos = (await regionOf(card.slug)).countries_covered.map(({ iso }) => iso);
      expect(isos).toContain('JP');
    }
    const others = known.filter(({ code }) => !covering.some((card) => card.code === code));
    for (const { slug } of others) {
      const isos = (await regionOf(slug)).countries_covered.map(({ iso }) => iso);
      expect(isos).not.toContain('JP');
    }
  });

  it('is covered even if it has no plans of its own', async () => {
    const vatican = await countryOf('VA');
    expect([vatican.fixed_plans, vatican.unlimited_plans]).toEqual([{}, {}]);
    expect(vatican.covered_by.map(({ name }) => name)).toContain('Europe+');
  });
});

// This comes last, because what it hides stays hidden.
describe('a region that is not sold', () => {
  it('has no price and covers nobody without plans, and appears nowhere when hidden', async () => {
    await changeCatalogue(shop.deps, (tx) =>
      tx.update(planTable).set({ available: false }).where(eq(planTable.countryCode, 'REUL')),
    );
    const lite = (await listed()).find(({ code }) => code === 'REUL');
    expect(lite).toMatchObject({ plans_count: 0, starting_price: null });
    expect((await countryOf('ES')).covered_by.map(({ code }) => code)).not.toContain('REUL');
    expect((await regionOf('europe-lite')).plans).toEqual([]);

    await changeCatalogue(shop.deps, (tx) =>
      tx.update(regionTable).set({ visible: false }).where(eq(regionTable.code, 'REUL')),
    );
    expect((await listed()).map(({ code }) => code)).not.toContain('REUL');
    expect((await shop.buyer().get('/api/regions/europe-lite')).status).toBe(404);
  });
});

async function textOf(path: string): Promise<{ text: string }> {
  const response = await fetch(`${shop.baseUrl}${path}`);
  return { text: await response.text() };
}

it.each([
  '/api/regions?',
  '/api/regions/europe?',
  '/api/countries?limit=50&',
  '/api/countries/FR?',
  '/api/coverage?to=holland, serbia&',
  '/api/atlas?',
])('says no English name of a place in another language: %s', async (path) => {
  const { places } = (await shop.buyer().get<{ places: AtlasPlace[] }>('/api/atlas')).body;
  const english = new Set([...places, ...(await listed())].map(({ name }) => name));
  const { body } = await shop.buyer().get<object>(`${path}language=en-xa`);
  const said: string[] = [];
  JSON.stringify(body, (key, value: unknown) => {
    // Filters and rules know parts of the world by these.
    if (key !== 'region' && typeof value === 'string') said.push(value);
    return value;
  });
  expect(said.filter((text) => english.has(text))).toEqual([]);
});
