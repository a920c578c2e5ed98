import type { TripCoverage } from '../../domain/catalog/catalog-schema.ts';
import { byCoverage } from '../../domain/catalog/coverage.ts';
import { findMeant } from '../../domain/catalog/meant/find-meant.ts';
import { isWhole } from '../../domain/catalog/search.ts';
import { readPlaceIndex } from './answers.ts';
import type { Snapshot } from './snapshot.ts';

/** The regions that work in the countries named in a question: 'Japan, Korea and Taiwan', 'Gulf', 'from Spain to Morocco'. */
export function coverageOfTrip(snapshot: Snapshot, question: string): TripCoverage {
  const { countries, isAll, unknown } = findMeant(readPlaceIndex(snapshot), question);
  // Of several that a word may mean, the best one.
  const named = isAll ? countries : countries.filter(isWhole).slice(0, 1);
  const codes = named.map(({ destination }) => destination.iso);
  const asked = codes.flatMap((code) => snapshot.atlas.find(({ iso }) => iso === code) ?? []);
  const regions = [...snapshot.regions.values()].map((region) => ({
    code: region.code,
    name: region.name,
    slug: region.slug,
    price: region.starting_price,
    local_starting_price: region.local_starting_price,
    covers: region.countries_covered.map(({ iso }) => iso),
  }));
  return {
    asked,
    unknown: asked.length === 0 ? [question.trim()] : unknown,
    regions: byCoverage(regions, codes).map(
      ({ code, name, slug, price, local_starting_price, has, lacks }) => ({
        code,
        name,
        slug,
        starting_price: price,
        local_starting_price,
        has,
        lacks,
      }),
    ),
  };
}
