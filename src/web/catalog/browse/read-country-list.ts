import type { CountryCard } from '../../../domain/catalog/catalog-schema.ts';
import type { PlaceIndex } from '../../../domain/catalog/meant/place-index.ts';
import type { Trip } from '../../../domain/catalog/meant/read-query.ts';
import { answerOf } from '../../api/api.ts';
import type { ShopApi } from '../../api/caller.ts';
import type { Choice, Likely, RegionRow } from '../../search/found-places.ts';
import type { AtlasPlaces } from '../atlas/atlas.tsx';

/** The list by name starts with this many countries and grows by `NEXT_PAGE`. */
export const FIRST_PAGE = 9;
export const NEXT_PAGE = 6;
/** Search results come in steps of this: whole rows of two and of three. */
const FOUND_PAGE = 18;
/** The API's limit per call. */
const MAX_NAMED = 20;
/** Keeps an address from making the shop show more on one page. */
export const MAX_SHOWN = 300;

/** The countries of the browse page, as far as they are shown: all or those of a part by name, or those that match a query. */
export interface CountryList {
  /** The part of the world; null for all of it. */
  part: string | null;
  /** Trimmed; empty for the list by name. */
  query: string;
  countries: CountryCard[];
  /** The code of the last country shown if more follow, else null. */
  next: string | null;
  /** If nothing matches, the likely place behind a typo. */
  meant: Likely | null;
  /** If nothing matches, the country that is meant and not sold. */
  unsold: Choice | null;
  /** The number of matches; null for the list by name. */
  found: number | null;
  /** Regions that match, or cover what matches. */
  regions: RegionRow[];
  /** How long and how much, as far as the query says; null if it does not. */
  trip: Trip | null;
  /** What appears above the list by name; null if it is not shown. */
  atlas: AtlasPlaces | null;
}

/** What an address asks for. */
export interface AskedList {
  part: string | null;
  query: string;
  /** The least number of countries; a page may have more. */
  shown: number;
}

/** Reads all that a query may be found by. */
type ReadIndexFor = (query: string) => Promise<PlaceIndex>;

/**
 * A list from its start.
 * @param index called only for a search, which goes through all of the world
 */
export async function readCountryList(
  api: ShopApi,
  { query, shown }: Pick<AskedList, 'query' | 'shown'>,
  index: ReadIndexFor,
): Promise<CountryList> {
  const wanted = query.trim();
  const { isos, regions, slip, unsold, trip } = await search(wanted, index);
  const { days, type } = trip;
  return found(
    api,
    {
      part: null,
      query: wanted,
      countries: [],
      next: null,
      found: isos.length,
      meant: slip,
      unsold,
      regions,
      trip: days === null && type === null ? null : trip,
      atlas: null,
    },
    isos,
    shown,
  );
}

/** The list with its next page. */
export async function readMoreCountries(
  api: ShopApi,
  list: CountryList,
  index: ReadIndexFor,
): Promise<CountryList> {
  if (list.next === null) return list;
  if (list.found === null) {
    const more = await listPage(api, list.part, NEXT_PAGE, list.next);
    return { ...list, countries: [...list.countries, ...more.countries], next: more.next };
  }
  const { isos } = await search(list.query, index);
  return found(api, list, isos, 0);
}

/** The code that finds places is loaded at the first search. */
async function search(query: string, index: ReadIndexFor) {
  const [{ findCountries }, all] = await Promise.all([import('../../search/find-places.ts'), index(query)]);
  return findCountries(all, query);
}

export function listPage(api: ShopApi, part: string | null, limit: number, after?: string) {
  const query = {
    limit: String(limit),
    ...(part !== null && { part }),
    ...(after !== undefined && { after }),
  };
  return answerOf(api.countries.$get({ query }));
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
