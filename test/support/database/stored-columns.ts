import { sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

/** The columns of a table that can be written: all but the generated ones. @param row the name of the row that has them */
export function storedColumns(table: PgTable, row?: string): SQL {
  const names = getTableConfig(table).columns.filter(({ generated }) => !generated);
  return sql.raw(names.map(({ name }) => `${row === undefined ? '' : `${row}.`}${name}`).join(', '));
}
