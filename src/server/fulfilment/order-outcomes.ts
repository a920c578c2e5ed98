import { gte, sql } from 'drizzle-orm';

import { BOUGHT_ORDERS, UNANSWERED_ORDERS } from '../../domain/checkout/provider-order-state.ts';
import type { DbOrTx } from '../db/database.ts';
import { providerOrderTable } from '../esims/tables.ts';

/** How many orders since a time were bought, refused, or have no answer yet, by wholesaler. */
export async function ordersByOutcome(
  db: DbOrTx,
  since: Date,
): Promise<Map<string, { bought: number; refused: number; open: number }>> {
  const { wholesaler, outcome, startedAt } = providerOrderTable;
  const rows = await db
    .select({ wholesaler, outcome, count: sql<number>`count(*)::integer` })
    .from(providerOrderTable)
    .where(gte(startedAt, since))
    .groupBy(wholesaler, outcome);
  const found = new Map<string, { bought: number; refused: number; open: number }>();
  for (const row of rows) {
    const sum = found.get(row.wholesaler) ?? { bought: 0, refused: 0, open: 0 };
    if (BOUGHT_ORDERS.includes(row.outcome)) sum.bought += row.count;
    else if (UNANSWERED_ORDERS.includes(row.outcome)) sum.open += row.count;
    else sum.refused += row.count;
    found.set(row.wholesaler, sum);
  }
  return found;
}
