import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { forgetDraftsFor } from '../draft-orders/draft-orders.ts';
import { forgetImportedFor } from '../draft-orders/order-imports.ts';
import { forgetRequestsOf } from '../enterprise/forget-requests.ts';
import { lockGuestPurchasesAt } from '../purchase/erase.ts';
import { hasEnded, isOnTheWay } from './delete-account.ts';
import { erasePurchaseRows } from './erase-purchases.ts';

/** Why a mailbox cannot be erased now. */
export type NotErasable = 'under_way' | 'disputed';

/**
 * Erases the purchases made with an address outside accounts, its enterprise requests, and offers that came to nothing. Unpaid checkouts end by themselves,
 * and are erased with the others of their kind. Changes nothing if it returns a reason.
 */
export async function eraseMailbox(
  deps: Deps,
  tx: Tx,
  address: string,
): Promise<NotErasable | { orders: number; requests: number; drafts: number; unpaid: number }> {
  const purchases = await lockGuestPurchasesAt(tx, address);
  if (purchases.some(({ disputed }) => disputed)) return 'disputed';
  if (purchases.some(({ state }) => isOnTheWay(state))) return 'under_way';
  const drafts = await forgetDraftsFor(tx, address, deps.now());
  if (drafts === null) return 'under_way';
  const ended = purchases.filter(({ state }) => hasEnded(state)).map(({ id }) => id);
  await erasePurchaseRows(tx, ended, deps.now());
  await forgetImportedFor(tx, address);
  const requests = await forgetRequestsOf(tx, address);
  return { orders: ended.length, requests, drafts, unpaid: purchases.length - ended.length };
}
