import type { SoldPlan } from '../src/domain/catalog/catalog-schema.ts';
import { HABITS } from '../src/domain/trip/need.ts';
import { type PlanAt, planTrip, type TripAsked } from '../src/domain/trip/plan-trip.ts';
import { makeBundles } from '../src/sandbox/esim-go/bundles/bundles.ts';
import { sandboxPlans } from '../test/support/catalog/sandbox-plans.ts';
import type { Bench } from './figures.ts';
import { randomFrom } from './simulated/random.ts';

const TRIPS = 1_000;
const GOAL_MS = 50;
const NEEDS = Object.values(HABITS);

interface Kind {
  name: string;
  stops: { least: number; most: number };
  /** The most days of a stop. */
  days: number;
  /** Whether all stops are in one region: then its plans compete with those of each country. */
  inRegion: boolean;
}

const KINDS: Kind[] = [
  {
    name: '2 to 5 stops anywhere, up to 10 days each',
    stops: { least: 2, most: 5 },
    days: 10,
    inRegion: false,
  },
  {
    name: '2 to 8 stops in a region, up to 10 days each',
    stops: { least: 2, most: 8 },
    days: 10,
    inRegion: true,
  },
  { name: '8 stops in a region, up to 30 days each', stops: { least: 8, most: 8 }, days: 30, inRegion: true },
  {
    name: '12 stops in a region, up to 30 days each',
    stops: { least: 12, most: 12 },
    days: 30,
    inRegion: true,
  },
];

/** Every plan of the sandbox's catalogue, and the countries of each region. */
function catalogue() {
  const countriesOf = new Map(
    makeBundles().map(({ name, roaming }) => [name, (roaming ?? []).map(({ iso }) => iso)]),
  );
  const regions: string[][] = [];
  const countries: string[] = [];
  const sold: PlanAt<SoldPlan>[] = [];
  for (const [code, plans] of sandboxPlans()) {
    const covers = countriesOf.get(plans[0]?.bundle_name ?? '') ?? [];
    if (covers.length > 0) regions.push(covers);
    else countries.push(code);
    const at = new Set(covers.length > 0 ? covers : [code]);
    for (const plan of plans) sold.push({ plan, covers: at, cost: Math.round(plan.card_total * 100) });
  }
  return { regions, countries, sold };
}

export const bench: Bench = {
  title: 'Processor time for both answers to a trip, over the whole sandbox catalogue',
  run(report) {
    const { regions, countries, sold } = catalogue();
    const random = randomFrom(43);
    const upTo = (most: number) => Math.floor(random() * most);
    const one = <T>(list: readonly T[]): T => {
      const found = list[upTo(list.length)];
      if (found === undefined) throw new Error('nothing to choose from');
      return found;
    };
    for (const { name, stops, days, inRegion } of KINDS) {
      const ms: number[] = [];
      for (let count = 0; count < TRIPS; count++) {
        const places = inRegion ? one(regions) : countries;
        const asked: TripAsked = {
          stops: Array.from({ length: stops.least + upTo(stops.most - stops.least + 1) }, () => ({
            iso: one(places),
            days: 1 + upTo(days),
          })),
          need: { megabytes: one(NEEDS), unlimited: false, hotspot: false },
          borders: random() < 0.3,
        };
        const isos = new Set(asked.stops.map(({ iso }) => iso));
        const working = sold.filter(({ covers }) => [...isos].some((iso) => covers.has(iso)));
        const before = process.cpuUsage();
        planTrip(asked, working);
        const { user, system } = process.cpuUsage(before);
        ms.push((user + system) / 1000);
      }
      ms.sort((a, b) => a - b);
      const at = (share: number) => ms[Math.floor((ms.length - 1) * share)] ?? 0;
      const beside = `p50 ${at(0.5).toFixed(2)} ms, most ${at(1).toFixed(1)} ms`;
      report({ what: `${name}: p99`, value: at(0.99), unit: 'ms', goal: { most: GOAL_MS }, beside });
    }
    return Promise.resolve([]);
  },
};
