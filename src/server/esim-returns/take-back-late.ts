import { and, eq, inArray, isNotNull, lte, ne, notExists, or, sql } from 'drizzle-orm';

import {
  BOUGHT_ORDERS,
  isUnanswered,
  UNANSWERED_ORDERS,
} from '../../domain/checkout/provider-order-state.ts';
import { AWAITED_PURCHASES } from '../../domain/checkout/purchase-state.ts';
import type { DbOrTx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import {
  type ProviderOrder,
  providerOrderTable,
  providerReturnTable,
  userEsimTable,
} from '../esims/tables.ts';
import { lockReference, recordLate } from '../fulfilment/bind-provider-order.ts';
import { freeAmong, nobodysAmong, MARGIN_MS, providerOrdersOf } from '../fulfilment/find-provider-order.ts';
import type { PlacedOrder } from '../providers/wholesaler.ts';
import { atSource, bundleOf } from '../purchase/bought-from.ts';
import { flagForReview } from '../purchase/flag-for-review.ts';
import { purchasesIn, purchasesRefundedSince } from '../purchase/joinable.ts';
import { lockPurchase } from '../purchase/purchases.ts';
import type { Purchase } from '../purchase/tables.ts';
import { bundleNow, isReturnOf, type Piece, takeOff } from './take-off.ts';

/** How many days late orders are searched for a refunded purchase. */
const TRY_DAYS = 7;
/** If the wholesaler dates an order later than this after the last try, that try did not make it. */
const MADE_WITHIN_MS = 3_600_000;
/** Why a person must look. */
const KEPT = 'refunded, and the wholesaler does not take its late order back';
const SOONEST_SECONDS = 20;
const LATEST_SECONDS = 3600;

/** Refunded purchases with an order that was bought, or perhaps bought, and delivered to nobody; longest waiting first. */
export function purchasesWithLateOrders(
  { db: { db }, wholesalers }: Pick<Deps, 'db' | 'wholesalers'>,
  now: Date,
  limit: number,
): Promise<Purchase[]> {
  const exact = wholesalers.all.flatMap(({ id, can }) => (can.clientReference ? [id] : []));
  const since = new Date(now.getTime() - TRY_DAYS * 86_400_000);
  const refunded = purchasesRefundedSince(since);
  const isFound = or(isNotNull(refunded.topUpIccid), inArray(providerOrderTable.wholesaler, exact));
  return db
    .select()
    .from(refunded)
    .where(
      and(
        lte(refunded.nextPollAt, now),
        sql`exists (select 1 from ${providerOrderTable} where ${providerOrderTable.purchaseId} = ${refunded.id}
          and (${isNotAnswered} and ${isFound} or ${isUndelivered(db)}))`,
      ),
    )
    .orderBy(refunded.nextPollAt)
    .limit(limit);
}

/** How long until a purchase being refunded is checked again. */
export function latePollSeconds({ stateSince }: Purchase, now: Date): number {
  const age = (now.getTime() - stateSince.getTime()) / 1000;
  return Math.min(Math.max(SOONEST_SECONDS, age / 4), LATEST_SECONDS);
}

const isNotAnswered = and(
  sql`${providerOrderTable.reference} is null`,
  inArray(providerOrderTable.outcome, UNANSWERED_ORDERS),
);

/** Bought, delivered to nobody, and not given back. */
function isUndelivered(db: DbOrTx) {
  const { purchaseId, wholesaler, reference, outcome } = providerOrderTable;
  return and(
    inArray(outcome, BOUGHT_ORDERS),
    notExists(
      db
        .select({ one: sql`1` })
        .from(userEsimTable)
        .where(and(eq(userEsimTable.purchaseId, purchaseId), eq(userEsimTable.orderReference, reference))),
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(providerReturnTable)
        .where(
          and(
            eq(providerReturnTable.wholesaler, wholesaler),
            eq(providerReturnTable.orderReference, reference),
            sql`${providerReturnTable.state} not in ('to_balance', 'to_stock')`,
          ),
        ),
    ),
  );
}

/**
 * Gives back orders for a refunded purchase that were delivered to nobody: a top-up's order whose answer was lost and that shows
 * up only now, one that was answered too late, one that took too long to prepare. Safe to repeat.
 */
export async function takeBackLate(deps: Deps, purchase: Purchase): Promise<void> {
  for (const tries of await unansweredTries(deps, purchase)) await claimLate(deps, purchase, tries);
  const orders = await deps.db.db
    .select()
    .from(providerOrderTable)
    .where(and(eq(providerOrderTable.purchaseId, purchase.id), isUndelivered(deps.db.db)));
  for (const order of orders) {
    // An order that differs from the request is left to a person.
    if (order.outcome === 'late' || purchase.needsReview === null) await giveBack(deps, purchase, order);
  }
}

/** By source, those whose orders can be told from other purchases'. */
async function unansweredTries(deps: Deps, { id, topUpIccid }: Purchase): Promise<ProviderOrder[][]> {
  const tries = (await providerOrdersOf(deps.db.db, id)).filter(
    (order) =>
      order.reference === null &&
      isUnanswered(order.outcome) &&
      (topUpIccid !== null || deps.wholesalers.of(order).can.clientReference),
  );
  return [...Map.groupBy(tries, ({ wholesaler, bundleName }) => `${wholesaler} ${bundleName}`).values()];
}

/** Records the free orders made by the purchase's unanswered tries at one source: at most one each. */
async function claimLate(deps: Deps, refunded: Purchase, tries: ProviderOrder[]): Promise<void> {
  const [first, last] = [tries[0], tries.at(-1)];
  if (!first || !last) return;
  const purchase = atSource(refunded, first);
  const wholesaler = deps.wholesalers.of(purchase);
  const since = new Date(first.startedAt.getTime() - MARGIN_MS);
  const until = new Date(last.startedAt.getTime() + MADE_WITHIN_MS);
  const ids = tries.map(({ id }) => id);
  const placed = await wholesaler.ordersSince(first.bundleName, since, until, ids);
  for (const order of await nobodysAmong(deps, purchase, placed)) {
    const isOnto = order.iccids?.includes(purchase.topUpIccid ?? '');
    const made = wholesaler.can.clientReference
      ? tries.find(({ id }) => id === order.clientReference)
      : isOnto && tries.shift();
    if (made) await claimOne(deps, purchase, made.id, order);
  }
}

async function claimOne(deps: Deps, purchase: Purchase, orderId: string, order: PlacedOrder): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const current = await lockPurchase(tx, purchase.id);
    await lockReference(tx, purchase.wholesaler, order.reference);
    // In this order: a purchase that stopped waiting in between has bound the order.
    if (!current || (await freeAmong(tx, purchase, [order])).length === 0) return;
    if (order.clientReference === null && (await isAwaited(tx, purchase))) return;
    await recordLate(deps, tx, current, { orderId, order });
  });
}

/** Whether a purchase of the same plan for the same eSIM still waits for an order: the one found may be its own. */
async function isAwaited(db: DbOrTx, { id, topUpIccid, ...purchase }: Purchase): Promise<boolean> {
  const awaited = purchasesIn(AWAITED_PURCHASES);
  const [other] = await db
    .select({ id: awaited.id })
    .from(awaited)
    .innerJoin(providerOrderTable, eq(providerOrderTable.purchaseId, awaited.id))
    .where(
      and(
        eq(awaited.topUpIccid, topUpIccid ?? ''),
        eq(providerOrderTable.bundleName, bundleOf(purchase)),
        ne(awaited.id, id),
        isNotAnswered,
      ),
    )
    .limit(1);
  return other !== undefined;
}

async function giveBack(deps: Deps, purchase: Purchase, order: ProviderOrder): Promise<void> {
  const { reference } = order;
  if (reference === null) return;
  const placed = await deps.wholesalers.of(order).orderOf(reference);
  if (placed.status === 'failed') return endOrder(deps, order);
  const iccid = placed.iccids?.[0];
  if (iccid === undefined) return;
  const piece: Piece = {
    iccid,
    wholesaler: order.wholesaler,
    bundleName: order.bundleName,
    orderReference: reference,
    purchaseId: purchase.id,
  };
  // Not on the eSIM yet; or given back already, and the answer was lost.
  if (!(await isReturning(deps.db.db, piece)) && (await bundleNow(deps, piece)) === null) return;
  const end = await takeOff(deps, piece);
  if (end === 'gone') await recordGone(deps, piece, order);
  else if (end === 'kept') await flagForReview(deps.db.db, purchase.id, KEPT);
}

async function isReturning(db: DbOrTx, piece: Piece): Promise<boolean> {
  const [row] = await db
    .select({ state: providerReturnTable.state })
    .from(providerReturnTable)
    .where(isReturnOf(piece));
  return row !== undefined;
}

/** Records a bundle that ended by itself, or by somebody's hand, before it could be given back. */
async function recordGone(deps: Deps, piece: Piece, { wholesaleCents }: ProviderOrder): Promise<void> {
  const { wholesaler, orderReference, purchaseId, bundleName } = piece;
  const now = deps.now();
  await deps.db.db
    .insert(providerReturnTable)
    .values({
      wholesaler,
      orderReference,
      purchaseId,
      bundleName,
      wholesaleCents,
      state: 'lost',
      beganAt: now,
      endedAt: now,
      nextPollAt: now,
    })
    .onConflictDoNothing();
}

/** Nothing was bought after all. */
async function endOrder(deps: Deps, { id }: ProviderOrder): Promise<void> {
  await deps.db.db
    .update(providerOrderTable)
    .set({ outcome: 'refused', outcomeAt: deps.now() })
    .where(and(eq(providerOrderTable.id, id), inArray(providerOrderTable.outcome, BOUGHT_ORDERS)));
}
