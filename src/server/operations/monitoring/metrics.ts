import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Deps } from '../../deps.ts';
import { createBookMetrics } from './books.ts';

export interface Metrics {
  /** Counts one answered call. @param route the pattern of its path, never the path itself */
  answered(call: { method: string; route: string; status: number; seconds: number }): void;
  /** Counts something that a page's policy stopped in a visitor's browser. */
  policyBroken(breach: { directive: string; source: string }): void;
  /** Everything in Prometheus' text form; counts of the books are read now, and left out while the database is away. */
  text(): Promise<string>;
  contentType: string;
}

/** What an operator's monitoring reads of this process and of the shop's books. Holds nothing about any one buyer. */
export function createMetrics({ db, now, watchdog }: Pick<Deps, 'db' | 'watchdog' | 'now'>): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const calls = new Histogram({
    name: 'simport_http_seconds',
    help: 'Answered calls of the API and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 30],
    registers: [register],
  });
  const breaches = new Counter({
    name: 'simport_csp_reports_total',
    help: 'What browsers reported of the content security policy, by directive and by where the blocked thing came from',
    labelNames: ['directive', 'source'],
    registers: [register],
  });
  const databaseUp = new Gauge({
    name: 'simport_database_up',
    help: 'Whether the counts of the books could be read just now; where it is 0 they are left out',
    registers: [register],
  });
  const books = createBookMetrics({ db, now });
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
    answered: ({ method, route, status, seconds }) => calls.observe({ method, route, status }, seconds),
    policyBroken: (breach) => breaches.inc(breach),
    async text() {
      const counts = await books.text();
      databaseUp.set(counts === null ? 0 : 1);
      return `${await register.metrics()}${counts ?? ''}`;
    },
    contentType: register.contentType,
  };
}
