import { z } from 'zod';

import { type CountryCard, countryCardSchema } from '../../domain/catalog/catalog-schema.ts';
import { answerOf, ApiFailure, type publicApi } from '../api/api.ts';

/**
 * What the home page shows of prices: the popular countries, none where the shop shows none at all. `lost`: they did not come. `garbled`: they
 * came, but not as prices.
 */
export type PopularView =
  | { kind: 'prices'; countries: CountryCard[] }
  | { kind: 'lost' }
  | { kind: 'garbled' };

const pageSchema = z.object({ countries: z.array(countryCardSchema) });

/** @param report hears of what went wrong; the search still works then */
export async function readPopular(
  api: ReturnType<typeof publicApi>,
  report: (failure: unknown) => void,
): Promise<PopularView> {
  try {
    const page = pageSchema.safeParse(await answerOf(api.popular.$get()));
    if (page.success) return { kind: 'prices', countries: page.data.countries };
    report(page.error);
    return { kind: 'garbled' };
  } catch (failure) {
    report(failure);
    return { kind: failure instanceof ApiFailure && failure.code === 'garbled' ? 'garbled' : 'lost' };
  }
}
