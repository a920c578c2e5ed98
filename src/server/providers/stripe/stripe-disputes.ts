import type Stripe from 'stripe';

import { ofMinor } from '../../../domain/money.ts';
import type { DisputeEnd, DisputeEvidence, DisputeStatus } from '../payment-status.ts';
import type { DisputeAnswers } from '../processor.ts';
import { asked } from './stripe-connection.ts';

/** Inquiries (`warning_`) take no money; a closed one has no consequences. */
const DISPUTE_ENDS: Record<string, DisputeEnd> = {
  won: 'over',
  warning_closed: 'over',
  prevented: 'over',
  lost: 'lost',
};

export function disputeStatus(dispute: Stripe.Dispute, isLive: boolean): DisputeStatus {
  const { id, status, reason, created, amount, currency } = dispute;
  const { due_by: dueBy, submission_count: submissions } = dispute.evidence_details;
  return {
    id,
    end: DISPUTE_ENDS[status] ?? 'open',
    status,
    reason,
    amount: ofMinor(amount, currency.toUpperCase()),
    booking: bookingOf(dispute),
    openedAt: new Date(created * 1000),
    dueAt: dueBy ? new Date(dueBy * 1000) : null,
    isAnswered: submissions > 0,
    pageUrl: `https://dashboard.stripe.com/${isLive ? '' : 'test/'}disputes/${id}`,
  };
}

/**
 * In the currency of the account. The money of a dispute that was won may come back later than that is told; its amount is not
 * known before. Stripe keeps the fee of a won one, or books it back: https://docs.stripe.com/disputes/how-disputes-work
 */
function bookingOf({ status, balance_transactions: booked }: Stripe.Dispute): DisputeStatus['booking'] {
  const [first] = booked;
  if (!first) return null;
  const sum = (name: 'amount' | 'fee') =>
    ofMinor(
      booked.reduce((all, one) => all + one[name], 0),
      first.currency.toUpperCase(),
    );
  const taken = sum('amount');
  const isAwaited = DISPUTE_ENDS[status] === 'over' && booked.every(({ amount }) => amount <= 0);
  return { gross: isAwaited ? null : { ...taken, amount: 0 - taken.amount }, fee: sum('fee') };
}

/** Per text. Stripe allows 150,000 for all together, which these cannot reach. */
const MAX_LENGTH = 20_000;

/** Evidence stays staged at Stripe until a person sends it, because a dispute can be answered only once. */
export function disputeAnswers(stripe: Stripe): DisputeAnswers {
  return {
    async stage(id, evidence) {
      const { receipt } = evidence;
      const file =
        receipt &&
        (await asked(() =>
          stripe.files.create({
            purpose: 'dispute_evidence',
            file: { data: receipt.content, name: receipt.filename, type: 'application/pdf' },
          }),
        ));
      await asked(() =>
        stripe.disputes.update(id, {
          evidence: { ...textsOf(evidence), ...(file && { receipt: file.id }) },
          submit: false,
        }),
      );
    },
    async send(id) {
      await asked(() => stripe.disputes.update(id, { submit: true }));
    },
  };
}

/** Missing texts are empty rather than absent, to overwrite what was staged before. */
function textsOf(evidence: DisputeEvidence): Stripe.DisputeUpdateParams.Evidence {
  const cut = (text: string) => text.slice(0, MAX_LENGTH);
  return {
    product_description: cut(evidence.product),
    customer_name: cut(evidence.buyerName),
    customer_email_address: cut(evidence.buyerEmail),
    service_date: evidence.deliveredOn ?? '',
    refund_policy_disclosure: cut(`${evidence.refundPolicy}\n\n${evidence.policyDisclosure}`),
    access_activity_log: cut(evidence.activity),
    uncategorized_text: cut(evidence.story),
  };
}
