import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { asOwner } from '../test/support/database/postgres-owner.ts';
import { findPostgres, startPostgres, unprivileged } from '../test/support/database/postgres.ts';
import { OutsideWorld } from '../test/support/outside/outside-world.ts';
import { startRunningShop } from '../test/support/shop/running-shop.ts';
import { archivedCopies, dumpedCopies, embeddedCopies } from './copies.ts';
import { Customer } from './customer.ts';
import { settle, STANDS_STILL_MS, WAYS } from './ends.ts';
import { compareAfterGoingBack, nullIfLost, sellOnce } from './going-back.ts';

/**
 * Copies the database while people buy, continues to sell, destroys the database, restores the copy, and starts the shop again.
 * Every purchase in the copy must end as one eSIM for one payment, or with a refund; `reconcile --report` must list everything
 * sold after the copy, and nothing else. With `--rebuild`, whatever was sold after the copy must end so, too, by `shop rebuild`.
 */
const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'embedded' },
    buyers: { type: 'string', default: '4' },
    purchases: { type: 'string', default: '40' },
    rebuild: { type: 'boolean', default: false },
  },
});
const PLACES = ['JP', 'FR', 'ES', 'US', 'IT', 'DE'];
const SETTINGS = {
  RATE_LIMIT_SCALE: '1000',
  ESIM_GO_TOKENS_PER_SECOND: '10000',
  RECOVER_SECONDS: '2',
  ORDER_UNCLEAR_SECONDS: '20',
  ORDER_LEASE_SECONDS: '5',
  LOG_LEVEL: 'warn',
};

const LABELLED_MS = 10_000;

const home = mkdtempSync(path.join(tmpdir(), 'simport-copies-'));
const user = unprivileged();
if (user) chownSync(home, user.uid, user.gid);
const cluster =
  values.on === 'embedded' ? null : await startPostgres(findPostgres() ?? '', { keepsCommits: true });
const url = new URL(cluster?.url ?? 'postgres://nowhere');
if (cluster) {
  await asOwner(cluster.url, 'create role simport login');
  await asOwner(cluster.url, "create database simport owner simport encoding 'UTF8' template template0");
  [url.username, url.pathname] = ['simport', '/simport'];
}
const shop = await startRunningShop({
  env: SETTINGS,
  ...(cluster && { databaseUrl: url.href, roles: ['web', 'web', 'worker'] as const }),
  onStopped: async () => cluster?.stop(),
});
const world = new OutsideWorld(shop.sandbox.control);
// The shop's own share is raised above, so eSIM Go's limit would turn its calls away.
await world.control('provider', { rateLimit: false });
const customers: Customer[] = [];
const sale = { isOver: false };
try {
  const copies = !cluster
    ? embeddedCopies(shop, home)
    : values.on === 'pg_dump'
      ? dumpedCopies(cluster, url.href, home)
      : await archivedCopies(cluster, home);
  const half = Number(values.purchases) / 2;
  const buying = Promise.all(Array.from({ length: Number(values.buyers) }, buyOnAndOn));
  await until(() => customers.length >= half, 'too few came before the copy');
  const started = Date.now();
  await copies.make();
  const took = Date.now() - started;
  const before = customers.length;
  await until(() => customers.length >= before + half, 'too few came after the copy');
  sale.isOver = true;
  await buying;
  // eSIMs are labelled within seconds; of those that are not, nobody can tell whose they are.
  if (values.rebuild) await pause(LABELLED_MS);
  await shop.kill('SIGKILL');
  await copies.destroyAndRestore();
  await shop.restart();
  await (values.rebuild ? rebuildAll(took) : check(took));
} catch (error) {
  console.error(shop.logs().split('\n').slice(-60).join('\n'));
  throw error;
} finally {
  sale.isOver = true;
  await shop.stop();
  rmSync(home, { recursive: true, force: true });
}

async function buyOnAndOn(): Promise<void> {
  while (!sale.isOver) {
    const index = customers.length;
    const customer = new Customer(shop, 'sold beside a copy', WAYS[index % WAYS.length] ?? 'card', 'USD');
    customers.push(customer);
    await customer.open(PLACES[index % PLACES.length] ?? 'JP');
    await customer.pay();
    await customer.complete();
    await customer.readOrder();
  }
}

/** Nothing is lost in the end: everybody has one eSIM for one payment or their money, and no order belongs to nobody. */
async function rebuildAll(took: number): Promise<void> {
  const began = Date.now();
  const known: Customer[] = [];
  for (const customer of customers) {
    const order = await customer.readOrder().catch(nullIfLost);
    if (order) known.push(customer);
    // The correction of the address is lost with its purchase.
    customer.isPutRight = false;
  }
  const lost = customers.length - known.length;
  if (lost === 0) throw new Error('nothing was sold after the copy');
  const told = await shop.operate('rebuild', '2', '--yes');
  // PayPal keeps no address of ours: mails that had not left go to the payer's own.
  const isElsewhere = (line: string) => /: 0 mails .*\(paypal, /.test(line);
  const fates = await settle(world, customers, {
    refine: (problems) => problems.filter((line) => !isElsewhere(line)),
  });
  const count = (status: string) => fates.filter(({ order }) => order.status === status).length;
  await sellOnce(new Customer(shop, 'after the rebuild', 'card', 'USD'));
  console.log(
    `\n${values.on}: copied in ${took} ms; of ${customers.length} purchases ${lost} were lost and rebuilt in ${Math.round((Date.now() - began) / 1000)} s: ` +
      `${count('ready')} delivered, ${count('refunded')} refunded, 0 doubled.\n${told.split('\n')[0]}`,
  );
}

/** Waits for the end of the purchases in the copy; then the report must list the rest. */
async function check(took: number): Promise<void> {
  const { known, lost, cards, orphans } = await compareAfterGoingBack(shop, world, customers, { hours: 2 });
  await sellOnce(new Customer(shop, 'after the restore', 'card', 'USD'));
  console.log(
    `\n${values.on}: copied in ${took} ms beside ${values.buyers} buyers; of ${customers.length} purchases ${known.length} in the copy, ` +
      `${lost.length} after it. All ${known.length} ended well, the report names the others: ` +
      `${cards.length} payments by card and ${orphans.length} orders at the wholesaler`,
  );
}

/** Fails if nobody new has come for too long. */
async function until(isSo: () => boolean, why: string): Promise<void> {
  let [came, since] = [customers.length, performance.now()];
  while (!isSo()) {
    if (customers.length > came) [came, since] = [customers.length, performance.now()];
    if (performance.now() - since > STANDS_STILL_MS) throw new Error(why);
    await pause(20);
  }
}
