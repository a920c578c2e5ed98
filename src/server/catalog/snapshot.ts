import type {
  AtlasPlace,
  Country,
  CountryCard,
  Destination,
  ListedRegion,
  NamedCountry,
  PlanSize,
  Region,
  RegionCard,
} from '../../domain/catalog/catalog-schema.ts';
import type { SourceChoice } from '../../domain/catalog/choose-source.ts';
import { groupPlans, POPULAR } from '../../domain/catalog/country.ts';
import { brandsAmong } from '../../domain/catalog/found/networks.ts';
import { meantBy } from '../../domain/catalog/region-meaning.ts';
import { bestKnown, whatLacks, withPlaces } from '../../domain/catalog/region-places.ts';
import { type Language, SOURCE } from '../../domain/languages.ts';
import { popularOf, type Ranking, rankIn } from '../../domain/operators/catalogue/ranking.ts';
import { type PricedPlan, pricePlans, type Takings } from '../../domain/operators/pricing/price-plan.ts';
import type { Pricing } from '../../domain/operators/pricing/price-rules.ts';
import { inBase, type LocalSets } from '../pricing/local-prices.ts';
import { PART_OF } from './place-names/aliases.ts';
import { groupCalled } from './place-names/country-groups.ts';
import { type Offer, pictureOf, shownCountry, shownRegion, toOffer } from './queries.ts';
import {
  byName,
  cheapest,
  countryCard,
  freeze,
  goneFrom,
  offerKey,
  otherNames,
  planNames,
} from './snapshot-parts.ts';
import type { CountryRow, PlanRow, RegionRow } from './tables.ts';

/** The shown and sold rows of the catalogue's tables, at one moment. Several snapshots may share them, so nobody changes them. */
export interface CatalogueRows {
  countries: Omit<CountryRow, 'visible' | 'markupBp' | 'version'>[];
  /** Countries that are not shown. */
  hidden: Pick<CountryRow, 'iso' | 'name'>[];
  regions: Omit<RegionRow, 'visible' | 'markupBp' | 'version'>[];
  members: { code: string; iso: string; name: string }[];
  networks: { iso: string; brand: string; speed: string[] }[];
  /** By name. */
  plans: (Omit<PlanRow, 'available'> & Pick<Offer, 'others'>)[];
  /** Plans that are no longer sold, or hidden. */
  gone: Pick<PlanRow, 'bundleName' | 'countryCode' | 'durationDays' | 'dataMb' | 'wholesaleCents'>[];
  /** What operators chose among the sources of plans, by {@link choiceKey}. */
  choices: ReadonlyMap<string, SourceChoice>;
  pricing: Pricing;
  /** Prices in other currencies, by place and bundle. */
  local: LocalSets;
  ranking: Ranking;
}

/** A plan with the rule that prices it. */
type BelowFloorPlan = Pick<PricedPlan, 'countryCode' | 'bundleName' | 'rule'>;

/** The whole catalogue of one revision, with all answers that are often requested. It never changes. */
export interface Snapshot {
  /** 0 before the first sync. */
  readonly revision: number;
  /** When it last changed. */
  readonly changedAt: Date;
  /** The same for the same catalogue, whatever its revision. */
  readonly digest: string;
  /** In which language its places are called and sorted. */
  readonly language: Language;
  /** In the ranking's order, then by name as people sort them. */
  readonly cards: readonly CountryCard[];
  /** For each country, hidden or not, the number of cards up to and including it. */
  readonly cardsUpTo: ReadonlyMap<string, number>;
  /** How many of the first cards are where an operator put them. */
  readonly cardsRanked: number;
  /** By name. */
  readonly destinations: Destination[];
  /** Codes of the popular countries that are shown. */
  readonly popular: string[];
  /** Whether operators chose others than the usual ones. */
  readonly isPopularChosen: boolean;
  /** The wholesaler's names of countries and regions that an operator renamed, by code. */
  readonly otherNames: ReadonlyMap<string, string>;
  /** By name. */
  readonly atlas: AtlasPlace[];
  readonly countries: ReadonlyMap<string, Country>;
  /** The regions on sale that work in a country, cheapest first, by the country's code. */
  readonly covering: ReadonlyMap<string, RegionCard[]>;
  /** In the ranking's order, then by name. */
  readonly regionCards: ListedRegion[];
  /** By slug. */
  readonly regions: ReadonlyMap<string, Region>;
  /** Plans on sale, by {@link offerKey}. */
  readonly offers: ReadonlyMap<string, Offer>;
  /** What operators chose among the sources of plans, by {@link choiceKey}. */
  readonly choices: ReadonlyMap<string, SourceChoice>;
  /** Plans once sold or now hidden, by {@link offerKey}, at today's prices. */
  readonly gone: ReadonlyMap<string, PlanSize>;
  /** Offered plans whose rule gives a price below its floor, whether or not they are sold. */
  readonly belowFloor: readonly BelowFloorPlan[];
  /** Prices in other currencies, by place and bundle. */
  readonly local: LocalSets;
  /** Names of the plans by {@link sellerKey}, shortest first, then by price. */
  readonly planNames: ReadonlyMap<string, readonly string[]>;
}

export function makeSnapshot(
  rows: CatalogueRows,
  of: Pick<Snapshot, 'revision' | 'changedAt' | 'digest'>,
  takings: Takings,
): Snapshot {
  const part = partsIn(rows.countries);
  const priced = pricePlans(rows.plans.map(part), rows.pricing, takings);
  const sold = priced.filter(({ isSold }) => isSold);
  const notSold = [
    ...pricePlans(rows.gone.map(part), rows.pricing, takings),
    ...priced.filter(({ isSold }) => !isSold),
  ];
  const plansIn = Map.groupBy(sold, (plan) => plan.countryCode);
  const membersOf = Map.groupBy(rows.members, (member) => member.code);
  const networks = new Map(
    [...Map.groupBy(rows.networks, ({ iso }) => iso)].map(([iso, told]) => [iso, brandsAmong(told)]),
  );
  const networksIn = (iso: string) => networks.get(iso) ?? [];
  const offers = new Map<string, Offer>();
  const sell = (place: Parameters<typeof toOffer>[1], code: string) =>
    (plansIn.get(code) ?? []).map((row) => {
      const offer = toOffer(row, place, row, takings, inBase(row), row.others);
      offers.set(offerKey(row.bundleName, code), offer);
      return offer.plan;
    });

  const shown = new Map(rows.countries.map((row) => [row.iso, { ...row, name: row.ownName ?? row.name }]));
  const inRegions = rankIn(rows.ranking.regions);
  const regions = rows.regions
    .map((row) => ({ ...row, name: row.ownName ?? row.label }))
    .toSorted(
      byName(
        ({ name }) => name,
        ({ code }) => code,
      ),
    )
    .toSorted((a, b) => inRegions(a.code) - inRegions(b.code))
    .map((row) => {
      const members = (membersOf.get(row.code) ?? []).toSorted(
        byName(
          ({ name }) => name,
          ({ iso }) => iso,
        ),
      );
      const plans = sell(shownRegion(row, members.length), row.code);
      const card: RegionCard = {
        code: row.code,
        name: row.name,
        slug: row.slug,
        image_url: pictureOf(row, 'small'),
        countries_count: members.length,
        plans_count: plans.length,
        starting_price: cheapest(plansIn.get(row.code) ?? []),
      };
      const own = new Set(members.map(({ iso }) => iso));
      const absent = meantBy([row.name, row.label], [...shown.values()], own, groupCalled)
        .filter(({ iso }) => !own.has(iso) && !own.has(PART_OF[iso] ?? ''))
        .map(({ iso, name }): NamedCountry => ({ iso, name }));
      return { card, members, plans, absent, picture: pictureOf(row), text: row.ownText };
    });
  const covering = new Map<string, RegionCard[]>();
  for (const { card, members } of regions.toSorted((a, b) => priceOf(a.card) - priceOf(b.card)))
    for (const { iso } of card.starting_price === null ? [] : members)
      covering.set(iso, [...(covering.get(iso) ?? []), card]);

  const inCountries = rankIn(rows.ranking.countries);
  const named = [...shown.values(), ...rows.hidden].toSorted(
    byName(
      ({ name }) => name,
      ({ iso }) => iso,
    ),
  );
  const atlas = named.flatMap(({ iso }): AtlasPlace[] => {
    const row = shown.get(iso);
    if (!row) return [];
    const { name, region } = row;
    return [{ iso, name, region, lowest_price: cheapest(plansIn.get(iso) ?? []) }];
  });
  const cards: CountryCard[] = [];
  const cardsUpTo = new Map<string, number>();
  const countries = new Map<string, Country>();
  for (const { iso } of named.toSorted((a, b) => inCountries(a.iso) - inCountries(b.iso))) {
    const row = shown.get(iso);
    if (row) {
      cards.push(countryCard(row, plansIn.get(iso) ?? []));
      countries.set(iso, {
        iso,
        name: row.name,
        region: row.region,
        image_url: pictureOf(row),
        text: row.ownText,
        ...groupPlans(sell(shownCountry(row), iso)),
        covered_by: covering.get(iso) ?? [],
        networks: networksIn(iso),
      });
    }
    cardsUpTo.set(iso, cards.length);
  }

  return {
    ...of,
    language: SOURCE,
    cards: freeze(cards),
    cardsUpTo,
    cardsRanked: cards.filter(({ iso }) => rows.ranking.countries.includes(iso)).length,
    destinations: freeze(atlas.map(({ iso, name, region }) => ({ iso, name, region }))),
    popular: freeze(popularOf(rows.ranking.popular, cards)),
    isPopularChosen: rows.ranking.popular.join(',') !== POPULAR.join(','),
    otherNames: otherNames(rows),
    atlas: freeze(atlas),
    countries: freeze(countries),
    covering: freeze(covering),
    regionCards: freeze(withPlaces(regions, rows.ranking.regions)),
    regions: freeze(
      new Map(
        regions.map(({ card, members, plans, absent, picture, text }) => [
          card.slug,
          {
            ...card,
            image_url: picture,
            text,
            countries_covered: members.map(({ name, iso }) => ({ name, iso, networks: networksIn(iso) })),
            best_known: bestKnown(members),
            ...whatLacks(absent),
            plans,
          },
        ]),
      ),
    ),
    offers,
    choices: rows.choices,
    gone: goneFrom(notSold, offers),
    belowFloor: priced
      .filter(({ isBelow }) => isBelow)
      .map(({ countryCode, bundleName, rule }) => ({ countryCode, bundleName, rule })),
    local: rows.local,
    planNames: planNames(sold),
  };
}

const priceOf = ({ starting_price: price }: RegionCard) => price ?? 0;

/** Adds to plans the part of the world they are in, as rules name it. */
export function partsIn(countries: readonly Pick<CountryRow, 'iso' | 'region'>[]) {
  const parts = new Map(countries.map(({ iso, region }) => [iso, region]));
  return <Row extends Pick<PlanRow, 'countryCode'>>(row: Row) => ({
    ...row,
    part: parts.get(row.countryCode) ?? null,
  });
}
