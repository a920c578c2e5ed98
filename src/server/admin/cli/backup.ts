import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { VERSION } from '../../core/installation.ts';
import type { Settings } from '../../core/settings/env.ts';
import { readRun, schemaOf } from '../../db/schema/schema-state.ts';
import type { Deps } from '../../deps.ts';
import { CannotDo } from './answer.ts';
import { ABOUT_COPIES, writeBackup } from './backup-file.ts';
import { sendCopy } from './send-copy.ts';

/**
 * Copies the embedded database into a folder, while the shop runs. Returns what was written, and what else belongs to a copy.
 * @param words the folder, created if missing; a relative path starts at the shop's working folder
 * With `COPY_TO` the copy is sent there as well.
 *
 * @throws {CannotDo} on PostgreSQL, if the folder cannot be written, or if the copy cannot be sent; then it stays in the folder
 */
export async function backUp({ db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>, words: string[]) {
  const [folder = 'backups', other] = words;
  if (other !== undefined) throw new CannotDo('Name one folder, or none.');
  if (!db.dump)
    throw new CannotDo(
      `backup is for the embedded database. PostgreSQL is copied by pg_dump or pgBackRest: ${ABOUT_COPIES}.`,
    );
  const at = now().toISOString();
  const run = await readRun(db.db);
  const migrations = run
    .map(({ name, hash, compatible = false }) => ({ name, hash, compatible }))
    .toSorted((one, next) => (one.name < next.name ? -1 : 1));
  const file = path.resolve(folder, `simport-${at.replace(/[-:]|\.\d+/g, '')}.backup`);
  const dump = await db.dump();
  const { sha256, bytes } = await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    .then(() => writeBackup(file, { at, release: VERSION, migrations }, dump))
    .catch((error: NodeJS.ErrnoException) => {
      if (error instanceof CannotDo || error.code === undefined) throw error;
      throw new CannotDo(`${file} can't be written (${error.code}). Nothing was left there.`, {
        cause: error,
      });
    });
  const sent = settings.COPY_TO ? [await sendCopy(settings, db.db, file, now())] : [];
  return [
    `${file}  ${(bytes / 1e6).toFixed(1)} MB`,
    `release ${VERSION}, schema ${schemaOf(migrations)}, SHA-256 ${sha256}`,
    ...sent,
    notInIt(settings),
  ].join('\n');
}

function notInIt({ DATA_DIR, DATA_KEY, AUTH_SECRET }: Settings): string {
  const keys = [
    DATA_KEY === undefined ? path.resolve(DATA_DIR, 'data.key') : 'DATA_KEY',
    AUTH_SECRET === undefined ? path.resolve(DATA_DIR, 'auth.key') : 'AUTH_SECRET',
  ];
  return `Not in it: ${keys.join(' and ')}, the settings (.env), and the files that they name. Keep copies of them in another place: without the first no stored eSIM can be read.`;
}
