import { z } from 'zod';

import { type CountryCard, countryCardSchema } from '../../domain/catalog/country.ts';
import { answerOf, type publicApi } from '../api.ts';

/** The countries of the home page, in this order. */
export const POPULAR = ['US', 'GB', 'FR', 'JP', 'ES', 'DE'];

/** What the home page shows of prices. `lost`: they did not come. `garbled`: they came, but not as prices. */
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
    const page = pageSchema.safeParse(
      await answerOf(api.countries.$get({ query: { isos: POPULAR.join(',') } })),
    );
    if (page.success) return { kind: 'prices', countries: page.data.countries };
    report(page.error);
    return { kind: 'garbled' };
  } catch (failure) {
    report(failure);
    return { kind: 'lost' };
  }
}
