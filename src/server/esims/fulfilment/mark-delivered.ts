import type { Deps } from '../../deps.ts';
import type { SentMail } from '../../mail/send-mail.ts';
import { movePurchase } from '../../purchase/move-purchase.ts';

/** A purchase is delivered when the first mail with its codes has left. */
export async function markDelivered(deps: Pick<Deps, 'db' | 'now'>, sent: SentMail | null): Promise<void> {
  if (
    !sent ||
    !(sent.template === 'delivered' || sent.template === 'replaced') ||
    sent.status !== 'sent' ||
    !sent.purchaseId
  )
    return;
  const id = sent.purchaseId;
  await movePurchase(deps.db.db, { id, from: ['provisioned'], to: 'delivered', at: deps.now() });
}
