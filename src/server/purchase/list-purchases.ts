import { and, desc, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';

import type { ProcessorName } from '../../domain/checkout/payment-method.ts';
import type { PurchaseState } from '../../domain/checkout/purchase-state.ts';
import type { DbOrTx } from '../db/database.ts';
import { paymentTable, type Purchase, purchaseTable } from './tables.ts';

/** Which orders an operator asks for. What is left out is of no matter. */
export interface PurchaseFilter {
  state?: PurchaseState | undefined;
  from?: Date | undefined;
  /** Not included. */
  to?: Date | undefined;
  countryCode?: string | undefined;
  paidBy?: ProcessorName | undefined;
  /** Of the payment that counts, in cents. */
  atLeast?: number | undefined;
  atMost?: number | undefined;
  disputed?: boolean | undefined;
  needsReview?: boolean | undefined;
  /** What is in an account, or what was bought with an address and is in none. */
  buyer?: { userId: string } | { address: string } | undefined;
}

/** A place in the list: everything behind it is older, or as old with a smaller id. */
export interface PurchasePlace {
  createdAt: Date;
  id: string;
}

/** Orders with what was paid for each, newest first, those behind a place alone. */
export async function listPurchases(
  db: DbOrTx,
  filter: PurchaseFilter,
  { after, limit }: { after: PurchasePlace | null; limit: number },
): Promise<{ purchase: Purchase; paidCents: number | null }[]> {
  const rows = await db
    .select({ purchase: purchaseTable, paidCents: paymentTable.amountCents })
    .from(purchaseTable)
    .leftJoin(
      paymentTable,
      and(eq(paymentTable.purchaseId, purchaseTable.id), eq(paymentTable.status, 'accepted')),
    )
    .where(and(...conditionsOf(filter), after ? isBehind(after) : undefined))
    .orderBy(desc(purchaseTable.createdAt), desc(purchaseTable.id))
    .limit(limit);
  return rows;
}

function conditionsOf(filter: PurchaseFilter): SQL[] {
  const { state, createdAt, countryCode, paidBy, disputed, needsReview, userId, email } = purchaseTable;
  const { amountCents } = paymentTable;
  return [
    filter.buyer &&
      ('userId' in filter.buyer
        ? eq(userId, filter.buyer.userId)
        : sql`lower(${email}) = ${filter.buyer.address} and ${email} <> '' and ${userId} is null`),
    filter.state && eq(state, filter.state),
    filter.from && gte(createdAt, filter.from),
    filter.to && lt(createdAt, filter.to),
    filter.countryCode && eq(countryCode, filter.countryCode),
    filter.paidBy && eq(paidBy, filter.paidBy),
    filter.atLeast !== undefined && gte(amountCents, filter.atLeast),
    filter.atMost !== undefined && sql`${amountCents} <= ${filter.atMost}`,
    filter.disputed !== undefined && eq(disputed, filter.disputed),
    filter.needsReview === true && isNotNull(needsReview),
    filter.needsReview === false && sql`${needsReview} is null`,
  ].filter((condition) => condition !== undefined && condition !== false && condition !== '');
}

function isBehind({ createdAt, id }: PurchasePlace): SQL {
  return sql`(${purchaseTable.createdAt}, ${purchaseTable.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
}
