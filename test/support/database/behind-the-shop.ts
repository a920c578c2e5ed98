import { like, sql } from 'drizzle-orm';

import { priceRuleSchema } from '../../../src/domain/operators/pricing/price-rules-schema.ts';
import type { PriceRule } from '../../../src/domain/operators/pricing/price-rules.ts';
import type { Database, DbOrTx, Tx } from '../../../src/server/db/database.ts';
import type { Deps } from '../../../src/server/deps.ts';
import type { Limit } from '../../../src/server/http/rate-limit.ts';
import { rateLimitTable } from '../../../src/server/http/tables.ts';
import { priceListTable } from '../../../src/server/pricing/tables.ts';

/** Changes the catalogue's tables as a new revision, and waits until this process's shop shows it. */
export async function changeCatalogue(
  { db, catalog }: Pick<Deps, 'db' | 'catalog'>,
  change: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await db.db.transaction(async (tx) => {
    await change(tx);
    await tx.execute(sql`update catalog_revision set revision = revision + 1`);
  });
  await catalog.refresh();
}

/** Writes the rules of a shop down as the next list, behind nobody's back: it's what publishing leaves in the database. */
export async function setRules(
  db: DbOrTx,
  rules: readonly (Partial<PriceRule> & Pick<PriceRule, 'scope'>)[],
  belowFloor: 'sell' | 'hold' | 'hide' = 'hold',
): Promise<void> {
  await db.insert(priceListTable).values({
    version: sql`(select max(version) + 1 from price_list)`,
    rules: [{ scope: 'global' as const }, ...rules].map((rule) =>
      priceRuleSchema.parse({ markup_bp: 2500, ...rule }),
    ),
    belowFloor,
    why: '',
  });
}

/** Gives everybody counted by a limit so many earlier attempts. */
export async function countedBefore({ db }: Deps, { name }: Limit, count: number): Promise<void> {
  await db.db
    .update(rateLimitTable)
    .set({ count })
    .where(like(rateLimitTable.key, `${name} %`));
}

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
