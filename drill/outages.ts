import { readFileSync } from 'node:fs';

import pg from 'pg';

import type { Cluster } from '../test/support/database/postgres.ts';
import type { RunningShop } from '../test/support/shop/running-shop.ts';
import { Customer } from './customer.ts';
import { choiceOf } from './ends.ts';

interface Outage {
  name: string;
  begin(cluster: Cluster): Promise<void>;
  end(cluster: Cluster): Promise<void>;
}

const OUTAGES: readonly Outage[] = [
  { name: 'stopped', begin: (cluster) => cluster.goAway('fast'), end: (cluster) => cluster.comeBack() },
  { name: 'frozen', begin: (cluster) => cluster.freeze(), end: (cluster) => cluster.thaw() },
  { name: 'crashed', begin: (cluster) => cluster.goAway('immediate'), end: (cluster) => cluster.comeBack() },
];

interface Drill {
  shop: RunningShop;
  cluster: Cluster;
  /** How many seconds PostgreSQL is away, each time. */
  seconds: readonly number[];
  /** The buyers at the beginning; half as many come while it lasts. */
  buyers: number;
}

/**
 * Takes PostgreSQL away during purchases, in every way and for every duration. Yields, after each, the buyers who paid. The shop
 * has to bring them to their end by itself, as nobody restarts its processes.
 * @throws if a process has ended, fails its health check, or has more connections than before
 */
export async function* takeAway(drill: Drill): AsyncGenerator<Customer[]> {
  const { shop, cluster } = drill;
  for (const seconds of drill.seconds) {
    for (const outage of OUTAGES) {
      const name = `PostgreSQL ${outage.name} for ${seconds} s`;
      const before = { pids: shop.pids, connections: await connections(cluster), mb: memory(shop) };
      const customers: Customer[] = [];
      const come = (count: number) =>
        Promise.all(
          Array.from({ length: count }, async () => {
            const { way, currency } = choiceOf(customers.length);
            const customer = new Customer(shop, name, way, currency);
            customers.push(customer);
            // Their browsers may give up, but their money must not be lost.
            await buy(customer).catch(() => {});
          }),
        );
      const first = come(drill.buyers);
      await pause(200 + Math.random() * 1_500);
      await outage.begin(cluster);
      const health = watchHealth(shop);
      await pause(seconds * 500);
      const later = come(Math.ceil(drill.buyers / 2));
      await pause(seconds * 500);
      const most = memory(shop);
      const checks = health.stop();
      await outage.end(cluster);
      const back = performance.now();
      await Promise.all(shop.webs.map((web) => untilReady(web)));
      const readyAfter = (performance.now() - back) / 1000;
      await Promise.all([first, later]);

      if (shop.pids.join() !== before.pids.join())
        throw new Error(`${name}: a process of the shop has ended`);
      if (checks.bad > 0)
        throw new Error(`${name}: ${checks.bad} of ${checks.count} did not say that they live`);
      const after = await connections(cluster);
      if (after > MAX_EACH * shop.size) throw new Error(`${name}: ${after} connections afterwards`);
      const paid = customers.filter((customer) => customer.paid);
      console.log(
        `${name.padEnd(36)} ${paid.length} paid  ready after ${readyAfter.toFixed(1)} s  ` +
          `connections ${before.connections} -> ${after}  MB ${before.mb} -> ${most}  ` +
          `/health/live ${checks.count} times, slowest ${checks.slowestMs} ms`,
      );
      yield paid;
    }
  }
}

/** Per process: its pool, the queue's, and the listeners for news and for jobs. */
const MAX_EACH = 10 + 10 + 2;

async function buy(customer: Customer): Promise<void> {
  await customer.open('JP');
  await customer.pay();
  await customer.complete();
}

/** The shop's connections, by the server's count. */
async function connections({ url }: Cluster): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  await client.end();
  return rows[0]?.count ?? 0;
}

/** Resident memory of all processes of the shop, in MB. */
function memory({ pids }: RunningShop): number {
  const kilobytes = pids.map((pid) =>
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0),
  );
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
}

/** Asks each web twice a second for its health. */
function watchHealth({ webs }: RunningShop): { stop(): { count: number; bad: number; slowestMs: number } } {
  const checks = { count: 0, bad: 0, slowestMs: 0 };
  const check = async (web: string) => {
    const started = performance.now();
    const status = await fetch(`${web}/health/live`, { signal: AbortSignal.timeout(10_000) }).then(
      (answer) => answer.status,
      () => 0,
    );
    checks.count++;
    if (status !== 200) checks.bad++;
    checks.slowestMs = Math.max(checks.slowestMs, Math.round(performance.now() - started));
  };
  const timer = setInterval(() => webs.forEach((web) => void check(web)), 500);
  return {
    stop: () => {
      clearInterval(timer);
      return { ...checks };
    },
  };
}

async function untilReady(web: string): Promise<void> {
  for (const started = performance.now(); ;) {
    const answer = await fetch(`${web}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    if (performance.now() - started > 60_000) throw new Error(`${web} is not ready after a minute`);
    await pause(100);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
