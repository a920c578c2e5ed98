import { describe, expect, it } from 'vitest';

import type { InputOf } from '../../../../src/server/admin/run-verb.ts';
import { findOffer } from '../../../../src/server/catalog/queries.ts';
import { syncCatalog } from '../../../../src/server/catalog/sync.ts';
import { operator } from '../../../support/console/operator.ts';
import { useOverrides } from '../../../support/console/overrides.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const { ask, current, text, status, forgetSync } = useOverrides(shop);

/** Every public answer about places, as one text. */
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
  it('leaves lists, search, sitemap, feeds, assistants and quotes at once when hidden, as one revision', async () => {
    const buyer = shop.buyer();
    const plan = await buyer.plan('IS');
    expect(await allThatIsShown()).toContain('/country/IS');
    const { revision } = current();
    expect(await ask('place_change', { place: 'is', visible: false, reason: 'no network' })).toEqual({
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
    expect(await findOffer(shop.deps.db.db, bundle_name, 'IS', 'added', 'USD')).toBeNull();
    expect(await ask('place_change', { place: 'IS', visible: false })).toMatchObject({ changed: false });
    await ask('place_change', { place: 'IS', visible: true });
    expect(await allThatIsShown()).toContain('/country/IS');
  });

  it('shows its new name everywhere, is found by the old one, and keeps both after a sync', async () => {
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
        destinations: Record<string, string>;
        regions: { name: string; also: string }[];
      }>('/api/search-names')
    ).body;
    expect(names.destinations['IS']).toContain('Iceland');
    expect(names.regions.find(({ name }) => name === 'The Old World')?.also).toBe('Europe+');
    const plan = await shop.buyer().plan('IS');
    const offer = await findOffer(shop.deps.db.db, plan.bundle_name, 'IS', 'added', 'USD');
    expect(offer?.plan.country).toBe('Land of Fire');
    expect(current().offers.get(`IS ${plan.bundle_name}`)).toEqual(offer);
    const { revision } = current();
    await forgetSync();
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

  it('is changed by one of two who saw the same version, by role, and is recorded in the audit', async () => {
    const [ada, bob, eve] = [
      await operator(shop, 'manager'),
      await operator(shop, 'owner'),
      await operator(shop, 'support'),
    ];
    const { body: seen } = await eve.ask<{ version: number }>('place', { place: 'NO' });
    const tell = (who: typeof ada, name: string) =>
      who.tell<{ reason?: string }>('place_change', {
        place: 'NO',
        name,
        reason: 'a race',
        seen: seen.version,
      });
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

  it('is found by either name, by code, and among hidden or changed places', async () => {
    await ask('place_change', { place: 'IS', name: 'Land of Fire' });
    await ask('place_change', { place: 'NO', visible: false });
    const codes = async (input: InputOf<'places'>) =>
      (await ask('places', input)).places.map(({ code }) => code);
    expect(await codes({ search: 'land of f' })).toEqual(['IS']);
    expect(await codes({ search: 'ICELAND' })).toEqual(['IS']);
    expect(await codes({ search: 'is', limit: 100 })).toContain('IS');
    expect(await codes({ only: 'hidden' })).toEqual(['NO']);
    expect(await codes({ only: 'changed' })).toEqual(['IS']);
    const all = await ask('places', { limit: 2 });
    expect(all).toMatchObject({ next: 2 });
    expect((await ask('places', { limit: 2, skip: 2 })).places).not.toContainEqual(all.places[0]);
  });
});
