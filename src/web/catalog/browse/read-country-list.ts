import type { AtlasPlace, CountryCard, Destination } from '../../../domain/catalog/catalog-schema.ts';
import type { SearchIndex } from '../../../domain/catalog/search.ts';
import { answerOf } from '../../api/api.ts';
import type { ShopApi } from '../../api/caller.ts';

/** The list by name starts with this many countries and grows by `NEXT_PAGE`. */
export const FIRST_PAGE = 9;
export const NEXT_PAGE = 6;
/** Search results come in steps of this: whole rows of two and of three. */
const FOUND_PAGE = 18;
/** The API's limits per call. */
const MAX_LISTED = 50;
const MAX_NAMED = 20;
/** Keeps an address from making the shop show more on one page. */
export const MAX_SHOWN = 300;

/** The countries of the browse page, as far as they are shown: all by name, or those that match a query. */
export interface CountryList {
  /** Trimmed; empty for the list by name. */
  query: string;
  countries: CountryCard[];
  /** The code of the last country shown if more follow, else null. */
  next: string | null;
  /** If nothing matches, the likely country behind a typo. */
  meant: { iso: string; name: string; by: string | null } | null;
  /** The number of matches; null for the list by name. */
  found: number | null;
  /** What appears above the list by name; null if it is not shown. */
  atlas: { places: AtlasPlace[]; popular: string[] } | null;
}

/**
 * A list from its start.
 * @param shown the least number of countries; a page may have more
 * @param index called only for a search
 */
export async function readCountryList(
  api: ShopApi,
  { query, shown }: { query: string; shown: number },
  index: () => Promise<SearchIndex<Destination>>,
): Promise<CountryList> {
  const wanted = query.trim();
  if (wanted === '') return listByName(api, Math.max(shown, FIRST_PAGE));
  const isos = await codesFor(wanted, index);
  const meant = isos.length === 0 ? await meantBy(wanted, index) : null;
  return found(
    api,
    { query: wanted, countries: [], next: null, found: isos.length, meant, atlas: null },
    isos,
    shown,
  );
}

/** The list with its next page. */
export async function readMoreCountries(
  api: ShopApi,
  list: CountryList,
  index: () => Promise<SearchIndex<Destination>>,
): Promise<CountryList> {
  if (list.next === null) return list;
  if (list.found === null) {
    const more = await listPage(api, NEXT_PAGE, list.next);
    return { ...list, countries: [...list.countries, ...more.countries], next: more.next };
  }
  const isos = await codesFor(list.query, index);
  return found(api, list, isos, 0);
}

/** The code that finds places is loaded at the first search. */
async function codesFor(query: string, index: () => Promise<SearchIndex<Destination>>): Promise<string[]> {
  const [{ searchDestinations }, all] = await Promise.all([
    import('../../../domain/catalog/search.ts'),
    index(),
  ]);
  return searchDestinations(all, query).map(({ destination }) => destination.iso);
}

async function meantBy(
  query: string,
  index: () => Promise<SearchIndex<Destination>>,
): Promise<CountryList['meant']> {
  const { nearestDestination } = await import('../../../domain/catalog/search.ts');
  const nearest = nearestDestination(await index(), query);
  return nearest && { iso: nearest.destination.iso, name: nearest.destination.name, by: nearest.by };
}

async function listByName(api: ShopApi, shown: number): Promise<CountryList> {
  const countries: CountryCard[] = [];
  // The list does not depend on it.
  const atlas = answerOf(api.atlas.$get()).then(
    ({ places, popular }) => ({ places, popular }),
    () => null,
  );
  let next: string | null = null;
  do {
    const limit = Math.min(shown - countries.length, MAX_LISTED);
    const page = await listPage(api, limit, next ?? undefined);
    countries.push(...page.countries);
    next = page.next;
  } while (next !== null && countries.length < shown);
  return { query: '', countries, next, found: null, meant: null, atlas: await atlas };
}

function listPage(api: ShopApi, limit: number, after?: string) {
  return answerOf(
    api.countries.$get({ query: { limit: String(limit), ...(after === undefined ? {} : { after }) } }),
  );
}

/**
 * Adds matches after the list's last one, a page of them or up to `shown`. A match may have gone from the catalogue since the
 * index was read, so a page that would add nothing continues with the next one.
 */
async function found(api: ShopApi, list: CountryList, isos: string[], shown: number): Promise<CountryList> {
  const start = list.next === null ? 0 : isos.indexOf(list.next) + 1;
  const end = Math.max(start + FOUND_PAGE, shown);
  const wanted = isos.slice(start, end);
  const chunks: Promise<CountryCard[]>[] = [];
  for (let at = 0; at < wanted.length; at += MAX_NAMED) {
    const named = wanted.slice(at, at + MAX_NAMED).join(',');
    chunks.push(answerOf(api.countries.$get({ query: { isos: named } })).then(({ countries }) => countries));
  }
  const more = (await Promise.all(chunks)).flat();
  const last = isos.length > end ? (wanted.at(-1) ?? null) : null;
  const longer = { ...list, countries: [...list.countries, ...more], next: last };
  return more.length === 0 && last !== null ? found(api, longer, isos, shown) : longer;
}
