import { and, eq, sql } from 'drizzle-orm';
import { hc } from 'hono/client';
import { describe, expect, it } from 'vitest';

import type {
  AtlasPlace,
  Country,
  CountryCard,
  Destination,
  RegionCard,
  SearchNames,
  TripCoverage,
} from '../../../src/domain/catalog/catalog-schema.ts';
import { allPlans } from '../../../src/domain/catalog/country.ts';
import { SCRIPTS } from '../../../src/domain/catalog/scripts.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../../../src/domain/languages.ts';
import { retailPrice } from '../../../src/domain/money.ts';
import type { Api } from '../../../src/server/app.ts';
import { findOffer, readRevision } from '../../../src/server/catalog/queries.ts';
import { syncIfOld } from '../../../src/server/catalog/sync.ts';
import { syncCatalog } from '../../../src/server/catalog/sync.ts';
import {
  countryTable,
  planTable,
  regionCountryTable,
  regionTable,
} from '../../../src/server/catalog/tables.ts';
import { placeNamesIn } from '../../../src/server/core/translated-names.ts';
import { pack } from '../../../src/server/response-cache/pack.ts';
import { readPopular } from '../../../src/web/home/read-popular.ts';
import { changeCatalogue } from '../../support/database/behind-the-shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const countryOf = async (iso: string) =>
  (await shop.buyer().get<{ country: Country }>(`/api/countries/${iso}`)).body.country;
const cardOf = async (iso: string) =>
  (await shop.buyer().get<{ countries: CountryCard[] }>(`/api/countries?isos=${iso}`)).body.countries[0];

describe('the first sync', () => {
  it('fills the catalogue: 200 countries and more, all regional groups, thousands of plans', async () => {
    const { db } = shop.deps.db;
    expect(await db.$count(countryTable)).toBeGreaterThan(200);
    expect(await db.$count(regionTable)).toBe(20);
    expect(await db.$count(planTable)).toBeGreaterThan(2000);
    expect(await db.$count(planTable, eq(planTable.available, false))).toBe(0);
    expect(await readRevision(db)).toBe(1);
  });

  it('prices every plan by the wholesale price of the same bundle and the markup of 25 %', async () => {
    const wholesale = await wholesalePrices('JP');
    const plans = allPlans(await countryOf('JP'));
    expect(plans).toHaveLength(wholesale.size);
    for (const plan of plans) {
      const cents = wholesale.get(plan.bundle_name) ?? Number.NaN;
      expect(Math.round(plan.finalPrice * 100), plan.bundle_name).toBe(retailPrice(cents, 2500));
    }
  });

  it('lists regional bundles under their region and its countries', async () => {
    const { db } = shop.deps.db;
    const [europe] = await db.select().from(regionTable).where(eq(regionTable.code, 'REUP'));
    expect(europe).toMatchObject({ label: 'Europe+', slug: 'europe' });
    const members = await db.$count(regionCountryTable, eq(regionCountryTable.regionCode, 'REUP'));
    expect(members).toBe(36);
    const offer = await findOffer(db, 'esim_5GB_30D_REUP_V2', 'REUP', 'added', 'USD');
    expect(offer).toMatchObject({ coverage: '36 countries', plan: { country: 'Europe+' } });
    const asCountry = and(eq(planTable.place, 'country'), sql`${planTable.countryCode} ~ '^R[A-Z]{2,}$'`);
    expect(await db.$count(planTable, asCountry)).toBe(0);
  });
});

/** Minor by bundle, as the wholesaler lists them for a country. */
async function wholesalePrices(iso: string): Promise<Map<string, number>> {
  const response = await fetch(
    `${shop.sandbox.origins.esimGo}/v2.4/catalogue?countries=${iso}&perPage=1000`,
    {
      headers: { 'X-API-Key': 'sandbox' },
    },
  );
  const { bundles } = (await response.json()) as { bundles: { name: string; price: number }[] };
  return new Map(bundles.map(({ name, price }) => [name, Math.round(price * 100)]));
}

describe('a country out of the ordinary', () => {
  it('sells no unlimited plan', async () => {
    expect(await cardOf('AI')).toMatchObject({
      has_plans: true,
      has_unlimited: false,
      starting_price: null,
    });
    expect((await countryOf('AI')).unlimited_plans).toEqual({});
  });

  it('sells unlimited plans, but none for one day', async () => {
    expect(await cardOf('BT')).toMatchObject({ has_plans: true, has_unlimited: true, starting_price: null });
    const days = Object.keys((await countryOf('BT')).unlimited_plans);
    expect(days.length).toBeGreaterThan(0);
    expect(days).not.toContain('1');
  });

  it('has no plan of its own, but is still known', async () => {
    expect(await cardOf('VA')).toMatchObject({ has_plans: false, has_unlimited: false });
    expect(allPlans(await countryOf('VA'))).toEqual([]);
  });

  it('has plans with an unknown speed', async () => {
    const plans = allPlans(await countryOf('TJ'));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).toMatchObject({ speed: [], truth: { speeds: null } });
  });

  it('has no picture from the wholesaler, like all others', async () => {
    expect(await cardOf('JP')).toMatchObject({ image_url: null });
  });
});

describe('an ordinary country', () => {
  it('shows its cheapest one-day unlimited plan as its price', async () => {
    const { unlimited_plans } = await countryOf('JP');
    const days = unlimited_plans['1'] ?? [];
    expect(days.map((plan) => plan.truth.tier)).toEqual(['Lite', 'Essential', 'Plus']);
    expect((await cardOf('JP'))?.starting_price).toBe(days[0]?.finalPrice);
  });

  it('is listed with its lowest price of any plan', async () => {
    const { places } = (await shop.buyer().get<{ places: AtlasPlace[] }>('/api/atlas')).body;
    const { countries } = (await shop.buyer().get<{ countries: Destination[] }>('/api/search-index')).body;
    expect(places.map(({ iso, name, region }) => ({ iso, name, region }))).toEqual(countries);
    const priceOf = (iso: string) => places.find((place) => place.iso === iso)?.lowest_price;
    for (const iso of ['JP', 'AI']) {
      const prices = allPlans(await countryOf(iso)).map(({ finalPrice }) => finalPrice);
      expect([iso, priceOf(iso)]).toEqual([iso, Math.min(...prices)]);
    }
    expect(priceOf('VA')).toBeNull();
  });

  it('is found by its code in any case', async () => {
    expect((await countryOf('jp')).name).toBe('Japan');
  });

  it('has no plans, but what is known of it, if it is not sold', async () => {
    const { body } = await shop.buyer().get<{ country: Country }>('/api/countries/kp');
    expect(body.country).toMatchObject({ iso: 'KP', name: 'North Korea', covered_by: [] });
    expect(allPlans(body.country)).toEqual([]);
    expect((await shop.buyer().get('/api/countries/XX')).status).toBe(404);
  });

  it('cannot be found anywhere when hidden', async () => {
    const { db } = shop.deps.db;
    const show = (visible: boolean) =>
      changeCatalogue(shop.deps, (tx) =>
        tx.update(countryTable).set({ visible }).where(eq(countryTable.iso, 'CH')),
      );
    await show(false);
    const visitor = shop.buyer();
    expect((await visitor.get('/api/countries/CH')).status).toBe(404);
    expect(await cardOf('CH')).toBeUndefined();
    expect(
      (await visitor.get<{ countries: unknown[] }>('/api/search-index')).body.countries,
    ).not.toContainEqual(expect.objectContaining({ iso: 'CH' }));
    const names = (await visitor.get<SearchNames>('/api/search-names')).body.destinations;
    expect(names).not.toHaveProperty('CH');
    expect(names['FR']).toContain('Paris');
    expect(await findOffer(db, 'esim_3GB_30D_CH_V2', 'CH', 'added', 'USD')).toBeNull();
    await show(true);
    expect(await findOffer(db, 'esim_3GB_30D_CH_V2', 'CH', 'added', 'USD')).not.toBeNull();
  });
});

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  const ask = async <T>(path: string, asked = {}) =>
    (await shop.buyer().get<T>(`/api/${path}?${new URLSearchParams({ ...asked, language })}`)).body;
  const nameOf = placeNamesIn(language);

  it('lists are sorted as its readers sort', async () => {
    const { compare } = new Intl.Collator(LANGUAGES[language].tag);
    for (const list of [
      (await ask<{ countries: Destination[] }>('search-index')).countries,
      (await ask<{ places: AtlasPlace[] }>('atlas')).places,
      (await ask<{ countries: CountryCard[] }>('countries', { limit: '50' })).countries,
      (await ask<{ regions: RegionCard[] }>('regions')).regions,
    ]) {
      const names = list.map(({ name }) => name);
      expect(names).toEqual(names.toSorted(compare));
    }
  });

  it('places have their names in it, on sale or not, and are found by those in English, too', async () => {
    const name = nameOf('KR', 'South Korea');
    for (const to of ['South Korea', name])
      expect(await ask<TripCoverage>('coverage', { to })).toMatchObject({ asked: [{ iso: 'KR', name }] });
    const { country } = await ask<{ country: Country }>('countries/KP');
    expect(country.name).toBe(nameOf('KP', 'North Korea'));
    const { elsewhere, areas } = await ask<SearchNames>('search-names');
    expect(elsewhere['KP']?.split('|')[0]).toBe(nameOf('KP', 'North Korea'));
    // They are in the order of the language.
    const east = areas.find(({ names }) => names.startsWith('Middle East|'))?.regions.split(' ');
    expect(east?.toSorted()).toEqual(['RME', 'RMENA']);
  });
});

describe('what the search fetches', () => {
  /** A touch of the field took 20.7 KB before places had names in fifteen languages; these may cost 12 KB. */
  const AT_MOST = 20_700 + 12_000;
  /** So that the next thousand names are noticed. */
  const AT_A_TOUCH = 28_000;

  const bytesOf = async (path: string) => {
    const answer = await shop.buyer().ask(path);
    return (await pack(Buffer.from(await answer.text()), 'br', 'smallest')).length;
  };
  const sum = (sizes: number[]) => sizes.reduce((all, one) => all + one, 0);

  it.each(LANGUAGE_CODES)('is light on pages in %s, whatever script is typed', async (language) => {
    const atTouch = ['index', 'names'].map((part) => bytesOf(`/api/search-${part}?language=${language}`));
    const inScript = SCRIPTS.map((script) => bytesOf(`/api/search-scripts?script=${script}`));
    const touch = sum(await Promise.all(atTouch));
    expect(touch).toBeLessThan(AT_A_TOUCH);
    expect(touch + Math.max(...(await Promise.all(inScript)))).toBeLessThan(AT_MOST);
  });
});

describe('the wholesaler', () => {
  it('limits our calls, and the sync takes its time', async () => {
    await shop.world.control('provider', { rateLimit: true, tokensPerSecond: 5, catalogueCost: 5 });
    const calls: number[] = [];
    const synced = await syncCatalog(shop.deps, (page) => calls.push(page));
    expect(synced.changed).toBe(false);
    expect(calls.length).toBeGreaterThan(1);
    await shop.world.control('provider', { rateLimit: false });
  });

  it.each(['garbage', 'cut-after', 'status'] as const)(
    'answers with %s, and the shop continues to sell what it knows',
    async (effect) => {
      const before = await countryOf('JP');
      const revision = await readRevision(shop.deps.db.db);
      await shop.world.fault({ party: 'esim-go', path: '/v2.4/catalogue', effect });
      await expect(syncCatalog(shop.deps)).rejects.toThrow();
      expect(await countryOf('JP')).toEqual(before);
      expect(await syncCatalog(shop.deps)).toMatchObject({ changed: false, revision });
    },
  );

  it('may speak the bare, nested and date shapes of its documents as well', async () => {
    await shop.world.control('provider', {
      listShape: 'array',
      countriesShape: 'nested',
      roamingOfOneCountry: 'null',
    });
    expect(await syncCatalog(shop.deps)).toMatchObject({ changed: false });
  });
});

describe('a start', () => {
  it('reads the catalogue again only if it is old', async () => {
    expect(await syncIfOld(shop.deps)).toBe(false);
    shop.passSeconds(shop.deps.settings.CATALOG_SYNC_MINUTES * 60);
    expect(await syncIfOld(shop.deps)).toBe(true);
    expect(await shop.drain()).toBe(1);
    expect(await syncIfOld(shop.deps)).toBe(false);
  });
});

describe('the popular countries', () => {
  it('stay six if one of them is hidden: it keeps its place without plans', async () => {
    const api = hc<Api>(`${shop.baseUrl}/api`, {
      fetch: (address: string | URL | Request, init?: RequestInit) =>
        Promise.resolve(shop.app.request(new Request(address, init))),
    });
    const hide = (visible: boolean) =>
      changeCatalogue(shop.deps, (tx) =>
        tx.update(countryTable).set({ visible }).where(eq(countryTable.iso, 'FR')),
      );
    await hide(false);
    const view = await readPopular(api, (failure) => expect.fail(String(failure)));
    await hide(true);
    const countries = view.kind === 'prices' ? view.countries : [];
    expect(countries.map(({ name }) => name)).toEqual([
      'United States',
      'United Kingdom',
      'France',
      'Japan',
      'Spain',
      'Germany',
    ]);
    expect(countries.filter(({ has_plans }) => !has_plans).map(({ iso }) => iso)).toEqual(['FR']);
  });
});
