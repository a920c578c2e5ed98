import type { PlaceIndex } from '../../domain/catalog/meant/place-index.ts';
import type { ShopApi } from '../api/caller.ts';

/** Everything that can be searched, and the code for it, loaded at the first search. */
export async function readIndexOnce(api: ShopApi): Promise<PlaceIndex> {
  const { readSearchIndex } = await import('./read-search-index.ts');
  return readSearchIndex(api);
}
