import { and, inArray, isNull, lte, sql } from 'drizzle-orm';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { ALERT_KINDS, alertTable } from '../alerts/tables.ts';
import { purchaseTable } from '../checkout/tables.ts';
import type { Deps } from '../deps.ts';
import { type Lateness, readLateness } from '../esims/lateness.ts';
import { outboundMailTable } from '../mail/tables.ts';

export interface Metrics {
  /** Counts one answered call. @param route the pattern of its path, never the path itself */
  answered(call: { method: string; route: string; status: number; seconds: number }): void;
  /** Counts something that a page's policy stopped in a visitor's browser. */
  policyBroken(breach: { directive: string; source: string }): void;
  /** Everything in Prometheus' text form; counts of the books are read now. */
  text(): Promise<string>;
  contentType: string;
}

/** States in which a purchase waits for something. */
const UNDER_WAY = ['paying', 'paid', 'ordering', 'unclear', 'provisioned', 'refunding'] as const;

/** What an operator's monitoring reads of this process and of the shop's books. Holds nothing about any one buyer. */
export function createMetrics({
  db,
  now,
  watchdog,
}: Pick<Deps, 'db' | 'watchdog'> & { now: () => Date }): Metrics {
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
  const purchases = new Gauge({
    name: 'simport_purchases_under_way',
    help: 'Purchases that wait for something, by state',
    labelNames: ['state'],
    registers: [],
    async collect() {
      const count = sql<number>`count(*)::int`;
      const rows = await db.db
        .select({ state: purchaseTable.state, count })
        .from(purchaseTable)
        .where(inArray(purchaseTable.state, [...UNDER_WAY]))
        .groupBy(purchaseTable.state);
      for (const state of UNDER_WAY) this.set({ state }, rows.find((row) => row.state === state)?.count ?? 0);
    },
  });
  const alerts = new Gauge({
    name: 'simport_alerts',
    help: 'What an operator must see to, by kind',
    labelNames: ['kind'],
    registers: [],
    async collect() {
      const rows = await db.db
        .select({ kind: alertTable.kind, count: sql<number>`count(*)::int` })
        .from(alertTable)
        .where(isNull(alertTable.endedAt))
        .groupBy(alertTable.kind);
      for (const kind of ALERT_KINDS) this.set({ kind }, rows.find((row) => row.kind === kind)?.count ?? 0);
    },
  });
  const mails = new Gauge({
    name: 'simport_mails_waiting',
    help: 'Mails that should have left a minute ago',
    registers: [],
    async collect() {
      const minuteAgo = new Date(now().getTime() - 60_000);
      const [row] = await db.db
        .select({ count: sql<number>`count(*)::int` })
        .from(outboundMailTable)
        .where(
          and(inArray(outboundMailTable.status, ['queued']), lte(outboundMailTable.createdAt, minuteAgo)),
        );
      this.set(row?.count ?? 0);
    },
  });
  const lateness = (name: string, help: string, value: keyof Lateness) =>
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.set((await readLateness(db.db, now()))[value]);
      },
    });
  const looks = [
    lateness('simport_esims_due', 'eSIMs that wait for their look at the network', 'due'),
    lateness('simport_esim_late_seconds', 'How long the oldest of them has been due', 'seconds'),
    lateness(
      'simport_esim_late_waits',
      'How late the most overdue is by its own rule: 1 is twice the wait it should have',
      'waits',
    ),
  ];
  for (const gauge of [purchases, alerts, mails, ...looks]) register.registerMetric(gauge);
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
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
