import { sql } from 'drizzle-orm';
import { Gauge, Registry } from 'prom-client';

import { CASE_KINDS } from '../../domain/operators/cases.ts';
import { countOpenAlerts } from '../alerts/open-alerts.ts';
import { withinTime } from '../core/within-time.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import type { Deps } from '../deps.ts';
import { readLateness } from '../esims/lateness.ts';
import { countWaiting } from '../mail/queries.ts';
import { readSpent } from '../providers/budget.ts';
import { waitingByState } from '../purchase/overview/overview.ts';
import { readDueJobs } from './due-jobs.ts';
import { readLastDone } from './recurring-jobs.ts';

/** States in which a purchase waits. */
const UNDER_WAY = ['paying', 'paid', 'ordering', 'unclear', 'provisioned', 'refunding'] as const;
/** Monitoring matters most during an outage, and its own timeout is some seconds. */
const READ_WITHIN_MS = 1_500;

/** Counting stops here, however many jobs there are. */
const MAX_COUNTED = 1_000;

/** The counts in the shop's records, read anew each time. */
export interface BookMetrics {
  /** In Prometheus' text form; null if the database does not answer in time. */
  text(): Promise<string | null>;
}

/** @param countsRecords if false it only checks whether the database answers */
export function createBookMetrics(
  { db, now, wholesalers }: Pick<Deps, 'db' | 'now' | 'wholesalers'>,
  countsRecords: boolean,
): BookMetrics {
  const register = new Registry();
  const registers = [register];
  const purchases = new Gauge({
    name: 'simport_purchases_under_way',
    help: 'Purchases that wait for something, by state',
    labelNames: ['state'],
    registers,
  });
  const oldestPurchase = new Gauge({
    name: 'simport_purchase_oldest_seconds',
    help: 'How long the oldest of them has waited: for its eSIM since the payment, for anything else since it came into the state',
    labelNames: ['state'],
    registers,
  });
  const alerts = new Gauge({
    name: 'simport_alerts',
    help: 'What an operator must see to, by kind',
    labelNames: ['kind'],
    registers,
  });
  const mails = new Gauge({
    name: 'simport_mails_waiting',
    help: 'Mails that should have left a minute ago',
    registers,
  });
  const esimsDue = new Gauge({
    name: 'simport_esims_due',
    help: 'eSIMs that wait for their poll of the network',
    registers,
  });
  const seconds = new Gauge({
    name: 'simport_esim_late_seconds',
    help: 'How long the oldest of them has been due',
    registers,
  });
  const waits = new Gauge({
    name: 'simport_esim_late_waits',
    help: 'How late the most overdue is by its own rule: 1 is twice the wait it should have',
    registers,
  });

  const jobs = new Gauge({
    name: 'simport_jobs_waiting',
    help: `Jobs that are due and not begun, by kind; of each at most ${MAX_COUNTED} are counted`,
    labelNames: ['job'],
    registers,
  });
  const oldest = new Gauge({
    name: 'simport_job_oldest_seconds',
    help: 'How long the oldest of them has been due',
    labelNames: ['job'],
    registers,
  });
  const lastDone = new Gauge({
    name: 'simport_job_last_done_seconds',
    help: 'How long ago each recurring job was last done, or since when it has been wanted where it never was',
    labelNames: ['job'],
    registers,
  });
  const budget = new Gauge({
    name: 'simport_provider_budget_left',
    help: 'What the running second has left of the calls that a provider allows, in its own units',
    labelNames: ['provider'],
    registers,
  });

  async function read(): Promise<string> {
    if (!countsRecords) {
      await db.db.execute(sql`select 1`);
      return '';
    }
    const at = now();
    const states = await waitingByState(db.db, UNDER_WAY);
    const kinds = await countOpenAlerts(db.db);
    const waiting = await countWaiting(db.db, new Date(at.getTime() - 60_000));
    const lateness = await readLateness(db.db, at);
    const due = await readDueJobs(db.db, MAX_COUNTED);
    const spent = await readSpent(db);
    for (const { job, seconds } of await readLastDone(db.db)) lastDone.set({ job }, seconds);
    jobs.reset();
    oldest.reset();
    for (const { name: job, waiting: count, seconds } of due) {
      jobs.set({ job }, count);
      oldest.set({ job }, seconds);
    }
    for (const state of UNDER_WAY) {
      const { count = 0, since = at } = states.get(state) ?? {};
      purchases.set({ state }, count);
      oldestPurchase.set({ state }, Math.max(0, at.getTime() - since.getTime()) / 1000);
    }
    for (const kind of CASE_KINDS) alerts.set({ kind }, kinds.get(kind) ?? 0);
    for (const { id: provider, callsPerSecond } of wholesalers.all)
      budget.set({ provider }, callsPerSecond - (spent.get(provider) ?? 0));
    mails.set(waiting);
    esimsDue.set(lateness.due);
    seconds.set(lateness.seconds);
    waits.set(lateness.waits);
    return register.metrics();
  }

  /** Concurrent callers share one read: during an outage reads must not pile up. */
  let reading: Promise<string | null> | null = null;
  const readOnce = async () => {
    try {
      return await read();
    } catch (error) {
      if (isDatabaseAway(error)) return null;
      throw error;
    } finally {
      reading = null;
    }
  };
  return { text: () => withinTime((reading ??= readOnce()), READ_WITHIN_MS, null) };
}
