import { recordOf } from '../../record-of.ts';
import type { Country, Network, PlanFacts, Region, RegionCard, SoldPlan } from '../catalog-schema.ts';
import { allPlans, regionsBeside } from '../country.ts';
import { formatDataAmount } from '../data-amount.ts';
import { planForTrip, tiersAmong, type TierSpeeds } from '../plan-advice.ts';
import { cardTotalOf, paidRange, planLabel } from '../plan.ts';
import type { ListedPrice } from '../price-sheet.ts';

/** How many plans have each value of a fact; `unknown` counts those whose seller does not say. */
export type Counted<Value extends string> = Record<Value | 'unknown', number>;

/** A plan as shown in a guide. */
export interface GuidePlan {
  /** For its address. */
  name: string;
  label: string;
  days: number;
  /** By card. */
  paid: ListedPrice;
}

/** The answers that a place's plans and networks give to common questions before buying. */
export interface PlaceGuide {
  kind: 'country' | 'region';
  /** ISO code of a country, slug of a region: the id in its page's address. */
  id: string;
  /** The code of its pictures. */
  code: string;
  name: string;
  plans: number;
  /** By card, for the cheapest and the dearest plan. */
  paid: { low: ListedPrice; high: ListedPrice };
  /** Whether a processing fee is included in it, but not in the price. */
  hasFee: boolean;
  cheapest: GuidePlan;
  /** The plan for most trips of certain lengths. */
  trips: { days: number; plan: GuidePlan }[];
  tiers: TierSpeeds[];
  /** Plans by the fastest network that they can use; `other` is neither of the two. */
  speeds: Counted<'5G' | '4G' | 'other'>;
  starts: Counted<'first_use' | 'purchase'>;
  hotspot: Counted<'yes' | 'no'>;
  topUp: Counted<'yes' | 'no'>;
  idCheck: Counted<'yes' | 'no'>;
  /** For a country; empty if no wholesaler says. */
  networks: readonly Network[];
  /** For a region. */
  countries: Region['countries_covered'];
  /** Regions whose plans also work in the country. */
  regions: readonly RegionCard[];
  /** Countries around it, or in it, with the price of their cheapest plan. */
  near: { iso: string; name: string; price: ListedPrice }[];
}

/** Usual trips: a weekend, a week, two, a month. */
const TRIPS = [3, 7, 14, 30];

type Near = PlaceGuide['near'];

/** @param near countries around it that are sold; null if it has no plans of its own to describe */
export function countryGuide(country: Country, near: Near): PlaceGuide | null {
  const { iso, name, networks } = country;
  const facts = factsOf(allPlans(country));
  return (
    facts && {
      kind: 'country',
      id: iso,
      code: iso,
      name,
      ...facts,
      networks,
      countries: [],
      regions: regionsBeside(country),
      near,
    }
  );
}

/** @param near countries in it that have plans of their own; null if it has no plans to describe */
export function regionGuide(region: Region, near: Near): PlaceGuide | null {
  const { slug, code, name, countries_covered: countries } = region;
  const facts = factsOf(region.plans);
  return (
    facts && { kind: 'region', id: slug, code, name, ...facts, networks: [], countries, regions: [], near }
  );
}

function factsOf(plans: readonly SoldPlan[]) {
  const [first] = plans;
  if (!first) return null;
  const cheapest = plans.reduce((best, plan) => (plan.card_total < best.card_total ? plan : best), first);
  return {
    plans: plans.length,
    paid: paidRange(plans),
    hasFee: plans.some((plan) => plan.card_total !== plan.finalPrice),
    cheapest: named(cheapest),
    trips: TRIPS.flatMap((days) => {
      const plan = planForTrip(plans, days);
      return plan ? [{ days, plan: named(plan) }] : [];
    }),
    tiers: tiersAmong(plans),
    speeds: count(plans, ['5G', '4G', 'other'], fastest),
    starts: count(plans, ['first_use', 'purchase'], ({ starts }) => starts),
    hotspot: count(plans, ['yes', 'no'], ({ hotspot }) => yesOrNo(hotspot)),
    topUp: count(plans, ['yes', 'no'], ({ top_up }) => yesOrNo(top_up)),
    idCheck: count(plans, ['yes', 'no'], ({ id_check }) => yesOrNo(id_check)),
  };
}

function named(plan: SoldPlan): GuidePlan {
  return {
    name: plan.bundle_name,
    label: planLabel(plan, formatDataAmount),
    days: plan.duration,
    paid: cardTotalOf(plan),
  };
}

function count<Value extends string>(
  plans: readonly SoldPlan[],
  values: readonly Value[],
  of: (facts: PlanFacts) => Value | null,
): Counted<Value> {
  const told = recordOf<Value | 'unknown', number>([...values, 'unknown'], () => 0);
  for (const { truth } of plans) told[of(truth) ?? 'unknown'] += 1;
  return told;
}

const yesOrNo = (known: boolean | null) => (known === null ? null : known ? 'yes' : 'no');

function fastest({ speeds }: PlanFacts) {
  if (speeds === null) return null;
  return speeds.includes('5G') ? '5G' : speeds.includes('4G') ? '4G' : 'other';
}
