import { sql } from 'drizzle-orm';

import { CannotStart } from '../data-dir.ts';
import type { Database, Db } from '../database.ts';
import { type Migration, migrationsIn } from './migration-files.ts';

/** A migration that has run on a database. */
export interface RunMigration {
  name: string;
  hash: string;
  /** Missing if only releases that did not store it have run migrations. */
  compatible?: boolean;
}

/** Migrations that have run, in order, whatever release made the table; none without a table. */
export async function readRun(db: Db): Promise<RunMigration[]> {
  const [has] = (
    await db.execute<{ known: boolean }>(sql`select to_regclass('migration') is not null as known`)
  ).rows;
  if (!has?.known) return [];
  return (
    await db.execute<RunMigration & Record<string, unknown>>(sql`select * from migration order by run_at`)
  ).rows;
}

/**
 * Migrations that have not run yet, in order. A baseline runs no statements if what it replaces has run.
 * @throws {CannotStart} with a sentence if one was changed after it ran, or if this release does not fit the schema
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
  const pending = migrations.filter(({ name }) => !earlier.has(name));
  const baseline = run.length > 0 && pending.find(({ replaces }) => replaces !== null);
  if (!baseline) return pending;
  if (!earlier.has(baseline.replaces ?? ''))
    throw new CannotStart(
      `the database is older than ${baseline.replaces}, from which this release goes on; bring it there with the last release before ${baseline.name} first.`,
    );
  return pending.with(pending.indexOf(baseline), { ...baseline, statements: [] });
}

/**
 * What `migrate` runs, given `run` in order: pending migrations, and functions that another release has replaced since this
 * release's ran. A release started again after a newer one keeps the newer functions.
 * @throws {CannotStart} as {@link pendingIn}
 */
export function dueIn(migrations: Migration[], run: RunMigration[]): Migration[] {
  const pending = pendingIn(migrations, run);
  const latest = new Map<string, string>();
  for (const { name } of run) latest.set(functionOf(name), name);
  const isBehind = newerThan(migrations, run).some(({ name }) => functionOf(name) === '');
  const isReplaced = ({ name }: Migration) =>
    !isBehind && functionOf(name) !== '' && latest.get(functionOf(name)) !== name;
  const isPending = (name: string) => pending.some((one) => one.name === name);
  return [...pending, ...migrations.filter((one) => !isPending(one.name) && isReplaced(one))];
}

/** The name of the function that it makes; empty for other migrations. */
export const functionOf = (name: string) => /^function (\w+) /.exec(name)?.[1] ?? '';

/** The last migration that ran, which names the schema. */
export function schemaOf(run: RunMigration[]): string {
  const names = run.map(({ name }) => name).filter((name) => name.endsWith('.sql'));
  return names.sort().at(-1) ?? 'none';
}

/** Migrations that have run but that this release does not know. */
export function newerThan(migrations: Migration[], run: RunMigration[]): RunMigration[] {
  const known = new Set(migrations.map(({ name }) => name));
  const replaced = migrations.find(({ replaces }) => replaces !== null)?.replaces ?? '';
  return run.filter(({ name }) => !known.has(name) && name > replaced);
}

/** Names of the migrations that are pending, or due; throws as {@link pendingIn}. */
export async function pendingMigrations(
  { db }: Database,
  { migrations = migrationsIn(), find = pendingIn } = {},
): Promise<string[]> {
  return find(migrations, await readRun(db)).map(({ name }) => name);
}
