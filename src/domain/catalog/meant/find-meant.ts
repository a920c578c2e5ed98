import { plainLetters, termOf, withoutArticles } from '../../search-term.ts';
import type { Destination } from '../catalog-schema.ts';
import { type Coverage, coverageOf } from '../coverage.ts';
import {
  type Found,
  isBeginning,
  isInside,
  isTelling,
  isWhole,
  nearestName,
  searchEachWord,
  searchNames,
  WHOLE_OTHER,
} from '../search.ts';
import { AROUND } from './around-place.ts';
import { placesNamed } from './named-places.ts';
import type { Area, FoundRegion, PlaceIndex } from './place-index.ts';
import { rankRegions, standsFor } from './rank-regions.ts';
import { readQuery, type Trip } from './read-query.ts';

/** A region, and how much of the meant places it has; null if it was found by its name alone. */
export interface MeantRegion extends Found<FoundRegion> {
  coverage: Coverage | null;
}

/** What somebody means by a query. */
export interface Meant {
  /** Best first. */
  countries: Found<Destination>[];
  /** Best first. */
  regions: MeantRegion[];
  /** Whether the best region is a better answer than the best country. */
  regionsFirst: boolean;
  /** Whether somebody goes to several places, every one of them in `countries`. */
  isRoute: boolean;
  /** Whether all of `countries` are meant, and not one or another of them. */
  isAll: boolean;
  /** Words of a text with several places that are none. */
  unknown: string[];
  /** Whether the first answer is likely enough to open it at once. */
  isSure: boolean;
  /** If nothing was found, the likely place behind a typo. */
  slip: Slip | null;
  /** If nothing was found, the country that is meant and not sold. */
  unsold: Destination | null;
  trip: Trip;
}

/** A name that was probably meant, with the best answer to it. */
interface Slip {
  name: string;
  /** The mistyped city or other name; null if it was the name itself. */
  by: string | null;
  country: Destination | null;
  region: FoundRegion | null;
}

type Sense = Omit<Meant, 'trip'>;

const NO_SENSE: Sense = {
  countries: [],
  regions: [],
  regionsFirst: false,
  isRoute: false,
  isAll: false,
  unknown: [],
  isSure: true,
  slip: null,
  unsold: null,
};

/** A longer text is searched for names only. */
const MAX_WORDS = 8;

/** Places that people name together with the country they belong to, by the code of that country. */
const PARTS: Record<string, string> = {
  CN: 'HK MO TW',
  CY: 'CYP',
  DK: 'FO GL',
  ES: 'IC',
  FI: 'AX',
  FR: 'BL GF GP MF MQ NC PF PM RE YT',
  GB: 'AI BM GG GI IM JE KY MS TC VG',
  IT: 'SM VA',
  NL: 'AW BQ CW SX',
  US: 'AS GU MP PR US-HI VI',
};

/**
 * What a query means: a country by any of its names, airports, its flag or dialling code; a region; an area such as a sea or a
 * group of countries, answered by the region that covers most of it; or a route through several places. Words around the places,
 * lengths and sizes do not count. A blank query means nothing.
 */
export function findMeant(index: PlaceIndex, query: string): Meant {
  const { trip, ...asked } = readQuery(query);
  return { ...senseOf(index, asked), trip };
}

/** Whether a query has words that could name a place, or is the beginning of one's name: 'in' is also India. */
export function asksForPlace(query: string, { countries }: Meant): boolean {
  const { text, flags, dialled } = readQuery(query);
  return (
    flags.length > 0 ||
    dialled !== null ||
    wordsOf(text).length > 0 ||
    countries.some((one) => one.by === null && isBeginning(one))
  );
}

function senseOf(
  index: PlaceIndex,
  { text, flags, dialled }: Omit<ReturnType<typeof readQuery>, 'trip'>,
): Sense {
  const flagged = flags.flatMap((code) => found(index.byCode.get(code), null));
  if (flagged.length > 0) return several(index, flagged);
  const whole = flags.length > 0 ? flags.join(' ') : text;
  const called = byName(index, whole, false);
  if (called) return called;
  const words = wordsOf(whole);
  const rest = words.join(' ');
  const { places, unknown } = placesNamed(index.all, whole);
  const sold = places.filter(({ destination }) => !index.elsewhere.has(destination));
  // A place that is not sold is no slip of another one, and "North Korea" is not South Korea.
  if (places.length > 0 && sold.length === 0) return { ...NO_SENSE, unsold: places[0]?.destination ?? null };
  const named = withoutParents(sold, whole);
  const each = eachWord(index, words);
  const sure = each?.countries[0] && !isInside(each.countries[0]) ? each : null;
  return (
    (named.length > 1 ? { ...several(index, named), unknown } : null) ??
    byName(index, rest, false) ??
    (named.length === 1 && unknown.length === 0 ? several(index, named) : null) ??
    sure ??
    (named.length > 0 ? several(index, named) : null) ??
    byName(index, whole, true) ??
    byName(index, rest, true) ??
    byName(index, withoutArticles(whole), false) ??
    byDialling(index, dialled) ??
    slipIn(index, whole) ??
    slipIn(index, rest) ??
    each ??
    NO_SENSE
  );
}

/** The words of a text that may name places. */
function wordsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '' && !/^\d+$/.test(word) && !AROUND.has(plainLetters(word)));
}

/** @param insideToo whether a name may have the text in the middle of a word */
function byName(index: PlaceIndex, text: string, insideToo: boolean): Sense | null {
  const countries = searchNames(index.destinations, text);
  const regions = searchNames(index.regions, text);
  const isEnough = (one: Found<Destination>) => isWhole(one) || isTelling(termOf(text));
  const [country, region, area] = [
    countries[0],
    regions.find(isEnough),
    searchNames(index.areas, text).find(isEnough),
  ];
  const rankOf = (one: Found<Destination> | undefined) => one?.rank ?? Number.POSITIVE_INFINITY;
  const best = [country, area, region].reduce((least, one) => (rankOf(one) < rankOf(least) ? one : least));
  if (!best || (isInside(best) && !insideToo)) return null;
  if (area && rankOf(area) < rankOf(country) && (isWhole(area) || rankOf(area) <= rankOf(region)))
    return inArea(index, area);
  return {
    ...NO_SENSE,
    countries,
    regions: regions.map((one) => Object.assign({}, one, { coverage: null })),
    regionsFirst: rankOf(region) < rankOf(country),
    isSure: !isInside(best) || isTelling(termOf(text)),
  };
}

function inArea({ destinations, regions, byCode }: PlaceIndex, area: Found<Area>): Sense {
  const { name, names, covers, regions: codes } = area.destination;
  const all = regions.entries.map(({ destination }) => destination);
  const isCalledExactly = (region: FoundRegion) =>
    names.some((called) => termOf(region.name).plain === termOf(called).plain);
  const own = all
    .filter(({ code }) => codes.includes(code))
    .map((region) => Object.assign({}, region, coverageOf(region, covers)))
    .toSorted(
      (a, b) => Number(isCalledExactly(b)) - Number(isCalledExactly(a)) || a.lacks.length - b.lacks.length,
    );
  const others = rankRegions(
    all.filter(({ code }) => !codes.includes(code)),
    covers,
    false,
  );
  // A part of the world has the countries that the catalogue puts there.
  const part = destinations.entries.flatMap(({ destination }) =>
    names.includes(destination.region) ? destination.iso : [],
  );
  const first = part.length > 0 ? covers.filter((iso) => part.includes(iso)) : covers;
  const why = area.by ?? (own.length > 0 ? null : name);
  const says = (region: FoundRegion) =>
    why !== null && ` ${termOf(region.name).plain}`.includes(` ${termOf(why).plain}`);
  return {
    ...NO_SENSE,
    countries: [...new Set([...first, ...part])].flatMap((code) => found(byCode.get(code), null)),
    regions: [...own, ...others].map(({ has, lacks, ...region }) => ({
      destination: region,
      by: says(region) ? null : why,
      rank: area.rank,
      coverage: covers.length === 0 ? null : { has, lacks },
    })),
    regionsFirst: own.length > 0 || (others[0] !== undefined && standsFor(others[0], covers)),
    isAll: true,
  };
}

/** One place, or a route through several. */
function several(index: PlaceIndex, named: readonly Found<Destination>[]): Sense {
  const [only] = named;
  if (!only) return NO_SENSE;
  if (named.length === 1) return alone(index, only);
  const countries = named.flatMap(
    (one) => coversOf(one.destination)?.flatMap((code) => found(index.byCode.get(code), null)) ?? [one],
  );
  const isRoute = named.every(({ destination }) => coversOf(destination) === null);
  // For "Europe and USA", a region with both comes before one that has more of Europe.
  const reached = ({ has }: Coverage) =>
    named.filter(({ destination }) =>
      (coversOf(destination) ?? [destination.iso]).some((iso) => has.includes(iso)),
    ).length;
  const wanted = [...new Set(countries.map(({ destination }) => destination.iso))];
  const regions = rankRegions(
    index.regions.entries.map(({ destination }) => destination),
    wanted,
    isRoute,
  ).toSorted((a, b) => reached(b) - reached(a));
  const [first] = regions;
  return {
    ...NO_SENSE,
    countries: wanted.flatMap((code) => countries.find(({ destination }) => destination.iso === code) ?? []),
    regions: regions.map(({ has, lacks, ...region }) => ({
      destination: region,
      by: null,
      rank: WHOLE_OTHER,
      coverage: { has, lacks },
    })),
    regionsFirst: first !== undefined && (isRoute ? first.lacks.length === 0 : standsFor(first, wanted)),
    isRoute,
    isAll: true,
  };
}

function alone(index: PlaceIndex, one: Found<Destination>): Sense {
  const area = entryOf(index.areas, one.destination);
  if (area) return inArea(index, { ...one, destination: area });
  const region = entryOf(index.regions, one.destination);
  if (!region) return { ...NO_SENSE, countries: [one], isAll: true };
  return { ...NO_SENSE, regions: [{ ...one, destination: region, coverage: null }], regionsFirst: true };
}

function entryOf<D extends Destination>(
  { entries }: { entries: readonly { destination: D }[] },
  one: Destination,
): D | undefined {
  return entries.find(({ destination }) => destination === one)?.destination;
}

/** 'Tenerife, Spain' is one place, and 'Paris Europe'; 'Spain and Tenerife' are two. */
function withoutParents(places: Found<Destination>[], text: string): Found<Destination>[] {
  if (places.length < 2 || /[&+/]| (?:and|to|y|e|et|und) /i.test(text)) return places;
  const codesOf = ({ destination }: Found<Destination>) => coversOf(destination) ?? [destination.iso];
  return places.filter((one) => {
    const others = places.filter((other) => other !== one).flatMap(codesOf);
    const parts = PARTS[one.destination.iso]?.split(' ') ?? [];
    const covers = coversOf(one.destination);
    return (
      !others.some((iso) => parts.includes(iso)) && !(covers && others.every((iso) => covers.includes(iso)))
    );
  });
}

/** The countries of an area or region; null for a country. */
function coversOf(one: Destination): readonly string[] | null {
  return 'covers' in one ? (one as Area | FoundRegion).covers : null;
}

function eachWord({ destinations }: PlaceIndex, words: readonly string[]): Sense | null {
  if (words.length < 2 || words.length > MAX_WORDS) return null;
  const countries = searchEachWord(destinations, words);
  return countries.length > 0 ? { ...NO_SENSE, countries } : null;
}

/** The longest code with which the number begins. */
function byDialling({ dialling, byCode }: PlaceIndex, dialled: string | null): Sense | null {
  for (let length = Math.min(dialled?.length ?? 0, 5); length > 0; length--) {
    const code = dialled?.slice(0, length) ?? '';
    const countries = (dialling[code]?.split(' ') ?? []).flatMap((iso) => found(byCode.get(iso), `+${code}`));
    if (countries.length > 0) return { ...NO_SENSE, countries };
  }
  return null;
}

function slipIn(index: PlaceIndex, text: string): Sense | null {
  const slip = nearest(index, text);
  return slip && { ...NO_SENSE, slip };
}

function nearest(index: PlaceIndex, text: string): Slip | null {
  const meant =
    nearestName(index.destinations, text) ??
    nearestName(index.areas, text) ??
    nearestName(index.regions, text);
  if (!meant) return null;
  const { countries, regions, regionsFirst } = several(index, [meant]);
  // A country is known by its own name beside a city's; an area is what people call it.
  const isArea = coversOf(meant.destination) !== null;
  return {
    name: isArea ? (meant.by ?? meant.destination.name) : meant.destination.name,
    by: isArea ? null : meant.by,
    country: regionsFirst ? null : (countries[0]?.destination ?? null),
    region: regionsFirst ? (regions[0]?.destination ?? null) : null,
  };
}

function found(destination: Destination | undefined, by: string | null): Found<Destination>[] {
  return destination ? [{ destination, by, rank: WHOLE_OTHER }] : [];
}
