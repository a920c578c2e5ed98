import type { PGlite } from '@electric-sql/pglite';

/** PostgreSQL's default thresholds: a number of changed rows plus a share of all rows. */
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
 * Vacuums and analyzes tables with many changes. A PostgreSQL server does so by itself; the embedded database does not, and would
 * go on planning for an empty shop. One table at a time, so that other queries run in between.
 */
export async function autovacuum(pglite: PGlite): Promise<void> {
  // Otherwise the latest counts would appear only a second later, with some other query.
  await pglite.exec('select pg_stat_force_next_flush()');
  const { rows } = await pglite.query<Table>(DUE);
  for (const { name, vacuum, analyze } of rows) {
    if (vacuum) await pglite.exec(`vacuum ${name}`);
    if (analyze) await pglite.exec(`analyze ${name}`);
  }
}
