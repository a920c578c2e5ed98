import { z } from 'zod';

import type { Account } from '../account/account.ts';
import { newId } from '../account/ids.ts';
import type { Capture, Made, Refund } from '../account/state.ts';
import type { Call, MakingRoute, Route } from '../api/api.ts';
import { missing, unprocessable } from '../api/failure.ts';
import { cents, money, readMoney } from '../api/money.ts';
import { refundedCents } from '../api/refunds-of.ts';
import { showCapture, showRefund } from '../api/show.ts';
import { readShape } from '../orders/order-request.ts';
import { followRefund, settleRefund } from './settle-refund.ts';

const PATH = '/v2/payments';
const DAY_SECONDS = 86_400;
const KEPT_SECONDS = 45 * DAY_SECONDS;
const REFUNDABLE_MS = 180 * DAY_SECONDS * 1000;

/** The routes that read captures and refunds. */
export function captureRoutes(account: Account): Route[] {
  return [
    {
      method: 'GET',
      path: `${PATH}/captures/:id`,
      answer: ({ id }) => showCapture(account, found(account.state.captures[id])),
    },
    {
      method: 'GET',
      path: `${PATH}/refunds/:id`,
      answer: ({ id }) => showRefund(account, found(account.state.refunds[id])),
    },
  ];
}

/** The route that refunds captures. */
export function captureMaking(account: Account): MakingRoute[] {
  return [
    {
      path: `${PATH}/captures/:id/refund`,
      keptSeconds: KEPT_SECONDS,
      make: (call) => refundCapture(account, call),
    },
  ];
}

const request = z.strictObject({
  amount: z.unknown().optional(),
  custom_id: z.string().min(1).max(127).optional(),
  invoice_id: z.string().min(1).max(127).optional(),
  note_to_payer: z.string().min(1).max(255).optional(),
});

function refundCapture(account: Account, { id, body }: Call): Made {
  const { state, world } = account;
  const capture = found(state.captures[id]);
  const { amount: given, custom_id, invoice_id, note_to_payer } = readShape(request, body ?? {});
  const { currency_code: currency } = capture.amount;
  const left = cents(capture.amount) - refundedCents(state, capture);
  const amount = given === undefined ? money(left, currency) : readMoney(given, '/amount');
  refuse(account, capture, { isPart: cents(amount) < cents(capture.amount) });
  if (amount.currency_code !== currency)
    throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH', { field: '/amount' });
  if (cents(amount) > left) {
    throw unprocessable('REFUND_AMOUNT_EXCEEDED', { field: '/amount/value', value: amount.value });
  }
  const ordered = state.nextRefunds.shift();
  const refund: Refund = {
    id: newId(),
    capture: capture.id,
    status: 'PENDING',
    amount,
    ...(custom_id !== undefined && { custom_id }),
    ...(invoice_id !== undefined && { invoice_id }),
    ...(note_to_payer !== undefined && { note_to_payer }),
    fate: ordered === 'fails' ? 'FAILED' : 'COMPLETED',
    created: world.now(),
    updated: world.now(),
  };
  state.refunds[refund.id] = refund;
  if (ordered) followRefund(account, refund);
  else settleRefund(account, refund, 'COMPLETED');
  account.save();
  return { kind: 'refund', id: refund.id };
}

function refuse(account: Account, capture: Capture, { isPart }: { isPart: boolean }): void {
  if (capture.status === 'PENDING') throw unprocessable('PENDING_CAPTURE');
  if (capture.status === 'DECLINED') throw unprocessable('TRANSACTION_REFUSED');
  if (refundedCents(account.state, capture) === cents(capture.amount)) {
    throw unprocessable('CAPTURE_FULLY_REFUNDED');
  }
  if (account.world.now() > capture.created + REFUNDABLE_MS)
    throw unprocessable('REFUND_TIME_LIMIT_EXCEEDED');
  if (capture.lost) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  if (capture.disputed && isPart) throw unprocessable('TRANSACTION_DISPUTED');
}

function found<T>(resource: T | undefined): T {
  if (resource === undefined) throw missing();
  return resource;
}
