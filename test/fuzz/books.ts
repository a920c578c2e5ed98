import { sql } from 'drizzle-orm';

import type { TestShop } from '../support/shop/shop.ts';

/**
 * Tables in which strangers' calls may insert and change rows: counts of attempts, the sign-in library's keys, budgets, the check
 * whether the database can be written.
 */
const OPEN_TABLES = new Set([
  'rate_limit',
  'jwks',
  'provider_budget',
  'provider_token',
  'recurring_job',
  'alert',
  'write_check',
  // Its numbers are on the invoices.
  'invoice_series',
  'migration',
  'schema_migration',
]);
/** Tables that may get no row unless its owner paid or asked for it. */
const CLOSED_TABLES = ['user_esim', 'esim', 'invoice', 'refund', 'provider_order', 'esim_fact', 'audit'];

export type Books = Map<string, Set<string>>;

/** Every row of the shop's tables, except those that contain one of these ids. */
export async function readBooks(shop: TestShop, without: string[]): Promise<Books> {
  const { db } = shop.deps.db;
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const books: Books = new Map();
  for (const { name } of rows) {
    if (OPEN_TABLES.has(name)) continue;
    const found = await db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
    );
    const others = found.rows.map(({ row }) => row).filter((row) => !without.some((id) => row.includes(id)));
    books.set(name, new Set(others));
  }
  return books;
}

/**
 * Other people's rows that were changed, deleted, or inserted without permission.
 * @param closed tables that may get no new rows
 */
export function changesIn(before: Books, after: Books, closed = CLOSED_TABLES): string[] {
  const wrongs: string[] = [];
  for (const [name, rows] of before) {
    for (const row of rows)
      if (!after.get(name)?.has(row)) wrongs.push(`${name}: ${changeOf(row, after.get(name) ?? new Set())}`);
  }
  for (const name of closed) {
    const fresh = [...(after.get(name) ?? [])].filter((row) => !before.get(name)?.has(row));
    wrongs.push(...fresh.map((row) => `${name}: nobody had a right to ${row.slice(0, 300)}`));
  }
  return wrongs;
}

/** What happened to a row: the columns that differ, or that it is gone. */
function changeOf(row: string, rows: ReadonlySet<string>): string {
  const was = JSON.parse(row) as Record<string, unknown>;
  const now = [...rows]
    .map((one) => JSON.parse(one) as Record<string, unknown>)
    .find(({ id }) => id !== undefined && id === was['id']);
  if (!now) return `gone: ${row.slice(0, 300)}`;
  const changed = Object.keys(was).filter((key) => JSON.stringify(was[key]) !== JSON.stringify(now[key]));
  const values = (of: Record<string, unknown>) => JSON.stringify(changed.map((key) => of[key])).slice(0, 300);
  return `changed in ${changed.join(', ')} of ${String(was['id'])}: ${values(was)} became ${values(now)}`;
}
