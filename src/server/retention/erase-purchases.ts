import { forgetCaseNotesOf } from '../alerts/forget-notes.ts';
import { forgetApprovalsOf } from '../audit/approvals.ts';
import { forgetCustomerNotesOf } from '../audit/customer-notes.ts';
import { forgetNotesOf } from '../audit/order-notes.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { eraseEsims } from '../esims/erase-esims.ts';
import { eraseInvoiceBuyers } from '../invoices/queries.ts';
import { forgetMailsOf } from '../mail/queries.ts';
import { eraseBuyers, lockOldPurchases } from '../purchase/erase.ts';
import { eraseWithdrawals } from '../refunds/withdrawal/queries.ts';
import { forgetUntaxed } from '../tax/place-facts.ts';

/** A transaction locks what it touches, so each is short. */
const BATCH = 200;

/**
 * Erases the buyers of guests' purchases and of unpaid checkouts after the promised time. Plan, price, fee, dates and references
 * remain for the books. Returns how many of a batch were erased.
 */
export function erasePurchases(deps: Deps): Promise<number> {
  return deps.db.db.transaction(async (tx) => {
    const now = deps.now();
    const ids = await lockOldPurchases(tx, now, BATCH);
    await erasePurchaseRows(tx, ids, now);
    return ids.length;
  });
}

/** Erases everything that identifies a person from ended purchases, in the caller's transaction. */
export async function erasePurchaseRows(tx: Tx, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await eraseBuyers(tx, ids, now);
  await eraseInvoiceBuyers(tx, ids);
  await eraseEsims(tx, ids);
  await eraseWithdrawals(tx, ids);
  await forgetMailsOf(tx, ids);
  await forgetNotesOf(tx, ids);
  await forgetCustomerNotesOf(tx, ids);
  await forgetApprovalsOf(tx, ids);
  await forgetCaseNotesOf(tx, ids);
  await forgetUntaxed(tx, ids);
}
