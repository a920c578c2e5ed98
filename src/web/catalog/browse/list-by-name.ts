import type { CountryCard } from '../../../domain/catalog/catalog-schema.ts';
import { LOCALE } from '../../../domain/language-words.ts';
import { answerOf } from '../../api/api.ts';
import type { ShopApi } from '../../api/caller.ts';
import type { AtlasPlaces } from '../atlas/atlas.tsx';
import { type CountryList, FIRST_PAGE, listPage } from './read-country-list.ts';

/** The API's limit per call. */
const MAX_LISTED = 50;

/**
 * The list by name from its start, for all of the world or one part of it. The server alone reads it.
 * @param asked the least number of countries
 */
export async function listByName(api: ShopApi, part: string | null, asked: number): Promise<CountryList> {
  const shown = Math.max(asked, FIRST_PAGE);
  const countries: CountryCard[] = [];
  // The list does not depend on it.
  const atlas = readAtlas(api, part).catch(() => null);
  let next: string | null = null;
  do {
    const limit = Math.min(shown - countries.length, MAX_LISTED);
    const page = await listPage(api, part, limit, next ?? undefined);
    countries.push(...page.countries);
    next = page.next;
  } while (next !== null && countries.length < shown);
  return {
    part,
    query: '',
    countries,
    next,
    found: null,
    meant: null,
    unsold: null,
    regions: [],
    trip: null,
    atlas: await atlas,
  };
}

async function readAtlas(api: ShopApi, part: string | null): Promise<AtlasPlaces> {
  const [all, some] = await Promise.all([
    answerOf(api.atlas.$get({ query: {} })),
    part === null ? null : answerOf(api.atlas.$get({ query: { part } })),
  ]);
  const counts = new Map<string, number>();
  for (const { region } of all.places) counts.set(region, (counts.get(region) ?? 0) + 1);
  return {
    part,
    places: (some ?? all).places,
    popular: some ? [] : all.popular,
    parts: [...counts]
      .filter(([name]) => name !== '')
      .map(([name, count]) => ({ part: name, count }))
      .sort((a, b) => b.count - a.count || a.part.localeCompare(b.part, LOCALE)),
  };
}
