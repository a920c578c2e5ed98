import { findMeant, type Meant } from '../../../domain/catalog/meant/find-meant.ts';
import { placeCalled } from '../../../domain/catalog/meant/named-places.ts';
import { readPlaceIndex } from '../answers.ts';
import { placesToFind, type SoldPlace } from '../places.ts';
import type { Snapshot } from '../snapshot.ts';
import { assistantWords } from './words.ts';

/** The requested thing does not exist; the text is for the assistant. */
export class NotThere extends Error {}

interface PlacesKnown {
  places: readonly SoldPlace[];
  /** By code, and by the last part of its page's address, in lower case. */
  byKey: ReadonlyMap<string, SoldPlace>;
}

const known = new WeakMap<Snapshot, PlacesKnown>();

/** All places where something on sale works: made once for each catalogue. */
export function placesIn(snapshot: Snapshot): PlacesKnown {
  const made = known.get(snapshot) ?? readPlaces(snapshot);
  known.set(snapshot, made);
  return made;
}

function readPlaces(snapshot: Snapshot): PlacesKnown {
  const places = placesToFind(snapshot);
  return {
    places,
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
  const index = readPlaceIndex(snapshot);
  const asked = PAGE.exec(text)?.[1] ?? text;
  const place = placesIn(snapshot).byKey.get(asked.toLowerCase());
  if (place) return place;
  const [best] = placesMeant(snapshot, findMeant(index, asked));
  if (best && placeCalled(index.all, asked)) return best;
  throw new NotThere(assistantWords.noPlace(best?.code ?? null));
}

/** The places that are meant and on sale, best first; the likely one behind a typo. */
export function placesMeant(
  snapshot: Snapshot,
  { countries, regions, regionsFirst, slip }: Pick<Meant, 'countries' | 'regions' | 'regionsFirst' | 'slip'>,
): SoldPlace[] {
  const { byKey } = placesIn(snapshot);
  const countryCodes = countries.map(({ destination }) => destination.iso);
  const regionCodes = regions.map(({ destination }) => destination.code);
  const slipCode = slip?.country?.iso ?? slip?.region?.code ?? [];
  const codes = regionsFirst ? [...regionCodes, ...countryCodes] : [...countryCodes, ...regionCodes];
  return [...codes, slipCode].flat().flatMap((code) => byKey.get(code.toLowerCase()) ?? []);
}
