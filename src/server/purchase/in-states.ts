import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';

import type { PurchaseState } from '../../domain/checkout/purchase-state.ts';
import { purchaseTable } from './tables.ts';

const { state, refundedAt, abandonedAt } = purchaseTable;

/** Purchases that are neither finished nor given up; an index holds only them. */
export const isUnderWay: SQL = sql`${purchaseTable.isUnderWay}`;

/** Purchases in one of these states; also by the column of the index that holds little else, if there is one. */
export function inStates(states: readonly PurchaseState[]): SQL | undefined {
  return and(inArray(state, [...states]), indexed(states));
}

function indexed(states: readonly PurchaseState[]): SQL | undefined {
  const all = (...some: PurchaseState[]) => states.every((one) => some.includes(one));
  if (all('refunded')) return isNotNull(refundedAt);
  if (all('abandoned')) return isNotNull(abandonedAt);
  return states.some((one) => ['delivered', 'refunded', 'abandoned'].includes(one)) ? undefined : isUnderWay;
}
