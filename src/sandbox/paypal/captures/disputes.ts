import { z } from 'zod';

import { stamp, type Account } from '../account/account.ts';
import { newId } from '../account/ids.ts';
import type { Dispute } from '../account/state.ts';
import type { Route } from '../api/api.ts';
import { missing } from '../api/failure.ts';
import { captureOf } from '../orders/capture-order.ts';

const PATH = '/v1/customer/disputes';

/** The list leaves out the outcome of disputes; reading one shows everything. */
export function disputeRoutes(account: Account): Route[] {
  return [
    {
      method: 'GET',
      path: PATH,
      parameters: ['disputed_transaction_id'],
      answer({ query }) {
        const transaction = query.get('disputed_transaction_id');
        const items = Object.values(account.state.disputes)
          .filter(
            ({ disputed_transactions: all }) =>
              transaction === null || all.some(({ seller_transaction_id: id }) => id === transaction),
          )
          .map(({ disputed_transactions: _all, dispute_outcome: _outcome, ...item }) => item);
        return { items, links: [] };
      },
    },
    {
      method: 'GET',
      path: `${PATH}/:id`,
      answer({ id }) {
        const dispute = account.state.disputes[id];
        if (!dispute) throw missing();
        return dispute;
      },
    },
  ];
}

const order = z.strictObject({
  capture: z.string(),
  reason: z
    .enum(['MERCHANDISE_OR_SERVICE_NOT_RECEIVED', 'UNAUTHORISED'])
    .default('MERCHANDISE_OR_SERVICE_NOT_RECEIVED'),
});
const endOrder = z.strictObject({ capture: z.string(), end: z.enum(['won', 'lost', 'withdrawn']) });

const OUTCOMES = {
  won: 'RESOLVED_SELLER_FAVOUR',
  lost: 'RESOLVED_BUYER_FAVOUR',
  withdrawn: 'CANCELED_BY_BUYER',
} as const;

/** The control that ends the open dispute of a capture. If the shop loses, the buyer has the money. */
export function endDispute(account: Account, body: unknown): Dispute {
  const { capture: id, end } = endOrder.parse(body);
  const capture = captureOf(account, id);
  const dispute = Object.values(account.state.disputes).find(
    ({ status, disputed_transactions: all }) =>
      status !== 'RESOLVED' && all.some(({ seller_transaction_id: one }) => one === id),
  );
  if (!dispute) throw new Error(`No dispute of ${id} is open`);
  dispute.status = 'RESOLVED';
  dispute.update_time = stamp(account.world.now());
  dispute.dispute_outcome = {
    outcome_code: OUTCOMES[end],
    ...(end === 'lost' && { amount_refunded: dispute.dispute_amount }),
  };
  capture.disputed = false;
  if (end === 'lost') capture.lost = true;
  account.emit({
    type: 'CUSTOMER.DISPUTE.RESOLVED',
    resourceType: 'dispute',
    summary: `A dispute was resolved with Case # ${dispute.dispute_id}`,
    resource: dispute,
  });
  account.save();
  return dispute;
}

const RESPONSE_DAYS = 10;

/** The control that opens a buyer's dispute. */
export function openDispute(account: Account, body: unknown): Dispute {
  const { capture: captureId, reason } = order.parse(body);
  const capture = captureOf(account, captureId);
  const id = `PP-R-${newId(3)}-${Date.now() % 100_000_000}`;
  const now = stamp(account.world.now());
  const self = `${account.origin()}/v1/customer/disputes/${id}`;
  const dispute: Dispute = {
    dispute_id: id,
    create_time: now,
    update_time: now,
    disputed_transactions: [
      {
        seller_transaction_id: capture.id,
        create_time: stamp(capture.created),
        transaction_status: 'COMPLETED',
        gross_amount: capture.amount,
        invoice_number: capture.invoice_id,
        custom: capture.custom_id,
        seller: { merchant_id: capture.payee.merchant_id, email: capture.payee.email_address },
      },
    ],
    reason,
    status: 'OPEN',
    dispute_amount: capture.amount,
    seller_response_due_date: stamp(account.world.now() + RESPONSE_DAYS * 86_400_000),
    dispute_life_cycle_stage: 'INQUIRY',
    dispute_channel: 'INTERNAL',
    links: [{ href: self, rel: 'self', method: 'GET' }],
  };
  capture.disputed = true;
  account.state.disputes[id] = dispute;
  account.emit({
    type: 'CUSTOMER.DISPUTE.CREATED',
    resourceType: 'dispute',
    summary: `A new dispute opened with Case # ${id}`,
    resource: dispute,
  });
  return dispute;
}
