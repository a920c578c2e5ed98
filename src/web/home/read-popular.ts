import { z } from 'zod';

import { type CountryCard, countryCardSchema } from '../../domain/catalog/catalog-schema.ts';
import { answerOf, ApiFailure, type publicApi } from '../api/api.ts';

/**
 * The home page's prices: the popular countries, or none if the shop has none. `lost`: no answer came. `garbled`: the answer
 * was not prices.
 */
export type PopularView =
  | { kind: 'prices'; countries: CountryCard[] }
  | { kind: 'lost' }
  | { kind: 'garbled' };

const pageSchema = z.object({ countries: z.array(countryCardSchema) });

/** @param report called with failures; the search still works then */
export async function readPopular(
  api: ReturnType<typeof publicApi>,
  report: (failure: unknown) => void,
): Promise<PopularView> {
  try {
    const page = pageSchema.safeParse(await answerOf(api.popular.$get({ query: {} })));
    if (page.success) return { kind: 'prices', countries: page.data.countries };
    report(page.error);
    return { kind: 'garbled' };
  } catch (failure) {
    report(failure);
    return { kind: failure instanceof ApiFailure && failure.code === 'garbled' ? 'garbled' : 'lost' };
  }
}
