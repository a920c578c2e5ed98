import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import pg from 'pg';

import type { StoredCopy } from '../../copies/copy-store.ts';
import { CopyFailed, runProgram, TRANSFER_MS } from '../../copies/run-program.ts';
import type { Settings } from '../../core/settings/env.ts';
import { type Cipher, createCipher } from '../../db/cipher.ts';
import { CannotStart, storedKey } from '../../db/data-dir.ts';
import { type Database, openPglite, openPostgres } from '../../db/database.ts';
import { databaseRefusal } from '../../db/is-database-away.ts';
import { migrationsIn } from '../../db/schema/migration-files.ts';
import { pendingIn, readRun } from '../../db/schema/schema-state.ts';
import { checkMark, kindOf, sealedByOthers } from '../../db/shop-mark.ts';
import { recordDone } from '../../monitoring/recurring-jobs.ts';
import { countOpenedUntil, newestOpened } from '../../purchase/overview/opened.ts';
import { CannotDo } from './answer.ts';
import { readBackup } from './backup-file.ts';
import { withStore } from './send-copy.ts';

/** A purchase is dated before it is committed, so the newest ones of a copy may have neighbours that came too late for it. */
const MARGIN_MS = 60_000;

/**
 * Fetches the newest copy from `COPY_TO`, restores it into a database of its own, compares it with the shop's, and drops it.
 * @throws {CannotDo} with a sentence if the copy would not do
 */
export async function rehearseForVerb(settings: Settings, words: string[]): Promise<string> {
  if (words.length > 0) throw new CannotDo(`rehearse takes no ${words[0]}.`);
  const folder = await mkdtemp(path.join(tmpdir(), 'simport-rehearsal-'));
  const cipher = createCipher(
    settings.DATA_KEY ?? storedKey(settings.DATA_DIR, 'data.key'),
    settings.DATA_KEY_OLD,
  );
  const began = performance.now();
  try {
    const copy = await withStore(settings, async (store) => {
      const newest = (await store.list()).at(-1);
      if (!newest) throw new CopyFailed('There is no copy at COPY_TO yet.');
      await store.fetch(newest.name, path.join(folder, newest.name));
      return newest;
    });
    const file = path.join(folder, copy.name);
    const url = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
    const told = url
      ? await onServer(url, file, (database) => compare(settings, cipher, database, url))
      : await inMemory(file, (database) => judge(settings, cipher, database));
    const megabytes = ((await stat(file)).size / 1e6).toFixed(1);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return `${copy.name} (${megabytes} MB, ${ageOf(copy)} old) was fetched and restored in ${seconds} s. ${told}`;
  } catch (error) {
    const why = error instanceof CannotStart ? error.message : databaseRefusal(error);
    throw why ? new CannotDo(`The copy would not do: ${why}`, { cause: error }) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function ageOf({ at }: StoredCopy): string {
  return `${Math.max(0, Math.round((Date.now() - at.getTime()) / 3_600_000))} h`;
}

/** In a database of the shop's own server, which is gone afterwards. */
async function onServer(
  url: string,
  file: string,
  work: (database: Database) => Promise<string>,
): Promise<string> {
  const name = `simport_rehearsal_${process.pid}_${Date.now()}`;
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  try {
    await server
      .query(`create database ${name} encoding 'UTF8' template template0`)
      .catch((error: unknown) => {
        if ((error as pg.DatabaseError).code !== '42501') throw error;
        throw new CannotDo(
          'The shop’s role may make no database for the rehearsal. As PostgreSQL’s superuser: alter role simport createdb.',
        );
      });
    const scratch = new URL(url);
    scratch.pathname = `/${name}`;
    await restore(scratch, file);
    const database = openPostgres({ url: scratch.href, directUrl: scratch.href, poolSize: 1 });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await server.query(`drop database if exists ${name} with (force)`);
    await server.end();
  }
}

/** The password is no argument, which others on this machine could read. */
async function restore(into: URL, file: string): Promise<void> {
  const open = new URL(into);
  open.password = '';
  const args = ['--exit-on-error', '--no-owner', '--no-privileges', `--dbname=${open.href}`, file];
  const env = { PGPASSWORD: decodeURIComponent(into.password) };
  await runProgram('pg_restore', args, { withinMs: TRANSFER_MS, env }).catch((error: unknown) => {
    throw error instanceof CopyFailed ? new CannotDo(error.message, { cause: error }) : error;
  });
}

async function inMemory(file: string, work: (database: Database) => Promise<string>): Promise<string> {
  const { dump } = await readBackup(file);
  const database = await openPglite({ dump });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Whether this release and this shop's keys open the copy, and what is in it. */
async function judge(settings: Settings, cipher: Cipher, copy: Database): Promise<string> {
  pendingIn(migrationsIn(), await readRun(copy.db));
  await checkMark(copy, cipher, kindOf(settings));
  const sealed = await sealedByOthers(copy, cipher.keyIds);
  if (sealed.size > 0)
    throw new CannotDo(
      `No key of DATA_KEY and DATA_KEY_OLD opens values in ${[...sealed.keys()].join(', ')}.`,
    );
  const newest = await newestOpened(copy.db);
  if (newest === null) return 'Its keys open; it has no purchase yet.';
  const count = await countOpenedUntil(copy.db, newest);
  return `Its keys open; it has ${count} purchases, the newest of ${newest.toISOString().slice(0, 16).replace('T', ' ')} UTC.`;
}

/** Besides, whether the copy has every purchase that the shop had when it was made. */
async function compare(settings: Settings, cipher: Cipher, copy: Database, url: string): Promise<string> {
  const told = await judge(settings, cipher, copy);
  const shop = openPostgres({ url, directUrl: url, poolSize: 1 });
  try {
    const newest = await newestOpened(copy.db);
    const until = new Date((newest?.getTime() ?? 0) - MARGIN_MS);
    const [own, kept] = [await countOpenedUntil(shop.db, until), await countOpenedUntil(copy.db, until)];
    if (own > kept)
      throw new CannotDo(
        `The copy lacks ${own - kept} of the ${own} purchases that the shop had by then. ${told}`,
      );
    await recordDone(shop.db, 'copy.rehearse');
    return `${told} Nothing is missing.`;
  } finally {
    await shop.close();
  }
}
