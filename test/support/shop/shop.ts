import { randomBytes, randomUUID } from 'node:crypto';

import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { syncCatalog } from '../../../src/server/catalog/sync.ts';
import { createLog } from '../../../src/server/core/log.ts';
import { readSettings } from '../../../src/server/core/settings/env.ts';
import { type Database, openPglite, openPostgres } from '../../../src/server/db/database.ts';
import { listen } from '../../../src/server/http/listen.ts';
import { settle } from '../../../src/server/purchase/payments/settle.ts';
import { readPayment } from '../../../src/server/purchase/queries.ts';
import type { Purchase } from '../../../src/server/purchase/tables.ts';
import { openShop, type Shop } from '../../../src/server/shop.ts';
import { emptyPglite } from '../database/empty-pglite.ts';
import { asOwner } from '../database/postgres-owner.ts';
import { preparedDump, preparedName } from '../database/prepared-database.ts';
import { freePorts } from '../machine/ports.ts';
import { OutsideWorld } from '../outside/outside-world.ts';
import { StripeAccount } from '../outside/stripe-account.ts';
import { startTestSandbox } from '../outside/test-sandbox.ts';
import { Buyer } from './buyer.ts';

export interface TestShop extends Shop {
  baseUrl: string;
  sandbox: Sandbox;
  world: OutsideWorld;
  stripe: StripeAccount;
  /** Every line the shop logged, as it would stand in a file. */
  logged: string[];
  /** A visitor with a browser of their own. */
  buyer(): Buyer;
  /** A purchase whose payment the shop knows of; nobody has ordered its eSIM yet. */
  paid(iso: string, paymentMethod?: string): Promise<Paid>;
  /** A purchase as it stands in the database. */
  purchaseOf(begun: Pick<Begun, 'started'>): Promise<Purchase>;
  /** Runs all jobs that are due, and those they bring. */
  drain(): Promise<number>;
  /** What the recurring job does. */
  reconcile(): Promise<unknown>;
  /** Drains and reconciles until nothing is left to do now. */
  settle(): Promise<void>;
  /** The secret part of the newest link to a page that was mailed to an address. */
  mailedToken(address: string, page: '/verify-email' | '/reset-password'): Promise<string>;
  /** Moves the shop's clock alone. */
  passSeconds(seconds: number): void;
  /** Lets time pass for the shop and for the outside world. */
  pass(seconds: number): Promise<void>;
  /** Another process of the same shop, on the same PostgreSQL; it is for the test to close. */
  twin(): Promise<Shop>;
  stop(): Promise<void>;
}

type Begun = Awaited<ReturnType<Buyer['begin']>>;
export type Paid = Begun & { buyer: Buyer };

export interface TestShopOptions {
  env?: Record<string, string>;
  work?: boolean;
  /** A PostgreSQL server instead of that of the test run. */
  databaseServer?: string;
  /** How long that server may take for an answer. */
  answerWithinMs?: number;
  /** Where the embedded database keeps its files, instead of in memory. */
  folder?: string;
}

/**
 * A whole shop in this process, on a fresh database, with a fresh sandbox as the outside world. Jobs run only when a
 * test says `drain()`, time passes only when it says `passSeconds()`; pauses of the shop's own take no time.
 */
export async function startTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const port = await freePorts(1);
  const baseUrl = `http://localhost:${port}`;
  const sandbox = await startTestSandbox({
    shop: {
      stripeWebhookUrl: `${baseUrl}/api/webhooks/stripe`,
      paypalWebhookUrl: `${baseUrl}/api/webhooks/paypal`,
      googleCallbackUrl: `${baseUrl}/api/auth/callback/google`,
      esimGoCallbackUrl: `${baseUrl}/api/webhooks/esim-go/sandbox-callbacks`,
    },
    rateLimit: false,
  });
  const settings = readSettings({
    PORT: String(port),
    STRIPE_API_PORT: new URL(sandbox.origins.stripe).port,
    STRIPE_JS_URL: `${sandbox.origins.stripe}/stripe.js`,
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    ESIM_GO_BASE_URL: `${sandbox.origins.esimGo}/v2.4`,
    ESIM_GO_TOKENS_PER_SECOND: '100000',
    GOOGLE_DISCOVERY_URL: `${sandbox.origins.oidc}/.well-known/openid-configuration`,
    PAYPAL_API_BASE: sandbox.origins.paypal,
    PAYPAL_JS_URL: `${sandbox.origins.paypal}/sdk/js`,
    // All the buyers of a test come from one address; tests of the limits set them as in life.
    RATE_LIMIT_SCALE: '1000',
    RETURNS_PER_MONTH: '1000',
    SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    SANDBOX_INBOX_URL: `${sandbox.origins.control}/mail`,
    ...options.env,
  });
  const logged: string[] = [];
  const log = createLog('debug', { write: (line) => void logged.push(line) });
  let passedMs = 0;
  const { database, reopen, drop } = options.folder
    ? await freshFolder(options.folder)
    : options.databaseServer
      ? await freshDatabase(10, options.databaseServer, options.answerWithinMs)
      : await preparedDatabase();
  const parts = {
    settings,
    dataKey: randomBytes(32).toString('hex'),
    authSecret: randomBytes(32).toString('hex'),
    log,
    now: () => new Date(Date.now() + passedMs),
    pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.min(ms, 20))),
  };
  const shop = await openShop({ ...parts, database });
  await syncCatalog(shop.deps);
  const server = await listen(shop.app, port);
  if (options.work) await shop.queue.work(shop.handlers);

  const world = new OutsideWorld(sandbox.origins.control);
  const drain = () => shop.queue.drain(shop.handlers);
  const reconcile = () => shop.handlers['purchase.reconcile']({});
  const passSeconds = (seconds: number) => {
    passedMs += seconds * 1000;
  };
  const buyer = () => new Buyer(shop, baseUrl, sandbox);

  return {
    ...shop,
    baseUrl,
    sandbox,
    world,
    stripe: new StripeAccount(sandbox.origins.stripe),
    logged,
    buyer,
    async paid(iso, paymentMethod) {
      const who = buyer();
      const begun = await who.beginAndPay(await who.plan(iso), {}, paymentMethod);
      await settle(shop.deps, 'stripe', begun.started.payment_intent_id);
      return { ...begun, buyer: who };
    },
    async purchaseOf({ started }) {
      const known = await readPayment(shop.deps.db.db, 'stripe', started.payment_intent_id);
      if (!known) throw new Error('no such purchase');
      return known.purchase;
    },
    drain,
    reconcile,
    async settle() {
      await drain();
      await reconcile();
      await drain();
    },
    async mailedToken(address, page) {
      await drain();
      const mails = (await world.mails()).filter((mail) => mail.to.includes(address));
      const links = mails.map((mail) => new RegExp(`${page}#(\\S+)`).exec(mail.text)?.[1]);
      const newest = links.find((token) => token !== undefined);
      if (!newest) throw new Error(`no mail with a link to ${page}`);
      return newest;
    },
    passSeconds,
    async pass(seconds) {
      passSeconds(seconds);
      await world.lever('clock', { advance_seconds: seconds });
    },
    twin: () => openShop({ ...parts, database: reopen() }),
    async stop() {
      await server.close();
      await shop.close(2_000);
      await sandbox.close();
      await drop();
    },
  };
}

interface FreshDatabase {
  database: Database;
  /** Another process's way to the same database. */
  reopen: () => Database;
  drop: () => Promise<void>;
}

async function freshFolder(folder: string): Promise<FreshDatabase> {
  return onlyHere(await openPglite({ folder }));
}

function onlyHere(database: Database): FreshDatabase {
  const reopen = () => {
    throw new Error('PGlite serves one process');
  };
  return { database, reopen, drop: async () => {} };
}

/** A copy of the one that was prepared for all tests; an empty one where none was. */
async function preparedDatabase(): Promise<FreshDatabase> {
  const [server, prepared] = [process.env['TEST_DATABASE_URL'], preparedName()];
  if (prepared === undefined) return freshDatabase();
  if (server) return ownDatabase(server, { template: prepared });
  return onlyHere(await openPglite({ dump: await preparedDump(prepared) }));
}

/** In memory by PGlite, or a database of its own on a PostgreSQL server: the one that TEST_DATABASE_URL names, or another. */
export async function freshDatabase(
  poolSize = 10,
  server = process.env['TEST_DATABASE_URL'],
  answerWithinMs = 20_000,
): Promise<FreshDatabase> {
  if (!server) return onlyHere(await openPglite({ dump: await emptyPglite() }));
  return ownDatabase(server, { poolSize, answerWithinMs });
}

async function ownDatabase(
  server: string,
  {
    poolSize = 10,
    answerWithinMs = 20_000,
    template,
  }: { poolSize?: number; answerWithinMs?: number; template?: string },
): Promise<FreshDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const reopen = () => openPostgres({ url: url.href, directUrl: url.href, poolSize, answerWithinMs });
  return {
    database: reopen(),
    reopen,
    drop: () => asOwner(server, `drop database ${name} with (force)`),
  };
}
