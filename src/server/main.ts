import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { openOperatorSocket } from './admin/cli/socket.ts';
import { readRevision } from './catalog/queries.ts';
import { syncCatalog, syncIfOld } from './catalog/sync.ts';
import { endWithParent } from './core/end-with-parent.ts';
import { createLog, type Logger } from './core/log.ts';
import { refuseOldNode } from './core/refuse-old-node.ts';
import { readSettings, type Settings, WrongSettings } from './core/settings/env.ts';
import { openTraces } from './core/traces/open-traces.ts';
import { withinTime } from './core/within-time.ts';
import { createCipher } from './db/cipher.ts';
import { CannotStart, embeddedFolder, storedKey, lockDataDir } from './db/data-dir.ts';
import { type Database, openPglite, openPostgres } from './db/database.ts';
import { databaseRefusal } from './db/is-database-away.ts';
import { refusePooler, refuseTwoDatabases } from './db/refuse-pooler.ts';
import { checkMark, kindOf, markDatabase } from './db/shop-mark.ts';
import { drain, endWatched } from './http/drain.ts';
import { listen } from './http/listen.ts';
import { startInvoiceNumbers } from './invoices/issue-invoice.ts';
import { prepareDatabase, waitForSchema } from './jobs/schema/prepare-database.ts';
import { startTimers } from './jobs/timers.ts';
import { mountConsole } from './pages/console.ts';
import { mountOffline } from './pages/offline.ts';
import { startHeartbeat } from './processes/heartbeat.ts';
import type { CacheMiddleware } from './response-cache/cache-middleware.ts';
import { openCacheMiddleware, openMonitor, openShop, type Shop } from './shop.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** For running jobs to end at a stop. */
const STOP_MS = 4_000;
/** For a stop, after its drain. The supervisor waits as long. */
const ENDED_WITHIN_MS = 10_000;
const CATALOGUE_RETRY_MS = 10_000;
const CHECK_MS = 15_000;
/** An unavailable database must not delay the stop. */
const LEAVE_MS = 1_000;
/** Nor may an unavailable collector; but one that hung up is asked again after a second. */
const LAST_TRACES_MS = 3_000;

refuseOldNode();
endWithParent();
try {
  await start();
} catch (error) {
  if (!(error instanceof WrongSettings || error instanceof CannotStart)) throw error;
  // The one sentence that a person needs; a program that started us recognises it by its first word.
  process.stderr.write(`simport: ${error.message}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const role = readRole(settings);
  const log = createLog(settings.LOG_LEVEL, undefined, { role: role.name, host: hostname() });
  const traces = await openTraces(settings, role.name, log);
  const lock = lockDataDir(settings.DATA_DIR, role.name);
  process.on('exit', () => lock.release());

  const database = await openDatabase(settings, log);
  const dataKey = settings.DATA_KEY ?? storedKey(settings.DATA_DIR, 'data.key');
  const authSecret = settings.AUTH_SECRET ?? storedKey(settings.DATA_DIR, 'auth.key');
  const shop = await (async () => {
    await refusePooler(settings);
    const cipher = createCipher(dataKey, settings.DATA_KEY_OLD);
    const kind = kindOf(settings);
    if (role.isOneOfMany) {
      await checkMark(database, cipher, kind);
      await waitForSchema(database, settings.SCHEMA_WAIT_SECONDS * 1000, log);
      await markDatabase(database, cipher, kind);
    } else {
      const migrations = await prepareDatabase(database, { cipher, kind, log });
      if (migrations.length > 0) log.info({ migrations }, 'database prepared');
    }
    await refuseTwoDatabases(settings);
    await startInvoiceNumbers(database.db, settings.INVOICE_FIRST_NUMBER);
    return openShop({ settings, dataKey, authSecret, database, log, countsRecords: role.worker });
  })().catch((error: unknown) => {
    const why = databaseRefusal(error);
    throw why ? new CannotStart(why) : error;
  });
  shop.deps.watchdog.start();

  const web = role.web ? await openWeb(shop, log) : null;
  // Monitoring reaches a process with only a worker as it reaches one with a web server.
  const monitor = role.web ? null : await listen(openMonitor(shop), placeOf(settings));
  const worker = role.worker ? openWorker(shop, log) : null;
  // Only the embedded database needs it: PostgreSQL can be reached directly.
  const operator = settings.DATABASE_URL ? null : await openOperatorSocket(shop.deps, settings.DATA_DIR);
  const heartbeat = startHeartbeat(shop.deps, role.name);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    log.info('stopping');
    const answersUntil = performance.now() + settings.DRAIN_SECONDS * 1000 + STOP_MS;
    setTimeout(giveUp, settings.DRAIN_SECONDS * 1000 + ENDED_WITHIN_MS, log).unref();
    worker?.stop();
    operator?.close();
    await web?.drain();
    const close = async () => {
      await withinTime(heartbeat.leave(), LEAVE_MS, undefined);
      await shop.close(STOP_MS, Math.max(STOP_MS, answersUntil - performance.now()));
      await withinTime(traces.close(), LAST_TRACES_MS, undefined);
    };
    await (monitor ? endWatched(shop, monitor, close) : close());
    lock.release();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  // Somebody must notice a full disk, even if nobody calls this process's health check.
  setInterval(() => {
    void shop.readiness.isReady();
    void shop.clock.refresh().catch(() => {});
  }, CHECK_MS).unref();
  void heartbeat.beat();
  await worker?.working;
  log.info('ready');
  web?.warm();
}

/** One process does everything, unless `--only=web` or `--only=worker` is given. */
function readRole(settings: Settings): { name: string; web: boolean; worker: boolean; isOneOfMany: boolean } {
  const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
  if (only === undefined) return { name: 'shop', web: true, worker: true, isOneOfMany: false };
  if (only !== 'web' && only !== 'worker')
    throw new CannotStart(`--only=${only} is unknown; say web or worker.`);
  if (!settings.DATABASE_URL)
    throw new CannotStart('--only needs DATABASE_URL: the embedded database serves one process.');
  const name = `${only}-${settings.PORT}`;
  return { name, web: only === 'web', worker: only === 'worker', isOneOfMany: true };
}

/** The next process finds unfinished work, as after a kill. */
function giveUp(log: Logger): void {
  log.error('the stop took too long, and is cut short');
  process.exit(1);
}

interface OpenWeb {
  /** Renders the pages ahead, once the shop is ready. */
  warm(): void;
  drain(): Promise<void>;
}

async function openWeb(shop: Shop, log: Logger): Promise<OpenWeb> {
  const { app } = shop;
  const { settings, brand, texts } = shop.deps;
  let front: CacheMiddleware | undefined;
  let closePages = async (): Promise<void> => {};
  if (process.argv.includes('--dev')) {
    // The watcher between `npm run dev` and this process would outlive both.
    process.stdin.resume().once('end', () => process.kill(process.ppid, 'SIGTERM'));
    const { mountWebDev } = await import('./pages/web-dev.ts');
    closePages = await mountWebDev(app as never, { root: ROOT, log, settings, brand, texts });
  } else {
    const { mountWeb } = await import('./pages/web.ts');
    mountConsole(app, { buildDir: join(ROOT, 'build'), settings });
    mountOffline(app, { buildDir: join(ROOT, 'build'), settings, brand });
    await mountWeb(app, { buildDir: join(ROOT, 'build'), log, settings, brand, texts });
    front = openCacheMiddleware(shop);
  }
  const server = await listen(app, placeOf(settings), front?.createServer);
  log.info({ url: settings.BASE_URL }, 'listening');
  return {
    warm: () => front?.warm(),
    async drain() {
      const seconds = settings.DRAIN_SECONDS;
      await drain(shop, server, seconds > 0 ? pause(seconds * 1000) : null);
      await front?.close();
      await closePages();
    },
  };
}

function placeOf({ PORT: port, HOST: host }: Settings) {
  return { port, host };
}

/** Works on jobs; before the first one the catalogue must have plans to sell. */
function openWorker(shop: Shop, log: Logger): { working: Promise<void>; stop(): void } {
  let timers = { stop() {} };
  const working = (async () => {
    await shop.queue.work(shop.handlers);
    await readFirstCatalogue(shop, log);
    await syncIfOld(shop.deps);
    timers = startTimers(shop.deps);
  })();
  return { working, stop: () => timers.stop() };
}

async function readFirstCatalogue({ deps }: Shop, log: Logger): Promise<void> {
  for (;;) {
    try {
      if ((await readRevision(deps.db.db)) > 0) return;
      log.info('reading the catalogue for the first time');
      const synced = await syncCatalog(deps, (page, pages) => {
        log.info(`reading the catalogue, page ${page}${pages === null ? '' : ` of ${pages}`}`);
      });
      log.info({ ...synced }, 'catalogue read');
    } catch (error) {
      log.error(
        { err: error },
        `the catalogue cannot be read; trying again in ${CATALOGUE_RETRY_MS / 1000} seconds`,
      );
      await deps.pause(CATALOGUE_RETRY_MS);
    }
  }
}

async function openDatabase(settings: Settings, log: Logger): Promise<Database> {
  if (!settings.DATABASE_URL) return openPglite({ folder: embeddedFolder(settings.DATA_DIR) });
  return openPostgres({
    url: settings.DATABASE_URL,
    directUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
    poolSize: settings.DATABASE_POOL,
    onAway: (error) => log.error({ err: error }, 'the database cannot be reached'),
    onBack: (outage) => log.warn(outage, 'the database can be reached again'),
  });
}
