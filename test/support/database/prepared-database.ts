import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import { type Database, openPglite, openPostgres } from '../../../src/server/db/database.ts';
import { asOwner } from './postgres-owner.ts';
import { toldBy } from './told-by.ts';

/** The one on the server that TEST_DATABASE_URL names. */
export const preparedName = (): string | undefined => process.env['TEST_PREPARED_DATABASE'];

let dump: Promise<Blob> | undefined;

/** The prepared database as PGlite loads it into memory; undefined where none was prepared. */
export function preparedDump(): Promise<Blob> | undefined {
  const folder = process.env['TEST_PREPARED_FOLDER'];
  if (folder === undefined) return undefined;
  dump ??= readFile(join(folder, 'dump')).then((bytes) => new Blob([bytes]));
  return dump;
}

/** Where a shop of its own process finds it, to be copied; undefined where none was prepared. */
export function preparedFolder(): string | undefined {
  const folder = process.env['TEST_PREPARED_FOLDER'];
  return folder === undefined ? undefined : join(folder, 'db');
}

/**
 * For `globalSetup`: makes a database as a shop leaves it after its first start, catalogue and all, of which
 * each shop of the tests takes a copy. Returns how to throw it away. Does nothing where one was prepared before.
 */
export default async function prepare(): Promise<(() => Promise<void>) | undefined> {
  const server = process.env['TEST_DATABASE_URL'];
  if (process.env[toldBy(server)] !== undefined) return undefined;
  return server ? prepareOn(server) : prepareInFolder();
}

async function prepareOn(server: string): Promise<() => Promise<void>> {
  const name = `prepared_${randomUUID().replaceAll('-', '')}`;
  await asOwner(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await fill(openPostgres({ url: url.href, directUrl: url.href, poolSize: 2 }));
  process.env['TEST_PREPARED_DATABASE'] = name;
  return () => asOwner(server, `drop database ${name} with (force)`);
}

async function prepareInFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'simport-prepared-'));
  const dataDir = join(folder, 'db');
  await fill(await openPglite({ folder: dataDir }));
  const pglite = await PGlite.create({ dataDir });
  await writeFile(join(folder, 'dump'), Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await pglite.close();
  process.env['TEST_PREPARED_FOLDER'] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Loaded only by who prepares: Vitest loads this file once for each project, and a shop's parts bear that only once. */
async function fill(database: Database): Promise<void> {
  const { startFirst } = await import('./start-first.ts');
  await startFirst(database);
}
