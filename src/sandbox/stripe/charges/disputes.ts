import { z } from 'zod';

import { BY_ITSELF, type Account } from '../account/account.ts';
import type { Charge, Dispute } from '../account/state.ts';
import type { Route } from '../api/api.ts';
import { readRoutes } from '../api/lists.ts';
import { text } from '../api/params.ts';

export function disputeRoutes({ state }: Account): Route[] {
  const filters = { payment_intent: text(), charge: text() };
  return readRoutes('/v1/disputes', 'dispute', () => state.disputes, filters);
}

/** Whether a dispute stands in the way of refunds of its charge: one that is open and has taken the money, or was lost. */
export function bars({ state }: Account, charge: Charge): boolean {
  return Object.values(state.disputes).some(
    (dispute) => dispute.charge === charge.id && !REFUNDABLE.has(dispute.status),
  );
}

const REFUNDABLE: ReadonlySet<string> = new Set([
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'won',
]);

const endOrder = z.strictObject({
  payment_intent: z.string(),
  end: z.enum(['won', 'lost', 'withdrawn']),
});

/**
 * The control that ends the open dispute of a payment. Stripe knows no word for withdrawn: a chargeback that the buyer
 * withdraws is won, an inquiry is closed.
 */
export function endDispute(account: Account, body: unknown): Dispute {
  const { payment_intent: intent, end } = endOrder.parse(body);
  const open = Object.values(account.state.disputes).find(
    (dispute) => dispute.payment_intent === intent && !ENDED.has(dispute.status),
  );
  if (!open) throw new Error(`No dispute of ${intent} is open`);
  const isInquiry = open.status.startsWith('warning_');
  if (isInquiry && end === 'lost') throw new Error('An inquiry takes no money, so it cannot be lost');
  const before = open.status;
  open.status = isInquiry ? 'warning_closed' : end === 'lost' ? 'lost' : 'won';
  open.is_charge_refundable = open.status !== 'lost';
  if (open.status === 'won') account.emit('charge.dispute.funds_reinstated', open, BY_ITSELF);
  account.emit('charge.dispute.closed', open, BY_ITSELF, { status: before });
  account.save();
  return open;
}

const ENDED: ReadonlySet<string> = new Set(['won', 'lost', 'warning_closed']);
