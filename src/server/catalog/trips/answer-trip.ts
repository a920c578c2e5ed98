import type { Destination, SoldPlan } from '../../../domain/catalog/catalog-schema.ts';
import { allPlans } from '../../../domain/catalog/country.ts';
import { byCoverage } from '../../../domain/catalog/coverage.ts';
import { findMeant } from '../../../domain/catalog/meant/find-meant.ts';
import { placeCalled } from '../../../domain/catalog/meant/named-places.ts';
import { cardTotalOf, priceOf } from '../../../domain/catalog/plan.ts';
import { atPlans, type ListedPrice } from '../../../domain/catalog/price-sheet.ts';
import { isWhole } from '../../../domain/catalog/search.ts';
import { amountsFor, DEFAULT_METHOD } from '../../../domain/checkout/payment-method.ts';
import { MAX_STOPS } from '../../../domain/trip/cover-stops.ts';
import {
  type PlanAt,
  type PlannedTrip,
  planTrip,
  type TripAnswer,
  type TripAsked,
  type TripPlan,
} from '../../../domain/trip/plan-trip.ts';
import { needOf, type TypedStop, type TypedTrip } from '../../../domain/trip/trip-address.ts';
import type { TripPlanSent, TripSent } from '../../../domain/trip/trip-schema.ts';
import { readCountry, readPlaceIndex, unsoldCountry } from '../answers.ts';
import type { Snapshot } from '../snapshot.ts';

/** A plan of a country or region, as trips need it. */
interface OfferedPlan extends PlanAt<SoldPlan> {
  /** For a region's plan. */
  slug?: string;
}

type StopSent = TripSent['stops'][number];

/** Everything on sale that works in one of some countries. One purchase has one fee, so plans cost what they do without it. */
function plansWorkingIn(snapshot: Snapshot, isos: ReadonlySet<string>): OfferedPlan[] {
  const costOf = (plan: SoldPlan) => priceOf(plan).amount;
  const own = [...isos].flatMap((iso) => {
    const country = snapshot.countries.get(iso);
    const covers = new Set([iso]);
    return country ? allPlans(country).map((plan) => ({ plan, covers, cost: costOf(plan) })) : [];
  });
  const slugs = new Set([...isos].flatMap((iso) => snapshot.covering.get(iso) ?? []).map(({ slug }) => slug));
  const regional = [...slugs].flatMap((slug) => {
    const region = snapshot.regions.get(slug);
    const covers = new Set(region?.countries_covered.map(({ iso }) => iso));
    return (region?.plans ?? []).map((plan) => ({ plan, covers, slug, cost: costOf(plan) }));
  });
  return [...own, ...regional];
}

/** The trip that somebody typed, as far as it is understood, and the plans for it. */
export function answerTrip(snapshot: Snapshot, typed: TypedTrip): TripSent {
  const stops = typed.stops.flatMap((stop) => understood(snapshot, stop));
  const known = stops.flatMap(({ place, days }) =>
    place && days !== null ? [{ iso: place.iso, days }] : [],
  );
  const isWhole = known.length === stops.length && stops.length <= MAX_STOPS && typed.faults.length === 0;
  if (known.length === 0 || !isWhole) return { stops, plans: null };
  const planned = planAsked(snapshot, { stops: known, need: needOf(typed), borders: typed.borders });
  const { cheapest, fewest, gaps, isBest, slugOf } = planned;
  const hasFewer = cheapest && fewest && fewest.plans.length < cheapest.plans.length;
  const send = (answer: TripAnswer<SoldPlan> | null) =>
    (answer?.plans ?? []).map((one) => sent(one, slugOf(one.plan)));
  return {
    stops,
    plans: {
      cheapest: send(cheapest),
      cheapest_total: totalOf(cheapest),
      fewest: hasFewer ? send(fewest) : null,
      fewest_total: hasFewer ? totalOf(fewest) : null,
      is_best: isBest,
      gaps,
      regional: regionalOf(
        snapshot,
        known.map(({ iso }) => iso),
        planned,
      ),
    },
  };
}

/** What the plans of an answer cost by card in one purchase. */
export function totalOf(answer: TripAnswer<SoldPlan> | null): ListedPrice | null {
  const plans = (answer?.plans ?? []).map(({ plan }) => plan);
  const [first] = plans;
  if (!first) return null;
  const prices = plans.map(priceOf);
  const price = { ...priceOf(first), amount: prices.reduce((sum, { amount }) => sum + amount, 0) };
  const policy = cardTotalOf(first).amount === priceOf(first).amount ? 'included' : 'added';
  const { total } = amountsFor(price, DEFAULT_METHOD, policy);
  return { amount: total, currency: price.currency, at: atPlans(plans) };
}

type Planned = PlannedTrip<SoldPlan> & { slugOf: (plan: SoldPlan) => string | undefined };

/** Plans for a trip, among all that is on sale. */
export function planAsked(snapshot: Snapshot, asked: TripAsked): Planned {
  const offered = plansWorkingIn(snapshot, new Set(asked.stops.map(({ iso }) => iso)));
  const slugs = new Map(offered.map(({ plan, slug }) => [plan, slug]));
  return { ...planTrip(asked, offered), slugOf: (plan) => slugs.get(plan) };
}

function sent(
  { plan, uses, from, to, install, buyFrom }: TripPlan<SoldPlan>,
  slug: string | undefined,
): TripPlanSent {
  return { plan, ...(slug !== undefined && { slug }), uses, from, to, install, buy_from: buyFrom };
}

/** What a plan for the whole trip would cost if the cheapest answer is another, or which places the best region lacks. */
function regionalOf(
  snapshot: Snapshot,
  isos: readonly string[],
  { cheapest, whole, slugOf }: Planned,
): NonNullable<TripSent['plans']>['regional'] {
  const wanted = [...new Set(isos)];
  if (!cheapest || cheapest.plans.length < 2 || wanted.length < 2) return null;
  if (whole) {
    const slug = slugOf(whole.plan);
    return { plan: whole.plan, ...(slug !== undefined && { slug }) };
  }
  const regions = [...snapshot.regions.values()].map((region) => ({
    name: region.name,
    slug: region.slug,
    covers: region.countries_covered.map(({ iso }) => iso),
    price: region.starting_price,
  }));
  const [best] = byCoverage(regions, wanted);
  if (!best || best.has.length < 2) return null;
  const lacks = best.lacks.map((iso) => placeOf(snapshot, iso)?.name ?? iso);
  return { name: best.name, slug: best.slug, lacks };
}

/** A stop, or several if its text names them: the days are those of the first. */
function understood(snapshot: Snapshot, { place: text, days, typedDays }: TypedStop): StopSent[] {
  const byCode = placeOf(snapshot, text);
  if (byCode && /^[A-Za-z-]{2,10}$/.test(text))
    return [{ typed: text, place: byCode, nearly: null, days, typed_days: typedDays }];
  const index = readPlaceIndex(snapshot);
  const { countries, isRoute, isAll, regionsFirst, unsold, slip } = findMeant(index, text);
  if (isRoute)
    return countries.slice(0, MAX_STOPS).map(({ destination }, at) => ({
      typed: destination.name,
      place: named(destination),
      nearly: null,
      days: at === 0 ? days : null,
      typed_days: at === 0 ? typedDays : '',
    }));
  const [best] = countries;
  const called = placeCalled(index.destinations, text);
  const place =
    called ?? (best && isWhole(best) && countries.length === 1 ? best.destination : null) ?? unsold;
  // The first country of an area is no more meant than the others.
  const isArea = regionsFirst || (isAll && countries.length > 1);
  const nearly = place || isArea ? null : (best?.destination ?? slip?.country ?? null);
  return [
    {
      typed: text,
      place: place && named(place),
      nearly: nearly && named(nearly),
      days,
      typed_days: typedDays,
    },
  ];
}

/** A country by its code, sold or not; null if there is none, or it is hidden. */
function placeOf(snapshot: Snapshot, code: string) {
  const country = readCountry(snapshot, code) ?? unsoldCountry(snapshot, code);
  return country && named(country);
}

const named = ({ iso, name }: Pick<Destination, 'iso' | 'name'>) => ({ iso, name });
