import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { forgetRequestsOf } from '../enterprise/forget-requests.ts';
import { lockGuestPurchasesAt } from '../purchase/erase.ts';
import { hasEnded, isOnTheWay } from './delete-account.ts';
import { erasePurchaseRows } from './erase-purchases.ts';

/** Why nothing of it can be erased right now. */
export type NotErasable = 'under_way' | 'disputed';

/**
 * Erases what was bought with an address and is in no account, and what companies asked for with it. What nobody has paid yet ends by
 * itself, and is erased with the others of its kind. Changes nothing where it says why not.
 */
export async function eraseMailbox(
  deps: Deps,
  tx: Tx,
  address: string,
): Promise<NotErasable | { orders: number; requests: number; unpaid: number }> {
  const purchases = await lockGuestPurchasesAt(tx, address);
  if (purchases.some(({ disputed }) => disputed)) return 'disputed';
  if (purchases.some(({ state }) => isOnTheWay(state))) return 'under_way';
  const ended = purchases.filter(({ state }) => hasEnded(state)).map(({ id }) => id);
  await erasePurchaseRows(tx, ended, deps.now());
  const requests = await forgetRequestsOf(tx, address);
  return { orders: ended.length, requests, unpaid: purchases.length - ended.length };
}
