import { existsSync } from 'node:fs';
import path from 'node:path';

import { copyNamed, type CopyStore, openCopyStore } from '../../copies/copy-store.ts';
import { CopyFailed } from '../../copies/run-program.ts';
import type { Settings } from '../../core/settings/env.ts';
import { type DbOrTx, openPostgres } from '../../db/database.ts';
import { databaseRefusal } from '../../db/is-database-away.ts';
import { recordDone } from '../../monitoring/recurring-jobs.ts';
import { CannotDo } from './answer.ts';

/** Sends a copy of PostgreSQL to `COPY_TO`: `deploy/systemd/copy` calls this after each. */
export async function sendCopyForVerb(settings: Settings, [file, other]: string[]): Promise<string> {
  if (file === undefined || other !== undefined) throw new CannotDo('Name one copy, simport-<time>.dump.');
  if (!existsSync(file)) throw new CannotDo(`There is no file ${file}.`);
  const { DATABASE_URL, DATABASE_DIRECT_URL: url = DATABASE_URL } = settings;
  if (url === undefined) throw new CannotDo('send-copy is for PostgreSQL; backup sends its own file.');
  const database = openPostgres({ url, directUrl: url, poolSize: 1 });
  try {
    return await sendCopy(settings, database.db, file, new Date());
  } catch (error) {
    const why = databaseRefusal(error);
    throw why ? new CannotDo(`The copy was sent, and the database does not know it: ${why}`) : error;
  } finally {
    await database.close();
  }
}

/**
 * Sends a copy and has the database remember of when it is, which the metrics tell.
 * @throws {CannotDo} with a sentence if it is not there afterwards
 */
export async function sendCopy(settings: Settings, db: DbOrTx, file: string, now: Date): Promise<string> {
  const copy = copyNamed(path.basename(file));
  if (!copy) throw new CannotDo(`${file} is not named as copies are, simport-<time>.dump.`);
  await withStore(settings, async (store) => {
    await store.send(file, now);
    if (!(await store.list()).some(({ name }) => name === copy.name))
      throw new CopyFailed(`${copy.name} is not at COPY_TO, although it was sent.`);
  });
  await recordDone(db, 'copy.send', copy.at);
  return `${copy.name} is at COPY_TO.`;
}

/** @throws {CannotDo} without `COPY_TO`, or if the place could not do it */
export async function withStore<Result>(
  { COPY_TO, COPY_SSH_CONFIG }: Settings,
  work: (store: CopyStore) => Promise<Result>,
): Promise<Result> {
  if (COPY_TO === undefined) throw new CannotDo('COPY_TO is not set; .env.example says what it can be.');
  try {
    return await work(openCopyStore(COPY_TO, COPY_SSH_CONFIG));
  } catch (error) {
    throw error instanceof CopyFailed ? new CannotDo(error.message, { cause: error }) : error;
  }
}
