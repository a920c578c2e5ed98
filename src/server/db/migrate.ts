import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

import { sql } from 'drizzle-orm';

import type { Database } from './database.ts';
import { withoutDeadline } from './postgres-client.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Any number, the same in every process: whoever migrates holds it. */
const LOCK = 7_301_466;

/**
 * Brings the database to the newest version: plain SQL files in order of name, each in one transaction with its
 * entry in `migration`, forward only. Safe to call by several processes at once. Returns the names newly run.
 */
export function migrate(database: Database): Promise<string[]> {
  return withoutDeadline(() => bringUp(database));
}

async function bringUp({ db }: Database): Promise<string[]> {
  const done: string[] = [];
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(
      sql`create table if not exists migration (name text primary key, hash text not null, run_at timestamptz not null default now())`,
    );
    const known = (await tx.execute<{ name: string; hash: string }>(sql`select name, hash from migration`))
      .rows;
    for (const { name, file } of filesInOrder()) {
      const text = readFileSync(new URL(file, FOLDER), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      const earlier = known.find((row) => row.name === name);
      if (earlier && earlier.hash !== hash) throw new Error(`migration ${name} was changed after it had run`);
      if (earlier) continue;
      for (const statement of statementsIn(text)) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migration (name, hash) values (${name}, ${hash})`);
      done.push(name);
    }
  });
  return done;
}

/** All that this version knows, in order. */
export function migrationNames(): string[] {
  return filesInOrder().map(({ name }) => name);
}

/** By their own names: the older ones lie in folders. */
function filesInOrder(): { name: string; file: string }[] {
  const files = readdirSync(FOLDER, { recursive: true }).map((file) => String(file).replaceAll('\\', '/'));
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => ({ name: file.slice(file.lastIndexOf('/') + 1), file }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** A statement ends with a line; lines between `$$` are the body of a function. */
function statementsIn(text: string): string[] {
  const statements = [''];
  text.split('$$').forEach((part, index) => {
    const [first = '', ...rest] = index % 2 === 1 ? [`$$${part}$$`] : part.split(/;\s*\n/);
    statements.push(`${statements.pop() ?? ''}${first}`, ...rest);
  });
  return statements.filter((statement) => statement.replace(/--.*$/gm, '').trim() !== '');
}
