import type Stripe from 'stripe';

import { ofCents } from '../../../domain/money.ts';
import type { DisputeEnd, DisputeEvidence, DisputeNews } from '../payment-news.ts';
import type { DisputeAnswers } from '../processor.ts';
import { asked } from './stripe-connection.ts';

/** Inquiries (`warning_`) take no money; one that is closed has come to nothing. */
const DISPUTE_ENDS: Record<string, DisputeEnd> = {
  won: 'over',
  warning_closed: 'over',
  prevented: 'over',
  lost: 'lost',
};

export function disputeNews(dispute: Stripe.Dispute, isLive: boolean): DisputeNews {
  const { id, status, reason, created, amount, currency } = dispute;
  const { due_by: dueBy, submission_count: submissions } = dispute.evidence_details;
  return {
    id,
    end: DISPUTE_ENDS[status] ?? 'open',
    status,
    reason,
    amount: ofCents(amount, currency.toUpperCase()),
    openedAt: new Date(created * 1000),
    dueAt: dueBy ? new Date(dueBy * 1000) : null,
    isAnswered: submissions > 0,
    pageUrl: `https://dashboard.stripe.com/${isLive ? '' : 'test/'}disputes/${id}`,
  };
}

/** Of all texts of an answer together. */
const MOST_LETTERS = 150_000;

/** Evidence lies at Stripe until a person sends it: it takes one answer to a dispute. */
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

/** What is told at length gives way where all together would be too long. */
function textsOf(evidence: DisputeEvidence): Stripe.DisputeUpdateParams.Evidence {
  const short = {
    product_description: evidence.product,
    ...(evidence.buyerName && { customer_name: evidence.buyerName }),
    ...(evidence.buyerEmail && { customer_email_address: evidence.buyerEmail }),
    ...(evidence.deliveredOn && { service_date: evidence.deliveredOn }),
    refund_policy_disclosure: `${evidence.refundPolicy}\n\n${evidence.policyDisclosure}`,
  };
  const left = MOST_LETTERS - Object.values(short).reduce((sum, text) => sum + text.length, 0);
  const activity = evidence.activity.slice(0, Math.floor(left / 2));
  return {
    ...short,
    ...(activity && { access_activity_log: activity }),
    uncategorized_text: evidence.story.slice(0, left - activity.length),
  };
}
