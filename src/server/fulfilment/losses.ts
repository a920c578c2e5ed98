import { and, desc, gt, gte, inArray } from 'drizzle-orm';

import { BOUGHT_ORDERS } from '../../domain/checkout/provider-order-state.ts';
import type { Minor } from '../../domain/money.ts';
import type { DbOrTx } from '../db/database.ts';
import { type ProviderOrder, providerOrderTable } from '../esims/tables.ts';

/** Orders since a time that took more of their price than it left for them, and the loss if it is above a limit; newest first. */
export async function lossesSince(
  db: DbOrTx,
  since: Date,
  above: Minor,
): Promise<(Pick<ProviderOrder, 'purchaseId' | 'wholesaler' | 'startedAt'> & { cents: Minor })[]> {
  const { purchaseId, wholesaler, startedAt, lossCents, outcome } = providerOrderTable;
  const rows = await db
    .select({ purchaseId, wholesaler, startedAt, cents: lossCents })
    .from(providerOrderTable)
    .where(and(gte(startedAt, since), gt(lossCents, above), inArray(outcome, BOUGHT_ORDERS)))
    .orderBy(desc(startedAt));
  return rows.flatMap(({ cents, ...row }) => (cents === null ? [] : [{ ...row, cents }]));
}
