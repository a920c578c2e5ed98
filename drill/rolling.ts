import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { findPostgres, startPostgres } from '../test/support/database/postgres.ts';
import { startCaddy } from '../test/support/machine/caddy.ts';
import { startNginx } from '../test/support/machine/nginx.ts';
import { findProgram } from '../test/support/machine/programs.ts';
import { OutsideWorld } from '../test/support/outside/outside-world.ts';
import { startRunningShop } from '../test/support/shop/running-shop.ts';
import { Customer } from './customer.ts';
import { settle, WAYS } from './ends.ts';

/**
 * Restarts two webs and a worker behind a proxy of `deploy/`, one after the other, while people buy: nobody may see an answer that failed,
 * and nothing may be lost or done twice.
 */
const { values } = parseArgs({
  options: {
    purchases: { type: 'string', default: '200' },
    buyers: { type: 'string', default: '8' },
    proxy: { type: 'string', default: 'nginx' },
  },
});
const SETTINGS = {
  DRAIN_SECONDS: '10',
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMIT_SCALE: '1000',
  ESIM_GO_TOKENS_PER_SECOND: '10000',
  LOG_LEVEL: 'warn',
};
/** A web that is ready again is found by either proxy within three seconds. */
const FOUND_AGAIN_MS = 5_000;

const PROXIES: Record<string, typeof startNginx> = { nginx: startNginx, caddy: startCaddy };
const startProxy = PROXIES[values.proxy];
if (!startProxy) throw new Error(`--proxy is ${Object.keys(PROXIES).join(' or ')}.`);

const [folder, program] = [findPostgres(), findProgram(values.proxy)];
if (!folder || !program)
  throw new Error(
    `This needs PostgreSQL and ${values.proxy}: \`apt-get install postgresql ${values.proxy}\`.`,
  );
const cluster = await startPostgres(folder, { keepsCommits: true });
const shop = await startRunningShop({
  env: SETTINGS,
  databaseUrl: cluster.url,
  roles: ['web', 'web', 'worker'],
  onStopped: () => cluster.stop(),
});
const [one, other] = shop.webs.map((web) => Number(new URL(web).port));
const proxy = await startProxy(program, [one ?? 0, other ?? 0]).catch(async (error: unknown) => {
  await shop.stop();
  throw error;
});
/** As buyers see it. */
const behind = { ...shop, webs: [proxy.url] };
const customers: Customer[] = [];
const restarts = { areOver: false };
try {
  const buying = Promise.all(Array.from({ length: Number(values.buyers) }, buyOnAndOn));
  await restartAll();
  restarts.areOver = true;
  await buying;
  const fates = await settle(new OutsideWorld(shop.sandbox.control), customers, {
    // Every one of them has an eSIM then.
    refine: (problems, ends) => [
      ...problems,
      ...ends
        .filter(({ order }) => order.status !== 'ready')
        .map(({ customer }) => `${customer.email} has no eSIM`),
    ],
  });
  const calls = proxy.calls();
  const failed = calls.filter((line) => !/" [23]\d\d /.test(line));
  console.log(
    `\n${customers.length} purchases by ${values.buyers} buyers, ${calls.length} calls, ${shop.size} restarts: ` +
      `${fates.length} delivered, ${failed.length} failed answers, 0 violations`,
  );
  if (failed.length > 0)
    throw new Error(`failed answers:\n${[...failed, ...proxy.troubles()].slice(0, 40).join('\n')}`);
} catch (error) {
  console.error(shop.logs().split('\n').slice(-40).join('\n'));
  throw error;
} finally {
  restarts.areOver = true;
  await proxy.stop();
  await shop.stop();
}

/** Until there are enough purchases, and everything was restarted. */
async function buyOnAndOn(): Promise<void> {
  while (!restarts.areOver || customers.length < Number(values.purchases)) {
    const customer = new Customer(behind, 'rolling restart', WAYS[customers.length % WAYS.length] ?? 'card');
    customers.push(customer);
    await customer.open('JP');
    await customer.pay();
    await customer.complete();
    await customer.readOrder();
  }
}

/** As an operator does it, from the outside. */
async function restartAll(): Promise<void> {
  for (const index of shop.addresses.keys()) {
    const before = customers.length;
    const started = performance.now();
    await shop.kill('SIGTERM', [index]);
    const stopped = performance.now();
    await shop.restart();
    const seconds = [stopped - started, performance.now() - stopped].map((ms) => (ms / 1000).toFixed(1));
    console.log(
      `${index === 2 ? 'worker' : `web ${index + 1}`}: ended after ${seconds[0]} s, ready after ${seconds[1]} s, ` +
        `${customers.length - before} purchases begun meanwhile`,
    );
    await pause(FOUND_AGAIN_MS);
  }
}
