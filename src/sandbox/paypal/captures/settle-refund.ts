import type { Account } from '../account/account.ts';
import type { Refund } from '../account/state.ts';
import { cents } from '../api/money.ts';
import { refundedCents } from '../api/refunds-of.ts';
import { showRefund } from '../api/show.ts';

const TURNS_AFTER_MS = 60_000;

/** Starts what happens to a pending refund by itself. */
export function followRefund(account: Account, refund: Refund): void {
  if (refund.status !== 'PENDING') return;
  markCapture(account, refund);
  account.world.at(refund.created + TURNS_AFTER_MS, () => {
    // A reset may have removed the refund.
    if (account.state.refunds[refund.id] === refund) settleRefund(account, refund, refund.fate);
  });
}

export function settleRefund(account: Account, refund: Refund, status: 'COMPLETED' | 'FAILED'): void {
  refund.status = status;
  refund.updated = account.world.now();
  markCapture(account, refund);
  const { value, currency_code: currency } = refund.amount;
  account.emit({
    type: status === 'COMPLETED' ? 'PAYMENT.CAPTURE.REFUNDED' : 'PAYMENT.REFUND.FAILED',
    resourceType: 'refund',
    summary:
      status === 'COMPLETED'
        ? `A $ ${value} ${currency} capture payment was refunded`
        : `A $ ${value} ${currency} refund failed`,
    resource: showRefund(account, refund),
  });
}

function markCapture(account: Account, refund: Refund): void {
  const capture = account.state.captures[refund.capture];
  if (!capture) return;
  const refunded = refundedCents(account.state, capture);
  const isWhole = refunded === cents(capture.amount);
  capture.status = isWhole ? 'REFUNDED' : refunded > 0 ? 'PARTIALLY_REFUNDED' : 'COMPLETED';
  capture.updated = account.world.now();
}
