import { placeIndexOf } from '../../domain/catalog/meant/place-index.ts';
import { answerOf } from '../api/api.ts';
import type { ShopApi } from '../api/caller.ts';
import type { SearchableIndex } from './find-places.ts';

export interface ReadIndex extends SearchableIndex {
  /** Without other names, a place is found by its name, its code and its part of the world. */
  hasNames: boolean;
}

let reading: Promise<ReadIndex> | null = null;

/** Loaded once per visit in the browser; a load that failed, or lacks the names, is tried again the next time. */
export function readSearchIndex(api: ShopApi): Promise<ReadIndex> {
  reading ??= readPlaces(api).then(
    (index) => {
      if (!index.hasNames) reading = null;
      return index;
    },
    (failure: unknown) => {
      reading = null;
      throw failure;
    },
  );
  return reading;
}

/** The same, loaded again. */
export async function readPlaces(api: ShopApi): Promise<ReadIndex> {
  const [{ countries, popular }, names] = await Promise.all([
    answerOf(api['search-index'].$get({ query: {} })),
    answerOf(api['search-names'].$get({ query: {} })).catch(() => null),
  ]);
  return { ...placeIndexOf(countries, names), popular, hasNames: names !== null };
}
