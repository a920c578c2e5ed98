import { globSync } from 'node:fs';
import path from 'node:path';

import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

import { ROOT } from '../machine/source-files.ts';

/** Every table of the shop, as its code has it. */
export async function tablesInCode(): Promise<ReturnType<typeof getTableConfig>[]> {
  const files = globSync('src/server/**/tables.ts', { cwd: ROOT }).toSorted();
  const modules = await Promise.all(
    files.map((file) => import(path.join(ROOT, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) =>
    Object.values(module).flatMap((table) => (is(table, PgTable) ? [getTableConfig(table)] : [])),
  );
}
