import { sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { providerBudgetTable } from './tables.ts';

/** What a call is for, most important first. */
export type Share = 'order' | 'status' | 'catalogue' | 'background';

/**
 * How much of a second's calls is open to each kind: whatever the others do, orders find the rest free. The first call of
 * a second always passes, so that a dear one is never shut out for good.
 */
export const OPEN: Record<Share, number> = { order: 1, status: 0.7, catalogue: 0.6, background: 0.4 };

/** How long a call waits for its turn, in milliseconds. */
const PATIENCE_MS: Record<Share, number> = {
  order: 10_000,
  status: 3_000,
  catalogue: 120_000,
  background: 5_000,
};

/** Between two questions for the same token, on average. */
export const PAUSE_MS = 100;

/** How often a provider may be asked in one second, counted in the database for all processes together. */
export interface Budget {
  /** Waits until the call may be made; false when it may not within its patience, or within `patienceMs`. */
  take(share: Share, cost: number, patienceMs?: number): Promise<boolean>;
}

/** @param perSecond what the provider allows, in its own units of cost */
export function createBudget({ db }: Database, provider: string, perSecond: number): Budget {
  async function takeNow(share: Share, cost: number): Promise<boolean> {
    const most = Math.floor(perSecond * OPEN[share]);
    // The database's clock is the one that all processes share.
    const { secondAt, spent } = providerBudgetTable;
    const asked = sql`excluded.second_at`;
    const isNew = sql`${secondAt} < ${asked}`;
    const counted = await db
      .insert(providerBudgetTable)
      .values({ provider, secondAt: sql`floor(extract(epoch from clock_timestamp()))`, spent: cost })
      .onConflictDoUpdate({
        target: providerBudgetTable.provider,
        set: {
          spent: sql`case when ${isNew} then excluded.spent else ${spent} + excluded.spent end`,
          secondAt: sql`greatest(${secondAt}, ${asked})`,
        },
        setWhere: sql`${isNew} or ${spent} + excluded.spent <= ${most}`,
      })
      .returning({ spent });
    return counted.length > 0;
  }

  return {
    async take(share, cost, patienceMs = PATIENCE_MS[share]) {
      const until = performance.now() + patienceMs;
      for (;;) {
        if (await takeNow(share, cost)) return true;
        if (performance.now() >= until) return false;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (0.5 + Math.random())));
      }
    },
  };
}

/** What every provider that was ever asked has spent of the running second. */
export async function readSpent({ db }: Pick<Database, 'db'>): Promise<Map<string, number>> {
  const { provider, secondAt, spent } = providerBudgetTable;
  const isNow = sql`${secondAt} >= floor(extract(epoch from clock_timestamp()))`;
  const rows = await db
    .select({ provider, spent: sql<number>`case when ${isNow} then ${spent} else 0 end` })
    .from(providerBudgetTable);
  return new Map(rows.map((row) => [row.provider, row.spent]));
}
