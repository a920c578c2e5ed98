import { describe, expect, it } from 'vitest';

import { randomFrom } from '../../../bench/simulated/random.ts';
import type { PlanFacts } from '../catalog/catalog-schema.ts';
import { UNLIMITED } from '../catalog/data-amount.ts';
import { planFactsOf } from '../catalog/plan-facts.ts';
import { daysServed, type Need } from './need.ts';
import { type PlanAt, planTrip, type Stop, type TripAnswer, type TripAsked } from './plan-trip.ts';

const NORMAL: Need = { megabytes: 500, unlimited: false, hotspot: false };

interface Offered {
  cost: number;
  days: number;
  /** -1 is unlimited. */
  mb: number;
  facts?: Partial<PlanFacts>;
}

const FACTS = planFactsOf({ dailyAllowance: null, speed: ['4G'], autostart: true });

function offer(covers: string, { cost, days, mb, facts = {} }: Offered) {
  const plan = {
    bundle_name: `${covers} ${mb} ${days}`,
    country_code: covers,
    duration: days,
    data_amount: mb,
    isUnlimited: mb === UNLIMITED,
    truth: { ...FACTS, ...facts },
  };
  return { plan, covers: new Set(covers.split(' ')), cost };
}

const trip = (stops: string, more: Partial<TripAsked> = {}): TripAsked => ({
  stops: stops.split(' ').map((one): Stop => {
    const [iso = '', days] = one.split(':');
    return { iso, days: Number(days) };
  }),
  need: NORMAL,
  borders: false,
  ...more,
});

/** 'PT 3000 7 [0:0-3]': each plan with the stops and days where it is used. */
const said = (answer: TripAnswer<{ bundle_name: string }> | null) =>
  answer?.plans.map(
    ({ plan, uses }) =>
      `${plan.bundle_name} [${uses.map(({ stop, day, days }) => `${stop}:${day}-${day + days - 1}`).join(' ')}]`,
  );

describe('a trip', () => {
  it('takes the plan of a region if that is cheaper, and a local one beside it', () => {
    const sold = [
      offer('PT', { cost: 500, days: 7, mb: 5000 }),
      offer('ES', { cost: 600, days: 7, mb: 5000 }),
      offer('MA', { cost: 900, days: 7, mb: 5000 }),
      offer('PT ES', { cost: 800, days: 10, mb: 5000 }),
    ];
    const { cheapest, fewest, whole } = planTrip(trip('PT:4 ES:6 MA:5'), sold);
    expect(said(cheapest)).toEqual(['PT ES 5000 10 [0:0-3 1:4-9]', 'MA 5000 7 [2:10-14]']);
    expect(cheapest?.cost).toBe(1700);
    expect(fewest?.cost).toBe(1700);
    expect(whole).toBeNull();
  });

  it('has another answer with fewer plans, for more money', () => {
    const sold = [
      offer('PT', { cost: 300, days: 4, mb: 2000 }),
      offer('ES', { cost: 300, days: 6, mb: 3000 }),
      offer('PT ES', { cost: 900, days: 15, mb: 10_000 }),
    ];
    const { cheapest, fewest, whole } = planTrip(trip('PT:4 ES:6'), sold);
    expect([cheapest?.cost, cheapest?.plans.length]).toEqual([600, 2]);
    expect([fewest?.cost, fewest?.plans.length]).toEqual([900, 1]);
    expect(whole?.plan.bundle_name).toBe('PT ES 10000 15');
  });

  it('uses what is left of a plan when a place is visited again, while the plan lasts', () => {
    const sold = [
      offer('PT', { cost: 500, days: 10, mb: 4000 }),
      offer('ES', { cost: 100, days: 3, mb: 3000 }),
    ];
    expect(said(planTrip(trip('PT:4 ES:3 PT:3'), sold).cheapest)).toEqual([
      'PT 4000 10 [0:0-3 2:7-9]',
      'ES 3000 3 [1:4-6]',
    ]);
    expect(said(planTrip(trip('PT:4 ES:3 ES:3 PT:3'), sold).cheapest)).toHaveLength(4);
  });

  it('covers a place where only a region works', () => {
    const sold = [
      offer('PT', { cost: 500, days: 7, mb: 5000 }),
      offer('AD ES', { cost: 700, days: 7, mb: 5000 }),
    ];
    expect(said(planTrip(trip('PT:2 AD:2'), sold).cheapest)).toEqual([
      'PT 5000 7 [0:0-1]',
      'AD ES 5000 7 [1:2-3]',
    ]);
  });

  it('names gaps, and plans the rest', () => {
    const sold = [
      offer('PT', { cost: 500, days: 7, mb: 5000 }),
      offer('ES', { cost: 500, days: 7, mb: 300 }),
    ];
    const { cheapest, gaps } = planTrip(trip('PT:2 ES:2 XX:1 PT:1'), sold);
    expect(said(cheapest)).toEqual(['PT 5000 7 [0:0-1 3:5-5]']);
    expect(gaps).toEqual([
      { stop: 1, why: 'too_little' },
      { stop: 2, why: 'unsold' },
    ]);
    expect(planTrip(trip('XX:2'), sold)).toEqual({
      cheapest: null,
      fewest: null,
      gaps: [{ stop: 0, why: 'unsold' }],
      whole: null,
      isBest: true,
    });
  });

  it('covers both places on a day of travel, if asked', () => {
    const sold = [
      offer('PT', { cost: 500, days: 3, mb: 5000 }),
      offer('ES', { cost: 500, days: 3, mb: 5000 }),
      offer('PT ES', { cost: 1100, days: 5, mb: 5000 }),
    ];
    expect(said(planTrip(trip('PT:2 ES:3'), sold).cheapest)).toEqual([
      'PT 5000 3 [0:0-1]',
      'ES 5000 3 [1:2-4]',
    ]);
    expect(said(planTrip(trip('PT:2 ES:3', { borders: true }), sold).cheapest)).toEqual([
      'PT 5000 3 [0:0-2]',
      'ES 5000 3 [1:2-4]',
    ]);
    // A plan for both serves that day once.
    expect(said(planTrip(trip('PT:2 ES:3', { borders: true }), sold.slice(2)).cheapest)).toEqual([
      'PT ES 5000 5 [0:0-2 1:2-4]',
    ]);
  });

  it('with many stops, has a good answer and does not call it the best', () => {
    const places = Array.from({ length: 12 }, (_, at) => `C${at}`);
    const sold = [
      ...places.map((one) => offer(one, { cost: 500, days: 7, mb: 5000 })),
      offer(places.join(' '), { cost: 4000, days: 60, mb: 50_000 }),
    ];
    const asked = trip(places.map((one) => `${one}:3`).join(' '));
    const { cheapest, fewest, isBest } = planTrip(asked, sold);
    expect([cheapest?.cost, fewest?.cost, isBest]).toEqual([4000, 4000, false]);
    expect(planTrip({ ...asked, stops: asked.stops.slice(0, 8) }, sold).isBest).toBe(true);
  });

  it('says when to install and to buy', () => {
    const when = (facts: Partial<PlanFacts>) => {
      const sold = [
        offer('PT', { cost: 500, days: 7, mb: 5000 }),
        offer('ES', { cost: 500, days: 7, mb: 5000, facts }),
      ];
      const [, second] = planTrip(trip('PT:4 ES:3'), sold).cheapest?.plans ?? [];
      return second && [second.from, second.to, second.install, second.buyFrom];
    };
    expect(when({ starts: 'first_use' })).toEqual([4, 6, 3, null]);
    expect(when({ starts: 'first_use', shelf_life_days: 30 })).toEqual([4, 6, 3, -26]);
    expect(when({ starts: 'first_use', shelf_life_days: 0 })).toEqual([4, 6, 4, 4]);
    // Its days would run before it is used.
    expect(when({ starts: 'purchase' })).toEqual([4, 6, 4, 4]);
    expect(when({ starts: null })).toEqual([4, 6, 4, 4]);
  });
});

describe('the days that a plan serves', () => {
  const served = (mb: number, need: Partial<Need>, facts: Partial<PlanFacts> = {}) =>
    daysServed(offer('PT', { cost: 1, days: 10, mb, facts }).plan, { ...NORMAL, ...need });

  it.each([
    ['as long as its data lasts', served(3000, {}), 6],
    ['no longer than it does', served(30_000, {}), 10],
    ['none with less data than a day needs', served(400, {}), 0],
    ['none of fixed data where unlimited is asked', served(30_000, { unlimited: true }), 0],
    ['all, unlimited at full speed', served(-1, { megabytes: 1000 }, { full_speed_mb_per_day: 1000 }), 10],
    ['none, slowed down before', served(-1, { megabytes: 1000 }, { full_speed_mb_per_day: 500 }), 0],
    ['ordinary days, if nobody says when it slows down', served(-1, { megabytes: 500 }), 10],
    ['no heavy days then', served(-1, { megabytes: 501 }), 0],
    ['none where hotspots are forbidden', served(30_000, { hotspot: true }, { hotspot: false }), 0],
    ['all where nobody says whether they are', served(30_000, { hotspot: true }), 10],
  ])('are %s', (_case, days, expected) => expect(days).toBe(expected));
});

/** Names what is wrong with an answer. */
function faultsOf(
  { stops, need, borders }: TripAsked,
  missing: ReadonlySet<number>,
  { plans }: TripAnswer<ReturnType<typeof offer>['plan']>,
): string[] {
  const served: string[] = [];
  const faults = plans.flatMap(({ plan, uses, from, to, install, buyFrom }) => {
    const days = new Set<number>();
    for (const { stop, day, days: count } of uses)
      for (let one = day; one < day + count; one++) {
        days.add(one);
        served.push(`${stop} ${one}`);
      }
    const shelf = plan.truth.shelf_life_days ?? Number.POSITIVE_INFINITY;
    const wrong: [string, boolean][] = [
      ['works elsewhere', uses.some(({ stop }) => !plan.country_code.includes(stops[stop]?.iso ?? ''))],
      ['has expired', to - from >= plan.duration],
      ['has too little data', days.size > daysServed(plan, need)],
      ['is installed too late', install > from],
      ['has lapsed', from - (buyFrom ?? install) > shelf],
      ['has begun before', plan.truth.starts !== 'first_use' && buyFrom !== from],
    ];
    return wrong.flatMap(([fault, isSo]) => (isSo ? [`${plan.bundle_name} ${fault}`] : []));
  });
  let day = 0;
  const wanted = stops.flatMap(({ days }, stop) => {
    const first = day;
    day += days;
    const length = missing.has(stop) ? 0 : days + (borders && stop < stops.length - 1 ? 1 : 0);
    return Array.from({ length }, (_, at) => `${stop} ${first + at}`);
  });
  const isServed = served.toSorted().join() === wanted.toSorted().join();
  return isServed ? faults : [...faults, `served are ${served.join()}, not ${wanted.join()}`];
}

describe('for any trip', () => {
  const PLACES = ['AA', 'BB', 'CC', 'DD'];
  const TRIPS = 2_000;

  function someTrip(random: () => number) {
    const upTo = (most: number) => 1 + Math.floor(random() * most);
    const some = (covers: string) =>
      offer(covers, {
        cost: 100 * upTo(30),
        days: upTo(15),
        mb: random() < 0.2 ? UNLIMITED : 200 * upTo(30),
        facts: {
          full_speed_mb_per_day: random() < 0.5 ? null : 250 * upTo(8),
          starts: random() < 0.6 ? 'first_use' : null,
          shelf_life_days: random() < 0.5 ? null : upTo(20),
        },
      });
    const sold = Array.from({ length: 4 + upTo(8) }, () => {
      const covers = PLACES.filter(() => random() < 0.4);
      return some(covers.length > 0 ? covers.join(' ') : 'AA');
    });
    const stops = Array.from({ length: upTo(6) }, (): Stop => ({
      iso: PLACES[upTo(4) - 1] ?? 'AA',
      days: upTo(9),
    }));
    const need: Need = { megabytes: 100 * upTo(10), unlimited: false, hotspot: false };
    return { asked: { stops, need, borders: random() < 0.3 }, sold };
  }

  function each(check: (asked: TripAsked, sold: PlanAt<ReturnType<typeof offer>['plan']>[]) => void) {
    const random = randomFrom(7);
    for (let count = 0; count < TRIPS; count++) {
      const { asked, sold } = someTrip(random);
      check(asked, sold);
    }
  }

  const gapsOf = (planned: { gaps: { stop: number }[] }) => planned.gaps.map(({ stop }) => stop);

  it('more need is never cheaper', () =>
    each((asked, sold) => {
      const less = planTrip(asked, sold);
      const more = planTrip(
        { ...asked, need: { ...asked.need, megabytes: asked.need.megabytes + 100 } },
        sold,
      );
      if (gapsOf(less).join() !== gapsOf(more).join()) return;
      expect(more.cheapest?.cost ?? 0).toBeGreaterThanOrEqual(less.cheapest?.cost ?? 0);
      expect(more.fewest?.plans.length ?? 0).toBeGreaterThanOrEqual(less.fewest?.plans.length ?? 0);
    }));

  it('a stop less is never dearer, whichever it is', () =>
    each((asked, sold) => {
      const whole = planTrip(asked, sold);
      if (whole.gaps.length > 0) return;
      for (const gone of asked.stops.keys()) {
        const part = planTrip({ ...asked, stops: asked.stops.toSpliced(gone, 1) }, sold);
        expect(part.cheapest?.cost ?? 0).toBeLessThanOrEqual(whole.cheapest?.cost ?? 0);
      }
    }));

  it('every day is covered, by a plan that has not expired and has the data', () =>
    each((asked, sold) => {
      const { cheapest, fewest, gaps } = planTrip(asked, sold);
      const missing = new Set(gaps.map(({ stop }) => stop));
      const faults = [cheapest, fewest].flatMap((answer) => (answer ? faultsOf(asked, missing, answer) : []));
      expect(faults).toEqual([]);
      expect(cheapest === null).toBe(missing.size === asked.stops.length);
    }));

  it('the fewest plans are no more than the cheapest, and a plan for all of it is one', () =>
    each((asked, sold) => {
      const { cheapest, fewest, whole } = planTrip(asked, sold);
      expect(fewest?.plans.length ?? 0).toBeLessThanOrEqual(cheapest?.plans.length ?? 0);
      expect(fewest?.cost ?? 0).toBeGreaterThanOrEqual(cheapest?.cost ?? 0);
      if (whole) expect([fewest?.plans.length, fewest?.cost]).toEqual([1, whole.cost]);
      else expect(fewest?.plans.length).not.toBe(1);
    }));
});
