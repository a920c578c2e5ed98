import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { asTyped } from '../../core/installation.ts';
import type { Settings } from '../../core/settings/env.ts';
import { createCipher } from '../../db/cipher.ts';
import { CannotStart, embeddedFolder, storedKey, lockDataDir, restoreFolders } from '../../db/data-dir.ts';
import { type Database, openPglite } from '../../db/database.ts';
import { migrationsIn } from '../../db/schema/migration-files.ts';
import { pendingIn, type RunMigration, schemaOf } from '../../db/schema/schema-state.ts';
import { checkMark, kindOf, markGoneBack } from '../../db/shop-mark.ts';
import { CannotDo } from './answer.ts';
import { ABOUT_COPIES, readBackup } from './backup-file.ts';

/**
 * Replaces the embedded database by a copy, and keeps the old one beside it. The copy is opened first, with this shop's keys: if
 * anything is wrong with it, nothing changes.
 * @throws {CannotDo} or `CannotStart` with a sentence if it cannot be done
 */
export async function restoreForVerb(settings: Settings, [file, other]: string[]): Promise<string> {
  if (settings.DATABASE_URL)
    throw new CannotDo(
      `restore is for the embedded database. PostgreSQL is restored by pg_restore or pgBackRest: ${ABOUT_COPIES}.`,
    );
  if (file === undefined || other !== undefined)
    throw new CannotDo('Name one file that `shop backup` has made.');
  const { DATA_DIR } = settings;
  if (settings.DATA_KEY === undefined && !existsSync(path.join(DATA_DIR, 'data.key')))
    throw new CannotDo(
      `There is no ${path.resolve(DATA_DIR, 'data.key')}: bring it back from its own copy first, or set DATA_KEY.`,
    );
  const lock = lockDataDir(DATA_DIR);
  try {
    const { facts, dump } = await readBackup(file);
    refuseNewer(facts);
    embeddedFolder(DATA_DIR);
    const { folder, unproved, proved } = restoreFolders(DATA_DIR);
    try {
      await unpack(dump, unproved, settings);
    } catch (error) {
      await rm(unproved, { recursive: true, force: true });
      throw error;
    }
    await rename(unproved, proved);
    const aside = `${folder}.before-${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`;
    const hadOne = existsSync(folder);
    // If the process dies between these two, the next one to open the database finishes the move.
    if (hadOne) await rename(folder, aside);
    await rename(proved, folder);
    return [
      `The database is the one of ${facts.at.slice(0, 19).replace('T', ' ')} UTC (release ${facts.release}, schema ${schemaOf(facts.migrations)}).`,
      ...(hadOne ? [`The previous one is in ${aside}; delete it when all is well.`] : []),
      `Start the shop, then \`${asTyped(`reconciliation-run --hours ${hoursSince(facts.at)}`)}\`: ${ABOUT_COPIES}.`,
    ].join('\n');
  } finally {
    lock.release();
  }
}

function refuseNewer({ release, migrations }: { release: string; migrations: RunMigration[] }): void {
  try {
    pendingIn(migrationsIn(), migrations);
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    throw new CannotDo(`The copy is of release ${release}, and does not fit this one: ${error.message}`, {
      cause: error,
    });
  }
}

async function unpack(dump: Blob, folder: string, settings: Settings): Promise<void> {
  const database = await open(dump, folder);
  try {
    const dataKey = settings.DATA_KEY ?? storedKey(settings.DATA_DIR, 'data.key');
    await checkMark(database, createCipher(dataKey, settings.DATA_KEY_OLD), kindOf(settings));
    await markGoneBack(database);
  } finally {
    await database.close();
  }
}

/** A PGlite with another major version of PostgreSQL cannot open the copy. */
async function open(dump: Blob, folder: string): Promise<Database> {
  try {
    return await openPglite({ folder, dump });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CannotDo(`The database in the copy can't be opened by this release: ${why}`, { cause: error });
  }
}

/** Rounded up, plus an hour for work that was under way. */
function hoursSince(at: string): number {
  return Math.ceil((Date.now() - Date.parse(at)) / 3_600_000) + 1;
}
