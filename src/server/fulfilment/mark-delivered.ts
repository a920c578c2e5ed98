import type { Deps } from '../deps.ts';
import type { SentMail } from '../mail/send-mail.ts';
import { endReview, NO_MAIL, reasonsOf } from '../purchase/flag-for-review.ts';
import { movePurchase } from '../purchase/move-purchase.ts';
import { lockPurchase } from '../purchase/purchases.ts';

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
  await deps.unwritten.write({ answer: 'mail with the eSIM', purchaseId: id }, () => markNow(deps, id));
}

async function markNow(deps: Pick<Deps, 'db' | 'now'>, id: string): Promise<void> {
  const { db } = deps.db;
  if (await movePurchase(db, { id, from: ['provisioned'], to: 'delivered', at: deps.now() })) return;
  await db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, id);
    if (purchase && reasonsOf(purchase).includes(NO_MAIL)) await endReview(tx, purchase, [NO_MAIL]);
  });
}
