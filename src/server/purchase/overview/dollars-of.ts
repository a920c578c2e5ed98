import { and, eq, inArray } from 'drizzle-orm';

import type { Minor } from '../../../domain/money.ts';
import type { DbOrTx } from '../../db/database.ts';
import { BASE_AMOUNT, paymentTable, refundTable } from '../tables.ts';

/**
 * What the accepted payments of purchases, and refunds, are in cents of dollars, by the ids of the purchases and refunds: the
 * figures that income and journal have.
 */
export async function dollarsOf(
  db: DbOrTx,
  { purchases, refunds }: { purchases: string[]; refunds: string[] },
): Promise<ReadonlyMap<string, Minor>> {
  const cents = BASE_AMOUNT.mapWith(Number);
  const { purchaseId, status } = paymentTable;
  const paid =
    purchases.length === 0
      ? []
      : await db
          .select({ id: purchaseId, cents })
          .from(paymentTable)
          .where(and(inArray(purchaseId, purchases), eq(status, 'accepted')));
  const back =
    refunds.length === 0
      ? []
      : await db
          .select({ id: refundTable.id, cents })
          .from(refundTable)
          .where(inArray(refundTable.id, refunds));
  return new Map([...paid, ...back].map((row) => [row.id, row.cents]));
}
