import { sql } from 'drizzle-orm';

import type { Database } from '../../../src/server/db/database.ts';

/** Every row of every table, including the job queue, as text. */
export async function databaseText({ db }: Database): Promise<string> {
  const tables = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ text: string }>(sql.raw(`select t::text as text from ${name} t`));
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}
