import type { Option, StopDays } from '../../../src/domain/trip/cover-stops.ts';

interface Bought {
  option: Option;
  /** The first day that it no longer works. */
  end: number;
  left: number;
  lastDay: number;
  stops: number;
  first: number;
  last: number;
}

/** Each stop's days in the order of travel. A day at two stops is in it twice. */
export function daysToServe(stops: readonly StopDays[]): { stop: number; day: number }[] {
  return stops.flatMap(({ day, days }, stop) =>
    Array.from({ length: days }, (_, at) => ({ stop, day: day + at })),
  );
}

const isSeveral = (bits: number) => (bits & (bits - 1)) !== 0;

/** The least cost, found by trying every way to serve one day after the other. For small trips: each day multiplies the ways. */
export function leastOfEveryWay(stops: readonly StopDays[], options: readonly Option[]): number {
  const days = daysToServe(stops);
  const bought: Bought[] = [];
  let least = Number.POSITIVE_INFINITY;
  const isAloneInTime = (one: Bought) =>
    !isSeveral(one.stops) ||
    bought.every(
      (other) => other === one || !isSeveral(other.stops) || other.last < one.first || one.last < other.first,
    );
  const serve = (at: number, cost: number) => {
    if (cost >= least) return;
    const now = days[at];
    if (!now) {
      least = cost;
      return;
    }
    for (const one of bought) {
      const isSame = one.lastDay === now.day;
      if (!((one.option.at >> now.stop) & 1) || now.day >= one.end || (one.left === 0 && !isSame)) continue;
      const before = { ...one };
      Object.assign(one, {
        left: isSame ? one.left : one.left - 1,
        lastDay: now.day,
        stops: one.stops | (1 << now.stop),
        last: at,
      });
      if (isAloneInTime(one)) serve(at + 1, cost);
      Object.assign(one, before);
    }
    for (const option of options) {
      if (!((option.at >> now.stop) & 1) || option.serves === 0) continue;
      bought.push({
        option,
        end: now.day + option.lasts,
        left: option.serves - 1,
        lastDay: now.day,
        stops: 1 << now.stop,
        first: at,
        last: at,
      });
      serve(at + 1, cost + option.cost);
      bought.pop();
    }
  };
  serve(0, 0);
  return least;
}
