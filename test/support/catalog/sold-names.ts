import { findMeant } from '../../../src/domain/catalog/meant/find-meant.ts';
import { type PlaceIndex, placeIndexOf } from '../../../src/domain/catalog/meant/place-index.ts';
import { withPlaces } from '../../../src/domain/catalog/region-places.ts';
import { regionSlug } from '../../../src/domain/catalog/region.ts';
import { type Language, SOURCE } from '../../../src/domain/languages.ts';
import { type RegionalGroup, regionalGroups } from '../../../src/sandbox/esim-go/bundles/regions.ts';
import { places } from '../../../src/sandbox/esim-go/bundles/world.ts';
import { namesToSearch } from '../../../src/server/catalog/place-names/place-names.ts';
import { placeNamesIn } from '../../../src/server/core/translated-names.ts';

/** Everything that the sandbox's wholesaler sells, by its own names. */
export const destinations = [...places.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** In dollars, as the sandbox's wholesaler asks it: enough to tell a cheap region from a dear one. */
function cheapestOf({ dayCents, gbCents, range }: RegionalGroup): number {
  const unlimited = Object.values(range.unlimited).flat();
  const prices = [...unlimited.map((days) => days * dayCents), ...range.fixed.map(({ gb }) => gb * gbCents)];
  return Math.min(...prices) / 100;
}

const regions = withPlaces(
  regionalGroups.map((group) => ({
    card: {
      code: group.code,
      name: group.label,
      slug: regionSlug(group.label),
      image_url: null,
      countries_count: group.members.length,
      plans_count: group.range.fixed.length + Object.values(group.range.unlimited).flat().length,
      starting_price: cheapestOf(group),
    },
    members: group.members.map((iso) => ({ iso, name: iso })),
    plans: [],
    absent: [],
  })),
);

/** All that browsers and servers search on the pages of a language. */
export function indexOf(sold = destinations, language: Language = SOURCE): PlaceIndex {
  const nameOf = placeNamesIn(language);
  const called = sold.map((place) => ({ ...place, name: nameOf(place.iso, place.name) }));
  const { inLatin, inScripts } = namesToSearch({
    destinations: called,
    regions: regions.map(({ code, name, slug, stands_under, starting_price }) => ({
      code,
      name: nameOf(code, name),
      slug,
      also: name,
      covers: regionalGroups.find((group) => group.code === code)?.members.join(' ') ?? '',
      stands_under,
      starting_price,
    })),
    others: new Map(sold.map(({ iso, name }) => [iso, name])),
    language,
  });
  return placeIndexOf(called, inLatin, Object.values(inScripts));
}

/** The first answer, as tables of queries write it. */
export function answerTo(query: string, among: PlaceIndex): string {
  const { countries, regions: found, regionsFirst, slip } = findMeant(among, query);
  const [country, region] = [countries[0]?.destination.iso, found[0]?.destination.iso];
  if (region !== undefined && (regionsFirst || country === undefined)) return `/${region}`;
  if (country !== undefined) return country;
  if (!slip) return 'none';
  return `slip ${slip.region ? `/${slip.region.iso}` : slip.country?.iso}`;
}

/** What is written in a table of queries, one by one. */
export const rowsOf = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([meant, queries]) =>
    queries.split('|').map((query) => [query, meant] as const),
  );
