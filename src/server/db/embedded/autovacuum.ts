import type { PGlite } from '@electric-sql/pglite';

/** After so many changed rows, and so large a part of those that are there, as PostgreSQL has it from the factory. */
const DUE = `
  select format('%I.%I', schemaname, relname) as name,
    n_dead_tup > 50 + 0.2 * rows or n_ins_since_vacuum > 1000 + 0.2 * rows as vacuum,
    n_mod_since_analyze > 50 + 0.1 * rows as analyze
  from pg_stat_user_tables, lateral (
    select greatest(reltuples, 0) as rows from pg_class where oid = relid and relkind = 'r'
  ) as counted`;

interface Table {
  /** With its schema, quoted. */
  name: string;
  vacuum: boolean;
  analyze: boolean;
}

/**
 * Clears away old versions of rows, and counts anew what the planner goes by, in tables where much was changed. A server of
 * PostgreSQL does so by itself; the embedded database has nobody who would, and its plans stay those of an empty shop.
 * One table at a time: what else is asked comes in between.
 */
export async function autovacuum(pglite: PGlite): Promise<void> {
  // What was counted by now is otherwise told when something else is asked, a second later.
  await pglite.exec('select pg_stat_force_next_flush()');
  const { rows } = await pglite.query<Table>(DUE);
  for (const { name, vacuum, analyze } of rows) {
    if (vacuum) await pglite.exec(`vacuum ${name}`);
    if (analyze) await pglite.exec(`analyze ${name}`);
  }
}
