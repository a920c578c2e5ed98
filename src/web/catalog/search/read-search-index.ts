import type { Destination } from '../../../domain/catalog/catalog-schema.ts';
import { answerOf } from '../../api/api.ts';
import type { ShopApi } from '../../api/caller.ts';

let reading: Promise<Destination[]> | null = null;

/** All destinations, read once per visit by the browser; a failed reading is tried again the next time. */
export function readSearchIndex(api: ShopApi): Promise<Destination[]> {
  reading ??= answerOf(api['search-index'].$get()).then(
    ({ countries }) => countries,
    (failure: unknown) => {
      reading = null;
      throw failure;
    },
  );
  return reading;
}
