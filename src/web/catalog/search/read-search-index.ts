import type { Destination } from '../../../domain/catalog/catalog-schema.ts';
import { answerOf, publicBrowserApi } from '../../api/api.ts';

let reading: Promise<Destination[]> | null = null;

/** All destinations, read once per visit by the browser; a failed reading is tried again the next time. */
export function readSearchIndex(apiBase: string): Promise<Destination[]> {
  reading ??= answerOf(publicBrowserApi(apiBase)['search-index'].$get()).then(
    ({ countries }) => countries,
    (failure: unknown) => {
      reading = null;
      throw failure;
    },
  );
  return reading;
}
