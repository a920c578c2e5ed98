import type { BundleState } from '../src/domain/esims/bundle-state.ts';
import { nextPoll } from '../src/domain/esims/next-poll.ts';
import { OPEN } from '../src/server/providers/budget.ts';
import { columns } from './figures.ts';
import type { Bench } from './figures.ts';
import { randomFrom } from './simulated/random.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

const BUDGETS = [1, 2, 5, 10, 20, 50];
const DAYS = 3;
/** The load for which a fleet is sized: the rest is left for busy hours. */
const LOAD = 0.9;
const OVERLOAD = 1.5;
const SAMPLE = 4000;

/** The days of the plans on sale, and how often each is sold. */
const PLANS = [
  { days: 3, share: 0.2 },
  { days: 7, share: 0.4 },
  { days: 15, share: 0.2 },
  { days: 30, share: 0.2 },
];
const USES_ALL = 0.35;
const QUARTER_WITH_USE = 0.8;

/** The life of one eSIM, in seconds; it is polled only between its beginning and its end. */
interface Life {
  bornAt: number;
  installedAt: number;
  firstUseAt: number;
  /** When all data is used up; Infinity if some is left at the end. */
  emptyAt: number;
  endsAt: number;
  /** When the network sends callbacks: at first use, 50 %, 80 % and 100 %. */
  callbacks: number[];
  /** Seconds from the simulation's midnight to the eSIM's own. */
  offset: number;
}

interface Esim {
  life: Life;
  polledAt: number;
  dueAt: number;
  quietPolls: number;
  lastState: BundleState;
}

function lifeFrom(bornAt: number, random: () => number): Life {
  const pick = random();
  let passed = 0;
  const plan = PLANS.find(({ share }) => (passed += share) > pick) ?? { days: 7 };
  // Bought on the way to the airport, or weeks ahead.
  const firstUseAt = bornAt + 10 * MINUTE - Math.log(1 - random()) * 10 * DAY;
  const endsAt = firstUseAt + plan.days * DAY;
  const emptyAt = random() < USES_ALL ? firstUseAt + (0.3 + 0.7 * random()) * plan.days * DAY : Infinity;
  const usedBy = Math.min(emptyAt, endsAt * 1.4) - firstUseAt;
  const callbacks = [0, 0.5, 0.8, 1].map((part) => firstUseAt + part * usedBy).filter((at) => at < endsAt);
  const installedAt = Math.max(bornAt + 5 * MINUTE, firstUseAt - 2 * DAY * random());
  return { bornAt, installedAt, firstUseAt, emptyAt, endsAt, callbacks, offset: random() * DAY };
}

function stateAt(life: Life, at: number): BundleState {
  if (at < life.bornAt + 3 * MINUTE) return 'processing';
  if (at < life.firstUseAt) return 'queued';
  if (at >= life.endsAt) return 'expired';
  return at >= life.emptyAt ? 'depleted' : 'active';
}

/** Whether a phone in use, idle at night, used data during a period. */
function usedBetween({ offset }: Life, from: number, to: number, random: () => number): boolean {
  const hourOfDay = ((to + offset) % DAY) / HOUR;
  const awake = Math.min(to - from, hourOfDay < 7 ? 0 : (hourOfDay - 7) * HOUR);
  const quarters = Math.max(awake, to - from > 10 * HOUR ? 15 * MINUTE : 0) / (15 * MINUTE);
  return random() > (1 - QUARTER_WITH_USE) ** quarters;
}

/** Polls an eSIM as the shop does. Returns the number of calls it takes. */
function poll(esim: Esim, at: number, random: () => number): number {
  const { life } = esim;
  const state = stateAt(life, at);
  const changed = state !== esim.lastState;
  const isNew = changed || (state === 'active' && usedBetween(life, esim.polledAt, at, random));
  esim.quietPolls = isNew ? 0 : esim.quietPolls + 1;
  const endsAt = at >= life.firstUseAt ? new Date(life.endsAt * 1000) : null;
  const next = nextPoll([{ state, endsAt }], esim.quietPolls, new Date(at * 1000));
  const called = life.callbacks.find((time) => time > at) ?? Infinity;
  const calls = 1 + (at < life.installedAt ? 1 : 0) + (changed && state !== 'queued' ? 1 : 0);
  Object.assign(esim, { polledAt: at, lastState: state });
  esim.dueAt = Math.min(next ? next.getTime() / 1000 : Infinity, called);
  return calls;
}

/** A fleet of constant size: somebody new buys for each eSIM that ends. */
function fleetOf(size: number, random: () => number): Esim[] {
  return Array.from({ length: size }, () => {
    const life = lifeFrom(0, random);
    const age = random() * life.endsAt;
    for (const key of ['bornAt', 'installedAt', 'firstUseAt', 'emptyAt', 'endsAt'] as const) life[key] -= age;
    life.callbacks = life.callbacks.map((at) => at - age);
    return {
      life,
      polledAt: -HOUR * random(),
      dueAt: HOUR * random(),
      quietPolls: 1,
      lastState: stateAt(life, 0),
    };
  });
}

interface Outcome {
  callsPerDay: number;
  /** For each day, how late polls were on average, as a share of the wait that the rule sets. */
  lateness: number[];
  dueAtEnd: number;
}

/** @param perSecond calls in the background's share; with Infinity, none waits */
function simulate(size: number, perSecond: number): Outcome {
  const random = randomFrom(size);
  const slots: Esim[][] = Array.from({ length: DAYS * DAY + 1 }, () => []);
  const plan = (esim: Esim, now: number) => {
    const slot = Math.max(Math.ceil(esim.dueAt), now + 1);
    slots[slot]?.push(esim);
  };
  for (const esim of fleetOf(size, random)) plan(esim, 0);
  // Among those with the same interval the oldest is the latest, as in the shop's own query.
  const due: { esims: Esim[]; head: number }[] = Array.from({ length: 18 }, () => ({ esims: [], head: 0 }));
  const waitOf = (esim: Esim) => Math.max(esim.dueAt - esim.polledAt, 1);
  const late = Array.from({ length: DAYS }, () => ({ sum: 0, polls: 0 }));
  let calls = 0;
  let tokens = 0;
  for (let now = 1; now < DAYS * DAY; now++) {
    for (const esim of slots[now] ?? [])
      due[Math.min(Math.floor(Math.log2(waitOf(esim))), 17)]?.esims.push(esim);
    slots[now] = [];
    tokens = Math.min(tokens, 0) + perSecond;
    while (tokens > 0) {
      let worst: (typeof due)[number] | undefined;
      let most = -1;
      for (const queue of due) {
        const first = queue.esims[queue.head];
        const lateness = first ? (now - first.dueAt) / waitOf(first) : -1;
        if (lateness > most) [worst, most] = [queue, lateness];
      }
      const esim = worst?.esims[worst.head];
      if (!worst || !esim) break;
      worst.head++;
      if (worst.head > 10_000) Object.assign(worst, { esims: worst.esims.slice(worst.head), head: 0 });
      const day = late[Math.floor(now / DAY)];
      if (day) [day.sum, day.polls] = [day.sum + most, day.polls + 1];
      const cost = poll(esim, now, random);
      calls += cost;
      tokens -= cost;
      if (esim.dueAt === Infinity || esim.lastState === 'expired') {
        const life = lifeFrom(now, random);
        Object.assign(esim, {
          life,
          polledAt: now,
          dueAt: now + 2 * MINUTE,
          quietPolls: 0,
          lastState: 'processing',
        });
      }
      plan(esim, now);
    }
  }
  return {
    callsPerDay: calls / DAYS,
    lateness: late.map(({ sum, polls }) => sum / Math.max(polls, 1)),
    dueAtEnd: due.reduce((count, { esims, head }) => count + esims.length - head, 0),
  };
}

const percent = (value: number) => `${(value * 100).toFixed(value < 0.1 ? 1 : 0)} %`;

export const bench: Bench = {
  title:
    'How many live eSIMs the polls of our own keep up with, by ESIM_GO_TOKENS_PER_SECOND (a simulation of days with the real rule for the next poll)',
  async run() {
    const each = simulate(SAMPLE, Infinity).callsPerDay / SAMPLE;
    console.log(`An eSIM that is not over costs ${each.toFixed(1)} calls a day on average.\n`);
    const rows = BUDGETS.map((tokens) => {
      // The first call of a second is always allowed.
      const perSecond = Math.max(1, Math.floor(tokens * OPEN.background));
      const most = (perSecond * DAY) / each;
      const carried = Math.floor((most * LOAD) / 100) * 100;
      const [kept, over] = [simulate(carried, perSecond), simulate(Math.round(most * OVERLOAD), perSecond)];
      const [, ...days] = kept.lateness;
      if (days.some((lateness) => lateness > 0.1)) process.exitCode = 1;
      return [
        String(tokens),
        String(perSecond),
        carried.toLocaleString('en-US'),
        days.map(percent).join(', '),
        String(kept.dueAtEnd),
        over.lateness.slice(1).map(percent).join(', '),
        String(over.dueAtEnd),
      ];
    });
    console.log(
      columns([
        [
          'tokens/s',
          'calls of our own/s',
          'eSIMs carried',
          'late on days 2, 3',
          'due',
          'late with two thirds more',
          'due',
        ],
        ...rows,
      ]),
    );
    console.log('\nLate: by how much of its own wait a poll comes too late, on average.');
    return [];
  },
};
