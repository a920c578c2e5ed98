import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

import { COMMIT, VERSION } from '../core/installation.ts';
import type { Deps } from '../deps.ts';
import { createBookMetrics } from './books.ts';
import { type AnsweredCall, CallTimes } from './call-times.ts';

export interface Metrics {
  /** Counts one answered call. */
  answered(call: AnsweredCall): void;
  /** Counts a page, or a page's data, sent to a visitor. @param call.route only the first part of its path */
  pageAnswered(call: AnsweredCall): void;
  /** Counts one answer given before the framework. @param how whether it was cached, or had to be made first */
  cacheAnswered(kind: string, how: string): void;
  /** From now on, also reports the size of the cache. */
  watchCache(kept: () => { bytes: number; answers: number }): void;
  /** Counts a policy violation on a page in a visitor's browser. */
  policyBroken(breach: { directive: string; source: string }): void;
  /** All metrics in Prometheus' text form; the books' counts are read now, and left out while the database is unavailable. */
  text(): Promise<string>;
  contentType: string;
}

const KEPT = [
  ['simport_cache_bytes', 'Memory of the cached answers', 'bytes'],
  ['simport_cache_answers', 'How many answers are cached', 'answers'],
] as const;

/** The metrics of this process and of the shop's records. Contains nothing about individual buyers. */
/** @param countsRecords whether it includes the books' counts, which are the same for the whole fleet */
export function createMetrics(
  {
    db,
    now,
    watchdog,
    meter,
    streams,
    unwritten,
    wholesalers,
  }: Pick<Deps, 'db' | 'watchdog' | 'now' | 'meter' | 'streams' | 'unwritten' | 'wholesalers'>,
  countsRecords = true,
): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  new Gauge({
    name: 'simport_build_info',
    help: 'Always 1: which release runs, from which commit, on which Node',
    labelNames: ['version', 'commit', 'node'],
    registers: [register],
  }).set({ version: VERSION, commit: COMMIT ?? 'unknown', node: process.version }, 1);
  const calls = new CallTimes('simport_http_seconds', 'Answered calls of the API and how long they took');
  const pages = new CallTimes('simport_page_seconds', 'Pages and their data and how long they took');
  const breaches = new Counter({
    name: 'simport_csp_reports_total',
    help: 'What browsers reported of the content security policy, by directive and by where the blocked thing came from',
    labelNames: ['directive', 'source'],
    registers: [register],
  });
  const kept: Counter<'kind' | 'how'> = new Counter({
    name: 'simport_cache_answers_total',
    help: 'Answers given before the framework: pages, their data, calls of the API and files that are the same for everybody',
    labelNames: ['kind', 'how'],
    registers: [register],
    collect() {
      kept.reset();
      for (const [kind, counts] of keptBy) for (const [how, count] of counts) kept.inc({ kind, how }, count);
    },
  });
  // The library sorts and joins labels at each count, and these are counted most often.
  const keptBy = new Map<string, Map<string, number>>();
  const databaseUp = new Gauge({
    name: 'simport_database_up',
    help: 'Whether the database answered just now; where it is 0 the counts of the books are left out',
    registers: [register],
  });
  const books = createBookMetrics({ db, now, wholesalers }, countsRecords);
  const connections: Gauge<'pool' | 'state'> = new Gauge({
    name: 'simport_database_connections',
    help: 'Connections to PostgreSQL by pool, used and idle',
    labelNames: ['pool', 'state'],
    registers: [register],
    collect() {
      for (const { name: pool, used, idle } of db.pools()) {
        connections.set({ pool, state: 'used' }, used);
        connections.set({ pool, state: 'idle' }, idle);
      }
    },
  });
  const waiting: Gauge<'pool'> = new Gauge({
    name: 'simport_database_waiting',
    help: 'Callers that wait for a connection to PostgreSQL, by pool',
    labelNames: ['pool'],
    registers: [register],
    collect: () => db.pools().forEach((pool) => waiting.set({ pool: pool.name }, pool.waiting)),
  });
  const listeners: Gauge = new Gauge({
    name: 'simport_listeners',
    help: 'Open event streams of this process',
    registers: [register],
    collect: () => listeners.set(streams.size),
  });
  const answers: Gauge = new Gauge({
    name: 'simport_unwritten_answers',
    help: 'Answers of the outside that this process keeps until the database takes them',
    registers: [register],
    collect: () => answers.set(unwritten.count()),
  });
  const { stalls } = watchdog;
  const counted = [
    ['simport_loop_stalls_total', 'How often the event loop stood for more than a second', 'count'],
    ['simport_loop_stalled_seconds_total', 'How long the event loop stood in all of these', 'seconds'],
  ] as const;
  for (const [name, help, part] of counted) {
    const counter = new Counter({
      name,
      help,
      registers: [register],
      collect() {
        counter.reset();
        counter.inc(stalls[part]);
      },
    });
  }
  return {
    answered: (call) => calls.observe(call),
    pageAnswered: (call) => pages.observe(call),
    cacheAnswered(kind, how) {
      let counts = keptBy.get(kind);
      if (!counts) keptBy.set(kind, (counts = new Map()));
      counts.set(how, (counts.get(how) ?? 0) + 1);
    },
    watchCache(measure) {
      for (const [name, help, part] of KEPT) {
        const gauge: Gauge = new Gauge({
          name,
          help,
          registers: [register],
          collect: () => gauge.set(measure()[part]),
        });
      }
    },
    policyBroken: (breach) => breaches.inc(breach),
    async text() {
      const counts = await books.text();
      databaseUp.set(counts === null ? 0 : 1);
      return `${await register.metrics()}\n${await meter.register.metrics()}\n${calls.text()}${pages.text()}${counts ?? ''}`;
    },
    contentType: register.contentType,
  };
}
