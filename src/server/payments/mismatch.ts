import { formatMoney, isSameMoney, moneyOf } from '../../domain/money.ts';
import type { PaymentStatus } from '../providers/payment-status.ts';
import type { Payment, Purchase } from '../purchase/tables.ts';

/** How a payment differs from the one we asked for, in words for the operator; null if it does not. */
export function mismatchOf(payment: Payment, purchase: Purchase, news: PaymentStatus): string | null {
  const { received, returned } = news;
  if (received.amount !== payment.amountCents)
    return `amount ${formatMoney(received)} instead of ${formatMoney(moneyOf(payment))}`;
  if (!isSameMoney(received, moneyOf(payment))) return `currency ${received.currency}`;
  if (news.purchaseId !== purchase.id) return 'the payment belongs to another purchase';
  if (news.foreign) return news.foreign;
  // A full refund ends as refunded.
  if (returned.amount > 0 && returned.amount < payment.amountCents)
    return `refunded in part, ${formatMoney(returned)}, in the dashboard`;
  return null;
}
