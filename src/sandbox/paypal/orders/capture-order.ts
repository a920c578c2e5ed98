import { HELD_SECONDS } from '../../test-data/payers.ts';
import type { Account } from '../account/account.ts';
import { newId } from '../account/ids.ts';
import type { Refusal } from '../account/issues.ts';
import type { Capture, Made, Order } from '../account/state.ts';
import { type PaypalFailure, unprocessable } from '../api/failure.ts';
import { approvalUrl, showCapture } from '../api/show.ts';
import { payerOf } from './order-life.ts';
import { isInvoicePaid } from './paid-invoices.ts';

/** Takes the money of an approved order. Throws 422 if that is impossible. */
export function captureOrder(account: Account, order: Order): Made {
  const { state, world } = account;
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED' || !order.approval) throw unprocessable('ORDER_NOT_APPROVED');
  const refusal = refusalOf(account, order, order.approval);
  if (refusal) throw refuse(account, order, refusal);
  const { amount, payee, custom_id, invoice_id } = order.unit;
  if (invoice_id !== undefined && isInvoicePaid(state, invoice_id)) {
    throw unprocessable('DUPLICATE_INVOICE_ID');
  }
  const play = payerOf(order)?.play;
  const isHeld = play === 'pending' || play === 'bounces';
  const capture: Capture = {
    id: newId(),
    order: order.id,
    status: isHeld ? 'PENDING' : 'COMPLETED',
    amount: { currency_code: amount.currency_code, value: amount.value },
    payee,
    ...(custom_id !== undefined && { custom_id }),
    ...(invoice_id !== undefined && { invoice_id }),
    fate: play === 'bounces' ? 'DECLINED' : 'COMPLETED',
    disputed: false,
    created: world.now(),
    updated: world.now(),
  };
  state.captures[capture.id] = capture;
  order.capture = capture.id;
  order.status = 'COMPLETED';
  order.updated = world.now();
  tell(account, capture);
  followCapture(account, capture);
  return { kind: 'order', id: order.id };
}

function refusalOf({ state }: Account, order: Order, approval: Order['approval']): Refusal | undefined {
  if (order.isExhausted) return 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED';
  return state.nextCaptures.shift() ?? approval?.refusal ?? undefined;
}

const BACK_TO_PAYPAL: Partial<Record<Refusal, string>> = {
  INSTRUMENT_DECLINED: 'redirect',
  PAYER_ACTION_REQUIRED: 'payer-action',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'redirect',
};

/** As at PayPal, the order stays approved: the shop decides whether to try again. */
function refuse(account: Account, order: Order, refusal: Refusal): PaypalFailure {
  if (order.approval) order.approval.refused = true;
  if (refusal === 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED') order.isExhausted = true;
  account.save();
  const rel = BACK_TO_PAYPAL[refusal];
  const links = rel === undefined ? [] : [{ href: approvalUrl(account, order), rel, method: 'GET' }];
  return unprocessable(refusal, { links });
}

/** Starts what happens to a held capture by itself. */
export function followCapture(account: Account, capture: Capture): void {
  if (capture.status !== 'PENDING') return;
  account.world.at(capture.created + HELD_SECONDS * 1000, () => {
    // A reset may have removed the capture, or a control may have settled it.
    if (account.state.captures[capture.id] !== capture || capture.status !== 'PENDING') return;
    settleCapture(account, capture, capture.fate);
  });
}

export function settleCapture(account: Account, capture: Capture, status: 'COMPLETED' | 'DECLINED'): void {
  capture.status = status;
  capture.updated = account.world.now();
  tell(account, capture);
}

const NEWS = {
  COMPLETED: ['PAYMENT.CAPTURE.COMPLETED', 'Payment completed for'],
  PENDING: ['PAYMENT.CAPTURE.PENDING', 'Payment pending for'],
  DECLINED: ['PAYMENT.CAPTURE.DENIED', 'Payment denied for'],
} as const;

function tell(account: Account, capture: Capture): void {
  const { status } = capture;
  if (status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED') return;
  const [type, words] = NEWS[status];
  account.emit({
    type,
    resourceType: 'capture',
    summary: `${words} $ ${capture.amount.value} ${capture.amount.currency_code}`,
    resource: showCapture(account, capture),
  });
}

/** The capture that a control names. */
export function captureOf({ state }: Account, id: string): Capture {
  const capture = state.captures[id];
  if (!capture) throw new Error(`No capture ${id}`);
  return capture;
}
