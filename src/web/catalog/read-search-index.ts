import type { Destination } from '../../domain/catalog/country.ts';
import { callApi } from '../api.ts';

/** What `GET /api/search-index` answers. */
export interface SearchIndex {
  revision: number;
  countries: Destination[];
}

let reading: Promise<Destination[]> | null = null;

/** All destinations, read once per visit by the browser; a failed reading is tried again the next time. */
export function readSearchIndex(): Promise<Destination[]> {
  reading ??= callApi<SearchIndex>('/api/search-index').then(
    ({ countries }) => countries,
    (failure: unknown) => {
      reading = null;
      throw failure;
    },
  );
  return reading;
}
