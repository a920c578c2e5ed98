import { sql } from 'drizzle-orm';

import { CannotStart } from '../data-dir.ts';
import type { Database, Db } from '../database.ts';
import { type Migration, migrationsIn } from './migration-files.ts';

/** A migration that has run on a database. */
export interface RunMigration {
  name: string;
  hash: string;
  /** Missing where no release has run one since it began to be kept. */
  compatible?: boolean;
}

/** What has run, whatever release made the table; nothing where there is none. */
export async function readRun(db: Db): Promise<RunMigration[]> {
  const [has] = (
    await db.execute<{ known: boolean }>(sql`select to_regclass('migration') is not null as known`)
  ).rows;
  if (!has?.known) return [];
  return (await db.execute<RunMigration & Record<string, unknown>>(sql`select * from migration`)).rows;
}

/**
 * Those that have not run yet, in order.
 * @throws {CannotStart} with a sentence where one was changed since it ran, or this release is too old for the schema
 */
export function pendingIn(migrations: Migration[], run: RunMigration[]): Migration[] {
  const earlier = new Map(run.map((each) => [each.name, each]));
  const changed = migrations.find(({ name, hash }) => (earlier.get(name)?.hash ?? hash) !== hash);
  if (changed)
    throw new CannotStart(
      `migration ${changed.name} was changed after it had run; bring the file back as it was, and say what is new in another.`,
    );
  const newer = newerThan(migrations, run).find(({ compatible }) => !compatible);
  if (newer)
    throw new CannotStart(
      `the database was made by a newer release (${newer.name}), which this one does not get on with; start that release.`,
    );
  return migrations.filter(({ name }) => !earlier.has(name));
}

/** What ran that this release does not know. */
export function newerThan(migrations: Migration[], run: RunMigration[]): RunMigration[] {
  const known = new Set(migrations.map(({ name }) => name));
  return run.filter(({ name }) => !known.has(name));
}

/** Names of what has not run yet; throws as {@link pendingIn}. */
export async function pendingMigrations({ db }: Database, migrations = migrationsIn()): Promise<string[]> {
  return pendingIn(migrations, await readRun(db)).map(({ name }) => name);
}
