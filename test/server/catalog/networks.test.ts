import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Country, Region } from '../../../src/domain/catalog/catalog-schema.ts';
import { syncCatalog } from '../../../src/server/catalog/sync.ts';
import { countryNetworkTable } from '../../../src/server/catalog/tables.ts';
import { wholesalersOf } from '../../../src/server/providers/registry/wholesalers.ts';
import type { CatalogueNetwork, Wholesaler } from '../../../src/server/providers/wholesaler.ts';
import { callsOf } from '../../support/database/count-calls.ts';
import type { Fault } from '../../support/outside/outside-world.ts';
import { useCachedShop } from '../../support/shop/cached-shop.ts';

const shop = useCachedShop();

const countryOf = async (iso: string) =>
  (await shop.buyer().get<{ country: Country }>(`/api/countries/${iso}`)).body.country;
const textOf = async (path: string) => (await fetch(shop.fronted + path)).text();
const rowsOf = (iso: string) =>
  shop.deps.db.db.select().from(countryNetworkTable).where(eq(countryNetworkTable.iso, iso));

/** A sync in which the wholesaler has only these networks. */
function syncWith(networks: () => Promise<CatalogueNetwork[]>) {
  const wholesaler = {
    ...shop.deps.wholesalers.of({ wholesaler: 'esim-go' }),
    networks,
  } satisfies Wholesaler;
  return syncCatalog({ ...shop.deps, wholesalers: wholesalersOf([wholesaler]) });
}

const inJapan = (brand: string, ...speed: string[]): CatalogueNetwork => ({
  country: 'Japan',
  brand,
  mcc: '440',
  mnc: '10',
  speed,
});

beforeEach(async () => {
  await syncCatalog(shop.deps);
  await shop.deps.catalog.refresh();
});

const JAPANESE = [
  { brand: 'Japan Mobile', has_5g: true },
  { brand: 'Japan Telecom', has_5g: false },
];

it('networks come with the catalogue in one call per sync, and are listed for countries and regions', async () => {
  const calls: string[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    calls.push(new Request(input).url);
    return real(input, init);
  };
  try {
    expect(await syncCatalog(shop.deps)).toMatchObject({ changed: false });
  } finally {
    globalThis.fetch = real;
  }
  expect(calls.filter((address) => address.includes('/networks'))).toEqual([
    expect.stringContaining('/networks?returnAll=true'),
  ]);
  expect((await countryOf('JP')).networks).toEqual(JAPANESE);
  const { body } = await shop.buyer().get<{ region: Region }>('/api/regions/asia');
  const thailand = body.region.countries_covered.find(({ iso }) => iso === 'TH');
  expect(thailand?.networks[0]).toEqual({ brand: 'Thailand Mobile', has_5g: true });
  expect(await rowsOf('JP')).toContainEqual({
    wholesaler: 'esim-go',
    iso: 'JP',
    brand: 'Japan Telecom',
    mcc: '001',
    mnc: '02',
    speed: ['4G'],
  });
});

it('networks are on the pages of countries and regions, and in their Markdown', async () => {
  expect(await textOf('/country/JP')).toContain('On Japan Mobile (5G) and Japan Telecom');
  expect(await textOf('/regional/asia')).toContain('Thailand Mobile (5G) and Thailand Telecom');
  expect(await textOf('/country/JP.md')).toContain('\nNetworks: Japan Mobile (5G), Japan Telecom.\n');
  expect(await textOf('/regional/asia.md')).toContain(
    '\n- Thailand: Thailand Mobile (5G), Thailand Telecom\n',
  );
});

it('networks cost no page a query', async () => {
  await textOf('/country/FR');
  const calls = () =>
    callsOf(() => Promise.all(['/country/FR', '/country/FR.md', '/country/IT'].map(textOf)));
  // The shop's own background calls are not counted.
  await expect.poll(calls).toEqual([]);
});

describe('a change of networks', () => {
  it('makes a new revision, and the pages have it', async () => {
    const before = shop.deps.catalog.current().revision;
    const told = [
      inJapan('docomo', '5G'),
      inJapan('KDDI', '4G'),
      { ...inJapan('Poseidon'), country: 'Atlantis' },
    ];
    expect(await syncWith(async () => told)).toMatchObject({ changed: true, revision: before + 1 });
    await shop.deps.catalog.refresh();
    expect(await textOf('/country/JP')).toContain('On docomo (5G) and KDDI');
    expect((await countryOf('FR')).networks).toEqual([]);
    // The selected plan's note takes the place of its networks.
    expect(await textOf('/country/FR')).toContain('On local partner networks');
    expect(await syncWith(async () => told.toReversed())).toMatchObject({ changed: false });
  });
});

const FAULTS: [string, Pick<Fault, 'effect' | 'status'>][] = [
  ['is refused', { effect: 'status', status: 403 }],
  ['breaks down', { effect: 'status', status: 500 }],
  ['is cut', { effect: 'cut-before' }],
  ['is garbage', { effect: 'garbage' }],
];

describe('if the answer about networks', () => {
  it.each(FAULTS)('%s, the old ones stay and the catalogue is still on sale', async (_, fault) => {
    const priceOf = async () => (await countryOf('JP')).fixed_plans['7']?.[0]?.finalPrice;
    const price = await priceOf();
    await shop.deps.db.db.execute(
      `update plan set wholesale_cents = wholesale_cents * 2 where country_code = 'JP'`,
    );
    await shop.deps.db.db.execute(`update catalog_revision set content_hash = ''`);
    await shop.world.fault({ party: 'esim-go', path: '/v2.4/networks', times: 1, ...fault });
    expect(await syncCatalog(shop.deps)).toMatchObject({ changed: true });
    expect(await shop.world.faults()).toEqual([]);
    await shop.deps.catalog.refresh();
    expect((await countryOf('JP')).networks).toEqual(JAPANESE);
    expect(await priceOf()).toBe(price);
    expect(price).toBeGreaterThan(1);
    expect(await syncCatalog(shop.deps)).toMatchObject({ changed: false });
  });

  it('is empty, the old ones stay', async () => {
    expect(await syncWith(async () => [])).toMatchObject({ changed: false });
    expect(await rowsOf('JP')).toHaveLength(2);
  });
});

it('networks disappear with their wholesaler', async () => {
  await shop.deps.db.db
    .insert(countryNetworkTable)
    .values({ wholesaler: 'bygone', iso: 'JP', brand: 'Bygone', mcc: '', mnc: '', speed: [] });
  await syncWith(async () => [inJapan('docomo', '4G')]);
  expect((await rowsOf('JP')).map(({ brand }) => brand)).toEqual(['docomo']);
});

it('networks are treated as text, whatever they contain', async () => {
  const brand = '<script>alert(1)</script> | [x](y) {{1}}';
  await syncWith(async () => [inJapan(brand, '5G')]);
  await shop.deps.catalog.refresh();
  const html = await textOf('/country/JP');
  expect(html).not.toContain('<script>alert(1)');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; | [x](y) {{1}} (5G)');
  expect(await textOf('/country/JP.md')).toContain(
    String.raw`Networks: \<script\>alert(1)\</script\> \| \[x\](y) {{1}} (5G).`,
  );
});
