import { parseArgs } from 'node:util';

import { findPostgres, startPostgres } from '../test/support/database/postgres.ts';
import { startCaddy } from '../test/support/machine/caddy.ts';
import { startNginx } from '../test/support/machine/nginx.ts';
import { findProgram } from '../test/support/machine/programs.ts';
import { startRunningShop } from '../test/support/shop/running-shop.ts';
import { Sale, SETTINGS } from './sale.ts';

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
const sale = new Sale(shop, proxy);
try {
  const many = { buyers: Number(values.buyers), purchases: Number(values.purchases) };
  const fates = await sale.during('rolling restart', many, () => sale.restartEach());
  const { count, failed } = sale.answers();
  console.log(
    `\n${sale.customers.length} purchases by ${many.buyers} buyers, ${count} calls, ${shop.size} restarts: ` +
      `${fates.length} delivered, ${failed.length} failed answers, 0 violations`,
  );
  sale.mustNotHaveFailed();
} catch (error) {
  console.error(shop.logs().split('\n').slice(-40).join('\n'));
  throw error;
} finally {
  await proxy.stop();
  await shop.stop();
}
