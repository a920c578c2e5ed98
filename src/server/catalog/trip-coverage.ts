import type { AtlasPlace, Destination, TripCoverage } from '../../domain/catalog/catalog-schema.ts';
import { byCoverage } from '../../domain/catalog/coverage.ts';
import { placesNamed } from '../../domain/catalog/found/named-places.ts';
import { type SearchIndex, searchIndexOf } from '../../domain/catalog/search.ts';
import { mostTravelled } from '../../domain/catalog/travel-rank.ts';
import { readSearchNames } from './answers.ts';
import { COUNTRY_GROUPS } from './place-names/country-groups.ts';
import type { Snapshot } from './snapshot.ts';

/** A country, or a group of countries, as somebody may name it. */
interface Named extends Destination {
  countries: readonly AtlasPlace[];
}

const known = new WeakMap<Snapshot, SearchIndex<Named>>();

/** The regions that work in the countries named in a question: 'Japan, Korea and Taiwan', 'Gulf', 'from Spain to Morocco'. */
export function coverageOfTrip(snapshot: Snapshot, question: string): TripCoverage {
  const index = known.get(snapshot) ?? readNamed(snapshot);
  known.set(snapshot, index);
  const { places, unknown } = placesNamed(index, question);
  const asked = [...new Set(places.flatMap(({ countries }) => countries))];
  const regions = [...snapshot.regions.values()].map((region) => ({
    name: region.name,
    slug: region.slug,
    price: region.starting_price,
    covers: region.countries_covered.map(({ iso }) => iso),
  }));
  return {
    asked,
    unknown,
    regions: byCoverage(
      regions,
      asked.map(({ iso }) => iso),
    ).map(({ name, slug, price, has, lacks }) => ({ name, slug, starting_price: price, has, lacks })),
  };
}

function readNamed(snapshot: Snapshot): SearchIndex<Named> {
  const { atlas } = snapshot;
  const groups = COUNTRY_GROUPS.map(({ names: [name = '', ...also], codes }) => ({
    // No country has this code, and nobody types it.
    iso: `#${name}`,
    name,
    region: '',
    also,
    countries: mostTravelled(codes ? atlas.filter(({ iso }) => codes.includes(iso)) : atlas),
  }));
  return searchIndexOf<Named>(
    [...atlas.map((country) => ({ ...country, countries: [country] })), ...groups],
    {
      ...readSearchNames(snapshot).destinations,
      ...Object.fromEntries(groups.map(({ iso, also }) => [iso, also])),
    },
  );
}
