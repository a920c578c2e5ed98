import { describe, expect, it } from 'vitest';

import { randomFrom } from '../../../bench/simulated/random.ts';
import { isLong } from '../../../test/support/machine/long.ts';
import { daysToServe, leastOfEveryWay } from '../../../test/support/trip/every-way.ts';
import { coverStops, type Option, type StopDays } from './cover-stops.ts';

const CASES = isLong ? 300_000 : 30_000;

interface Case {
  stops: StopDays[];
  options: Option[];
}

/** A trip of up to eight days to up to four places, one of them perhaps twice, and up to seven options. */
function someCase(random: () => number): Case {
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const shares = random() < 0.4;
  const places = Array.from({ length: upTo(4) }, () => upTo(3));
  let day = 0;
  let budget = 8;
  const stops = places.map((_, stop): StopDays => {
    const days = Math.min(upTo(4), Math.max(1, budget - (places.length - stop)));
    budget -= days;
    const first = day;
    day += days;
    return { day: first, days: shares && stop < places.length - 1 ? days + 1 : days };
  });
  const bitsOf = (works: (place: number) => boolean) =>
    places.reduce((bits, place, stop) => (works(place) ? bits | (1 << stop) : bits), 0);
  const some = (at: number): Option => {
    const lasts = upTo(9);
    return { at, lasts, serves: upTo(lasts), cost: upTo(30) };
  };
  const options = [...new Set(places)].map((one) => some(bitsOf((place) => place === one)));
  for (let more = upTo(4); more > 0; more--) {
    const works = [random() < 0.6, random() < 0.6, random() < 0.6];
    options.push(some(bitsOf((place) => works[place - 1] === true)));
  }
  // Nobody sells anything at some stop.
  if (random() < 0.1) {
    const [lost] = places;
    places.forEach((place, stop) => {
      const at = stops[stop];
      if (place === lost && at) at.days = 0;
    });
    const kept = bitsOf((place) => place !== lost);
    return { stops, options: options.map((one) => ({ ...one, at: one.at & kept })) };
  }
  return { stops, options };
}

/** Names what is wrong with an answer; empty if each day is served once, by an option that works there and then. */
function faultsOf({ stops }: Case, answer: ReturnType<typeof coverStops>): string[] {
  const served = new Map<string, number>();
  const faults: string[] = [];
  for (const { option, uses } of answer) {
    const days = new Set<number>();
    for (const { stop, day, days: count } of uses) {
      if (!((option.at >> stop) & 1))
        faults.push(`an option is used at stop ${stop}, where it does not work`);
      for (let one = day; one < day + count; one++) {
        days.add(one);
        served.set(`${stop} ${one}`, (served.get(`${stop} ${one}`) ?? 0) + 1);
      }
    }
    if (days.size > option.serves) faults.push('an option is used on more days than it has data for');
    if (Math.max(...days) - Math.min(...days) >= option.lasts) faults.push('an option has expired');
  }
  for (const { stop, day } of daysToServe(stops)) {
    const times = served.get(`${stop} ${day}`) ?? 0;
    if (times !== 1) faults.push(`day ${day} of stop ${stop} is served ${times} times`);
    served.delete(`${stop} ${day}`);
  }
  if (served.size > 0) faults.push(`days beyond the trip are served: ${[...served.keys()].join(', ')}`);
  return faults;
}

const costOf = (answer: ReturnType<typeof coverStops>) =>
  answer.reduce((sum, { option }) => sum + option.cost, 0);

describe('the cheapest options for a trip', () => {
  it(`cost what trying every way costs, in ${CASES} made-up trips`, () => {
    const random = randomFrom(43);
    const wrong: unknown[] = [];
    for (let count = 0; count < CASES; count++) {
      const one = someCase(random);
      const answer = coverStops(one.stops, one.options);
      const least = leastOfEveryWay(one.stops, one.options);
      const faults = faultsOf(one, answer);
      if (costOf(answer) !== least || faults.length > 0)
        wrong.push({ ...one, cost: costOf(answer), least, faults });
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(wrong).toHaveLength(0);
  });
});
