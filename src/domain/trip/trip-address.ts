import { TRIP_PARAMETERS } from '../trip-parameters.ts';
import { MAX_STOPS } from './cover-stops.ts';
import { type Habit, HABITS, type Need } from './need.ts';

/** The days of a whole trip; no plan on sale is for longer than half of them. */
export const MAX_TRIP_DAYS = 365;
/** No place has a longer name. */
export const MAX_PLACE_LENGTH = 60;
const MAX_MEGABYTES = 100_000;

/** A stop as it was typed. */
export interface TypedStop {
  /** A country's code, or any of its names. */
  place: string;
  /** Whole days; null if it is not a number of days. */
  days: number | null;
  /** What was typed as days, to show it again. */
  typedDays: string;
}

/** What is wrong with an address as a whole; a fault of one stop is told there. */
export type AddressFault = 'many_stops' | 'many_days' | 'megabytes' | 'start' | 'twice';

/** A trip as an address or a form names it. */
export interface TypedTrip {
  stops: TypedStop[];
  habit: Habit;
  /** For each day, in place of the habit's; null without. */
  megabytes: number | null;
  unlimited: boolean;
  borders: boolean;
  /** The first day, as '2026-06-01'; null without. */
  start: string | null;
  faults: AddressFault[];
  /** Whether days were asked for: a link that opens the form names only places. */
  hasDays: boolean;
}

/** Of these an address has one for each stop. */
const FOR_EACH: ReadonlySet<string> = new Set(['place', 'days']);

/**
 * Reads '?place=PT&days=4&place=ES&days=6&use=heavy'. Nothing that is typed is an error here: what cannot be understood is named in
 * `faults`, or is null. A stop without a place is left out.
 */
export function readTripAddress(query: URLSearchParams): TypedTrip {
  const places = query.getAll('place');
  const days = query.getAll('days');
  const stops = places
    .slice(0, 2 * MAX_STOPS)
    .map((place, at): TypedStop => {
      const typedDays = (days[at] ?? '').trim().slice(0, 5);
      return { place: clean(place), days: wholeNumber(typedDays, MAX_TRIP_DAYS), typedDays };
    })
    .filter(({ place }) => place !== '');
  const use = query.get('use') ?? '';
  const typedMegabytes = (query.get('mb') ?? '').trim();
  const megabytes = wholeNumber(typedMegabytes, MAX_MEGABYTES);
  const typedStart = (query.get('start') ?? '').trim();
  const start = isDay(typedStart) ? typedStart : null;
  const total = stops.reduce((sum, stop) => sum + (stop.days ?? 0), 0);
  const isTwice = TRIP_PARAMETERS.some((name) => !FOR_EACH.has(name) && query.getAll(name).length > 1);
  const faults: [AddressFault, boolean][] = [
    ['many_stops', stops.length > MAX_STOPS],
    ['many_days', total > MAX_TRIP_DAYS],
    ['megabytes', typedMegabytes !== '' && megabytes === null],
    ['start', typedStart !== '' && start === null],
    ['twice', isTwice],
  ];
  return {
    stops: stops.slice(0, MAX_STOPS),
    habit: isHabit(use) ? use : 'normal',
    megabytes,
    unlimited: query.get('data') === 'unlimited',
    borders: query.get('borders') === 'both',
    start,
    hasDays: query.has('days'),
    faults: faults.flatMap(([fault, isSo]) => (isSo ? [fault] : [])),
  };
}

type Named = Pick<TypedTrip, 'habit' | 'megabytes' | 'unlimited' | 'borders' | 'start'> & {
  stops: readonly { place: string; days: number | null }[];
};

/** What {@link readTripAddress} reads, with a `?` before it; empty for a trip without stops. */
export function tripQuery({ stops, habit, megabytes, unlimited, borders, start }: Named): `?${string}` | '' {
  const query = new URLSearchParams();
  for (const { place, days } of stops) {
    query.append('place', place);
    query.append('days', days === null ? '' : String(days));
  }
  if (stops.length === 0) return '';
  if (habit !== 'normal') query.set('use', habit);
  if (megabytes !== null) query.set('mb', String(megabytes));
  if (unlimited) query.set('data', 'unlimited');
  if (borders) query.set('borders', 'both');
  if (start !== null) query.set('start', start);
  return `?${query}`;
}

/** What each day of a typed trip needs. */
export function needOf({
  habit,
  megabytes,
  unlimited,
}: Pick<TypedTrip, 'habit' | 'megabytes' | 'unlimited'>): Need {
  return { megabytes: megabytes ?? HABITS[habit], unlimited, hotspot: habit === 'hotspot' };
}

/** The date of a day of a trip, as '2026-06-01'. */
export function dateOf(start: string, day: number): string {
  return new Date(Date.parse(start) + day * DAY_MS).toISOString().slice(0, 10);
}

const DAY_MS = 24 * 60 * 60 * 1000;

function clean(text: string): string {
  const cut = text.replaceAll('\0', '').trim().slice(0, MAX_PLACE_LENGTH);
  // Half of a letter of two units is none.
  return cut.replace(/[\uD800-\uDBFF]$/, '').trim();
}

function wholeNumber(text: string, most: number): number | null {
  if (!/^\d{1,6}$/.test(text)) return null;
  const count = Number(text);
  return count >= 1 && count <= most ? count : null;
}

function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function isHabit(text: string): text is Habit {
  return Object.hasOwn(HABITS, text);
}
