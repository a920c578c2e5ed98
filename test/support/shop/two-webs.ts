import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';

import { type DatabaseProxy, startDatabaseProxy } from '../database/database-proxy.ts';
import { ownAddress } from '../database/fresh-database.ts';
import { findPostgres, startPostgres } from '../database/postgres.ts';
import { preparedName } from '../database/prepared-database.ts';
import { type ChangingPrices, startChangingPrices } from '../outside/changing-prices.ts';
import { OutsideWorld } from '../outside/outside-world.ts';
import { Buyer } from './buyer.ts';
import { type RunningShop, startRunningShop } from './running-shop.ts';

/** Whether this machine can have one: there is a PostgreSQL. */
export const CAN_HAVE_TWO_WEBS = Boolean(process.env['TEST_DATABASE_URL']) || findPostgres() !== undefined;

export interface TwoWebs extends RunningShop {
  /** Controls, books and mailbox of the sandbox. */
  world: OutsideWorld;
  /** The wholesaler, which counts its calls. Its prices are for the next sync to find changed: `prices.multiply(1.1)`, then `operate('sync')`. */
  prices: ChangingPrices;
  /** What each process asked its database, in order, without the job queue's own; empty an array to count from then on. The webs come first. */
  statements: readonly string[][];
  /** Each process's way to the database, to be cut; what it is told over LISTEN comes that way, too. */
  databases: readonly DatabaseProxy[];
  /** Runs a statement as the database's owner, past all of that. */
  sql<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>;
}

/**
 * The built shop as a busy one runs: two webs and a worker, or several, a process each (`--only=web`, `--only=worker`), on one PostgreSQL
 * of their own, with the catalogue read; for the tests of a file, or of the `describe` that calls this. `webs` has the
 * addresses of the two, which know of each other by the database alone. `npm run build` comes first. Where
 * {@link CAN_HAVE_TWO_WEBS} is false the tests must be skipped.
 */
export function useTwoWebs(options: { env?: Record<string, string>; workers?: number } = {}): TwoWebs {
  const workers = Array.from({ length: options.workers ?? 1 }, () => 'worker' as const);
  const roles = ['web', 'web', ...workers] as const;
  const shop = {} as TwoWebs;
  const open: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const server = process.env['TEST_DATABASE_URL'] ?? (await ownServer(open));
    const isPrepared = Boolean(process.env['TEST_DATABASE_URL']);
    const { url, drop } = await ownAddress(server, isPrepared ? preparedName() : undefined);
    open.push(drop);
    const statements: string[][] = roles.map(() => []);
    const databases: DatabaseProxy[] = [];
    for (const heard of statements) {
      const proxy = await startDatabaseProxy(url, (text) => {
        if (!/pgboss/i.test(text)) heard.push(text);
      });
      databases.push(proxy);
      open.push(() => proxy.close());
    }
    const prices = await startChangingPrices();
    open.push(() => prices.stop());
    const running = await startRunningShop({
      roles,
      databaseUrl: databases.map((proxy) => proxy.url),
      env: (sandbox) => {
        prices.follow(sandbox.esimGo);
        return { ESIM_GO_BASE_URL: prices.url, ESIM_GO_TOKENS_PER_SECOND: '10000', ...options.env };
      },
    });
    open.push(() => running.stop());
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    open.push(() => owner.end());
    const own = { world: new OutsideWorld(running.sandbox.control), prices, statements, databases };
    Object.defineProperties(shop, Object.getOwnPropertyDescriptors(running));
    Object.assign(shop, own, {
      sql: async (text: string, values: unknown[] = []) =>
        (await owner.query(text, values)).rows as unknown[],
    });
  }, 300_000);
  afterAll(async () => {
    for (const close of open.toReversed()) await close();
  }, 60_000);
  return shop;
}

let visitors = 0;

/** Somebody at an address of their own, if the webs take the tests for their proxy. Each call goes to the web that is named before it. */
export function visitorOf(shop: RunningShop): (web: number) => Buyer {
  const from = `203.0.113.${(visitors += 1)}`;
  let at = 0;
  const request = (url: string, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    headers.set('X-Forwarded-For', from);
    return fetch(url.replace(shop.baseUrl, shop.webs[at] ?? ''), { ...init, headers });
  };
  const buyer = new Buyer({ app: { request } }, shop.baseUrl, { origins: shop.sandbox });
  return (web) => {
    at = web;
    return buyer;
  };
}

async function ownServer(open: (() => Promise<unknown>)[]): Promise<string> {
  const cluster = await startPostgres(findPostgres() ?? '');
  open.push(() => cluster.stop());
  return cluster.url;
}
