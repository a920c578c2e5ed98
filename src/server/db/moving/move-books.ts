import type pg from 'pg';

import type { Database } from '../database.ts';
import {
  type Ask,
  askOf,
  askOfClient,
  type BookTable,
  booksOf,
  foreignKeysOf,
  moneyOf,
  SAME_TEXT,
  sequencesOf,
  sumOf,
  tablesWithTriggers,
} from './books.ts';
import { copyIn } from './copy-in.ts';

/** Bytes of a table that are in memory at a time, as the database stores them. */
const PIECE = 2 ** 22;

/** One line of what was compared: a table with the number of its rows, or money with its sum. */
export interface Compared {
  what: string;
  here: string;
  there: string;
  /** Whether the contents are equal, too. */
  isEqual: boolean;
}

/**
 * Copies all rows of an embedded database into the tables of another, in one transaction that the caller has begun and that shuts
 * everybody else out. What was there is replaced. Returns a line for each table with rows, and for each column of money and currency.
 * @throws if a row breaks a rule of its table, which none does that is in the source's own
 */
export async function moveBooks(source: Database, target: pg.Client): Promise<Compared[]> {
  const [from, to] = [askOf(source), askOfClient(target)];
  for (const ask of [from, to]) for (const setting of SAME_TEXT) await ask(setting);
  // A page of rows is read by its place in the file, never by reading the whole table.
  await from('set enable_seqscan = off');
  const tables = await booksOf(from);
  const lacking = differing(tables, await booksOf(to));
  if (lacking.length > 0) throw new Error(`the tables differ: ${lacking.join(', ')}`);

  const keys = await foreignKeysOf(to);
  const guarded = await tablesWithTriggers(to);
  for (const { table, name } of keys) await to(`alter table ${table} drop constraint ${name}`);
  for (const { table } of guarded) await to(`alter table ${table} disable trigger user`);
  await to(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const { name, written, leaves } of tables) {
    const columns = written.join(', ');
    await copyIn(target, `copy ${name} (${columns}) from stdin`, rowsOf(source, leaves, columns));
  }
  for (const { table, name, definition } of keys)
    await to(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { table } of guarded) await to(`alter table ${table} enable trigger user`);
  await moveSequences(from, target);
  return compare(from, to, tables);
}

function differing(here: BookTable[], there: BookTable[]): string[] {
  const known = new Map(there.map(({ name, columns }) => [name, columns.join()]));
  return here.filter(({ name, columns }) => known.get(name) !== columns.join()).map(({ name }) => name);
}

/** Some blocks of the file at a time: nobody else writes, so each row is in exactly one. */
async function* rowsOf(source: Database, leaves: string[], columns: string): AsyncGenerator<Buffer> {
  for (const leaf of leaves) {
    const [size] = await askOf(source)<{ blocks: number; bytes: number }>(
      `select (pg_relation_size('${leaf}') / current_setting('block_size')::int)::int as blocks,
        pg_table_size('${leaf}')::float8 as bytes`,
    );
    const { blocks, bytes } = size ?? { blocks: 0, bytes: 0 };
    const step = Math.max(1, Math.floor((blocks * PIECE) / bytes));
    for (let block = 0; block < blocks; block += step) {
      const piece = await source.copyOut?.(
        `select ${columns} from ${leaf} where ctid >= '(${block},0)' and ctid < '(${block + step},0)'`,
      );
      if (piece && piece.length > 0) yield piece;
    }
  }
}

async function moveSequences(from: Ask, target: pg.Client): Promise<void> {
  const there = await sequencesOf(askOfClient(target));
  for (const { table, column, sequence } of await sequencesOf(from)) {
    const [at] = await from<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${sequence}`,
    );
    const its = there.find((one) => one.table === table && one.column === column)?.sequence;
    await target.query('select setval($1::regclass, $2::bigint, $3)', [its, at?.last, at?.called]);
  }
}

async function compare(from: Ask, to: Ask, tables: BookTable[]): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const table of tables) {
    const [here, there] = [await sumOf(from, table), await sumOf(to, table)];
    const isEqual = here.rows === there.rows && here.sum === there.sum;
    if (here.rows !== '0' || !isEqual)
      compared.push({ what: table.name, here: here.rows, there: there.rows, isEqual });
  }
  const [here, there] = await Promise.all([moneyOf(from, tables), moneyOf(to, tables)]);
  for (const what of new Set([...here.keys(), ...there.keys()])) {
    const [mine, its] = [here.get(what) ?? 'none', there.get(what) ?? 'none'];
    compared.push({ what, here: mine, there: its, isEqual: mine === its });
  }
  return compared;
}
