import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';

import { type ProcessorName, PROCESSORS } from '../../../domain/checkout/payment-method.ts';
import type { PurchaseState } from '../../../domain/checkout/purchase-state.ts';
import { GOING_REFUNDS } from '../../../domain/checkout/refund-state.ts';
import type { Minor } from '../../../domain/money.ts';
import type { Whose } from '../../audit/customer-notes.ts';
import type { Db } from '../../db/database.ts';
import { countRows, type RowCount } from '../../db/list-page.ts';
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
  bundleName?: string | undefined;
  paidBy?: ProcessorName | undefined;
  /** Of the accepted payment, in cents of a dollar at the rate of its purchase. */
  atLeast?: number | undefined;
  atMost?: number | undefined;
  disputed?: boolean | undefined;
  needsReview?: boolean | undefined;
  /** Whether it was refunded, or is being refunded, in whole or in part. */
  refunded?: boolean | undefined;
  /** Whether a refund of it failed, and was not sent again. */
  refundFailed?: boolean | undefined;
  /** Purchases in some accounts, and guest purchases with some addresses that are in none. */
  buyer?: Whose | undefined;
}

/** Orders of the list. By amount only paid orders are listed, by what they were in dollars. */
export const PURCHASE_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;

export type PurchaseSort = (typeof PURCHASE_SORTS)[number];

/** A position in the list, behind which a page begins: the row's moment or its amount in dollar cents, and its id. */
export interface PurchasePlace {
  by: Date | number;
  id: string;
}

export interface ListedPurchase {
  purchase: Purchase;
  paid: Minor | null;
  /** Of the list in this order. */
  place: PurchasePlace;
}

/** Most buyers pay by it, so an index holds only purchases by others. */
const [COMMON] = PROCESSORS;

/** Orders with the amount paid for each in its currency, only those behind a position. Equal ones are in the order of their ids. */
export async function listPurchases(
  db: Db,
  filter: PurchaseFilter,
  { after, limit, sort = 'newest' }: { after: PurchasePlace | null; limit: number; sort?: PurchaseSort },
): Promise<ListedPurchase[]> {
  const { createdAt, id } = purchaseTable;
  const { purchaseId, baseCents, amountCents } = paymentTable;
  const isByAmount = sort === 'highest' || sort === 'lowest';
  // The payment's id of the order, not the order's own: an index has it beside the amount. Few orders are sorted without it,
  // which would be read from one end to the other for them.
  const isAlongAmounts = isByAmount && !(await areFew(db, filter));
  const amount = isByAmount && !isAlongAmounts ? sql`(${baseCents} + 0)` : baseCents;
  const [first, second] = isByAmount ? [amount, purchaseId] : [createdAt, id];
  const isDown = sort === 'newest' || sort === 'highest';
  const along = isDown ? desc : asc;
  const value = after && (after.by instanceof Date ? after.by.toISOString() : after.by);
  const isBehind =
    after &&
    sql`(${first}, ${second}) ${sql.raw(isDown ? '<' : '>')} (${value}::${sql.raw(isByAmount ? 'integer' : 'timestamptz')}, ${after.id}::uuid)`;
  const rows = await planAnew(db, (tx) => {
    const query = tx
      .select({ purchase: purchaseTable, paid: amountCents, baseCents })
      .from(purchaseTable)
      .$dynamic();
    const joined = isByAmount
      ? query.innerJoin(paymentTable, isAccepted)
      : query.leftJoin(paymentTable, isAccepted);
    return joined
      .where(and(...conditionsOf(filter, isAlongAmounts), isBehind ?? undefined))
      .orderBy(along(first), along(second))
      .limit(limit);
  });
  return rows.map(({ purchase, paid, baseCents: cents }) => ({
    purchase,
    paid,
    place: { by: isByAmount ? (cents ?? 0) : purchase.createdAt, id: purchase.id },
  }));
}

const isAccepted = and(eq(paymentTable.purchaseId, purchaseTable.id), eq(paymentTable.status, 'accepted'));

/** @param isPaid whether only paid ones count, as the list by amount has them */
export function countPurchases(
  db: Db,
  filter: PurchaseFilter,
  isPaid: boolean,
  most?: number,
): Promise<RowCount> {
  const needsPayment = isPaid || filter.atLeast !== undefined || filter.atMost !== undefined;
  return countRows(
    db,
    (tx) => {
      const all = tx
        .select({ one: sql`1` })
        .from(purchaseTable)
        .$dynamic();
      return (needsPayment ? all.innerJoin(paymentTable, isAccepted) : all).where(
        and(...conditionsOf(filter)),
      );
    },
    most,
  );
}

/** So many orders are sorted in no time. */
const FEW = 5_000;

async function areFew(db: Db, filter: PurchaseFilter): Promise<boolean> {
  if (conditionsOf(filter).length === 0) return false;
  const { count, is_more: isMore } = await countPurchases(db, filter, false, FEW);
  return count !== null && !isMore;
}

/** Returning a duplicate payment does not make a purchase refunded. */
const hasRefund = sql`exists (select 1 from ${refundTable} where ${and(
  eq(refundTable.purchaseId, purchaseTable.id),
  inArray(refundTable.status, GOING_REFUNDS),
  ne(refundTable.reason, 'duplicate'),
)})`;

const hasFailedRefund = sql`exists (select 1 from ${refundTable} where ${and(
  eq(refundTable.purchaseId, purchaseTable.id),
  sql`${refundTable.status} = 'failed'`,
)})`;

/**
 * @param isAlongAmounts whether the index of amounts is read instead of one that has only some states. With the condition of
 *   that one too, PostgreSQL would expect a few orders of a state that has thousands, and would read them all.
 */
function conditionsOf(filter: PurchaseFilter, isAlongAmounts = false): SQL[] {
  const { createdAt, paidAt, countryCode, paidBy, rareProcessor, disputed, needsReview, userId, email } =
    purchaseTable;
  const { baseCents } = paymentTable;
  return [
    filter.buyer &&
      or(
        inArray(userId, [...filter.buyer.accounts]),
        and(inArray(sql`lower(${email})`, [...filter.buyer.addresses]), ne(email, ''), isNull(userId)),
      ),
    !isNamed(filter) && isNotNull(paidAt),
    filter.ids && inArray(purchaseTable.id, [...filter.ids]),
    filter.state && (isAlongAmounts ? eq(purchaseTable.state, filter.state) : inStates([filter.state])),
    filter.from && gte(createdAt, filter.from),
    filter.to && lt(createdAt, filter.to),
    filter.countryCode && eq(countryCode, filter.countryCode),
    filter.bundleName && eq(purchaseTable.bundleName, filter.bundleName),
    filter.paidBy && eq(filter.paidBy === COMMON ? paidBy : rareProcessor, filter.paidBy),
    filter.atLeast !== undefined && gte(baseCents, filter.atLeast),
    filter.atMost !== undefined && lte(baseCents, filter.atMost),
    filter.disputed !== undefined && eq(disputed, filter.disputed),
    filter.needsReview === true && isNotNull(needsReview),
    filter.refunded === true && hasRefund,
    filter.refunded === false && not(hasRefund),
    filter.refundFailed === true && hasFailedRefund,
    filter.refundFailed === false && not(hasFailedRefund),
    filter.needsReview === false && sql`${needsReview} is null`,
  ].filter((condition) => condition !== undefined && condition !== false && condition !== '');
}

/** Whether it names what unpaid purchases may be, too: a state, a buyer, or trouble with a payment that did not fit. */
function isNamed({ ids, state, buyer, needsReview }: PurchaseFilter): boolean {
  return ids !== undefined || state !== undefined || buyer !== undefined || needsReview === true;
}
