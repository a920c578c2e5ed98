import type {
  AtlasPlace,
  Country,
  CountryCard,
  Destination,
  ListedRegion,
  PlanSize,
  Region,
  RegionCard,
} from '../../domain/catalog/catalog-schema.ts';
import { groupPlans } from '../../domain/catalog/country.ts';
import { brandsAmong } from '../../domain/catalog/found/networks.ts';
import { withPlaces } from '../../domain/catalog/region-places.ts';
import type { FeePolicy } from '../../domain/checkout/payment-method.ts';
import { ofCents, toDollars } from '../../domain/money.ts';
import { type PricedPlan, pricePlans } from '../../domain/operators/pricing/price-plan.ts';
import type { Pricing } from '../../domain/operators/pricing/price-rules.ts';
import { type Offer, toOffer } from './queries.ts';
import type { CountryRow, PlanRow, RegionRow } from './tables.ts';

/** What of the catalogue's tables is shown and sold, as one moment had it. */
export interface CatalogueRows {
  countries: Omit<CountryRow, 'visible' | 'markupBp'>[];
  /** Countries that are not shown. */
  hidden: Pick<CountryRow, 'iso' | 'name'>[];
  regions: Omit<RegionRow, 'visible' | 'markupBp'>[];
  members: { code: string; iso: string; name: string }[];
  networks: { iso: string; brand: string; speed: string[] }[];
  /** By name. */
  plans: Omit<PlanRow, 'available'>[];
  /** Plans that are not sold any more. */
  gone: Pick<PlanRow, 'bundleName' | 'countryCode' | 'durationDays' | 'dataMb' | 'wholesaleCents'>[];
  pricing: Pricing;
}

/** The whole catalogue of one revision, with all answers that are asked for often. Nothing in it ever changes. */
export interface Snapshot {
  /** 0 before the first sync. */
  readonly revision: number;
  /** Since when it is as it is. */
  readonly changedAt: Date;
  /** The same for the same catalogue, whatever its revision. */
  readonly digest: string;
  /** By name as people sort them. */
  readonly cards: readonly CountryCard[];
  /** For each country, hidden or not, how many of the cards do not come behind it. */
  readonly cardsUpTo: ReadonlyMap<string, number>;
  readonly destinations: Destination[];
  /** By name. */
  readonly atlas: AtlasPlace[];
  readonly countries: ReadonlyMap<string, Country>;
  /** By name. */
  readonly regionCards: ListedRegion[];
  /** By slug. */
  readonly regions: ReadonlyMap<string, Region>;
  /** What can be bought, by {@link offerKey}. */
  readonly offers: ReadonlyMap<string, Offer>;
  /** What was sold, or is hidden below its floor, by {@link offerKey}, at today's prices. */
  readonly gone: ReadonlyMap<string, PlanSize>;
  /** Names of the plans by {@link sellerKey}, shortest first, then by price. */
  readonly planNames: ReadonlyMap<string, readonly string[]>;
}

export const offerKey = (bundleName: string, place: string) => `${place} ${bundleName}`;
export const sellerKey = (wholesaler: string, place: string) => `${place} ${wholesaler}`;

export function makeSnapshot(
  rows: CatalogueRows,
  of: Pick<Snapshot, 'revision' | 'changedAt' | 'digest'>,
  feePolicy: FeePolicy,
): Snapshot {
  const part = partsIn(rows.countries);
  const priced = pricePlans(rows.plans.map(part), rows.pricing, feePolicy);
  const sold = priced.filter(({ isSold }) => isSold);
  const notSold = [
    ...pricePlans(rows.gone.map(part), rows.pricing, feePolicy),
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
      const offer = toOffer(row, place, row, feePolicy);
      offers.set(offerKey(row.bundleName, code), offer);
      return offer.plan;
    });

  const regions = rows.regions
    .toSorted(
      byName(
        ({ label }) => label,
        ({ code }) => code,
      ),
    )
    .map((row) => {
      const members = (membersOf.get(row.code) ?? []).toSorted(
        byName(
          ({ name }) => name,
          ({ iso }) => iso,
        ),
      );
      const plans = sell({ ...row, name: row.label, region: row.label, countries: members.length }, row.code);
      const card: RegionCard = {
        code: row.code,
        name: row.label,
        slug: row.slug,
        image_url: row.imageUrl,
        countries_count: members.length,
        plans_count: plans.length,
        starting_price: cheapest(plansIn.get(row.code) ?? []),
      };
      return { card, members, plans };
    });
  const covering = Map.groupBy(
    regions.flatMap(({ card, members }) => members.map(({ iso }) => ({ iso, card }))),
    ({ iso }) => iso,
  );

  const shown = new Map(rows.countries.map((row) => [row.iso, row]));
  const all = [...rows.countries, ...rows.hidden].toSorted(
    byName(
      ({ name }) => name,
      ({ iso }) => iso,
    ),
  );
  const cards: CountryCard[] = [];
  const atlas: AtlasPlace[] = [];
  const cardsUpTo = new Map<string, number>();
  const countries = new Map<string, Country>();
  for (const { iso } of all) {
    const row = shown.get(iso);
    if (row) {
      const { name, region } = row;
      cards.push(countryCard(row, plansIn.get(iso) ?? []));
      atlas.push({ iso, name, region, lowest_price: cheapest(plansIn.get(iso) ?? []) });
      countries.set(iso, {
        iso,
        name: row.name,
        region: row.region,
        image_url: row.imageUrl,
        ...groupPlans(sell({ ...row, countries: 1 }, iso)),
        covered_by: (covering.get(iso) ?? [])
          .map(({ card }) => card)
          .filter((card) => card.starting_price !== null)
          .toSorted((a, b) => (a.starting_price ?? 0) - (b.starting_price ?? 0)),
        networks: networksIn(iso),
      });
    }
    cardsUpTo.set(iso, cards.length);
  }

  return {
    ...of,
    cards: freeze(cards),
    cardsUpTo,
    destinations: freeze(cards.map(({ iso, name, region }) => ({ iso, name, region }))),
    atlas: freeze(atlas),
    countries: freeze(countries),
    regionCards: freeze(withPlaces(regions)),
    regions: freeze(
      new Map(
        regions.map(({ card, members, plans }) => [
          card.slug,
          {
            ...card,
            countries_covered: members.map(({ name, iso }) => ({ name, iso, networks: networksIn(iso) })),
            plans,
          },
        ]),
      ),
    ),
    offers,
    gone: goneFrom(notSold, offers),
    planNames: planNames(sold),
  };
}

/** Says of plans in which part of the world they are, as rules name it. */
export function partsIn(countries: readonly Pick<CountryRow, 'iso' | 'region'>[]) {
  const parts = new Map(countries.map(({ iso, region }) => [iso, region]));
  return <Row extends Pick<PlanRow, 'countryCode'>>(row: Row) => ({
    ...row,
    part: parts.get(row.countryCode) ?? null,
  });
}

function goneFrom(gone: readonly PricedPlan[], offers: Snapshot['offers']): Snapshot['gone'] {
  const sizes = new Map<string, PlanSize>();
  for (const { bundleName, countryCode, durationDays, dataMb, price } of gone) {
    const key = offerKey(bundleName, countryCode);
    // Another wholesaler may sell it on.
    if (offers.has(key)) continue;
    sizes.set(key, { duration: durationDays, data_amount: dataMb, finalPrice: toDollars(ofCents(price)) });
  }
  return sizes;
}

const collator = new Intl.Collator('en');

/** As people sort, and the same in every process: databases disagree on where Åland belongs. */
function byName<T>(nameOf: (row: T) => string, keyOf: (row: T) => string): (a: T, b: T) => number {
  return (a, b) => collator.compare(nameOf(a), nameOf(b)) || (keyOf(a) < keyOf(b) ? -1 : 1);
}

type PricedRow = CatalogueRows['plans'][number] & PricedPlan;

function countryCard(
  { iso, name, region, imageUrl }: CatalogueRows['countries'][number],
  plans: readonly PricedRow[],
): CountryCard {
  const unlimited = plans.filter(({ type }) => type === 'unlimited');
  return {
    iso,
    name,
    region,
    image_url: imageUrl,
    starting_price: cheapest(unlimited.filter(({ durationDays }) => durationDays === 1)),
    has_unlimited: unlimited.length > 0,
    has_plans: plans.length > 0,
  };
}

/** In dollars; null of none. */
function cheapest(plans: readonly PricedRow[]): number | null {
  const cents = plans.reduce((least, { price }) => Math.min(least, price), Infinity);
  return cents === Infinity ? null : toDollars(ofCents(cents));
}

function planNames(plans: readonly PricedRow[]): Map<string, string[]> {
  const lists = Map.groupBy(
    plans.toSorted((a, b) => a.durationDays - b.durationDays || a.price - b.price),
    ({ wholesaler, countryCode }) => sellerKey(wholesaler, countryCode),
  );
  return new Map([...lists].map(([key, list]) => [key, list.map(({ bundleName }) => bundleName)]));
}

/** Lists, and all that is in them but plans, so that no answer can spoil the next one; thousands of plans would cost more than the rest. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || 'bundle_name' in value) return value;
  for (const inner of value instanceof Map ? value.values() : Object.values(Object.freeze(value)))
    freeze(inner);
  return value;
}
