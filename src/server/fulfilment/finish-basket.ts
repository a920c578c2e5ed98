import { buyerView } from '../../domain/checkout/purchase-state.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { esimsOfPurchases } from '../esims/queries.ts';
import { writeInvoice } from '../invoices/issue-invoice.ts';
import { mailsAmong, queueOrderMails } from '../mail/outbox.ts';
import { linesOf } from '../purchase/basket.ts';
import { lockPurchase, readPurchase } from '../purchase/purchases.ts';
import { refundsOf } from '../purchase/refunds.ts';
import type { Purchase } from '../purchase/tables.ts';

/**
 * Once every plan of a basket is handed over or its money goes back, sends its buyer one mail with all eSIMs, and one about each
 * plan that could not be delivered, or about all of them; then writes the invoice. Does nothing before, and nothing twice.
 * @param basketId the purchase of its first line
 */
export async function finishBasket(deps: Deps, basketId: string): Promise<void> {
  const first = await readPurchase(deps.db.db, basketId);
  if (!first) return;
  const isDelivered = await deps.db.db.transaction(async (tx) => {
    await lockPurchase(tx, basketId);
    const lines = await linesOf(tx, first);
    if (lines.some(({ state }) => buyerView(state) === 'processing')) return false;
    const ids = lines.map(({ id }) => id);
    const owned = await esimsOfPurchases(tx, ids);
    const about = lines.find(({ id, state }) => buyerView(state) === 'ready' && owned.has(id));
    await tellOfRefunds(deps, tx, lines, owned.size > 0);
    if (!about) return false;
    if ((await mailsAmong(tx, ids, 'delivered')).length > 0) return true;
    await queueOrderMails(deps, tx, about, 'delivered');
    const { id: purchaseId, isGuest, createAccount, userId } = about;
    if (isGuest && createAccount && userId === null)
      await deps.queue.send('account.welcome', { purchaseId }, { tx });
    return true;
  });
  if (isDelivered) await writeInvoice(deps, basketId);
}

/** Of plans that could not be delivered, and whose money has been sent; one mail for all if nothing was delivered. */
async function tellOfRefunds(
  deps: Deps,
  tx: Tx,
  lines: readonly Purchase[],
  isAnyThere: boolean,
): Promise<void> {
  const refunds = await refundsOf(
    tx,
    lines.map(({ id }) => id),
  );
  const sent = lines.filter(({ id }) => {
    const refund = refunds.get(id);
    return refund?.reason === 'unfulfillable' && ['pending', 'succeeded'].includes(refund.status);
  });
  const told = isAnyThere ? sent : sent.length === lines.length ? lines.slice(0, 1) : [];
  for (const line of told) await queueOrderMails(deps, tx, line, 'refunded');
}
