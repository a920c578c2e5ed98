import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import { type Database, openPglite, openPostgres } from '../../../src/server/db/database.ts';
import { ROOT } from '../machine/source-files.ts';
import { asOwner } from './postgres-owner.ts';
import { preparedBy } from './prepared-by.ts';

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
  if (process.env[preparedBy(server)] !== undefined) return undefined;
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

/** What a shop writes at its first start, and the catalogue that it reads then, come of these. */
const MADE_OF = [
  'package-lock.json',
  'src/domain/catalog',
  'src/domain/operators/pricing',
  'src/sandbox/esim-go',
  'src/server/catalog',
  'src/server/db',
  'src/server/jobs',
  'src/server/pricing',
  'src/server/providers',
  'test/support/database',
];

const DAY_MS = 24 * 3_600_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Kept between the runs of a day, for as long as nothing changes that it is made of. */
async function prepareInFolder(): Promise<undefined> {
  const all = join(ROOT, '.cache/prepared');
  const today = dayOf(Date.now());
  const folder = join(all, `${today}-${await fingerprintOf(MADE_OF)}`);
  if (!existsSync(folder)) {
    await mkdir(all, { recursive: true });
    // Another run may have begun before midnight, and still read its own.
    const yesterday = dayOf(Date.now() - DAY_MS);
    for (const name of await readdir(all))
      if (name < yesterday) await rm(join(all, name), { recursive: true, force: true });
    const making = await mkdtemp(join(all, `${today}-making-`));
    const dataDir = join(making, 'db');
    await fill(await openPglite({ folder: dataDir }));
    const pglite = await PGlite.create({ dataDir });
    const dump = await pglite.dumpDataDir('none');
    await writeFile(join(making, 'dump'), Buffer.from(await dump.arrayBuffer()));
    await pglite.close();
    // Another run may have made it meanwhile.
    await rename(making, folder).catch(async (error: unknown) => {
      if (!existsSync(folder)) throw error;
      await rm(making, { recursive: true });
    });
  }
  process.env['TEST_PREPARED_FOLDER'] = folder;
}

async function fingerprintOf(places: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const place of places) {
    const isFile = place.includes('.');
    const inside = isFile ? [''] : await readdir(join(ROOT, place), { recursive: true });
    for (const name of inside.toSorted()) {
      const file = join(ROOT, place, name);
      if ((await stat(file)).isFile()) hash.update(`${place}/${name}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Loaded only by who prepares: Vitest loads this file once for each project, and a shop's parts bear that only once. */
async function fill(database: Database): Promise<void> {
  const { startFirst } = await import('./start-first.ts');
  await startFirst(database);
}
