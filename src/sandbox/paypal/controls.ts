import { z } from 'zod';

import { PAYERS } from '../test-data/payers.ts';
import type { Account } from './account/account.ts';
import { REFUSALS } from './account/issues.ts';
import { showCapture, showOrder } from './api/show.ts';
import { endDispute, openDispute } from './captures/disputes.ts';
import { captureOf, settleCapture } from './orders/capture-order.ts';
import { approveOrder, liveOrder } from './orders/order-life.ts';

const times = z.int().min(1).max(100).default(1);
const approvalOrder = z.strictObject({
  order: z.string(),
  payer: z.enum(PAYERS.filter(({ play }) => play !== 'fails').map(({ id }) => id)).default('pat'),
  refusal: z.enum(REFUSALS).optional(),
});
const refusalOrder = z.strictObject({ next: z.enum(REFUSALS), times });
const captureOrder = z.strictObject({ capture: z.string(), status: z.enum(['COMPLETED', 'DENIED']) });
const payeeOrder = z.strictObject({ merchant_id: z.string().min(1).default('FREMDMERCHANT'), times });
const refundOrder = z.strictObject({ next: z.enum(['pending', 'fails']), times });

/** What only PayPal, a payer or a payer's bank can do. */
export function paypalControls(account: Account): Record<string, (body: unknown) => Promise<unknown>> {
  return {
    'paypal-approval': async (body) => {
      const { order: id, payer, refusal } = approvalOrder.parse(body);
      const order = known(() => liveOrder(account, id), `No order ${id} waits for a payer`);
      if (order.status === 'COMPLETED') throw new Error(`Order ${id} is captured already`);
      for (const one of PAYERS) if (one.id === payer) approveOrder(account, order, one, refusal);
      return showOrder(account, order);
    },
    'paypal-capture': async (body) => {
      const { capture: id, status } = captureOrder.parse(body);
      const capture = captureOf(account, id);
      if (capture.status !== 'PENDING') throw new Error(`Capture ${id} is ${capture.status}, not PENDING`);
      settleCapture(account, capture, status === 'DENIED' ? 'DECLINED' : 'COMPLETED');
      return showCapture(account, capture);
    },
    'paypal-captures': async (body) => {
      const order = refusalOrder.parse(body);
      for (let at = 0; at < order.times; at += 1) account.state.nextCaptures.push(order.next);
      account.save();
      return { next: account.state.nextCaptures };
    },
    'paypal-dispute': async (body) => openDispute(account, body),
    'paypal-dispute-end': async (body) => endDispute(account, body),
    'paypal-payee': async (body) => {
      const order = payeeOrder.parse(body);
      for (let at = 0; at < order.times; at += 1) account.state.nextPayees.push(order.merchant_id);
      account.save();
      return { next: account.state.nextPayees };
    },
    'paypal-refunds': async (body) => {
      const order = refundOrder.parse(body);
      for (let at = 0; at < order.times; at += 1) account.state.nextRefunds.push(order.next);
      account.save();
      return { next: account.state.nextRefunds };
    },
  };
}

function known<T>(find: () => T, otherwise: string): T {
  try {
    return find();
  } catch {
    throw new Error(otherwise);
  }
}
