import type {
  Country,
  ListedRegion,
  NamedCountry,
  Region,
  RegionCard,
  SoldPlan,
} from '../../domain/catalog/catalog-schema.ts';
import { type Language, LANGUAGES, SOURCE } from '../../domain/languages.ts';
import { type NamePlace, placeNamesIn } from '../core/translated-names.ts';
import { inCurrency } from './in-currency.ts';
import { Lazily } from './snapshot-parts.ts';
import type { Snapshot } from './snapshot.ts';

const known = new WeakMap<Snapshot, Map<Language, Snapshot>>();

/**
 * The catalogue as it is shown in a language: places have their names in it, lists are sorted by them, and prices are in its
 * currency, too. Its own parts are light, since everything that is large in a snapshot stays the source's until it is read. A name
 * that an operator chose stays.
 */
export function snapshotIn(snapshot: Snapshot, language: Language): Snapshot {
  if (language === SOURCE) return snapshot;
  const made = known.get(snapshot) ?? new Map<Language, Snapshot>();
  known.set(snapshot, made);
  const shown =
    made.get(language) ?? translated(inCurrency(snapshot, LANGUAGES[language].currency), language);
  made.set(language, shown);
  return shown;
}

/** The names of places in a language; one that an operator chose stays. */
export function namesIn({ otherNames }: Pick<Snapshot, 'otherNames'>, language: Language): NamePlace {
  const nameOf = placeNamesIn(language);
  return (code, name) => (otherNames.has(code) ? name : nameOf(code, name));
}

function translated(snapshot: Snapshot, language: Language): Snapshot {
  const named = namesIn(snapshot, language);
  const collator = new Intl.Collator(LANGUAGES[language].tag);
  const call = <T extends NamedCountry>(place: T): T => ({ ...place, name: named(place.iso, place.name) });
  const byName = (a: NamedCountry, b: NamedCountry) =>
    collator.compare(a.name, b.name) || (a.iso < b.iso ? -1 : 1);
  const card = <T extends RegionCard>(region: T): T => ({ ...region, name: named(region.code, region.name) });
  const codes = new Map(
    [...snapshot.regions.values()].flatMap(({ countries_covered: all }) =>
      all.map(({ iso, name }) => [name, iso]),
    ),
  );
  const byOwnName = (name: string) => named(codes.get(name) ?? '', name);
  const plan = (one: SoldPlan): SoldPlan => ({ ...one, country: named(one.country_code, one.country) });
  const plansBy = (groups: Country['fixed_plans']): Country['fixed_plans'] =>
    Object.fromEntries(Object.entries(groups).map(([days, plans]) => [days, plans.map(plan)]));
  // Those that an operator put first stay there.
  const placeOf = ({ first = snapshot.regionCards.length }: ListedRegion) => first;
  const destinations = snapshot.destinations.map(call).toSorted(byName);
  const inSource = [
    ...snapshot.destinations,
    ...snapshot.regionCards.map(({ code: iso, name }) => ({ iso, name })),
  ];
  return {
    ...snapshot,
    language,
    // They are still found by what they are called in the source.
    otherNames: new Map([...inSource.map(({ iso, name }) => [iso, name] as const), ...snapshot.otherNames]),
    ...listed(snapshot, call, byName),
    destinations,
    atlas: snapshot.atlas.map(call).toSorted(byName),
    regionCards: snapshot.regionCards
      .map((region) => ({
        ...card(region),
        more: { ...region.more, names: region.more.names.map(byOwnName) },
        fewer: { ...region.fewer, names: region.fewer.names.map(byOwnName) },
        not_included: region.not_included.map(call),
        ...(region.best_known && { best_known: region.best_known.map(byOwnName) }),
      }))
      .toSorted((a, b) => placeOf(a) - placeOf(b) || collator.compare(a.name, b.name)),
    covering: new Lazily(snapshot.covering, (regions) => regions.map(card)),
    countries: new Lazily(snapshot.countries, (country) => ({
      ...call(country),
      fixed_plans: plansBy(country.fixed_plans),
      unlimited_plans: plansBy(country.unlimited_plans),
      covered_by: country.covered_by.map(card),
    })),
    regions: new Lazily(snapshot.regions, (region): Region => ({
      ...card(region),
      countries_covered: region.countries_covered.map(call).toSorted(byName),
      best_known: region.best_known.map(byOwnName),
      not_included: region.not_included.map(call),
      plans: region.plans.map(plan),
    })),
  };
}

/** The cards that an operator put first stay there, and all others follow by name. */
function listed(
  { cards, cardsUpTo, cardsRanked }: Snapshot,
  call: <T extends NamedCountry>(place: T) => T,
  byName: (a: NamedCountry, b: NamedCountry) => number,
): Pick<Snapshot, 'cards' | 'cardsUpTo'> {
  const called = cards.map(call);
  const first = called.slice(0, cardsRanked);
  const others = called.slice(cardsRanked).toSorted(byName);
  const shown = [...first, ...others];
  const at = new Map(shown.map(({ iso }, index) => [iso, index + 1]));
  // A country that was hidden a moment ago still has its place between two others.
  const before = (iso: string) => {
    const hidden = call({ iso, name: iso });
    return first.length + others.filter((other) => byName(other, hidden) < 0).length;
  };
  return {
    cards: shown,
    cardsUpTo: new Map([...cardsUpTo.keys()].map((iso) => [iso, at.get(iso) ?? before(iso)])),
  };
}
