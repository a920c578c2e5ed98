import { hc } from 'hono/client';
import { expect, test } from 'vitest';

import { placeIndexOf } from '../../../domain/catalog/meant/place-index.ts';
import type { Api } from '../../../server/app.ts';
import { readCountryList, readMoreCountries } from './read-country-list.ts';

const CARD = { image_url: null, starting_price: 1, has_unlimited: true, has_plans: true };
/** The search index: 40 countries that all match. */
const WORLD = Array.from({ length: 40 }, (_, index) => {
  const iso = String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26));
  return { iso, name: `Land ${iso}`, region: 'Asia', ...CARD };
});

/** A shop that shows only these of the index's countries. */
function shopWith(shown: (iso: string) => boolean) {
  return hc<Api>('http://shop.internal/api', {
    fetch: (address: string | URL | Request) => {
      const isos = new URL(new Request(address).url).searchParams.get('isos')?.split(',') ?? [];
      const countries = WORLD.filter(({ iso }) => isos.includes(iso) && shown(iso));
      return Promise.resolve(Response.json({ countries, next: null }));
    },
  });
}
const index = () => Promise.resolve(placeIndexOf(WORLD, null));

test('a search whose first matches are gone shows the next ones', async () => {
  const later = WORLD.slice(20).map(({ iso }) => iso);
  const api = shopWith((iso) => later.includes(iso));
  const list = await readCountryList(api, { query: 'asia', shown: 0 }, index);
  expect(list.countries.map(({ iso }) => iso)).toEqual(later.slice(0, 16));
  const whole = await readMoreCountries(api, list, index);
  expect(whole.countries.map(({ iso }) => iso)).toEqual(later);
  expect(whole.next).toBeNull();
});

test('a search whose matches are all gone has none, and no more', async () => {
  const list = await readCountryList(
    shopWith(() => false),
    { query: 'asia', shown: 0 },
    index,
  );
  expect(list).toMatchObject({ countries: [], next: null });
});
