import type { Destination } from '../../domain/catalog/catalog-schema.ts';
import type { SearchIndex } from '../../domain/catalog/search.ts';
import type { ShopApi } from '../api/caller.ts';

/** All destinations with what people call them, and the code that knows how, fetched once somebody searches. */
export async function readDestinations(api: ShopApi): Promise<SearchIndex<Destination>> {
  const { readSearchIndex } = await import('./read-search-index.ts');
  return (await readSearchIndex(api)).destinations;
}
