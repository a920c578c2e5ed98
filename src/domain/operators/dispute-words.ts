import { plainlyFirst } from './plainly.ts';

/** Reasons as processors name them. */
const REASONS: Readonly<Record<string, string>> = {
  fraudulent: 'Fraudulent',
  unauthorised: 'Unauthorized',
  product_not_received: 'Product not received',
  merchandise_or_service_not_received: 'Product not received',
  product_unacceptable: 'Product unacceptable',
  merchandise_or_service_not_as_described: 'Not as described',
  duplicate: 'Charged twice',
  subscription_canceled: 'Subscription canceled',
  credit_not_processed: 'Refund not received',
  unrecognized: 'Unrecognized',
  general: 'General',
};

/** Their statuses of a dispute, in lower case. */
const STATUSES: Readonly<Record<string, string>> = {
  warning_needs_response: 'Inquiry: needs response',
  warning_under_review: 'Inquiry: under review',
  warning_closed: 'Inquiry: closed',
  needs_response: 'Needs response',
  under_review: 'Under review',
  prevented: 'Prevented',
  won: 'Won',
  lost: 'Lost',
  open: 'Open',
  waiting_for_buyer_response: 'Waiting for the buyer',
  waiting_for_seller_response: 'Needs response',
  resolved: 'Resolved',
};

/** A dispute's status in words; a processor's new one is read as it is written. */
export function disputeStatus(status: string): string {
  return STATUSES[status.toLowerCase()] ?? plainlyFirst(status.toLowerCase());
}

/** The same for its reason. */
export function disputeReason(reason: string): string {
  return REASONS[reason.toLowerCase()] ?? plainlyFirst(reason.toLowerCase());
}
