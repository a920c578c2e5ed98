import { moneyOf } from '../../domain/money.ts';
import type { Deps } from '../deps.ts';
import { esimOfPurchase } from '../esims/queries.ts';
import { attachCreditNote } from '../invoices/attach-invoice.ts';
import type { MailDescription } from '../mail/description.ts';
import { orderFacts } from '../mail/order-facts.ts';
import { partRefunded } from '../mail/templates/part-refunded.ts';
import { partsOf } from '../purchase/open-refunds.ts';
import { sourceOf } from '../purchase/paid-price.ts';
import { acceptedPayment } from '../purchase/payments.ts';
import { readPurchase } from '../purchase/purchases.ts';

/** The mail about a partial refund, with the earlier ones. */
export async function composePartRefunded(deps: Deps, purchaseId: string): Promise<MailDescription> {
  const { db } = deps.db;
  const purchase = await readPurchase(db, purchaseId);
  const payment = await acceptedPayment(db, purchaseId);
  const parts = await partsOf(db, [purchaseId]);
  const newest = parts.at(-1);
  if (!purchase || !payment || !newest) throw new Error(`purchase ${purchaseId} has no refund in part`);
  const mail = partRefunded({
    ...orderFacts(deps, purchase),
    parts: parts.map((refund) => ({ part: refund.part, amount: moneyOf(refund), at: refund.createdAt })),
    methodLabel: sourceOf(payment),
    isTheirs: (await esimOfPurchase(db, purchaseId)) !== null,
  });
  return { ...mail, attachments: await attachCreditNote(deps, newest) };
}
