import type { PlaceIndex } from '../../domain/catalog/meant/place-index.ts';
import type { ShopApi } from '../api/caller.ts';

/** All that a query may be found by, and the code for it, loaded at the first search. */
export async function readIndexOnce(api: ShopApi, query: string): Promise<PlaceIndex> {
  const { readSearchIndex } = await import('./read-search-index.ts');
  return readSearchIndex(api, query);
}
