import { type Cents, fromDollars } from '../../../domain/money.ts';
import type { PaymentNews } from '../payment-news.ts';
import type { WireCapture, WireOrder, WireUnit } from './paypal-wire.ts';

/** An order that PayPal has forgotten: nobody can pay it any more. */
export function forgottenOrder(id: string): PaymentNews {
  return {
    id,
    status: 'canceled',
    asked: 0,
    received: 0,
    currency: 'usd',
    purchaseId: null,
    lastError: null,
    declined: null,
    payer: null,
    methodLabel: null,
    returned: 0,
    foreign: null,
    captureId: null,
  };
}

/** An order as PayPal gives it, in our words. */
export function newsOf(order: WireOrder, merchantId: string): PaymentNews {
  const units = order.purchase_units ?? [];
  const [unit] = units;
  // A capture that did not go through can be followed by one that did.
  const captures = unit?.payments?.captures ?? [];
  const capture = captures.find(({ status }) => !/^(DECLINED|FAILED)$/.test(status)) ?? captures[0];
  const amount = capture?.amount ?? unit?.amount;
  const payee = unit?.payee?.merchant_id;
  return {
    id: order.id,
    status: statusOf(order.status, capture?.status),
    asked: unit?.amount ? (fromDollars(unit.amount.value) ?? 0) : 0,
    received: capture?.amount ? (fromDollars(capture.amount.value) ?? 0) : 0,
    currency: amount?.currency_code.toLowerCase() ?? '',
    purchaseId: unit?.custom_id ?? null,
    lastError: capture && /^(DECLINED|FAILED)$/.test(capture.status) ? 'PayPal declined the payment.' : null,
    declined: null,
    payer: capture ? (order.payer?.payer_id ?? null) : null,
    methodLabel: 'PayPal',
    returned: returnedOf(unit, capture),
    foreign:
      units.length > 1
        ? 'more than one purchase unit'
        : payee === merchantId
          ? null
          : `payee ${payee ?? 'unknown'}`,
    captureId: capture?.id ?? null,
  };
}

/** Refunds that are still on their way count: the money is meant to go. */
function returnedOf(unit: WireUnit | undefined, capture: WireCapture | undefined): Cents {
  if (!capture?.status.endsWith('REFUNDED')) return 0;
  if (capture.status === 'REFUNDED') return fromDollars(capture.amount?.value ?? '') ?? 0;
  const amounts = (unit?.payments?.refunds ?? [])
    .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
    .map(({ amount }) => fromDollars(amount?.value ?? '') ?? 0);
  return amounts.reduce((sum, cents) => sum + cents, 0);
}

/** An order that is completed says nothing of its capture: only the capture tells whether there is money. */
function statusOf(order: string, capture: string | undefined): PaymentNews['status'] {
  switch (capture) {
    case 'COMPLETED':
    case 'REFUNDED':
    case 'PARTIALLY_REFUNDED':
      return 'succeeded';
    case 'PENDING':
      return 'held';
    case undefined:
      if (order === 'APPROVED') return 'approved';
      return order === 'VOIDED' ? 'canceled' : 'open';
    default:
      return order === 'COMPLETED' ? 'canceled' : 'open';
  }
}
