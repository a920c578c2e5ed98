import { AWAITED_PAYMENTS, beforePayment } from '../../domain/checkout/payment-state.ts';
import type { DbOrTx } from '../db/database.ts';
import { databaseFunction } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import { payerHash } from '../fraud/return-ceiling.ts';
import type { PaymentStatus } from '../providers/payment-status.ts';
import { guarded } from '../purchase/move-purchase.ts';
import { purchaseColumns } from '../purchase/purchases.ts';
import type { Payment, Purchase } from '../purchase/tables.ts';

const accept = databaseFunction('accept_payment', (db, paid) => db.select(purchaseColumns).from(paid));

/**
 * Accepts a payment as the one that pays its purchase, with an audit row. Returns the purchase as it is now; null, changing
 * nothing, if it waits for no money (any more).
 * @param starts sends the jobs that a paid purchase starts
 */
export async function acceptPayment(
  deps: Pick<Deps, 'cipher' | 'now'>,
  db: DbOrTx,
  { payment, news, starts }: { payment: Payment; news: PaymentStatus; starts: boolean },
): Promise<Purchase | null> {
  const [paid] = await accept(db, {
    purchase: payment.purchaseId,
    ...guarded({ from: ['paying'], to: 'paid' }),
    payment: payment.id,
    // Also a payment that we had cancelled in our records.
    before: beforePayment('accepted'),
    awaited: AWAITED_PAYMENTS,
    provider: payment.provider,
    label: news.methodLabel,
    wallet: news.wallet,
    payer: payerHash(deps.cipher, news.payer),
    capture: news.captureId,
    at: deps.now(),
    why: saysPaid(payment),
    cents: news.received.amount,
    reference: payment.reference,
    starts,
  });
  return paid ?? null;
}

/** The audit's reason for a payment being paid. */
export function saysPaid({ provider }: Payment): string {
  return `${provider} says that it was paid`;
}
