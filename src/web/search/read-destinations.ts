import type { Destination } from '../../domain/catalog/catalog-schema.ts';
import type { SearchIndex } from '../../domain/catalog/search.ts';
import type { ShopApi } from '../api/caller.ts';

/** All destinations with their other names, and the code for them, loaded at the first search. */
export async function readDestinations(api: ShopApi): Promise<SearchIndex<Destination>> {
  const { readSearchIndex } = await import('./read-search-index.ts');
  return (await readSearchIndex(api)).destinations;
}
