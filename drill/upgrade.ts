import { readlinkSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { findPostgres } from '../test/support/database/postgres.ts';
import { findProgram } from '../test/support/machine/programs.ts';
import { startNginx } from '../test/support/machine/proxies.ts';
import type { RunningShop } from '../test/support/shop/running-shop.ts';
import { buildRelease, previousRelease, releaseAt } from './releases.ts';
import { type Sale, withSale } from './sale.ts';

/**
 * Upgrades from the previous release to this one and goes back while people buy, as "A new release" in `docs/upgrades.md` says:
 * first the schema, then one process after the other. Nobody may see a failed answer, and nothing may be lost or done twice.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    buyers: { type: 'string', default: '8' },
    purchases: { type: 'string', default: '150' },
  },
});
const HERE = path.resolve(import.meta.dirname, '..');
const buyers = Number(values.buyers);
/** In each direction. */
const purchases = Number(values.purchases);

const [postgres, program] = [findPostgres(), findProgram('nginx')];
if (!postgres || !program)
  throw new Error('This needs PostgreSQL and nginx: `apt-get install postgresql nginx`.');
const release = values.from === undefined ? previousRelease() : releaseAt(values.from);
const short = release.commit.slice(0, 12);
const obstacle = release.newer.find(({ isCompatible }) => !isCompatible);
console.log(
  `from ${short}, ${release.newer.length} migrations before this release: ${release.newer.map(({ name }) => name).join(', ') || 'none'}`,
);
const before = buildRelease(release);
await withSale(
  postgres,
  (webs) => startNginx(program, webs),
  async (sale, shop) => {
    const mustRunIn = (folder: string) => assertFolder(shop, folder);
    mustRunIn(before);
    await sale.during('to this release', { buyers, purchases }, async () => {
      shop.moveTo(HERE);
      console.log(await shop.operate('migrate'));
      mustRunIn(before);
      await sale.restartEach();
      mustRunIn(HERE);
    });
    report('to this release', sale);
    if (obstacle) {
      console.log(`${short} does not go on with ${obstacle.name}, so there is no way back to it.`);
      return;
    }
    await sale.during('back again', { buyers, purchases: sale.customers.length + purchases }, async () => {
      shop.moveTo(before);
      await sale.restartEach();
      mustRunIn(before);
    });
    report('and back again', sale);
  },
  // The sandbox supports what either release asks of it.
  { place: { folder: before, uid: undefined }, sandboxIn: HERE },
);

/** Makes sure that all processes run there. */
function assertFolder(shop: RunningShop, folder: string): void {
  const stray = shop.pids.find((pid) => readlinkSync(`/proc/${pid}/cwd`) !== folder);
  if (stray !== undefined || shop.pids.length !== shop.size)
    throw new Error(`not everything runs out of ${folder}`);
}

/** A loss or a duplicate would have ended the sale. */
function report(way: string, sale: Sale): void {
  const { count, failed } = sale.answers();
  console.log(
    `\n${way}: ${sale.customers.length} purchases by ${buyers} buyers, ${count} calls: ${failed.length} failed answers, 0 lost, 0 doubled\n`,
  );
  sale.mustNotHaveFailed();
}
