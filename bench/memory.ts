import { Customer } from '../drill/customer.ts';
import { findPostgres, startPostgres } from '../test/support/database/postgres.ts';
import { childrenOf, megabytesOf } from '../test/support/machine/children.ts';
import { type RunningShop, startRunningShop } from '../test/support/shop/running-shop.ts';
import type { Bench, Measured } from './figures.ts';

/** If the memory has not grown for so long, the work of a start, or of its visitors, has ended. */
const SETTLED_MS = 8_000;
const SETTLES_WITHIN_MS = 120_000;
const LOADED_MS = 20_000;
const AT_ONCE = 32;
const BUYERS = 4;
const SALES = 40;

/** A process of the shop, including the process that draws for it while that exists. */
function megabytesOfAll(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + megabytesOf(one), 0);
}

/** Requests everything that a shop draws anew for each visitor, for `AT_ONCE` visitors at once. */
async function load({ baseUrl }: RunningShop): Promise<void> {
  const paths = ['/checkout?plan=none', '/profile', '/api/settings', '/order/none', '/faq'];
  const end = Date.now() + LOADED_MS;
  const visitors = Array.from({ length: AT_ONCE }, async (_, visitor) => {
    for (let turn = visitor; Date.now() < end; turn += 1)
      await (await fetch(baseUrl + paths[turn % paths.length], { redirect: 'manual' })).arrayBuffer();
  });
  await Promise.all(visitors);
}

/** Megabytes of cached answers, which grow with the number of requests up to a limit of their own. */
async function heapMegabytes({ baseUrl }: RunningShop): Promise<number> {
  const metrics = await (await fetch(`${baseUrl}/metrics`)).text();
  return Number(/^simport_cache_bytes (\d+)/m.exec(metrics)?.[1]) / 2 ** 20;
}

async function settled(shop: RunningShop): Promise<void> {
  const began = performance.now();
  let [kept, since] = [-1, began];
  while (performance.now() - since < SETTLED_MS) {
    if (performance.now() - began > SETTLES_WITHIN_MS) throw new Error('The shop goes on making answers.');
    await new Promise((resolve) => setTimeout(resolve, 500));
    const now = await heapMegabytes(shop);
    // Drawing a picture may take longer than that pause.
    const isDrawing = shop.pids.some((pid) => childrenOf(pid).length > 0);
    if (now !== kept || isDrawing) [kept, since] = [now, performance.now()];
  }
}

/** A worker's heaviest work: invoices and mails. */
async function sell(shop: RunningShop): Promise<void> {
  const buyers = Array.from({ length: BUYERS }, async () => {
    for (let turn = 0; turn < SALES / BUYERS; turn += 1) {
      const customer = new Customer(shop, 'memory', 'card', 'USD');
      await customer.open('JP');
      await customer.pay();
      await customer.complete();
    }
  });
  await Promise.all(buyers);
  // Mails are sent after the answers.
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
}

/** Idle and under load; the shop's first process is its web, the second its worker. */
async function measure(
  who: string,
  options: Parameters<typeof startRunningShop>[0],
  [idle, loaded]: [number, number],
  report: (measured: Measured) => void,
): Promise<void> {
  const shop = await startRunningShop({ ...options, env: { RATE_LIMIT_SCALE: '1000000' } });
  const note = async (what: string, most: number) => {
    const [pid] = shop.pids;
    if (pid === undefined) throw new Error('The shop does not run.');
    const [all, kept] = [megabytesOfAll(pid), await heapMegabytes(shop)];
    const beside = `with kept answers ${all.toFixed(0)} MB`;
    report({ what: `${who}, ${what}`, value: all - kept, unit: 'MB', goal: { most }, beside });
  };
  try {
    // The first start reads the whole catalogue; the figures are for any other start.
    await shop.kill('SIGTERM');
    await shop.restart();
    await settled(shop);
    await note('idle', idle);
    await load(shop);
    await settled(shop);
    await note('loaded', loaded);
    const worker = shop.pids[1];
    if (worker === undefined) return;
    const reportWorker = (what: string, most: number) =>
      report({
        what: `a worker on PostgreSQL, ${what}`,
        value: megabytesOfAll(worker),
        unit: 'MB',
        goal: { most },
      });
    reportWorker('idle', 200);
    await sell(shop);
    reportWorker(`after ${SALES} sales by ${BUYERS} at once`, 350);
  } finally {
    await shop.stop();
  }
}

export const bench: Bench = {
  title: `Memory (RSS) of the shop's process and of what draws for it, beside its kept answers: idle, and after ${LOADED_MS / 1000} s of ${AT_ONCE} visitors at once`,
  async run(report) {
    await measure('with the embedded database', {}, [250, 350], report);
    const postgres = findPostgres();
    if (postgres === undefined) {
      console.log('PostgreSQL is left out: there is none on this machine.\n');
      return [];
    }
    const cluster = await startPostgres(postgres);
    try {
      const split = { databaseUrl: cluster.url, roles: ['web', 'worker'] as const };
      await measure('a web on PostgreSQL', split, [180, 280], report);
    } finally {
      await cluster.stop();
    }
    return [];
  },
};
