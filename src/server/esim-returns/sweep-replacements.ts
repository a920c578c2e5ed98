import { and, eq, gt, inArray } from 'drizzle-orm';

import { inWork } from '../core/work.ts';
import { inAnyOrder } from '../db/columns.ts';
import type { DbOrTx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { type ProviderOrder, providerOrderTable, providerReturnTable } from '../esims/tables.ts';
import { goOnReplacing, openReplacements } from './replace-esim.ts';
import { takeOff } from './take-off.ts';

/**
 * Continues replacements that broke off, and old eSIMs whose return the wholesaler has yet to decide.
 * @param limit how many of each
 * @returns how many were looked at
 */
export async function sweepReplacements(deps: Deps, limit: number): Promise<number> {
  const open = await openReplacements(deps.db.db, limit);
  for (const replacement of open) {
    const { purchaseId } = replacement;
    await inWork({ purchaseId }, () => goOnReplacing(deps, replacement)).catch((error: unknown) => {
      deps.log.error({ err: error, purchaseId }, 'recover: eSIM is replaced later');
    });
  }
  const old = await replacedOrdersToEmpty(deps.db.db, deps.now(), limit);
  for (const order of old) {
    const { purchaseId } = order;
    await inWork({ purchaseId }, () => emptyReplaced(deps, order)).catch((error: unknown) => {
      deps.log.error({ err: error, purchaseId }, 'recover: replaced eSIM is asked for again later');
    });
  }
  return open.length + old.length;
}

/** How many days the wholesaler is asked for its decision about a replaced eSIM. */
const TRY_DAYS = 7;

/** Orders whose eSIM was replaced and whose return the wholesaler has yet to decide. */
async function replacedOrdersToEmpty(db: DbOrTx, now: Date, limit: number): Promise<ProviderOrder[]> {
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
async function emptyReplaced(deps: Deps, order: ProviderOrder): Promise<void> {
  const { reference, wholesaler, bundleName, purchaseId } = order;
  if (reference === null) return;
  const { iccids } = await deps.wholesalers.of(order).orderOf(reference);
  const iccid = iccids?.[0];
  if (iccid === undefined) return;
  await takeOff(deps, { iccid, wholesaler, bundleName, purchaseId, orderReference: reference });
}
