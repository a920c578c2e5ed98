import { and, eq, inArray } from 'drizzle-orm';

import { beforePayment } from '../../domain/checkout/payment-state.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { payerHash } from '../fraud/return-ceiling.ts';
import type { PaymentStatus } from '../providers/payment-status.ts';
import { readPurchase } from '../purchase/purchases.ts';
import { queueRefund } from '../purchase/queue-refund.ts';
import { type Payment, paymentTable, type Purchase } from '../purchase/tables.ts';
import { saysPaid } from './accept-payment.ts';

/** Refunds money for a purchase that waits for none, including a payment that we had cancelled in our records. */
export async function takeDuplicate(
  deps: Deps,
  tx: Tx,
  { payment, purchase, news }: { payment: Payment; purchase: Purchase; news: PaymentStatus },
): Promise<{ kind: 'paid'; purchase: Purchase; second: 'returned' | null }> {
  const [settled] = await tx
    .update(paymentTable)
    .set({
      status: 'duplicate',
      settledAt: deps.now(),
      ...paidBy(news),
      payerHash: payerHash(deps.cipher, news.payer),
    })
    .where(and(eq(paymentTable.id, payment.id), inArray(paymentTable.status, beforePayment('duplicate'))))
    .returning();
  if (settled) {
    await recordAudit(deps, tx, {
      who: 'processor',
      what: 'payment duplicate',
      why: saysPaid(payment),
      purchaseId: purchase.id,
      amount: news.received,
      reference: payment.reference,
    });
    await queueRefund(deps, tx, settled, 'duplicate');
  }
  const current = await readPurchase(tx, purchase.id);
  const [other] = await tx.select().from(paymentTable).where(eq(paymentTable.id, payment.id));
  return {
    kind: 'paid',
    purchase: current ?? purchase,
    second: other?.status === 'duplicate' ? 'returned' : null,
  };
}

/** The method and capture of a payment. */
export function paidBy({ methodLabel, wallet, captureId: captureReference }: PaymentStatus) {
  return { methodLabel, wallet, captureReference };
}
