import { existsSync } from 'node:fs';
import path from 'node:path';

import pg from 'pg';

import { CannotDo } from '../../admin/cli/answer.ts';
import { createLog } from '../../core/log.ts';
import type { Settings } from '../../core/settings/env.ts';
import { table } from '../../core/text-table.ts';
import { createCipher } from '../../db/cipher.ts';
import { embeddedFolder, lockDataDir, storedKey } from '../../db/data-dir.ts';
import { type Database, openPglite, openPostgres } from '../../db/database.ts';
import { databaseRefusal } from '../../db/is-database-away.ts';
import { bringBooks, leaveBooks, openBooks } from '../../db/moving/hand-over.ts';
import type { Compared } from '../../db/moving/move-books.ts';
import { isPooled } from '../../db/refuse-pooler.ts';
import { migrationsIn } from '../../db/schema/migration-files.ts';
import { newerThan, readRun } from '../../db/schema/schema-state.ts';
import { checkMark, kindOf, readMark } from '../../db/shop-mark.ts';
import { makeTables, prepareDatabase } from './prepare-database.ts';

type Say = (line: string) => void;
type Mark = NonNullable<Awaited<ReturnType<typeof readMark>>>;

const CONNECT_MS = 10_000;
const IS_TAKEN = 'The database at --to has a shop in it already. Make an empty one.';

/**
 * Carries the embedded shop to an empty PostgreSQL, compares the books, and leaves the old ones so that no shop starts on them
 * again. All rows arrive in one transaction, so a killed move has changed nothing or needs only its last step: run it again.
 * @param say gets what was compared, and what to do next
 * @throws {CannotDo} or `CannotStart` with a sentence if it cannot be done
 */
export async function moveForVerb(settings: Settings, words: string[], say: Say): Promise<void> {
  const to = addressIn(words);
  const { DATA_DIR } = settings;
  if (settings.DATABASE_URL)
    throw new CannotDo(
      'DATABASE_URL is set, and move carries the embedded database in DATA_DIR. Leave DATABASE_URL out until the move is done.',
    );
  const lock = lockDataDir(DATA_DIR);
  try {
    const folder = embeddedFolder(DATA_DIR);
    if (!existsSync(folder))
      throw new CannotDo(
        `There is no embedded database in ${path.resolve(DATA_DIR)}: set DATA_DIR to the folder of the shop that moves.`,
      );
    if (settings.DATA_KEY === undefined && !existsSync(path.join(DATA_DIR, 'data.key')))
      throw new CannotDo(
        `There is no ${path.resolve(DATA_DIR, 'data.key')}: bring it back from its own copy first, or set DATA_KEY.`,
      );
    if (await isPooled(to))
      throw new CannotDo(
        "--to leads to a pooler that shares connections (PgBouncer in transaction mode, say); give PostgreSQL's own address.",
      );
    const source = await openPglite({ folder });
    try {
      await move(source, to, settings, say);
    } finally {
      await source.close();
    }
  } catch (error) {
    const why = databaseRefusal(error);
    throw why ? new CannotDo(why.replace('DATABASE_URL', '--to')) : error;
  } finally {
    lock.release();
  }
}

function addressIn(words: string[]): string {
  const [first = '', second, ...others] = words;
  const to = first.startsWith('--to=') ? first.slice('--to='.length) : first === '--to' ? second : undefined;
  const isWhole = others.length === 0 && (first === '--to' || second === undefined);
  if (!isWhole || to === undefined || !/^postgres(ql)?:\/\/./.test(to))
    throw new CannotDo('Say where to: move --to postgres://<user>@<host>/<database>.');
  return to;
}

async function move(source: Database, to: string, settings: Settings, say: Say): Promise<void> {
  const kind = kindOf(settings);
  const log = createLog('error', { write: say });
  const here = await readMark(source);
  if (!here) throw new CannotDo('No shop has started on this database yet, so there is nothing to move.');
  const cipher = createCipher(
    settings.DATA_KEY ?? storedKey(settings.DATA_DIR, 'data.key'),
    settings.DATA_KEY_OLD,
  );
  if (here.mode !== 'moved') await checkMark(source, cipher, kind);
  const isThere = await prepareTarget(to, here, log);
  if (here.mode !== 'moved') await prepareDatabase(source, { cipher, kind, log });
  else if (!isThere)
    throw new CannotDo(
      `This shop has moved to ${here.movedTo} already. To move it once more, restore a copy from before that.`,
    );
  const target = new pg.Client({
    connectionString: to,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'shop move',
  });
  // Whoever asks gets the error itself.
  target.on('error', () => {});
  await target.connect();
  try {
    if (here.mode !== 'moved') {
      const place = placeOf(target);
      say(`Moving the shop to ${place}. Until all of it is there, nothing is.`);
      const started = performance.now();
      const compared = await bringBooks(source, target);
      if (!compared) throw new CannotDo(IS_TAKEN);
      const lines = linesOf(compared);
      if (!compared.every(({ isEqual }) => isEqual))
        throw new CannotDo(`${lines}\nThe books differ, so nothing was moved.`);
      await leaveBooks(source, place);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      say(`${lines}\nThe books are equal, in number and in content; copied and compared in ${seconds} s.`);
    }
    await openBooks(target, kind);
  } finally {
    await target.end().catch(() => {});
  }
  say(nextOf(settings, to));
}

const placeOf = ({ host, port, database }: pg.Client) => `${host}:${port}/${database ?? ''}`;

/**
 * Makes the tables where there are none.
 * Returns whether an earlier move of this very shop has brought its books there.
 * @throws {CannotDo} if the database has anything else in it
 */
async function prepareTarget(to: string, here: Mark, log: ReturnType<typeof createLog>): Promise<boolean> {
  const database = openPostgres({ url: to, directUrl: to, poolSize: 2 });
  try {
    const there = await readMark(database);
    const isOurs = there?.canary.equals(here.canary) === true;
    if (here.mode === 'moved') return isOurs;
    if (there && !(isOurs && there.mode === 'moving')) throw new CannotDo(IS_TAKEN);
    const run = await readRun(database.db);
    const { rows } = await database.db.execute(
      `select 1 from pg_tables where schemaname in (current_schema(), 'pgboss') and tablename <> 'migration' limit 1`,
    );
    if (run.length === 0 && rows.length > 0)
      throw new CannotDo('The database at --to has tables that are no shop’s. Make an empty one.');
    const [newer] = newerThan(migrationsIn(), run);
    if (newer)
      throw new CannotDo(
        `The database at --to was made by another release (${newer.name}). Make an empty one, or move with that release.`,
      );
    await makeTables(database, { log });
    return isOurs;
  } finally {
    await database.close();
  }
}

function linesOf(compared: Compared[]): string {
  return table(
    ['', 'embedded', 'PostgreSQL', ''],
    compared.map(({ what, here, there, isEqual }) => [what, here, there, isEqual ? 'equal' : 'DIFFERS']),
  );
}

function nextOf({ DATA_DIR, DATA_KEY, AUTH_SECRET }: Settings, to: string): string {
  const keys = [
    DATA_KEY === undefined
      ? `DATA_KEY=<content of ${path.resolve(DATA_DIR, 'data.key')}>`
      : 'the same DATA_KEY',
    AUTH_SECRET === undefined
      ? `AUTH_SECRET=<content of ${path.resolve(DATA_DIR, 'auth.key')}>`
      : 'the same AUTH_SECRET',
  ];
  const shown = new URL(to);
  if (shown.password !== '') shown.password = '<password>';
  return [
    'The shop has moved. No shop starts on the old database any more; keep it until all is well.',
    `Give every process DATABASE_URL=${decodeURI(shown.href)}, ${keys.join(' and ')}: without that key no stored eSIM opens.`,
  ].join('\n');
}
