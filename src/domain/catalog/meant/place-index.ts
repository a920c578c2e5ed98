import type { Destination, ScriptNames, SearchNames } from '../catalog-schema.ts';
import type { Covering } from '../coverage.ts';
import { type SearchIndex, searchIndexOf } from '../search.ts';

/** A region in the search; its `iso` is the slug of its page. */
export interface FoundRegion extends Destination, Covering {
  code: string;
  /** Code of the region with the widest choice around the same place; its own if it is that one. */
  leader: string;
  /** Whether it is for the whole world. */
  isWorld: boolean;
}

/** A name for several countries. */
export interface Area extends Destination {
  names: readonly string[];
  /** Codes of its countries, the most travelled first; empty for the whole world. */
  covers: readonly string[];
  /** Codes of the regions of this name. */
  regions: readonly string[];
}

/** Everything that can be searched, with its other names. */
export interface PlaceIndex {
  destinations: SearchIndex<Destination>;
  regions: SearchIndex<FoundRegion>;
  areas: SearchIndex<Area>;
  /** All three, and the places that are not sold, for texts that name several. */
  all: SearchIndex<Destination>;
  /** The places that are not sold. */
  elsewhere: ReadonlySet<Destination>;
  byCode: ReadonlyMap<string, Destination>;
  /** Codes of destinations by dialling code without the plus. */
  dialling: Readonly<Record<string, string>>;
}

/** The names or codes in a text of several. */
const namesIn = (text = '', between = '|') => (text === '' ? [] : text.split(between));

/**
 * @param names null if they could not be read: then a place is found by its name, its code and its part of the world
 * @param scripts names in other scripts, as far as somebody types in them
 */
export function placeIndexOf(
  countries: readonly Destination[],
  names: SearchNames | null,
  scripts: readonly ScriptNames[] = [],
): PlaceIndex {
  const others = countries.map(
    ({ iso }) => [iso, [names, ...scripts].flatMap((all) => namesIn(all?.destinations[iso]))] as const,
  );
  const destinations = searchIndexOf(countries, new Map(others));
  const groups = (names?.areas ?? []).map(({ names: called, covers, regions }) => {
    const [name = '', ...also] = namesIn(called);
    const inScripts = scripts.flatMap(({ areas: named }) => namesIn(named[name]));
    return { name, also: also.concat(inScripts), covers, regions };
  });
  const areas = searchIndexOf(
    groups.map(({ name, also, covers, regions }): Area => ({
      iso: name,
      name,
      names: [name, ...also],
      region: '',
      covers: namesIn(covers, ' '),
      regions: namesIn(regions, ' '),
    })),
    new Map(groups.map(({ name, also }) => [name, also])),
  );
  const worlds = new Set(
    groups.flatMap(({ covers, regions }) => (covers === '' ? namesIn(regions, ' ') : [])),
  );
  const regions = searchIndexOf(
    (names?.regions ?? []).map(
      ({ slug, name, covers, stands_under: leader, starting_price: price, code }): FoundRegion => ({
        iso: slug,
        name,
        region: '',
        code,
        covers: namesIn(covers, ' '),
        leader,
        price,
        isWorld: worlds.has(code),
      }),
    ),
    new Map(names?.regions.map(({ slug, also }) => [slug, namesIn(also)])),
  );
  const unsold = Object.entries(names?.elsewhere ?? {}).map(([iso, called]) => {
    const [name = iso, ...also] = namesIn(called);
    return { iso, name, region: '', also };
  });
  const elsewhere = searchIndexOf<Destination>(unsold, new Map(unsold.map(({ iso, also }) => [iso, also])));
  return {
    destinations,
    regions,
    areas,
    all: { entries: [...destinations.entries, ...areas.entries, ...regions.entries, ...elsewhere.entries] },
    elsewhere: new Set(unsold),
    byCode: new Map(countries.map((one) => [one.iso, one])),
    dialling: names?.dialling ?? {},
  };
}
