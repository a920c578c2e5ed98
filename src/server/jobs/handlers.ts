import { syncCatalog } from '../catalog/sync.ts';
import { composeRefunded, composeSurplus } from '../checkout/compose-refunded.ts';
import { movePurchase } from '../checkout/move-purchase.ts';
import { reconcile } from '../checkout/reconcile.ts';
import { sendRefund } from '../checkout/refund.ts';
import type { Deps } from '../deps.ts';
import { composeDelivered } from '../esims/compose-delivered.ts';
import { fulfil } from '../esims/fulfil.ts';
import { sendMail } from '../mail/send-mail.ts';
import { handleEvent } from '../webhooks/handle.ts';
import type { JobHandlers } from './queue.ts';

const COMPOSERS = { delivered: composeDelivered, refunded: composeRefunded, surplus: composeSurplus };

/** Which verb does which job. */
export function jobHandlers(deps: Deps): JobHandlers {
  return {
    'purchase.fulfil': ({ purchaseId }) => fulfil(deps, purchaseId),
    'purchase.reconcile': () => reconcile(deps),
    'refund.send': ({ refundId }) => sendRefund(deps, refundId),
    'mail.send': ({ mailId }) => sendMailAndMove(deps, mailId),
    'webhook.handle': ({ receiptId }) => handleEvent(deps, receiptId),
    'catalog.sync': () => syncCatalog(deps),
  };
}

/** A purchase is delivered when the first mail with its codes has left. */
async function sendMailAndMove(deps: Deps, mailId: string): Promise<void> {
  const sent = await sendMail(deps, COMPOSERS, mailId);
  if (sent?.template !== 'delivered' || sent.status !== 'sent') return;
  await deps.db.db.transaction((tx) =>
    movePurchase(tx, { id: sent.purchaseId, from: ['provisioned'], to: 'delivered', at: deps.now() }),
  );
}
