import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';

import type { PurchaseState } from '../../domain/checkout/purchase-state.ts';
import { purchaseTable } from './tables.ts';

const { state, refundedAt, abandonedAt } = purchaseTable;

/** Purchases that are neither finished nor given up; an index holds only them. */
export const isUnderWay: SQL = sql`${purchaseTable.isUnderWay}`;

/**
 * Purchases in one of these states. Where a column of an index says it, that column alone: of both together the database would expect
 * far too few.
 */
export function inStates(states: readonly PurchaseState[]): SQL | undefined {
  const isOnly = (one: PurchaseState) => states.length > 0 && states.every((state) => state === one);
  if (isOnly('refunded')) return isNotNull(refundedAt);
  if (isOnly('abandoned')) return isNotNull(abandonedAt);
  const isEnded = states.some((one) => ['delivered', 'refunded', 'abandoned'].includes(one));
  return and(inArray(state, [...states]), isEnded ? undefined : isUnderWay);
}
