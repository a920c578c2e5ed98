import type { Country, CountryCard, PlanSize, Region } from '../../domain/catalog/catalog-schema.ts';
import type { Source } from '../../domain/catalog/choose-source.ts';
import { POPULAR } from '../../domain/catalog/country.ts';
import { type PlaceIndex, placeIndexOf } from '../../domain/catalog/meant/place-index.ts';
import { BASE_CURRENCY, type Currency } from '../../domain/currencies.ts';
import type { Language } from '../../domain/languages.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { chargedBy, localSet } from '../pricing/local-prices.ts';
import { PART_OF } from './place-names/aliases.ts';
import { isCountry, namesToSearch, type NamesToSearch, usualName } from './place-names/place-names.ts';
import type { Offer } from './queries.ts';
import { choiceKey, offerKey, sellerKey } from './snapshot-parts.ts';
import type { Snapshot } from './snapshot.ts';

/** A country with all its plans; null if unknown or hidden. */
export function readCountry({ countries }: Snapshot, iso: string): Country | null {
  return countries.get(iso.toUpperCase()) ?? null;
}

/** A country of the world that the wholesaler does not sell, without plans; null if there is no such country, or it is hidden. */
export function unsoldCountry({ cardsUpTo, covering, language }: Snapshot, code: string): Country | null {
  const iso = code.toUpperCase();
  if (cardsUpTo.has(iso) || !isCountry(iso)) return null;
  return {
    iso,
    name: usualName(iso, language),
    region: '',
    image_url: null,
    text: null,
    fixed_plans: {},
    unlimited_plans: {},
    covered_by: covering.get(iso) ?? covering.get(PART_OF[iso] ?? '') ?? [],
    networks: [],
  };
}

/** A region with its countries and plans; null if unknown or hidden. */
export function readRegion({ regions }: Snapshot, slug: string): Region | null {
  return regions.get(slug.toLowerCase()) ?? null;
}

/**
 * Countries by name as people sort them: the first `limit` after the country with the code `after`, all or of one part of the
 * world, or the named ones in the given order. `next` is the `after` of the next page. Throws `bad_request` if there is no country `after`.
 */
export function listCountries(
  { cards, cardsUpTo }: Snapshot,
  page: { limit: number; after?: string | undefined; isos?: string[] | undefined; part?: string | undefined },
): { countries: CountryCard[]; next: string | null } {
  const start = page.after === undefined ? 0 : cardsUpTo.get(page.after);
  if (start === undefined) throw new Problem('unknown_after', { list: 'countries' });
  const wanted = page.isos?.map((iso) => iso.toUpperCase());
  const behind = cards.slice(start);
  const inPart = page.part === undefined ? behind : behind.filter(({ region }) => region === page.part);
  const rest = wanted ? inPart.filter(({ iso }) => wanted.includes(iso)) : inPart;
  const countries = rest.slice(0, page.limit);
  const next = rest.length > page.limit ? (countries.at(-1)?.iso ?? null) : null;
  if (wanted) countries.sort((a, b) => wanted.indexOf(a.iso) - wanted.indexOf(b.iso));
  return { countries, next };
}

/**
 * The popular countries in their order. If operators chose them, at most six, hidden ones left out; the usual six keep their
 * places even if one of them is not shown.
 */
export function listPopular({ cards, popular, isPopularChosen, language }: Snapshot): CountryCard[] {
  const cardOf = (code: string) => cards.find(({ iso }) => iso === code);
  if (isPopularChosen || cards.length === 0) return popular.flatMap((code) => cardOf(code) ?? []);
  return POPULAR.map((code) => cardOf(code) ?? notShown(code, language));
}

function notShown(iso: string, language: Language): CountryCard {
  return {
    iso,
    name: usualName(iso, language),
    region: '',
    image_url: null,
    starting_price: null,
    has_unlimited: false,
    has_plans: false,
  };
}

/**
 * A plan on sale with its quote, to show; null if the bundle is unknown or not sold in that place. To take money, ask the
 * database: `findOffer`.
 */
export function offerIn(
  { offers, local }: Snapshot,
  bundleName: string,
  countryCode: string,
  currency: Currency,
): Offer | null {
  const offer = offers.get(offerKey(bundleName, countryCode.toUpperCase()));
  const set = currency === BASE_CURRENCY ? undefined : local[currency];
  if (!offer || !set) return offer ?? null;
  const stored = set.prices[offer.plan.country_code]?.[bundleName] ?? null;
  return { ...offer, charged: chargedBy(localSet(currency, set), offer, stored) };
}

/** The size of a plan that is no longer sold in this place; undefined if it is still sold, or unknown. */
export function goneIn({ gone }: Snapshot, bundleName: string, place: string): PlanSize | undefined {
  return gone.get(offerKey(bundleName, place));
}

/** Names of a wholesaler's plans in a place, shortest duration first, then by price. */
export function planNamesOf(snapshot: Snapshot, wholesaler: string, place: string): readonly string[] {
  const own = snapshot.planNames.get(sellerKey(wholesaler, place)) ?? [];
  const others = [...snapshot.offers.values()]
    .filter(
      ({ plan, others }) =>
        plan.country_code === place && readOthers(others).some((source) => source.wholesaler === wholesaler),
    )
    .toSorted((a, b) => a.plan.duration - b.plan.duration || a.price - b.price)
    .map(({ plan }) => plan.bundle_name);
  return others.length === 0 ? own : [...own, ...others];
}

/** Every source of a plan, its own first; none if it is not on sale. */
export function sourcesOf(
  { offers, choices }: Snapshot,
  bundleName: string,
  countryCode: string,
): readonly Source[] {
  const offer = offers.get(offerKey(bundleName, countryCode));
  if (!offer) return [];
  const { wholesaler, wholesale: cents, leastRetail, others } = offer;
  const own = { wholesaler, bundleName, cents, leastRetail };
  const choiceAt = (seller: string) =>
    choices.get(choiceKey(bundleName, countryCode, seller)) ?? choices.get(choiceKey('', '', seller)) ?? null;
  return [own, ...readOthers(others)].map((source) =>
    Object.assign(source, { choice: choiceAt(source.wholesaler) }),
  );
}

/** There are thousands, and few are read: as text they need a tenth of the room. */
function readOthers(others: string | null): Omit<Source, 'choice'>[] {
  if (others === null) return [];
  return others.split('\n').map((line) => {
    const [wholesaler = '', bundleName = '', cents, least] = line.split('\t');
    return {
      wholesaler,
      bundleName,
      cents: Number(cents),
      leastRetail: least === undefined ? null : Number(least),
    };
  });
}

/** The bundle that a wholesaler delivers a plan with; null if it has none, or the plan is not on sale. */
export function sourceAt(
  snapshot: Snapshot,
  { bundleName, countryCode }: { bundleName: string; countryCode: string },
  wholesaler: string,
): Source | null {
  return sourcesOf(snapshot, bundleName, countryCode).find((one) => one.wholesaler === wholesaler) ?? null;
}

const namesKnown = new WeakMap<Snapshot, NamesToSearch>();
const indexKnown = new WeakMap<Snapshot, PlaceIndex>();

/** Everything that can be searched, as browsers search it. Made once for each catalogue. */
export function readPlaceIndex(snapshot: Snapshot): PlaceIndex {
  const { inLatin, inScripts } = readNames(snapshot);
  const known =
    indexKnown.get(snapshot) ?? placeIndexOf(snapshot.destinations, inLatin, Object.values(inScripts));
  indexKnown.set(snapshot, known);
  return known;
}

/** Names by which people search for destinations and regions. Made once for each catalogue: there are thousands. */
export function readNames(snapshot: Snapshot): NamesToSearch {
  const known = namesKnown.get(snapshot);
  if (known) return known;
  const { destinations, regionCards, regions, otherNames: others, language } = snapshot;
  const listed = regionCards.map(({ code, name, slug, stands_under, starting_price }) => ({
    code,
    name,
    slug,
    also: others.get(code) ?? '',
    covers: (regions.get(slug)?.countries_covered ?? []).map(({ iso }) => iso).join(' '),
    stands_under,
    starting_price,
  }));
  const names = namesToSearch({ destinations, regions: listed, others, language });
  namesKnown.set(snapshot, names);
  return names;
}
