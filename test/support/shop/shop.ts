import { randomBytes } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { EXTRA_PARTIES, type ExtraParty } from '../../../src/sandbox/extra-parties.ts';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { syncCatalog } from '../../../src/server/catalog/sync.ts';
import { createLog } from '../../../src/server/core/log.ts';
import { readSettings } from '../../../src/server/core/settings/env.ts';
import { migrate } from '../../../src/server/db/schema/migrate.ts';
import { listen } from '../../../src/server/http/listen.ts';
import { settle } from '../../../src/server/payments/settle.ts';
import { readPayment } from '../../../src/server/purchase/payments.ts';
import type { Purchase } from '../../../src/server/purchase/tables.ts';
import { openShop, type Shop } from '../../../src/server/shop.ts';
import { freshDatabase, freshFolder, preparedDatabase } from '../database/fresh-database.ts';
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
  /** A visitor who has signed up. */
  member(): Promise<Buyer>;
  /** A purchase whose payment the shop knows of; nobody has ordered its eSIM yet. */
  paid(iso: string, paymentMethod?: string, changes?: Record<string, unknown>): Promise<Paid>;
  /** A purchase's row in the database. */
  purchaseOf(begun: Pick<Begun, 'started'>): Promise<Purchase>;
  /** Runs all jobs that are due, and those they bring. */
  drain(): Promise<number>;
  /** What the recurring job does. */
  recover(): Promise<unknown>;
  /** Drains and reconciles until nothing is left to do now. */
  settle(): Promise<void>;
  /** Drains, and tells the subjects of the mails to an address, the newest first. */
  subjectsTo(address: string): Promise<string[]>;
  /** The secret part of the newest link to a page that was mailed to an address. */
  mailedToken(address: string, page: '/verify-email' | '/reset-password' | '/operate/join'): Promise<string>;
  /** Moves the shop's clock alone. */
  passSeconds(seconds: number): void;
  /** Lets time pass for the shop and for the outside world. */
  pass(seconds: number): Promise<void>;
  /** Lets time pass, and does what is due by then. */
  later(seconds: number): Promise<void>;
  /** The sweeps of so many minutes; nobody else does anything. */
  minutes(count: number): Promise<void>;
  /** What a killed process may leave: none of its jobs are in the queue any more. */
  loseJobs(): Promise<void>;
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
  /** A pooler in front of that server, through which the shop asks. */
  pooler?: string;
  /** How long that server may take for an answer. */
  answerWithinMs?: number;
  /** Mail that comes back lies in a mailbox that the shop reads. */
  returnedMail?: boolean;
  /** Parties that play only where they are asked to. */
  extra?: ExtraParty[];
  /** Where the embedded database keeps its files, instead of in memory. */
  folder?: string;
}

/**
 * A whole shop in this process, on a fresh database, with a fresh sandbox as the outside world. Jobs run only when a
 * test says `drain()`, time passes only when it says `passSeconds()`; pauses of the shop's own take no time.
 */
export async function startTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const { extra = [] } = options;
  const port = await freePorts(1);
  const baseUrl = `http://localhost:${port}`;
  const sandbox = await startTestSandbox({
    shop: {
      stripeWebhookUrl: `${baseUrl}/api/webhooks/stripe`,
      paypalWebhookUrl: `${baseUrl}/api/webhooks/paypal`,
      googleCallbackUrl: `${baseUrl}/api/auth/callback/google`,
      esimGoCallbackUrl: `${baseUrl}/api/webhooks/esim-go/sandbox-callbacks`,
      baseUrl,
    },
    ports: {
      ...Object.fromEntries(extra.map((name) => [name, 0])),
      ...(options.returnedMail && { imap: 0 }),
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
    ESIM_ACCESS_CALLS_PER_SECOND: '100000',
    AIRALO_CALLS_PER_SECOND: '100000',
    ...Object.fromEntries(extra.map((name) => [EXTRA_PARTIES[name].setting, sandbox.origins[name]])),
    GOOGLE_DISCOVERY_URL: `${sandbox.origins.oidc}/.well-known/openid-configuration`,
    EXCHANGE_RATES_URL: `${sandbox.origins.control}/ecb/eurofxref-daily.xml`,
    VIES_URL: `${sandbox.origins.control}/vies/rest-api`,
    PAYPAL_API_BASE: sandbox.origins.paypal,
    PAYPAL_JS_URL: `${sandbox.origins.paypal}/sdk/js`,
    // All the buyers of a test come from one address; tests of the limits set them as in life.
    RATE_LIMIT_SCALE: '1000',
    RETURNS_PER_MONTH: '1000',
    SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    ...(sandbox.imapPort && { RETURNED_MAIL_URL: `imap://shop:imap@127.0.0.1:${sandbox.imapPort}` }),
    ...options.env,
  });
  const logged: string[] = [];
  const log = createLog('debug', { write: (line) => void logged.push(line) });
  let passedMs = 0;
  const { database, reopen, drop, isPrepared } = options.folder
    ? await freshFolder(options.folder)
    : options.databaseServer
      ? await freshDatabase(10, options.databaseServer, options.answerWithinMs, options.pooler)
      : await preparedDatabase();
  const parts = {
    settings,
    dataKey: randomBytes(32).toString('hex'),
    authSecret: randomBytes(32).toString('hex'),
    log,
    now: () => new Date(Date.now() + passedMs),
    pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.min(ms, 20))),
  };
  await migrate(database);
  const shop = await openShop({ ...parts, database });
  if (!isPrepared || extra.some((name) => name !== 'bank')) await syncCatalog(shop.deps);
  await shop.deps.catalog.refresh();
  const server = await listen(shop.app, { port });
  if (options.work) await shop.queue.work(shop.handlers);

  const world = new OutsideWorld(sandbox.origins.control);
  const drain = () => shop.queue.drain(shop.handlers);
  const recover = () => shop.handlers['purchase.recover']({});
  const passSeconds = (seconds: number) => {
    passedMs += seconds * 1000;
  };
  const pass = async (seconds: number) => {
    passSeconds(seconds);
    await world.control('clock', { advance_seconds: seconds });
  };
  const settleAll = async () => {
    await drain();
    await recover();
    await drain();
  };
  const later = async (seconds: number) => {
    await pass(seconds);
    await settleAll();
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
    async member() {
      const who = buyer();
      const { status } = await who.signUp();
      if (status !== 200) throw new Error(`signing up was answered with ${status}`);
      return who;
    },
    async paid(iso, paymentMethod, changes = {}) {
      const who = buyer();
      const begun = await who.beginAndPay(await who.plan(iso), changes, paymentMethod);
      await settle(shop.deps, 'stripe', begun.started.payment_intent_id);
      return { ...begun, buyer: who };
    },
    async purchaseOf({ started }) {
      const known = await readPayment(shop.deps.db.db, 'stripe', started.payment_intent_id);
      if (!known) throw new Error('no such purchase');
      return known.purchase;
    },
    drain,
    recover,
    settle: settleAll,
    async subjectsTo(address) {
      await drain();
      return (await world.mailbox(address)).map(({ subject }) => subject);
    },
    async mailedToken(address, page) {
      await drain();
      const links = (await world.mailbox(address)).map(
        (mail) => new RegExp(`${page}#(\\S+)`).exec(mail.text)?.[1],
      );
      const newest = links.find((token) => token !== undefined);
      if (!newest) throw new Error(`no mail with a link to ${page}`);
      return newest;
    },
    passSeconds,
    pass,
    later,
    async minutes(count) {
      for (let minute = 0; minute < count; minute++) await later(61);
    },
    async loseJobs() {
      await shop.deps.db.db.execute(sql`delete from pgboss.job where state < 'completed'`);
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
