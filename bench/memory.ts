import { readFileSync } from 'node:fs';

import { findPostgres, startPostgres } from '../test/support/database/postgres.ts';
import { type RunningShop, startRunningShop } from '../test/support/shop/running-shop.ts';
import type { Bench, Measured } from './figures.ts';

/** After the last work of a start has ended. */
const SETTLED_MS = 8_000;
const LOADED_MS = 20_000;
const AT_ONCE = 32;

/** Megabytes that a process keeps in the machine's memory (RSS). */
function megabytesOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Asks for everything that a shop draws anew for each visitor, from `AT_ONCE` visitors at once; ends by itself. */
async function load({ baseUrl }: RunningShop): Promise<void> {
  const paths = ['/checkout?plan=none', '/profile', '/api/settings', '/order/none', '/faq'];
  const end = Date.now() + LOADED_MS;
  const visitors = Array.from({ length: AT_ONCE }, async (_, visitor) => {
    for (let turn = visitor; Date.now() < end; turn += 1)
      await (await fetch(baseUrl + paths[turn % paths.length], { redirect: 'manual' })).arrayBuffer();
  });
  await Promise.all(visitors);
}

const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLED_MS));

async function measure(
  who: string,
  shop: RunningShop,
  [idle, loaded]: [number, number],
  tell: (measured: Measured) => void,
): Promise<void> {
  const [pid] = shop.pids;
  if (pid === undefined) throw new Error('The shop does not run.');
  // The first start reads the whole catalogue; figures are of any other.
  await shop.kill('SIGTERM');
  await shop.restart();
  const [web = pid] = shop.pids;
  await settle();
  tell({ what: `${who}, idle`, value: megabytesOf(web), unit: 'MB', goal: { most: idle } });
  await load(shop);
  tell({ what: `${who}, loaded`, value: megabytesOf(web), unit: 'MB', goal: { most: loaded } });
}

export const bench: Bench = {
  title: `Memory (RSS) of the shop's process: idle, and after ${LOADED_MS / 1000} s of ${AT_ONCE} visitors at once`,
  async run(tell) {
    const embedded = await startRunningShop({ env: { RATE_LIMIT_SCALE: '1000000' } });
    await measure('with the embedded database', embedded, [215, 350], tell).finally(() => embedded.stop());
    const postgres = findPostgres();
    if (postgres === undefined) {
      console.log('PostgreSQL is left out: there is none on this machine.\n');
      return [];
    }
    const cluster = await startPostgres(postgres);
    const split = await startRunningShop({
      databaseUrl: cluster.url,
      roles: ['web', 'worker'],
      env: { RATE_LIMIT_SCALE: '1000000' },
    });
    await measure('a web on PostgreSQL', split, [160, 260], tell)
      .finally(() => split.stop())
      .finally(() => cluster.stop());
    return [];
  },
};
