import { sql } from 'drizzle-orm';
import type pg from 'pg';

import type { Database } from '../database.ts';

/** Asks one of the two databases of a move. */
export type Ask = <Row extends object>(text: string) => Promise<Row[]>;

export const askOf =
  ({ db }: Pick<Database, 'db'>): Ask =>
  async <Row extends object>(text: string) =>
    (await db.execute(sql.raw(text))).rows as Row[];

export const askOfClient =
  (client: pg.Client): Ask =>
  async <Row extends object>(text: string) =>
    (await client.query<Row>(text)).rows;

export interface BookTable {
  /** As SQL has it: `"user"`, `pgboss.job`. */
  name: string;
  /** In order of their names, which is the same in databases of any age. */
  columns: string[];
  /** Without those that the database generates. */
  written: string[];
  /** The tables that hold its rows: itself, or its partitions. */
  leaves: string[];
}

/** What each database has by itself: how it was made, and the queue's own upkeep of it. */
const ITS_OWN = new Set(['migration', 'pgboss.version', 'pgboss.bam', 'pgboss.queue_stats']);
const SCHEMAS = `(current_schema(), 'pgboss')`;

/** All tables of a shop and of its job queue. */
export async function booksOf(ask: Ask): Promise<BookTable[]> {
  const columns = (which: string) => `array(select quote_ident(attname) from pg_attribute
    where attrelid = pg_class.oid and attnum > 0 and not attisdropped ${which} order by attname)`;
  const tables = await ask<BookTable>(`select pg_class.oid::regclass::text as name,
      ${columns('')} as columns, ${columns("and attgenerated = ''")} as written,
      case relkind when 'r' then array[pg_class.oid::regclass::text]
        else array(select relid::regclass::text from pg_partition_tree(pg_class.oid) where isleaf) end as leaves
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ${SCHEMAS} and relkind in ('r', 'p') and not relispartition
    order by 1`);
  return tables.filter(({ name }) => !ITS_OWN.has(name));
}

/** Each foreign key as it would be made anew. */
export const foreignKeysOf = (ask: Ask) =>
  ask<{ table: string; name: string; definition: string }>(`select conrelid::regclass::text as table,
      quote_ident(conname) as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
    where nspname in ${SCHEMAS} and contype = 'f' and conparentid = 0`);

/** The tables whose rows a trigger of ours would check or change. */
export const tablesWithTriggers = (ask: Ask) =>
  ask<{ table: string }>(`select distinct tgrelid::regclass::text as table
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ${SCHEMAS} and not tgisinternal and tgparentid = 0`);

/** The sequences behind columns that number their rows. */
export const sequencesOf = (ask: Ask) =>
  ask<{ table: string; column: string; sequence: string }>(`select * from (
      select attrelid::regclass::text as table, attname as column,
        pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence
      from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
      where nspname in ${SCHEMAS} and relkind in ('r', 'p') and attnum > 0 and not attisdropped
    ) as numbered where sequence is not null`);

/** Both databases must write a value as the same text, for it to be compared. */
export const SAME_TEXT = [
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, MDY'`,
  `set intervalstyle = 'postgres'`,
  `set bytea_output = 'hex'`,
  `set extra_float_digits = 1`,
];

/** What a table holds: how many rows, and a sum over all their values that does not depend on their order. */
export interface Sum {
  rows: string;
  sum: string;
}

export async function sumOf(ask: Ask, { name, columns }: BookTable): Promise<Sum> {
  const [sum] = await ask<Sum>(`select count(*)::text as rows,
    coalesce(sum(hashtextextended(row(${columns.join(', ')})::text, 0)::numeric), 0)::text as sum from ${name}`);
  return sum ?? { rows: '0', sum: '0' };
}

/** The sum of each column of money in its smallest unit, by currency: `payment.amount_cents, USD` and `12345`. */
export async function moneyOf(ask: Ask, tables: readonly BookTable[]): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const { name, columns } of tables.filter(({ columns }) => columns.includes('currency')))
    for (const column of columns.filter((one) => one.endsWith('_cents'))) {
      const rows = await ask<{ currency: string; sum: string }>(
        `select coalesce(currency, 'none') as currency, sum(${column})::text as sum from ${name} where ${column} <> 0 group by 1 order by 1`,
      );
      for (const { currency, sum } of rows) sums.set(`${name}.${column}, ${currency}`, sum);
    }
  return sums;
}
