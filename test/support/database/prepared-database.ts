import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import { type Database, openPglite, openPostgres } from '../../../src/server/db/database.ts';
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
 * each shop of the tests takes a copy. Returns how to throw it away.
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

/** Loaded only by who prepares: Vitest loads this file once for each project, and a shop's parts bear that only once. */
async function fill(database: Database): Promise<void> {
  const { startFirst } = await import('./start-first.ts');
  await startFirst(database);
}
