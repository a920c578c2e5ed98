import type { Deps } from '../deps.ts';
import type { SentMail } from '../mail/send-mail.ts';
import { linesOf } from '../purchase/basket.ts';
import { endReview, NO_MAIL, reasonsOf } from '../purchase/flag-for-review.ts';
import { movePurchase } from '../purchase/move-purchase.ts';
import { lockPurchase } from '../purchase/purchases.ts';
import type { Purchase } from '../purchase/tables.ts';

/**
 * A purchase is delivered when the first mail with its codes has been sent. A review called because none had been is then over.
 */
export async function markDelivered(
  deps: Pick<Deps, 'db' | 'now' | 'unwritten'>,
  sent: SentMail | null,
): Promise<void> {
  if (sent?.template !== 'delivered' && sent?.template !== 'replaced') return;
  if (sent.status !== 'sent' || !sent.purchaseId) return;
  const id = sent.purchaseId;
  await deps.unwritten.write({ answer: 'mail with the eSIM', purchaseId: id }, () =>
    markNow(deps, id, sent.template === 'delivered'),
  );
}

async function markNow(deps: Pick<Deps, 'db' | 'now'>, id: string, isOfAll: boolean): Promise<void> {
  const purchase = await markOne(deps, id);
  if (!isOfAll || !purchase) return;
  // One mail has the codes of a whole basket.
  for (const line of await linesOf(deps.db.db, purchase)) if (line.id !== id) await markOne(deps, line.id);
}

async function markOne(deps: Pick<Deps, 'db' | 'now'>, id: string): Promise<Purchase | null> {
  const { db } = deps.db;
  const moved = await movePurchase(db, { id, from: ['provisioned'], to: 'delivered', at: deps.now() });
  if (moved) return moved;
  return db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, id);
    if (purchase && reasonsOf(purchase).includes(NO_MAIL)) await endReview(tx, purchase, [NO_MAIL]);
    return purchase;
  });
}
