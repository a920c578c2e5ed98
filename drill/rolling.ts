import { parseArgs } from 'node:util';

import { findPostgres } from '../test/support/database/postgres.ts';
import { findProgram } from '../test/support/machine/programs.ts';
import { startCaddy, startNginx } from '../test/support/machine/proxies.ts';
import { withSale } from './sale.ts';

/**
 * Restarts two webs and a worker, one after the other, behind a proxy of `deploy/` while people buy: nobody may see a failed
 * answer, and nothing may be lost or done twice.
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
const many = { buyers: Number(values.buyers), purchases: Number(values.purchases) };
await withSale(
  folder,
  (webs) => startProxy(program, webs),
  async (sale, shop) => {
    const fates = await sale.during('rolling restart', many, () => sale.restartEach());
    const { count, failed } = sale.answers();
    console.log(
      `\n${sale.customers.length} purchases by ${many.buyers} buyers, ${count} calls, ${shop.size} restarts: ` +
        `${fates.length} delivered, ${failed.length} failed answers, 0 violations`,
    );
    sale.mustNotHaveFailed();
  },
);
