import { z } from 'zod';

import { BY_ITSELF, type Account } from '../account/account.ts';
import { invalid, missing } from '../account/failure.ts';
import type { Charge, Dispute } from '../account/state.ts';
import type { Call, Route } from '../api/api.ts';
import { readRoutes } from '../api/lists.ts';
import { flag, hash, orEmpty, readParams, text } from '../api/params.ts';
import { bookDispute } from './settlement.ts';

export function disputeRoutes(account: Account): Route[] {
  const { state } = account;
  const filters = { payment_intent: text(), charge: text() };
  return [
    ...readRoutes('/v1/disputes', 'dispute', () => state.disputes, filters),
    {
      method: 'POST',
      path: '/v1/disputes/:id',
      access: 'secret',
      answer: (call) => answerDispute(account, call),
    },
  ];
}

/** For all texts of an answer together. */
const MAX_LENGTH = 150_000;
const evidenceText = orEmpty(text(20_000));
const EVIDENCE = {
  access_activity_log: evidenceText,
  customer_email_address: evidenceText,
  customer_name: evidenceText,
  product_description: evidenceText,
  receipt: orEmpty(text()),
  refund_policy_disclosure: evidenceText,
  service_date: evidenceText,
  uncategorized_text: evidenceText,
};

/** Stages evidence, or (by default) sends it, which the bank accepts once. */
function answerDispute(account: Account, { form, id, cause }: Call): Dispute {
  const { state } = account;
  const dispute = state.disputes[id];
  if (!dispute) throw missing('dispute', id, 'dispute');
  const { evidence = {}, submit = true } = readParams(form, { evidence: hash(EVIDENCE), submit: flag });
  const details = dispute.evidence_details;
  if (ENDED.has(dispute.status)) throw invalid('This dispute is already closed.');
  if (details.submission_count > 0) throw invalid('Evidence for this dispute was already submitted.');
  const all = { ...dispute.evidence, ...evidence };
  const letters = Object.values(all).reduce(
    (sum, one) => sum + (typeof one === 'string' ? one.length : 0),
    0,
  );
  if (letters > MAX_LENGTH)
    throw invalid(`The evidence has ${letters} characters: at most ${MAX_LENGTH} are allowed.`, 'evidence');
  const file = evidence.receipt;
  if (file && state.files[file]?.purpose !== 'dispute_evidence')
    throw invalid(`No such file: '${file}'`, 'evidence[receipt]');
  const before = dispute.status;
  dispute.evidence = all;
  details.has_evidence = true;
  if (submit) {
    details.submission_count = 1;
    dispute.status = dispute.status.startsWith('warning_') ? 'warning_under_review' : 'under_review';
  }
  account.emit('charge.dispute.updated', dispute, cause, { status: before });
  account.save();
  return dispute;
}

/** Whether a dispute prevents refunds of its charge: one that is open and has taken the money, or one that was lost. */
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
 * The control that ends the open dispute of a payment. Stripe has no status for withdrawn: a chargeback that the buyer withdraws
 * is won, an inquiry is closed.
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
  if (open.status === 'won') bookDispute(account, open, 'dispute_reversal');
  if (open.status === 'won') account.emit('charge.dispute.funds_reinstated', open, BY_ITSELF);
  account.emit('charge.dispute.closed', open, BY_ITSELF, { status: before });
  account.save();
  return open;
}

const ENDED: ReadonlySet<string> = new Set(['won', 'lost', 'warning_closed']);
