import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { type Database, openPglite } from '../../../src/server/db/database.ts';
import { CardCheckout, openMemoryShop } from '../../support/memory-world/memory-shop.ts';

/** How many pages of tables and indexes were read so far; repeated reads of a page count. */
async function pagesRead({ db }: Database): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ pages: number }>(
    sql`select sum(heap_blks_hit + heap_blks_read + idx_blks_hit + idx_blks_read)::integer as pages
      from pg_statio_user_tables`,
  );
  return rows[0]?.pages ?? 0;
}

/** With plans made while the tables were empty, and not made anew: those of a shop's first day. */
it('a purchase costs hardly more when many have bought', async () => {
  const database = await openPglite({});
  const memory = await openMemoryShop(database);
  try {
    const buy = async (times: number) => {
      for (let i = 0; i < times; i++) await new CardCheckout(memory).buy();
    };
    const costOf = async (times: number) => {
      const before = await pagesRead(database);
      await buy(times);
      return ((await pagesRead(database)) - before) / times;
    };
    await buy(100);
    const first = await costOf(10);
    await buy(300);
    const later = await costOf(10);
    expect(first).toBeGreaterThan(100);
    // An index that is one level deeper costs one page more for each lookup.
    expect(later / first).toBeLessThan(1.5);
  } finally {
    await memory.shop.close();
  }
});
