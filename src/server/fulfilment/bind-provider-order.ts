import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';

import { beforeProviderOrder } from '../../domain/checkout/provider-order-state.ts';
import type { PurchaseState } from '../../domain/checkout/purchase-state.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { databaseFunction, valueOf } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import { providerOrderTable } from '../esims/tables.ts';
import type { PlacedOrder } from '../providers/wholesaler.ts';
import { becomeUnclear, movePurchase } from '../purchase/move-purchase.ts';
import { lockPurchase, readPurchase } from '../purchase/purchases.ts';
import type { Purchase } from '../purchase/tables.ts';

const bind = databaseFunction('bind_provider_order', valueOf);

/**
 * Binds an order in the wholesaler's records to this purchase. A reference belongs to one purchase only (UNIQUE): orders of one
 * bundle are interchangeable, so the second caller gets false and looks again. Retried until the database accepts it.
 * @param purchase at the source of that order
 * @param isOwn it was certainly made for this purchase: if that was refunded meanwhile, the order must be taken back
 * @param isFound it may have been made for another purchase, which then gets the one that was made for this
 */
export async function bindProviderOrder(
  deps: Deps,
  purchase: Purchase,
  orderId: string,
  order: Pick<PlacedOrder, 'reference'>,
  { isOwn = false, isFound = false }: { isOwn?: boolean; isFound?: boolean } = {},
): Promise<boolean> {
  const facts = { answer: 'order placed', purchaseId: purchase.id, reference: order.reference };
  return deps.unwritten.write(facts, () => bindNow(deps, purchase, { orderId, order, isOwn, isFound }));
}

interface Binding {
  orderId: string;
  order: Pick<PlacedOrder, 'reference'>;
  isOwn: boolean;
  isFound: boolean;
}

async function bindNow(deps: Deps, purchase: Purchase, binding: Binding): Promise<boolean> {
  const { orderId, order, isOwn } = binding;
  if (await isBoundNow(deps, deps.db.db, purchase, binding)) return true;
  return deps.db.db.transaction(async (tx) => {
    // From here on it holds the locks of the purchase and the reference.
    if (await isBoundNow(deps, tx, purchase, binding)) return true;
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
      // The order stays free in the wholesaler's records, for the next purchase of this bundle whose order is unclear.
      const facts = { purchaseId: purchase.id, reference: order.reference, state: current?.state };
      deps.log.error(facts, 'an order is left over');
      return false;
    }
    if (current.state === 'ordering') await becomeUnclear(deps, tx, { id: purchase.id, at: deps.now() });
    return false;
  });
}

/** States in which a purchase waits for an order. */
const BINDABLE: readonly PurchaseState[] = ['ordering', 'unclear'];

/**
 * False if it is not that simple: then nothing was changed, and the caller needs a transaction that locks the purchase and the
 * reference.
 */
async function isBoundNow(
  { now }: Pick<Deps, 'now'>,
  db: DbOrTx,
  purchase: Purchase,
  { orderId, order, isFound }: Binding,
): Promise<boolean> {
  const [bound] = await bind(db, {
    purchase: purchase.id,
    from: BINDABLE,
    order: orderId,
    wholesaler: purchase.wholesaler,
    reference: order.reference,
    at: now(),
    found: isFound,
  });
  return bound?.value === true;
}

/**
 * Records that an order was made for a purchase that is being refunded, so that no other purchase gets it, and it is taken back
 * (`take-back-late.ts`). The caller holds the locks of both. Returns false if the purchase is not being refunded, or the
 * attempt's order is known.
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
 * Nothing came of an order that the wholesaler had accepted: it is ordered anew, as after a refusal, until the promised time is
 * over and the purchase is refunded.
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

/** Until the transaction ends, nobody else decides whose order this is. Lock the purchase first. */
export async function lockReference(tx: Tx, wholesaler: string, reference: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${wholesaler} ${reference}`}, 0))`);
}
