import { and, eq, gt, inArray } from 'drizzle-orm';

import { inAnyOrder } from '../db/columns.ts';
import type { DbOrTx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { providerOrderTable, type ProviderOrder, providerReturnTable } from '../esims/tables.ts';
import { takeOff } from './take-off.ts';

/** How many days the wholesaler is asked for its decision about a replaced eSIM. */
const TRY_DAYS = 7;

/** Orders whose eSIM was replaced and whose return the wholesaler has yet to decide. */
export async function replacedOrdersToEmpty(db: DbOrTx, now: Date, limit: number): Promise<ProviderOrder[]> {
  const since = new Date(now.getTime() - TRY_DAYS * 86_400_000);
  const { wholesaler, orderReference, state, beganAt } = providerReturnTable;
  const rows = await db
    .select({ order: providerOrderTable })
    .from(providerReturnTable)
    .innerJoin(
      providerOrderTable,
      and(
        eq(providerOrderTable.wholesaler, wholesaler),
        eq(providerOrderTable.reference, orderReference),
        eq(providerOrderTable.outcome, 'replaced'),
      ),
    )
    .where(and(inArray(state, ['to_balance', 'to_stock']), gt(beganAt, since)))
    .orderBy(inAnyOrder)
    .limit(limit);
  return rows.map(({ order }) => order);
}

/** Continues the return of a replaced eSIM's order. Safe to repeat. */
export async function emptyReplaced(deps: Deps, order: ProviderOrder): Promise<void> {
  const { reference, wholesaler, bundleName, purchaseId } = order;
  if (reference === null) return;
  const { iccids } = await deps.wholesalers.of(order).orderOf(reference);
  const iccid = iccids?.[0];
  if (iccid === undefined) return;
  await takeOff(deps, { iccid, wholesaler, bundleName, purchaseId, orderReference: reference });
}
