import type { SoldPlan } from '../catalog/catalog-schema.ts';
import {
  coverStops,
  MAX_EXACT_STOPS,
  type Option,
  type Purchase,
  type StopDays,
  type Use,
} from './cover-stops.ts';
import { daysServed, type Need } from './need.ts';

/** A place where somebody stays, in the order of travel. */
export interface Stop {
  /** The country's code. */
  iso: string;
  /** Whole days of 24 hours, 1 or more. */
  days: number;
}

/** A trip to plan. */
export interface TripAsked {
  stops: readonly Stop[];
  need: Need;
  /** Whether the day of travel between two stops needs data at both. */
  borders: boolean;
}

/** A plan on sale, and the countries where it works. */
export interface PlanAt<P> {
  plan: P;
  covers: ReadonlySet<string>;
  /** The price, in whole units of one currency for all plans. */
  cost: number;
}

/** A plan to buy once, and what it is for. */
export interface TripPlan<P> {
  plan: P;
  /** In the order of travel. */
  uses: Use[];
  /** Its first and its last day of use; the trip's first day is 0. */
  from: number;
  to: number;
  /** The day to install it: the day before it is used, or that day itself if its days may begin before the first use. */
  install: number;
  /** The first day to buy it; null if any day before is as good. Bought earlier, it could lapse or run down unused. */
  buyFrom: number | null;
}

/** Plans for a whole trip, in the order to buy and install them. */
export interface TripAnswer<P> {
  plans: TripPlan<P>[];
  /** In the unit of {@link PlanAt.cost}. */
  cost: number;
}

/** A stop where no plan serves a day: because none works there, or none has so much data. */
interface TripGap {
  stop: number;
  why: 'unsold' | 'too_little';
}

export interface PlannedTrip<P> {
  /** For the least money. Null if no stop can be covered. */
  cheapest: TripAnswer<P> | null;
  /** With the fewest plans, and of those the cheapest. */
  fewest: TripAnswer<P> | null;
  gaps: TripGap[];
  /** The cheapest plan that by itself serves all days of all stops but the gaps; null if there is none. */
  whole: PlanAt<P> | null;
  /** Whether no other plans cost less where one shared plan runs at a time; with many stops, some might. */
  isBest: boolean;
}

type Sold = Pick<
  SoldPlan,
  'isUnlimited' | 'data_amount' | 'duration' | 'truth' | 'bundle_name' | 'country_code'
>;

interface PlanOption<P> extends Option {
  of: PlanAt<P>;
}

/** More than any number of plans, for the decision between equal costs. */
const MANY = 1_000;
/** More than all plans of a trip cost. */
const DEAR = 1_000_000_000;

/** Plans for a trip, among those on sale: a stop that none can serve is a gap, and the others are planned without it. */
export function planTrip<P extends Sold>(asked: TripAsked, sold: readonly PlanAt<P>[]): PlannedTrip<P> {
  const options = sold.flatMap((of): PlanOption<P>[] => {
    const serves = daysServed(of.plan, asked.need);
    const at = bitsOf(asked.stops, of.covers);
    return serves > 0 && at !== 0
      ? [{ of, serves, at, lasts: of.plan.duration, cost: of.cost * MANY + 1 }]
      : [];
  });
  const gaps = asked.stops.flatMap(({ iso }, stop): TripGap[] => {
    if (options.some(({ at }) => (at >> stop) & 1)) return [];
    return [{ stop, why: sold.some(({ covers }) => covers.has(iso)) ? 'too_little' : 'unsold' }];
  });
  const stops = stopDays(asked, new Set(gaps.map(({ stop }) => stop)));
  if (gaps.length === stops.length) return { cheapest: null, fewest: null, gaps, whole: null, isBest: true };
  const cheapest = coverStops(stops, options);
  const fewest = coverStops(
    stops,
    options.map((option) => ({ ...option, cost: option.of.cost + DEAR })),
  );
  return {
    cheapest: answerOf(cheapest),
    fewest: answerOf(fewest),
    gaps,
    whole: wholeOf(stops, options),
    isBest: stops.length <= MAX_EXACT_STOPS,
  };
}

/** The days of each stop that need a plan. */
function stopDays({ stops, borders }: TripAsked, gaps: ReadonlySet<number>): StopDays[] {
  let day = 0;
  return stops.map(({ days }, stop) => {
    const first = day;
    day += days;
    const border = borders && stop < stops.length - 1 ? 1 : 0;
    return { day: first, days: gaps.has(stop) ? 0 : days + border };
  });
}

function bitsOf(stops: readonly Stop[], covers: ReadonlySet<string>): number {
  return stops.reduce((bits, { iso }, stop) => (covers.has(iso) ? bits | (1 << stop) : bits), 0);
}

function answerOf<P extends Sold>(bought: readonly Purchase<PlanOption<P>>[]): TripAnswer<P> {
  return {
    plans: bought.map(({ option, uses }) => scheduled(option.of.plan, uses)),
    cost: bought.reduce((sum, { option }) => sum + option.of.cost, 0),
  };
}

function scheduled<P extends Sold>(plan: P, uses: Use[]): TripPlan<P> {
  const from = Math.min(...uses.map(({ day }) => day));
  const to = Math.max(...uses.map(({ day, days }) => day + days - 1));
  const { starts, shelf_life_days: shelf } = plan.truth;
  // If its days may begin with the purchase, each day before the first use would be lost.
  const isSafe = starts === 'first_use';
  const install = isSafe ? from - 1 : from;
  const buyFrom = isSafe ? (shelf === null ? null : from - shelf) : from;
  return { plan, uses, from, to, install: Math.max(install, buyFrom ?? install), buyFrom };
}

function wholeOf<P extends Sold>(
  stops: readonly StopDays[],
  options: readonly PlanOption<P>[],
): PlanAt<P> | null {
  const needed = stops.flatMap(({ days }, stop) => (days > 0 ? [stop] : []));
  const days = new Set(
    stops.flatMap(({ day, days: count }) => Array.from({ length: count }, (_, at) => day + at)),
  );
  const length = Math.max(...days) - Math.min(...days) + 1;
  const fitting = options.filter(
    ({ at, serves, lasts }) =>
      serves >= days.size && lasts >= length && needed.every((stop) => (at >> stop) & 1),
  );
  return (
    fitting.reduce<PlanOption<P> | null>((best, one) => (best && best.cost <= one.cost ? best : one), null)
      ?.of ?? null
  );
}
