import { and, desc, eq, gte, inArray, isNotNull, lt, lte, ne, not, type SQL, sql } from 'drizzle-orm';

import { type ProcessorName, PROCESSORS } from '../../../domain/checkout/payment-method.ts';
import type { PurchaseState } from '../../../domain/checkout/purchase-state.ts';
import { GOING_REFUNDS } from '../../../domain/checkout/refund-state.ts';
import type { Minor } from '../../../domain/money.ts';
import type { Db } from '../../db/database.ts';
import { planAnew } from '../../db/statement.ts';
import { inStates } from '../in-states.ts';
import { paymentTable, type Purchase, purchaseTable, refundTable } from '../tables.ts';

/** Which orders an operator wants to see. Fields left out do not filter; checkouts that nobody paid only come if they are named. */
export interface PurchaseFilter {
  ids?: readonly string[] | undefined;
  state?: PurchaseState | undefined;
  from?: Date | undefined;
  /** Not included. */
  to?: Date | undefined;
  countryCode?: string | undefined;
  paidBy?: ProcessorName | undefined;
  /** Of the accepted payment, in cents of a dollar at the rate of its purchase. */
  atLeast?: number | undefined;
  atMost?: number | undefined;
  disputed?: boolean | undefined;
  needsReview?: boolean | undefined;
  /** Whether it was refunded, or is being refunded, in whole or in part. */
  refunded?: boolean | undefined;
  /** Purchases in an account, or guest purchases with an address that are in none. */
  buyer?: { userId: string } | { address: string } | undefined;
}

/** A position in the list: everything after it is older, or as old with a smaller id. */
export interface PurchasePlace {
  createdAt: Date;
  id: string;
}

/** Most buyers pay by it, so an index holds only purchases by others. */
const [COMMON] = PROCESSORS;

/** Orders with the amount paid for each in its currency, newest first, only those after a position. */
export function listPurchases(
  db: Db,
  filter: PurchaseFilter,
  { after, limit }: { after: PurchasePlace | null; limit: number },
): Promise<{ purchase: Purchase; paid: Minor | null }[]> {
  return planAnew(db, (tx) =>
    tx
      .select({ purchase: purchaseTable, paid: paymentTable.amountCents })
      .from(purchaseTable)
      .leftJoin(
        paymentTable,
        and(eq(paymentTable.purchaseId, purchaseTable.id), eq(paymentTable.status, 'accepted')),
      )
      .where(and(...conditionsOf(filter), after ? isBehind(after) : undefined))
      .orderBy(desc(purchaseTable.createdAt), desc(purchaseTable.id))
      .limit(limit),
  );
}

/** Returning a duplicate payment does not make a purchase refunded. */
const hasRefund = sql`exists (select 1 from ${refundTable} where ${and(
  eq(refundTable.purchaseId, purchaseTable.id),
  inArray(refundTable.status, GOING_REFUNDS),
  ne(refundTable.reason, 'duplicate'),
)})`;

function conditionsOf(filter: PurchaseFilter): SQL[] {
  const { createdAt, paidAt, countryCode, paidBy, rareProcessor, disputed, needsReview, userId, email } =
    purchaseTable;
  const { baseCents } = paymentTable;
  return [
    filter.buyer &&
      ('userId' in filter.buyer
        ? eq(userId, filter.buyer.userId)
        : sql`lower(${email}) = ${filter.buyer.address} and ${email} <> '' and ${userId} is null`),
    !isNamed(filter) && isNotNull(paidAt),
    filter.ids && inArray(purchaseTable.id, [...filter.ids]),
    filter.state && inStates([filter.state]),
    filter.from && gte(createdAt, filter.from),
    filter.to && lt(createdAt, filter.to),
    filter.countryCode && eq(countryCode, filter.countryCode),
    filter.paidBy && eq(filter.paidBy === COMMON ? paidBy : rareProcessor, filter.paidBy),
    filter.atLeast !== undefined && gte(baseCents, filter.atLeast),
    filter.atMost !== undefined && lte(baseCents, filter.atMost),
    filter.disputed !== undefined && eq(disputed, filter.disputed),
    filter.needsReview === true && isNotNull(needsReview),
    filter.refunded === true && hasRefund,
    filter.refunded === false && not(hasRefund),
    filter.needsReview === false && sql`${needsReview} is null`,
  ].filter((condition) => condition !== undefined && condition !== false && condition !== '');
}

/** Whether it names what unpaid purchases may be, too: a state, a buyer, or trouble with a payment that did not fit. */
function isNamed({ ids, state, buyer, needsReview }: PurchaseFilter): boolean {
  return ids !== undefined || state !== undefined || buyer !== undefined || needsReview === true;
}

function isBehind({ createdAt, id }: PurchasePlace): SQL {
  return sql`(${purchaseTable.createdAt}, ${purchaseTable.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
}
