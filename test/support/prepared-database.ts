import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import { startSandbox } from '../../src/sandbox/sandbox.ts';
import { syncCatalog } from '../../src/server/catalog/sync.ts';
import { type Database, openPglite, openPostgres } from '../../src/server/db/database.ts';
import { readSettings } from '../../src/server/env.ts';
import { createLog } from '../../src/server/log.ts';
import { openShop } from '../../src/server/shop.ts';
import { asOwner } from './postgres-owner.ts';

/** Tells the test processes where the prepared database is: the name of one on the server, or a folder with PGlite's. */
const PREPARED = 'TEST_PREPARED_DATABASE';

export const preparedName = (): string | undefined => process.env[PREPARED];

let dump: Promise<Blob> | undefined;

/** The prepared database as PGlite loads it into memory. */
export function preparedDump(folder: string): Promise<Blob> {
  dump ??= readFile(join(folder, 'dump')).then((bytes) => new Blob([bytes]));
  return dump;
}

/** Where a shop of its own process finds it, to be copied; undefined where none was prepared. */
export function preparedFolder(): string | undefined {
  const name = preparedName();
  return name !== undefined && !process.env['TEST_DATABASE_URL'] ? join(name, 'db') : undefined;
}

/**
 * For Vitest's `globalSetup`: makes a database as a shop leaves it after its first start, catalogue and all, of which
 * each shop of the tests takes a copy. Answers how to throw it away.
 */
export default async function prepare(): Promise<(() => Promise<void>) | undefined> {
  if (preparedName() !== undefined) return undefined;
  const server = process.env['TEST_DATABASE_URL'];
  return server ? prepareOn(server) : prepareFile();
}

async function prepareOn(server: string): Promise<() => Promise<void>> {
  const name = `prepared_${randomUUID().replaceAll('-', '')}`;
  await asOwner(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await fill(openPostgres({ url: url.href, directUrl: url.href, poolSize: 2 }));
  process.env[PREPARED] = name;
  return () => asOwner(server, `drop database ${name} with (force)`);
}

async function prepareFile(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'simport-prepared-'));
  const dataDir = join(folder, 'db');
  await fill(await openPglite({ folder: dataDir }));
  const pglite = await PGlite.create({ dataDir });
  await writeFile(join(folder, 'dump'), Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await pglite.close();
  process.env[PREPARED] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Starts a shop on an empty database, lets it read the sandbox's catalogue, and ends it. */
async function fill(database: Database): Promise<void> {
  const origin = 'http://localhost';
  const sandbox = await startSandbox({
    ports: { control: 0, stripe: 0, paypal: 0, esimGo: 0, oidc: 0, smtp: 0 },
    dataDir: null,
    shop: {
      stripeWebhookUrl: origin,
      stripeWebhookSecret: 'whsec_test',
      paypalWebhookUrl: origin,
      googleCallbackUrl: origin,
      esimGoCallbackUrl: origin,
    },
    rateLimit: false,
  });
  const shop = await openShop({
    settings: readSettings({
      ESIM_GO_BASE_URL: `${sandbox.origins.esimGo}/v2.4`,
      ESIM_GO_TOKENS_PER_SECOND: '100000',
    }),
    dataKey: randomBytes(32).toString('hex'),
    authSecret: randomBytes(32).toString('hex'),
    log: createLog('error', { write: (line) => void process.stderr.write(line) }),
    database,
  });
  await syncCatalog(shop.deps);
  await shop.close(2_000);
  await sandbox.close();
}
