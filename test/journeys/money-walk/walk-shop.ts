import { randomBytes } from 'node:crypto';

import { and, eq, isNull, sql } from 'drizzle-orm';

import { NOTHING_PAUSED } from '../../../src/domain/switches/switches.ts';
import { UNDRESSED } from '../../../src/server/brand/brand.ts';
import { createLog } from '../../../src/server/core/log.ts';
import { createMeter } from '../../../src/server/core/meter.ts';
import { readSettings } from '../../../src/server/core/settings/env.ts';
import { createWatchdog } from '../../../src/server/core/watchdog.ts';
import { createCipher } from '../../../src/server/db/cipher.ts';
import type { Database, Db } from '../../../src/server/db/database.ts';
import { migrate } from '../../../src/server/db/schema/migrate.ts';
import { createUnwritten } from '../../../src/server/db/unwritten.ts';
import type { Deps } from '../../../src/server/deps.ts';
import { userEsimTable } from '../../../src/server/esims/tables.ts';
import { jobHandlers } from '../../../src/server/jobs/handlers.ts';
import type { JobHandlers } from '../../../src/server/jobs/queue.ts';
import type { WriteMail } from '../../../src/server/mail/send-mail.ts';
import { currencyListTable, localPriceSetTable } from '../../../src/server/pricing/tables.ts';
import { paypalProcessor } from '../../../src/server/providers/paypal/paypal-processor.ts';
import { processorsOf } from '../../../src/server/providers/registry/processors.ts';
import { wholesalersOf } from '../../../src/server/providers/registry/wholesalers.ts';
import { stripeProcessor } from '../../../src/server/providers/stripe/stripe-processor.ts';
import { paymentTable, refundTable } from '../../../src/server/purchase/tables.ts';
import { freshDatabase } from '../../support/database/fresh-database.ts';
import { sellPlans } from '../../support/memory-world/sell-plans.ts';
import { overWire, type Wires } from '../../support/memory-world/wire.ts';
import type { MemoryWorld } from '../../support/memory-world/world.ts';
import type { Life } from './life.ts';
import { CURRENCIES, PLANS } from './steps.ts';
import { TableQueue } from './table-queue.ts';

/** The shop's verbs on a real database in memory, without HTTP, sign-in or pages. */
export interface WalkShop {
  database: Database;
  queue: TableQueue;
  /** The shop, for one of its processes. */
  process(world: MemoryWorld, wires: Wires, life: Life): { deps: Deps; handlers: JobHandlers };
  /** Unexpected errors of verbs since the last call. */
  surprises(): string[];
  logError(error: unknown): void;
  /** Deletes all purchases. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const LOCAL = CURRENCIES.filter((currency) => currency !== 'USD');
const PER_BASE: Record<(typeof LOCAL)[number], number> = { EUR: 0.86, JPY: 150 };

export async function openWalkShop(): Promise<WalkShop> {
  const { database: wide, reopen, drop } = await freshDatabase();
  await migrate(wide);
  // One connection on PostgreSQL, too: the last query is answered last.
  const database = wide.kind === 'postgres' ? reopen(1) : wide;
  if (database !== wide) await wide.close();
  const { db } = database;
  const queue = new TableQueue(db);
  await queue.create();
  await sellPlans(db, PLANS);
  await sellIn(db);
  const settings = readSettings({ LOG_LEVEL: 'error', RECOVER_SECONDS: '60', RETURNS_PER_MONTH: '1000' });
  const cipher = createCipher(randomBytes(32).toString('hex'));
  let surprises: string[] = [];
  const log = createLog('error', {
    write: (line) => {
      const { err } = JSON.parse(line) as { err?: { name: string; stack: string } };
      if (err && !EXPECTED.has(err.name)) surprises.push(err.stack);
    },
  });
  const meter = createMeter({});

  return {
    database,
    queue,
    process(world, wires, life) {
      const over = <T extends object>(
        ...[provider, far, lost]: [Parameters<typeof overWire>[0], T, object?]
      ) => overWire(provider, far, wires, life, lost);
      const guard = { db, world, onWrong: (what: string) => surprises.push(what) };
      const stripe = over('stripe', guardRefunds(world.stripe, guard));
      const paypal = over('paypal', guardRefunds(world.paypal, guard));
      const deps: Deps = {
        settings,
        cipher,
        log,
        db: { ...database, db: life.overDb(db) },
        unwritten: createUnwritten(log),
        queue: queue.of(life),
        processors: processorsOf({ stripe: stripeProcessor(stripe), paypal: paypalProcessor(paypal) }),
        wholesalers: wholesalersOf([
          over('esim-go', world.esimGo, { order: { kind: 'unclear', why: 'no answer' } }),
        ]),
        tax: null,
        mailer: over('mail', world.mailer, {
          send: { status: 'temporary', reason: 'no answer', smtpCode: null },
        }),
        brand: {
          usualName: settings.BRAND_NAME,
          current: () => UNDRESSED,
          draft: async () => null,
          refresh: async () => {},
        },
        published: {
          current: () => ({ version: 0, values: {}, refused: null, waiting: [] }),
          refresh: async () => {},
          problemsOf: () => new Map(),
        },
        texts: NOT_HERE,
        cards: NOT_HERE,
        walletHosts: NOT_HERE,
        auth: NOT_HERE,
        google: NOT_HERE,
        news: NOT_HERE,
        catalog: NOT_HERE,
        switches: { current: () => NOTHING_PAUSED, refresh: async () => {} },
        streams: new Map(),
        ending: new AbortController().signal,
        watchdog: createWatchdog(log),
        meter,
        now: () => new Date(world.now()),
        pause: () => life.pause(),
      };
      return { deps, handlers: jobHandlers(deps, plainMail) };
    },
    surprises() {
      const all = surprises;
      surprises = [];
      return all;
    },
    logError(error) {
      if (isExpected(error)) return;
      surprises.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    },
    async clear() {
      await db.execute(
        sql`truncate purchase, promotion_code, outbound_mail, webhook_receipt, audit, esim, walk_job cascade`,
      );
    },
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** As an operator has published it; rates are those of today, as the database tells their age by its own clock. */
async function sellIn(db: Db): Promise<void> {
  const terms = { margin_bp: 200, ending: 'none' } as const;
  const currencies = Object.fromEntries(LOCAL.map((code) => [code, { ...terms, on: true }]));
  await db.insert(currencyListTable).values({ version: 2, currencies, why: '', operatorId: null });
  const ofDay = new Date().toISOString().slice(0, 10);
  for (const currency of LOCAL) {
    const perBase = PER_BASE[currency];
    await db.insert(localPriceSetTable).values({ currency, terms, perBase, source: 'hand', ofDay });
  }
}

/** The buyers are guests: nobody signs in or saves a card. */
const NOT_HERE = new Proxy(
  {},
  {
    get(_target, name) {
      throw new Error(`no part of a walk: ${String(name)}`);
    },
  },
) as never;

const EXPECTED = new Set(['Killed', 'Problem', 'ProviderRefused', 'ProviderUnreachable']);

function isExpected(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return EXPECTED.has(error.name) || error.message === 'the mail server cannot take the mail now';
}

/** The text of mails does not matter here: each has only its template's name. */
const plainMail: WriteMail = async (_deps, { template }) => ({
  subject: template,
  html: '',
  text: '',
  attachments: [],
  replyTo: { address: 'shop@example.com' },
});

interface Processor<Wanted> {
  refund(wanted: Wanted): Promise<unknown>;
}

/** A processor that first checks whether somebody can still use the eSIM that it is to refund. */
function guardRefunds<Wanted extends { refundId: string }, P extends Processor<Wanted>>(
  processor: P,
  { db, world, onWrong }: { db: Db; world: MemoryWorld; onWrong: (what: string) => void },
): P {
  const refund = async (wanted: Wanted) => {
    const rows = await db
      .select({ reference: userEsimTable.orderReference })
      .from(refundTable)
      .innerJoin(paymentTable, eq(paymentTable.id, refundTable.paymentId))
      .innerJoin(userEsimTable, eq(userEsimTable.purchaseId, refundTable.purchaseId))
      // A partial refund leaves the eSIM with its buyer.
      .where(
        and(
          eq(refundTable.id, wanted.refundId),
          eq(paymentTable.status, 'accepted'),
          isNull(refundTable.part),
        ),
      );
    const order = world.esimGo.orders.find(({ reference }) => reference === rows[0]?.reference);
    if (order && order.state !== 'revoked' && !order.isKept)
      onWrong('money goes back for an eSIM that works');
    return processor.refund(wanted);
  };
  return new Proxy(processor, {
    get(target, name) {
      const value: unknown = name === 'refund' ? refund : Reflect.get(target, name);
      return typeof value === 'function' && name !== 'refund' ? value.bind(target) : value;
    },
  });
}
