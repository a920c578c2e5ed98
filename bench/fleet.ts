import { randomUUID } from 'node:crypto';

import type { Country } from '../src/domain/catalog/catalog-schema.ts';
import type { Quote } from '../src/domain/checkout/quote-schema.ts';
import { ofMinor, toDecimal } from '../src/domain/money.ts';
import { findPostgres, startPostgres } from '../test/support/database/postgres.ts';
import { megabytesOf } from '../test/support/machine/children.ts';
import { findProgram } from '../test/support/machine/programs.ts';
import { startNginx } from '../test/support/machine/proxies.ts';
import { confirmIntent } from '../test/support/outside/confirm-intent.ts';
import { OutsideWorld } from '../test/support/outside/outside-world.ts';
import { type RunningShop, startRunningShop } from '../test/support/shop/running-shop.ts';
import { type Bench, columns, type Measured, p95, secondsOf } from './figures.ts';

type Report = (measured: Measured) => void;

interface Load {
  buyers: number;
  purchases: number;
}

/** 10,000 in all. */
const OF_MANY: readonly Load[] = [
  { buyers: 16, purchases: 2_500 },
  { buyers: 64, purchases: 3_500 },
  { buyers: 256, purchases: 4_000 },
];
const OF_ONE: readonly Load[] = OF_MANY.map(({ buyers }) => ({ buyers, purchases: 600 }));
const WARM_UP: Load = { buyers: 16, purchases: 200 };
/** A slower load ends early, so that all of them finish within a quarter of an hour. */
const MAX_MS = { many: 240_000, one: 10_000 };
const MAX_GROWTH_MB = 60;
const BUDGET = 1_000_000;
const SETTINGS = {
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMIT_SCALE: String(BUDGET),
  ESIM_GO_TOKENS_PER_SECOND: String(BUDGET),
  RETURNS_PER_MONTH: '100000',
  LOG_LEVEL: 'warn',
  PAGES_AHEAD: 'off',
};

/** Buys one plan by card repeatedly, each time as another guest. */
class Till {
  readonly seconds: number[] = [];
  readonly failures: string[] = [];
  /** Paid, but told to wait for the eSIM. */
  late = 0;
  readonly #fronts: readonly string[];
  readonly #shop: RunningShop;
  #plan = { bundle_name: '', country_code: '' };
  #price = 0;
  #turn = 0;

  /** @param fronts the addresses to call, in turn */
  constructor(shop: RunningShop, fronts: readonly string[]) {
    this.#shop = shop;
    this.#fronts = fronts;
  }

  async open(): Promise<void> {
    const { country } = await this.#ask<{ country: Country }>('GET', '/countries/JP');
    const [plan] = Object.values(country.fixed_plans).flat();
    if (!plan) throw new Error('no plan in JP');
    this.#plan = { bundle_name: plan.bundle_name, country_code: plan.country_code };
    const { quote } = await this.#ask<{ quote: Quote }>('POST', '/quote', this.#plan);
    const { total_cents: total, currency } = quote.methods.stripe;
    this.#price = Number(toDecimal(ofMinor(total, currency)));
  }

  /** Returns how many purchases were made, and in how many seconds. */
  async sell({ buyers, purchases }: Load, mostMs: number): Promise<[count: number, seconds: number]> {
    this.seconds.length = 0;
    const until = performance.now() + mostMs;
    let left = purchases;
    const buyOn = async () => {
      while (left-- > 0 && performance.now() < until)
        await this.#buy().catch((error: unknown) => void this.failures.push(String(error)));
    };
    const total = await secondsOf(() => Promise.all(Array.from({ length: buyers }, buyOn)));
    return [this.seconds.length, total];
  }

  /** Only the shop's time counts: the processor's window is the buyer's time. */
  async #buy(): Promise<void> {
    const request = {
      ...this.#plan,
      price: this.#price,
      billing_details: { fullName: 'Mia Larsen', email: `${randomUUID()}@example.com` },
      payment_method: 'stripe',
      is_guest: true,
      attempt_id: randomUUID(),
    };
    const came = performance.now();
    const started = await this.#ask<{ client_secret: string; payment_intent_id: string; order: string }>(
      'POST',
      '/esims/create-payment-intent',
      request,
    );
    const leaves = performance.now();
    const { error } = await confirmIntent(this.#shop.sandbox.stripe, started, 'pm_card_visa');
    if (error) throw new Error(error.message);
    const back = performance.now();
    const { payment_intent_id, order } = started;
    const done = await this.#ask<{ status: string }>('POST', '/esims/complete-purchase', {
      ...request,
      payment_intent_id,
      order,
    });
    if (done.status !== 'ready') this.late += 1;
    this.seconds.push((performance.now() - back + leaves - came) / 1000);
  }

  async #ask<T>(method: string, path: string, body?: object): Promise<T> {
    const front = this.#fronts[this.#turn++ % this.#fronts.length] ?? '';
    const response = await fetch(`${front}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: this.#shop.baseUrl },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text) as T;
  }
}

/** How many purchases each web has completed, by its own count. */
function completedBy({ webs }: RunningShop): Promise<number[]> {
  return Promise.all(
    webs.map(async (web) => {
      const text = await (await fetch(`${web}/metrics`)).text();
      const lines = text.matchAll(/^simport_http_seconds_count\{.*complete-purchase.*\} (\d+)/gm);
      return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
    }),
  );
}

interface Form {
  name: string;
  shop: RunningShop;
  fronts: readonly string[];
  loads: readonly Load[];
  mostMs: number;
}

/** Runs every load, the smallest first. Returns the rows of the table. */
async function measure({ name, shop, fronts, loads, mostMs }: Form, report: Report): Promise<string[][]> {
  const world = new OutsideWorld(shop.sandbox.control);
  await world.control('provider', { rateLimit: false });
  await world.control('balance', { amount: 10_000_000 });
  const till = new Till(shop, fronts);
  await till.open();
  let [bought] = await till.sell(WARM_UP, mostMs);
  const memory = () => shop.pids.map(megabytesOf);
  const before = memory();
  const rows: string[][] = [];
  for (const load of loads) {
    const shares = await completedBy(shop);
    const [count, total] = await till.sell(load, mostMs);
    bought += count;
    const own = (await completedBy(shop)).map((now, index) => now - (shares[index] ?? 0));
    const share = own.map((one) => `${Math.round((100 * one) / count)} %`).join(' and ');
    const late = p95(till.seconds);
    rows.push([
      `${name}, ${load.buyers} buyers`,
      String(count),
      `${(count / total).toFixed(1)} a second`,
      `${late.toFixed(2)} s`,
      memory()
        .map((megabytes) => megabytes.toFixed(0))
        .join(', '),
      share,
    ]);
    console.log(rows.at(-1)?.join('   '));
    report({ what: `${name}, ${load.buyers} buyers`, value: count / total, unit: 'a second' });
    report({ what: 'its p95', value: late, unit: 's', beside: `${count} purchases` });
  }
  const after = memory();
  const growth = Math.max(...after.map((megabytes, index) => megabytes - (before[index] ?? 0)));
  const grown = before.map((was, index) => `${was.toFixed(0)} to ${(after[index] ?? 0).toFixed(0)} MB`);
  const { provider_orders: orders } = await world.ledger();
  const wrong = till.failures.length + Math.abs(orders.length - bought);
  const [none, little] = [{ most: 0 }, { most: MAX_GROWTH_MB }];
  const waited = `${till.late} waited for their eSIM`;
  report({ what: `${name}, failures`, value: wrong, unit: 'in all', goal: none, beside: waited });
  const what = `${name}, growth of a process`;
  report({ what, value: growth, unit: 'MB', goal: little, beside: grown.join(', ') });
  if (wrong > 0)
    console.log(`${bought} bought, ${orders.length} ordered\n${till.failures.slice(0, 10).join('\n')}`);
  return rows;
}

/** Two webs and a worker, behind nginx if it is installed. */
async function many(postgres: string, report: Report): Promise<string[][]> {
  const cluster = await startPostgres(postgres);
  const shop = await startRunningShop({
    env: SETTINGS,
    databaseUrl: cluster.url,
    roles: ['web', 'web', 'worker'],
    onStopped: () => cluster.stop(),
  });
  const program = findProgram('nginx');
  const [one, other] = shop.webs.map((web) => Number(new URL(web).port));
  const proxy = program ? await startNginx(program, [one ?? 0, other ?? 0]) : null;
  if (!proxy) console.log('There is no nginx on this machine: calls go to both webs by turns.\n');
  try {
    const fronts = proxy ? [proxy.url] : shop.webs;
    return await measure(
      { name: 'two webs and a worker', shop, fronts, loads: OF_MANY, mostMs: MAX_MS.many },
      report,
    );
  } finally {
    await proxy?.stop();
    await shop.stop();
  }
}

async function single(name: string, postgres: string | undefined, report: Report): Promise<string[][]> {
  const cluster = postgres === undefined ? undefined : await startPostgres(postgres);
  const shop = await startRunningShop({
    env: SETTINGS,
    ...(cluster && { databaseUrl: cluster.url, onStopped: () => cluster.stop() }),
  });
  try {
    return await measure({ name, shop, fronts: shop.webs, loads: OF_ONE, mostMs: MAX_MS.one }, report);
  } finally {
    await shop.stop();
  }
}

export const bench: Bench = {
  title: 'Buyers at a shop of several processes, mails and invoices included, beside one process',
  async run(report) {
    const postgres = findPostgres();
    const rows = [['', 'purchases', 'rate', 'p95', 'MB of each', 'share of each web']];
    if (postgres !== undefined) {
      rows.push(...(await many(postgres, report)));
      rows.push(...(await single('one process, PostgreSQL', postgres, report)));
    } else console.log('PostgreSQL is left out: there is none on this machine.\n');
    rows.push(...(await single('one process, embedded', undefined, report)));
    console.log(`\n${columns(rows)}`);
    return [];
  },
};
