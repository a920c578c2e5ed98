import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';

import { beforeProviderOrder } from '../../domain/checkout/provider-order-state.ts';
import type { PurchaseState } from '../../domain/checkout/purchase-state.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { databaseFunction, valueOf } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import { providerOrderTable } from '../esims/tables.ts';
import type { PlacedOrder } from '../providers/wholesaler.ts';
import { becomeUnclear, movePurchase } from '../purchase/move-purchase.ts';
import { lockPurchase, readPurchase } from '../purchase/queries.ts';
import type { Purchase } from '../purchase/tables.ts';

const bind = databaseFunction('bind_provider_order', valueOf);

/**
 * Writes down that an order in the wholesaler's books is this purchase's. A reference belongs to one purchase only
 * (UNIQUE): orders of one bundle are interchangeable, so whoever comes second gets false and looks again. Kept until the
 * database takes it.
 * @param isOwn it was surely made for this purchase: where its money went back meanwhile, it is to be taken back
 */
export async function bindProviderOrder(
  deps: Deps,
  purchase: Purchase,
  orderId: string,
  order: Pick<PlacedOrder, 'reference'>,
  { isOwn = false }: { isOwn?: boolean } = {},
): Promise<boolean> {
  const facts = { answer: 'order placed', purchaseId: purchase.id, reference: order.reference };
  return deps.unwritten.write(facts, () => bindNow(deps, purchase, { orderId, order, isOwn }));
}

async function bindNow(
  deps: Deps,
  purchase: Purchase,
  { orderId, order, isOwn }: { orderId: string; order: Pick<PlacedOrder, 'reference'>; isOwn: boolean },
): Promise<boolean> {
  if (await isBoundNow(deps, deps.db.db, { purchase, orderId, order })) return true;
  return deps.db.db.transaction(async (tx) => {
    // It holds the locks of both from here on.
    if (await isBoundNow(deps, tx, { purchase, orderId, order })) return true;
    const current = await readPurchase(tx, purchase.id);
    const { purchaseId, wholesaler, outcome, reference } = providerOrderTable;
    const isIts = and(eq(wholesaler, purchase.wholesaler), eq(reference, order.reference));
    const isMine = and(eq(purchaseId, purchase.id), eq(outcome, 'bound'));
    const rows = await tx
      .select({ purchaseId, outcome, reference })
      .from(providerOrderTable)
      .where(or(isMine, isIts));
    const bound = rows.find((row) => row.purchaseId === purchase.id && row.outcome === 'bound');
    const isTaken = rows.some((row) => row.reference === order.reference);
    if (bound || !current || !BINDABLE.includes(current.state)) {
      if (isOwn && !isTaken && !bound && (await recordLate(deps, tx, current, { orderId, order })))
        return false;
      // It stays free in the wholesaler's books, for the next purchase of this bundle whose order is unclear.
      const facts = { purchaseId: purchase.id, reference: order.reference, state: current?.state };
      deps.log.error(facts, 'an order is left over');
      return false;
    }
    if (current.state === 'ordering') await becomeUnclear(deps, tx, { id: purchase.id, at: deps.now() });
    return false;
  });
}

/** States in which an order is waited for. */
const BINDABLE: readonly PurchaseState[] = ['ordering', 'unclear'];

/** False where it is not as plain as that: nothing was changed, and a transaction holds the purchase and the reference. */
async function isBoundNow(
  { now }: Pick<Deps, 'now'>,
  db: DbOrTx,
  {
    purchase,
    orderId,
    order,
  }: { purchase: Purchase; orderId: string; order: Pick<PlacedOrder, 'reference'> },
): Promise<boolean> {
  const [bound] = await bind(db, {
    purchase: purchase.id,
    from: BINDABLE,
    order: orderId,
    wholesaler: purchase.wholesaler,
    reference: order.reference,
    at: now(),
  });
  return bound?.value === true;
}

/**
 * Notes that an order was made for a purchase whose money is on its way back: nobody else is given it, and it is taken back
 * (`take-back-late.ts`). For who holds the locks of both. Returns false where its money is not on its way back, or the order of
 * that attempt is known.
 */
export async function recordLate(
  deps: Deps,
  tx: Tx,
  purchase: Purchase | null,
  { orderId, order: { reference } }: { orderId: string; order: Pick<PlacedOrder, 'reference'> },
): Promise<boolean> {
  if (purchase?.state !== 'refunding' && purchase?.state !== 'refunded') return false;
  const [recorded] = await tx
    .update(providerOrderTable)
    .set({ reference, outcome: 'late', outcomeAt: deps.now() })
    .where(
      and(
        eq(providerOrderTable.id, orderId),
        isNull(providerOrderTable.reference),
        inArray(providerOrderTable.outcome, beforeProviderOrder('late')),
      ),
    )
    .returning();
  if (recorded) deps.log.warn({ purchaseId: purchase.id, reference }, 'an order came after its refund');
  return recorded !== undefined;
}

/**
 * Nothing came of an order that the wholesaler had accepted: it is asked for anew, as after a refusal, until the promise is
 * broken and the money goes back.
 */
export async function endFailedProviderOrder(deps: Deps, { id }: Purchase, failed: string): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const now = deps.now();
    await lockPurchase(tx, id);
    const { purchaseId, reference, outcome } = providerOrderTable;
    const [ended] = await tx
      .update(providerOrderTable)
      .set({ outcome: 'refused', outcomeAt: now })
      .where(and(eq(purchaseId, id), eq(reference, failed), inArray(outcome, beforeProviderOrder('refused'))))
      .returning();
    if (!ended) return;
    deps.log.warn({ purchaseId: id, reference: failed }, 'an order failed after it had been accepted');
    const set = { leaseUntil: null, lastError: 'the order failed' };
    await movePurchase(tx, { id, from: ['ordering'], to: 'paid', at: now, set });
  });
}

/** Until the transaction ends nobody else decides whose order this is. The purchase is locked first. */
export async function lockReference(tx: Tx, wholesaler: string, reference: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${wholesaler} ${reference}`}, 0))`);
}
