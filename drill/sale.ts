import { setTimeout as pause } from 'node:timers/promises';

import { startPostgres } from '../test/support/database/postgres.ts';
import type { RunningProxy } from '../test/support/machine/proxies.ts';
import { OutsideWorld } from '../test/support/outside/outside-world.ts';
import { type RunningShop, startRunningShop } from '../test/support/shop/running-shop.ts';
import type { Fate } from './check.ts';
import { Customer } from './customer.ts';
import { settle, WAYS } from './ends.ts';

/** For a shop of several processes behind a proxy, on a shared database. */
const SETTINGS = {
  DRAIN_SECONDS: '10',
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMIT_SCALE: '1000',
  ESIM_GO_TOKENS_PER_SECOND: '10000',
  // The providers send callbacks to the first web, past the proxy. Those sent while it is away are made up for by polling, twenty
  // times as often as in production.
  RECOVER_SECONDS: '3',
  // Of release 0.1.0, which an upgrade starts from.
  RECONCILE_SECONDS: '3',
  LOG_LEVEL: 'warn',
};
/** Either proxy notices within three seconds that a web is ready again. */
const FOUND_AGAIN_MS = 5_000;

type StartProxy = (webs: readonly [number, number]) => Promise<RunningProxy>;
type Release = Pick<NonNullable<Parameters<typeof startRunningShop>[0]>, 'place' | 'sandboxIn'>;

/**
 * Runs `work` with two webs and a worker behind a proxy, on their own database; all of it ends with `work`.
 * @param postgres the folder of its programs
 * @param release where the shop runs, if not here
 */
export async function withSale(
  postgres: string,
  startProxy: StartProxy,
  work: (sale: Sale, shop: RunningShop) => Promise<void>,
  release: Release = {},
): Promise<void> {
  const cluster = await startPostgres(postgres, { keepsCommits: true });
  const shop = await startRunningShop({
    env: SETTINGS,
    ...release,
    databaseUrl: cluster.url,
    roles: ['web', 'web', 'worker'],
    onStopped: () => cluster.stop(),
  });
  try {
    const [one = 0, other = 0] = shop.webs.map((web) => Number(new URL(web).port));
    const proxy = await startProxy([one, other]);
    try {
      await work(new Sale(shop, proxy), shop);
    } finally {
      await proxy.stop();
    }
  } catch (error) {
    console.error(shop.logs().split('\n').slice(-40).join('\n'));
    throw error;
  } finally {
    await shop.stop();
  }
}

/** People who buy through a proxy while something is done to the shop behind it. */
export class Sale {
  readonly customers: Customer[] = [];
  readonly #shop: RunningShop;
  readonly #behind: RunningShop;
  readonly #proxy: RunningProxy;
  readonly #world: OutsideWorld;

  constructor(shop: RunningShop, proxy: RunningProxy) {
    this.#shop = shop;
    // The shop as buyers see it.
    this.#behind = { ...shop, webs: [proxy.url] };
    this.#proxy = proxy;
    this.#world = new OutsideWorld(shop.sandbox.control);
  }

  /**
   * Lets `buyers` people buy at once until `work` has ended and there were `purchases` in all, and waits until nothing
   * contradicts what they were promised: each of them has an eSIM by then.
   * @throws {Error} what was lost or done twice, or what no longer makes progress, as sentences
   */
  async during(
    step: string,
    { buyers, purchases }: { buyers: number; purchases: number },
    work: () => Promise<void>,
  ): Promise<Fate[]> {
    // Like the budget in the settings: a purchase that waits for the wholesaler tells nothing about a restart.
    await this.#world.control('provider', { rateLimit: false });
    const going = { on: true };
    const buyOnAndOn = async () => {
      while (going.on || this.customers.length < purchases) await this.#buy(step);
    };
    const buying = Promise.all(Array.from({ length: buyers }, buyOnAndOn));
    try {
      await work();
    } finally {
      going.on = false;
    }
    await buying;
    return settle(this.#world, this.customers, {
      refine: (problems, fates) => [
        ...problems,
        ...fates
          .filter(({ order }) => order.status !== 'ready')
          .map(({ customer }) => `${customer.email} has no eSIM`),
      ],
    });
  }

  /** As an operator does from outside: stops each process, starts it again, and continues once the proxy has noticed. */
  async restartEach(): Promise<void> {
    const shop = this.#shop;
    for (const [index, address] of shop.addresses.entries()) {
      const before = this.customers.length;
      const started = performance.now();
      await shop.kill('SIGTERM', [index]);
      const stopped = performance.now();
      await shop.restart();
      const seconds = [stopped - started, performance.now() - stopped].map((ms) => (ms / 1000).toFixed(1));
      const name = shop.webs.includes(address) ? `web ${index + 1}` : 'worker';
      console.log(
        `${name}: ended after ${seconds[0]} s, ready after ${seconds[1]} s, ` +
          `${this.customers.length - before} purchases begun meanwhile`,
      );
      await pause(FOUND_AGAIN_MS);
    }
  }

  /** The proxy's answers, and those of them that failed. */
  answers(): { count: number; failed: string[] } {
    const calls = this.#proxy.calls();
    return { count: calls.length, failed: calls.filter((line) => !/" [23]\d\d /.test(line)) };
  }

  /** @throws {Error} with the failed answers and the proxy's own errors, if there were any */
  mustNotHaveFailed(): void {
    const { failed } = this.answers();
    if (failed.length > 0)
      throw new Error(`failed answers:\n${[...failed, ...this.#proxy.errors()].slice(0, 40).join('\n')}`);
  }

  async #buy(step: string): Promise<void> {
    const way = WAYS[this.customers.length % WAYS.length] ?? 'card';
    const customer = new Customer(this.#behind, step, way, 'USD');
    this.customers.push(customer);
    await customer.open('JP');
    await customer.pay();
    await customer.complete();
    await customer.readOrder();
  }
}
