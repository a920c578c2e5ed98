import type { Destination } from '../../../domain/catalog/catalog-schema.ts';
import { placeCalled } from '../../../domain/catalog/found/named-places.ts';
import { nearestDestination, type SearchIndex, searchIndexOf } from '../../../domain/catalog/search.ts';
import { readSearchNames } from '../answers.ts';
import { placesToFind, type SoldPlace } from '../places.ts';
import type { Snapshot } from '../snapshot.ts';
import { assistantWords } from './words.ts';

/** The requested thing does not exist; the text is for the assistant. */
export class NotThere extends Error {}

/** A place that can be searched; `iso` holds its code. */
interface Known extends Destination {
  place: SoldPlace;
}

interface PlacesKnown {
  places: readonly SoldPlace[];
  index: SearchIndex<Known>;
  /** By code, and by the last part of its page's address, in lower case. */
  byKey: ReadonlyMap<string, SoldPlace>;
}

const known = new WeakMap<Snapshot, PlacesKnown>();

/** All places where something on sale works, indexed for search: made once for each catalogue. */
export function placesIn(snapshot: Snapshot): PlacesKnown {
  const made = known.get(snapshot) ?? readPlaces(snapshot);
  known.set(snapshot, made);
  return made;
}

function readPlaces(snapshot: Snapshot): PlacesKnown {
  const places = placesToFind(snapshot);
  const names = readSearchNames(snapshot);
  const also = new Map(names.regions.map((region) => [`/regional/${region.slug}`, region.also]));
  const rows = places.map((place) => ({ iso: place.code, name: place.name, region: '', place }));
  const others = rows.map(({ iso, place }): [string, string[]] => [
    iso,
    names.destinations[iso] ?? also.get(place.path) ?? [],
  ]);
  return {
    places,
    index: searchIndexOf(rows, Object.fromEntries(others)),
    byKey: new Map(
      places.flatMap((place) => [place.code, lastOf(place.path)].map((key) => [key.toLowerCase(), place])),
    ),
  };
}

const lastOf = (path: string) => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));

/** The address of a place's page, with or without origin, and whatever follows it. */
const PAGE = /\/(?:country|regional)\/([^/?#.]+)/;

/**
 * The place with this code, page address, last part of that address, or name.
 * @throws NotThere naming the code of the nearest place
 */
export function placeNamed(snapshot: Snapshot, text: string): SoldPlace {
  const { index, byKey } = placesIn(snapshot);
  const asked = PAGE.exec(text)?.[1] ?? text;
  const place = byKey.get(asked.toLowerCase()) ?? placeCalled(index, asked)?.place;
  if (place) return place;
  throw new NotThere(assistantWords.noPlace(nearestDestination(index, asked)?.destination.iso ?? null));
}
