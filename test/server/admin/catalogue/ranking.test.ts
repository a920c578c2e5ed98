import { describe, expect, it } from 'vitest';

import { operator } from '../../../support/console/operator.ts';
import { useOverrides } from '../../../support/console/overrides.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const { ask } = useOverrides(shop);

describe('a ranking', () => {
  const codesOf = async (path: string, list: 'countries' | 'regions') =>
    ((await shop.buyer().get<Record<string, { iso?: string; code?: string }[]>>(path)).body[list] ?? []).map(
      ({ iso, code }) => iso ?? code,
    );

  it('puts places first, in every list, page by page, and the six popular ones in their order', async () => {
    const popular = ['IS', 'NO', 'JP', 'PT', 'CH', 'SE'];
    const done = await ask('places_rank', {
      popular,
      countries: ['zw', 'IS'],
      regions: ['REUP'],
      reason: 'summer',
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
    expect(await ask('places_rank', { popular, countries: ['ZW', 'IS'], regions: ['REUP'] })).toEqual({
      version: 2,
      changed: false,
    });
  });

  it('never shows hidden places among the chosen ones, and still shows six', async () => {
    await ask('places_rank', { popular: ['US', 'IS'], countries: [], regions: [] });
    await ask('place_change', { place: 'US', visible: false });
    expect(await codesOf('/api/popular', 'countries')).toEqual(['IS', 'GB', 'FR', 'JP', 'ES', 'DE']);
    expect(await ask('ranking', {})).toMatchObject({
      popular: [{ code: 'US', visible: false }, { code: 'IS' }],
    });
  });

  it('must name existing places, and is published by one of two', async () => {
    const owner = await operator(shop, 'owner');
    const base = { popular: ['IS'], countries: [], regions: [] };
    const tell = async (input: object) =>
      (await owner.tell<{ reason: string }>('places_rank', { ...base, ...input })).body.reason;
    expect(await tell({ popular: ['REUP'] })).toBe('no_place');
    expect(await tell({ regions: ['JP'] })).toBe('no_place');
    expect(await tell({ popular: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] })).toBe('invalid_field');
    expect(await tell({ seen: 1 })).toBeUndefined();
    expect(await tell({ popular: ['NO'], seen: 1 })).toBe('changed_by_another');
  });
});
