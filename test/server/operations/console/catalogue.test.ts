import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';

import { atCommandLine } from '../../../../src/server/account/operators/acting.ts';
import { findOffer } from '../../../../src/server/catalog/queries.ts';
import { syncCatalog } from '../../../../src/server/catalog/sync.ts';
import type { VerbName } from '../../../../src/server/operations/verbs/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../../src/server/operations/verbs/run-verb.ts';
import { operator } from '../../../support/console/operator.ts';
import { photo } from '../../../support/machine/photo.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);
const current = () => shop.deps.catalog.current();
const text = async (path: string) => (await shop.app.request(shop.baseUrl + path)).text();
const status = async (path: string) => (await shop.app.request(shop.baseUrl + path)).status;

afterEach(async () => {
  await shop.deps.db.db.execute(
    sql`update country set visible = true, own_name = null, own_text = null, picture_id = null`,
  );
  await shop.deps.db.db.execute(
    sql`update region set visible = true, own_name = null, own_text = null, picture_id = null`,
  );
  await shop.deps.db.db.execute(sql`delete from hidden_plan`);
  await shop.deps.db.db.execute(sql`delete from place_ranking where version > 1`);
  await shop.deps.catalog.refresh();
});

/** Every answer that strangers can read of places, as one text. */
async function allThatIsShown(): Promise<string> {
  const search = shop.buyer();
  const found = await search.post('/mcp', {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_destinations', arguments: { query: 'iceland' } },
  });
  const pages = [
    '/api/countries?limit=50',
    '/api/atlas',
    '/api/popular',
    '/api/search-index',
    '/sitemap.xml',
    '/llms.txt',
    '/feeds/google-merchant.xml',
    '/feeds/products.jsonl',
  ];
  return [JSON.stringify(found.body), ...(await Promise.all(pages.map(text)))].join('\n');
}

describe('a place', () => {
  it('that is hidden leaves lists, search, sitemap, feeds, assistants and quotes at once, as one revision', async () => {
    const buyer = shop.buyer();
    const plan = await buyer.plan('IS');
    expect(await allThatIsShown()).toContain('/country/IS');
    const { revision } = current();
    expect(await ask('place_change', { place: 'is', visible: false, why: 'no network' })).toEqual({
      version: 2,
      changed: true,
    });
    expect(current().revision).toBe(revision + 1);
    const shown = await allThatIsShown();
    expect(shown).not.toMatch(/\/country\/IS|"IS"/);
    expect([await status('/api/countries/IS'), await status('/country/IS.md')]).toEqual([404, 404]);
    const { bundle_name, country_code } = plan;
    expect(await buyer.post('/api/quote', { bundle_name, country_code })).toMatchObject({
      status: 400,
      body: { code: 'unknown_plan' },
    });
    expect(await findOffer(shop.deps.db.db, bundle_name, 'IS', 'added')).toBeNull();
    expect(await ask('place_change', { place: 'IS', visible: false })).toMatchObject({ changed: false });
    await ask('place_change', { place: 'IS', visible: true });
    expect(await allThatIsShown()).toContain('/country/IS');
  });

  it('has its own name wherever it is named, is found by the old one, and a sync leaves both alone', async () => {
    await ask('place_change', {
      place: 'IS',
      name: ' Land of\u202e\nFire ',
      text: 'Ice.\r\n\r\n\r\nAnd <b>fire</b>.',
    });
    await ask('place_change', { place: 'REUP', name: 'The Old World' });
    const { body } = await shop
      .buyer()
      .get<{ country: { name: string; text: string; covered_by: { name: string }[] } }>('/api/countries/IS');
    expect(body.country).toMatchObject({ name: 'Land of Fire', text: 'Ice.\n\nAnd <b>fire</b>.' });
    expect(body.country.covered_by.map(({ name }) => name)).toContain('The Old World');
    expect(await text('/country/IS.md')).toContain(String.raw`And \<b\>fire\</b\>.`);
    expect(await text('/api/regions/europe')).toContain('"Land of Fire"');
    const names = (
      await shop.buyer().get<{
        destinations: Record<string, string[]>;
        regions: { name: string; also: string[] }[];
      }>('/api/search-names')
    ).body;
    expect(names.destinations['IS']).toContain('Iceland');
    expect(names.regions.find(({ name }) => name === 'The Old World')?.also).toEqual(
      expect.arrayContaining(['Europe+']),
    );
    const plan = await shop.buyer().plan('IS');
    const offer = await findOffer(shop.deps.db.db, plan.bundle_name, 'IS', 'added');
    expect(offer?.plan.country).toBe('Land of Fire');
    expect(current().offers.get(`IS ${plan.bundle_name}`)).toEqual(offer);
    const { revision } = current();
    await shop.deps.db.db.execute(sql`update catalog_revision set content_hash = 'other'`);
    await syncCatalog(shop.deps);
    await shop.deps.catalog.refresh();
    expect([current().revision, current().countries.get('IS')?.name]).toEqual([revision, 'Land of Fire']);
    await ask('place_change', { place: 'IS', name: '  ', text: null });
    expect(await ask('place', { place: 'IS' })).toMatchObject({
      name: 'Iceland',
      own_name: null,
      own_text: null,
    });
  });

  it('is changed by one of two who saw the same, by role, and stands in the audit', async () => {
    const [ada, bob, eve] = [
      await operator(shop, 'manager'),
      await operator(shop, 'owner'),
      await operator(shop, 'support'),
    ];
    const { body: seen } = await eve.ask<{ version: number }>('place', { place: 'NO' });
    const tell = (who: typeof ada, name: string) =>
      who.tell<{ reason?: string }>('place_change', { place: 'NO', name, why: 'a race', seen: seen.version });
    const told = await Promise.all([tell(ada, 'Ada’s Norway'), tell(bob, 'Bob’s Norway')]);
    expect(new Set(told.map(({ status: code }) => code))).toEqual(new Set([200, 409]));
    expect((await tell(eve, 'Eve’s')).body.reason).toBe('not_your_role');
    const winner = told[0]?.status === 200 ? ada : bob;
    const { acts } = await ask('audit', { what: 'place changed', limit: 1 });
    expect(acts).toMatchObject([
      { operator: winner.email, why: 'a race', subject: 'place NO', before: { name: null }, after: {} },
    ]);
    expect(
      (await ada.tell<{ reason?: string }>('place_change', { place: 'XX', name: 'x' })).body.reason,
    ).toBe('no_place');
    expect(
      (await ada.tell<{ error: string }>('place_change', { place: 'NO', name: 'x'.repeat(61) })).body.error,
    ).toContain('at most 60');
  });

  it('is found by either name, by code, and by what was made of it', async () => {
    await ask('place_change', { place: 'IS', name: 'Land of Fire' });
    await ask('place_change', { place: 'NO', visible: false });
    const codes = async (input: InputOf<'places'>) =>
      (await ask('places', input)).places.map(({ code }) => code);
    expect(await codes({ who: 'land of f' })).toEqual(['IS']);
    expect(await codes({ who: 'ICELAND' })).toEqual(['IS']);
    expect(await codes({ who: 'is', limit: 100 })).toContain('IS');
    expect(await codes({ only: 'hidden' })).toEqual(['NO']);
    expect(await codes({ only: 'changed' })).toEqual(['IS']);
    const all = await ask('places', { limit: 2 });
    expect(all).toMatchObject({ next: 2 });
    expect((await ask('places', { limit: 2, skip: 2 })).places).not.toContainEqual(all.places[0]);
  });
});

describe('a plan', () => {
  it('that is hidden is not sold, is told of as gone, and stays hidden when the wholesaler brings it back', async () => {
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
    await db.execute(sql`update catalog_revision set content_hash = 'other'`);
    await syncCatalog(shop.deps);
    expect(await findOffer(db, bundle_name, 'JP', 'added')).toBeNull();
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

  it('that somebody was quoted keeps its hour, also where its place is hidden; who comes later is told', async () => {
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

describe('a picture', () => {
  const send = (bytes: Buffer) => ask('place_picture', { place: 'IS', picture: bytes.toString('base64') });

  it('is encoded anew in two sizes, upright and without what the camera wrote, and is shown where ours was', async () => {
    const given = await photo({ width: 3000, height: 2000, artist: 'Mia Muster' });
    const { picture } = await send(given);
    const { body } = await shop.buyer().get<{ country: { image_url: string } }>('/api/countries/IS');
    expect(body.country.image_url).toBe(picture);
    const answer = await shop.app.request(shop.baseUrl + picture);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
    expect(bytes.includes('Mia')).toBe(false);
    expect(await ask('place', { place: 'IS' })).toMatchObject({
      picture_size: { width: 1600, height: 1067 },
    });
    const { countries } = (
      await shop.buyer().get<{ countries: { image_url: string }[] }>('/api/countries?isos=IS')
    ).body;
    const small = await shop.app.request(shop.baseUrl + (countries[0]?.image_url ?? ''));
    expect(Number((await small.arrayBuffer()).byteLength)).toBeLessThan(bytes.byteLength);
    expect(await text('/feeds/google-merchant.xml')).toContain(`${shop.baseUrl}${picture}`);
    expect(await ask('place_picture', { place: 'IS', picture: null })).toMatchObject({
      picture: null,
      changed: true,
    });
    expect(await status(picture ?? '')).toBe(200);
    shop.passSeconds(2 * 86_400);
    await send(await photo({ width: 800, height: 700 }));
    await ask('place_picture', { place: 'IS', picture: null });
    expect(await status(picture ?? '')).toBe(404);
  });

  it('that is none is refused with what is wrong, whatever it says it is', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>',
    );
    const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
    const faultOf = (bytes: Buffer) =>
      send(bytes).then(
        () => null,
        (error: { facts?: { why: string } }) => error.facts?.why,
      );
    expect(await faultOf(svg)).toBe('format');
    expect(await faultOf(Buffer.concat([jpeg, svg]))).toBe('broken');
    expect(await faultOf(await photo({ width: 500, height: 500 }))).toBe('too_few_pixels');
    expect(await faultOf(await photo({ width: 9000, height: 8000 }))).toBe('too_many_pixels');
    expect(await faultOf((await photo({ width: 800, height: 700 })).subarray(0, 900))).toBe('broken');
    expect(await faultOf(Buffer.alloc(8 * 1024 * 1024 + 1, 0xff))).toBe('too_many_bytes');
    await expect(ask('place_picture', { place: 'IS', picture: 'no base64!' })).rejects.toMatchObject({
      reason: 'invalid_field',
    });
    expect(await ask('place', { place: 'IS' })).toMatchObject({ picture: null, version: expect.any(Number) });
  });

  it('may be longer than any other call, for who says how long it is', async () => {
    const owner = await operator(shop, 'owner');
    const picture = (await photo({ width: 2400, height: 1600, noise: true })).toString('base64');
    expect(picture.length).toBeGreaterThan(200_000);
    const body = JSON.stringify({ place: 'IS', picture });
    const tell = (headers: Record<string, string>) =>
      owner.browser.call<{ changed: boolean }>('POST', '/api/operate/place_picture', body, headers);
    expect(await tell({ 'content-length': String(body.length) })).toMatchObject({
      status: 200,
      body: { changed: true },
    });
    expect(await tell({})).toMatchObject({ status: 413 });
    expect(await tell({ 'content-length': '12000000' })).toMatchObject({ status: 413 });
    const long = await owner.tell<{ code: string }>('place_change', { place: 'IS', text: picture });
    expect(long).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });
});

describe('a ranking', () => {
  const codesOf = async (path: string, list: 'countries' | 'regions') =>
    ((await shop.buyer().get<Record<string, { iso?: string; code?: string }[]>>(path)).body[list] ?? []).map(
      ({ iso, code }) => iso ?? code,
    );

  it('puts places first, in every list, page by page, and the six popular ones in their order', async () => {
    const popular = ['IS', 'NO', 'JP', 'PT', 'CH', 'SE'];
    const done = await ask('rank_places', {
      popular,
      countries: ['zw', 'IS'],
      regions: ['REUP'],
      why: 'summer',
    });
    expect(done).toEqual({ version: 2, changed: true });
    expect(await codesOf('/api/popular', 'countries')).toEqual(popular);
    const first = await codesOf('/api/countries?limit=3', 'countries');
    expect(first.slice(0, 2)).toEqual(['ZW', 'IS']);
    expect(await codesOf(`/api/countries?limit=3&after=IS`, 'countries')).toContain(first[2]);
    expect((await codesOf('/api/regions', 'regions'))[0]).toBe('REUP');
    const { body } = await shop.buyer().get<{ popular: string[]; places: { name: string }[] }>('/api/atlas');
    expect(body.popular).toEqual(popular);
    const names = body.places.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(await ask('rank_places', { popular, countries: ['ZW', 'IS'], regions: ['REUP'] })).toEqual({
      version: 2,
      changed: false,
    });
  });

  it('never shows what is hidden, and the popular ones are six all the same', async () => {
    await ask('place_change', { place: 'US', visible: false });
    const shown = await codesOf('/api/popular', 'countries');
    expect(shown).toHaveLength(6);
    expect(shown.slice(0, 5)).toEqual(['GB', 'FR', 'JP', 'ES', 'DE']);
    expect(await ask('ranking', {})).toMatchObject({
      version: 1,
      popular: [{ code: 'US', visible: false }, {}, {}, {}, {}, {}],
    });
  });

  it('names places that there are, and is published by one of two', async () => {
    const owner = await operator(shop, 'owner');
    const base = { popular: ['IS'], countries: [], regions: [] };
    const tell = async (input: object) =>
      (await owner.tell<{ reason: string }>('rank_places', { ...base, ...input })).body.reason;
    expect(await tell({ popular: ['REUP'] })).toBe('no_place');
    expect(await tell({ regions: ['JP'] })).toBe('no_place');
    expect(await tell({ popular: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] })).toBe('invalid_field');
    expect(await tell({ seen: 1 })).toBeUndefined();
    expect(await tell({ popular: ['NO'], seen: 1 })).toBe('changed_by_another');
  });
});

describe('the log of syncs', () => {
  it('has each with what was other than before, and who asked for it', async () => {
    const owner = await operator(shop, 'owner');
    const db = shop.deps.db.db;
    const plan = await shop.buyer().plan('JP');
    await db.execute(
      sql`update plan set wholesale_cents = wholesale_cents * 2 where bundle_name = ${plan.bundle_name}`,
    );
    await db.execute(sql`update plan set available = false where country_code = 'IS'`);
    await db.execute(sql`update catalog_revision set content_hash = 'other'`);
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

  it('has one that failed, with why', async () => {
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
