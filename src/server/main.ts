import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readRevision } from './catalog/queries.ts';
import { syncCatalog } from './catalog/sync.ts';
import { CannotStart, keptKey, lockDataDir } from './db/data-dir.ts';
import { type Database, openPglite, openPostgres } from './db/database.ts';
import { readSettings, type Settings, WrongSettings } from './env.ts';
import { startTimers } from './jobs/timers.ts';
import { listen } from './listen.ts';
import { createLog, type Logger } from './log.ts';
import { openShop } from './shop.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

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
  const log = createLog(settings.LOG_LEVEL);
  const lock = lockDataDir(settings.DATA_DIR);
  process.on('exit', () => lock.release());

  const database = await openDatabase(settings, log);
  const dataKey = settings.DATA_KEY ?? keptKey(settings.DATA_DIR, 'data.key');
  const shop = await openShop({ settings, dataKey, database, log });
  const { app, deps } = shop;

  let closeWeb = async (): Promise<void> => {};
  if (process.argv.includes('--dev')) {
    const { mountWebDev } = await import('./web-dev.ts');
    closeWeb = await mountWebDev(app as never, { root: ROOT, log, settings });
  } else {
    const { mountWeb } = await import('./web.ts');
    await mountWeb(app, { buildDir: join(ROOT, 'build'), log, settings });
  }

  const server = await listen(app, settings.PORT);
  log.info({ address: settings.BASE_URL }, 'listening');
  if ((await readRevision(database.db)) === 0) {
    log.info('reading the catalogue for the first time');
    const synced = await syncCatalog(deps, (page, pages) => {
      log.info(`reading the catalogue, page ${page}${pages === null ? '' : ` of ${pages}`}`);
    });
    log.info({ ...synced }, 'catalogue read');
  }
  await shop.queue.work(shop.handlers);
  const timers = startTimers(deps);
  log.info('ready');

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    log.info('stopping');
    timers.stop();
    await server.close();
    await closeWeb();
    await shop.close();
    lock.release();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

async function openDatabase(settings: Settings, log: Logger): Promise<Database> {
  if (settings.DATABASE_URL) {
    return openPostgres(settings.DATABASE_URL, settings.DATABASE_POOL, (error) =>
      log.warn({ err: error }, 'a database connection broke'),
    );
  }
  return openPglite(join(settings.DATA_DIR, 'db'));
}
