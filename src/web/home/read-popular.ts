import { z } from 'zod';

import { type CountryCard, countryCardSchema } from '../../domain/catalog/catalog-schema.ts';
import { POPULAR } from '../../domain/catalog/country.ts';
import { answerOf, ApiFailure, type publicApi } from '../api/api.ts';
import { popularWords } from './words.ts';

/**
 * What the home page shows of prices: all six countries, each in its place even where it is not sold, or none where the shop shows none of them. `lost`: they did not
 * come. `garbled`: they came, but not as prices.
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
    const page = pageSchema.safeParse(
      await answerOf(api.countries.$get({ query: { isos: POPULAR.join(',') } })),
    );
    if (page.success) return { kind: 'prices', countries: allSix(page.data.countries) };
    report(page.error);
    return { kind: 'garbled' };
  } catch (failure) {
    report(failure);
    return { kind: failure instanceof ApiFailure && failure.code === 'garbled' ? 'garbled' : 'lost' };
  }
}

function allSix(shown: CountryCard[]): CountryCard[] {
  if (shown.length === 0) return [];
  return POPULAR.map((iso) => shown.find((country) => country.iso === iso) ?? notSold(iso));
}

function notSold(iso: (typeof POPULAR)[number]): CountryCard {
  return {
    iso,
    name: popularWords.names[iso],
    region: '',
    image_url: null,
    starting_price: null,
    has_unlimited: false,
    has_plans: false,
  };
}
