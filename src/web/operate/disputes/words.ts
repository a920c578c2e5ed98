export const disputesWords = {
  title: 'Disputes',
  lead: 'Payments that buyers contest at their bank or with PayPal',
  list: 'Disputes',
  columns: {
    reason: 'Reason',
    opened: 'Opened',
    due: 'Answer until',
    state: 'State',
    order: 'Order',
    amount: 'Amount',
    processor: 'At',
    reference: 'Id',
  },
  filters: { state: 'State', processor: 'At' },
  processors: { stripe: 'Stripe', paypal: 'PayPal' },
  states: { open: 'Open', over: 'Won or withdrawn', lost: 'Lost' },
  /** For open disputes. */
  answer: { none: 'To be answered', staged: 'Evidence staged', answered: 'Answered' },
  /** Reasons in plain words; others are shown as the processor names them. */
  reasons: {
    fraudulent: 'Says it wasn’t them',
    unauthorised: 'Says it wasn’t them',
    product_not_received: 'Says nothing came',
    merchandise_or_service_not_received: 'Says nothing came',
    product_unacceptable: 'Says it didn’t work',
    merchandise_or_service_not_as_described: 'Says it didn’t work',
    duplicate: 'Says it was charged twice',
    subscription_canceled: 'Says it was canceled',
    credit_not_processed: 'Says a refund is missing',
    unrecognized: 'Doesn’t recognize it',
    general: 'No reason named',
  } as Record<string, string>,
  empty: {
    none: { title: 'No disputes', text: 'A payment that a buyer contests appears here.' },
    filtered: {
      title: 'No dispute fits these filters',
      text: 'Take a filter away to see the others.',
    },
  },
};

export const disputeWords = {
  back: 'All disputes',
  facts: 'The dispute',
  status: 'The processor says',
  stagedBy: 'Staged',
  sentBy: 'Sent',
  page: (processor: string) => `Open it at ${processor}`,
  evidence: 'Evidence from our books',
  evidenceLead:
    'This is what the bank would read, together with the invoice. It is put together anew each time it is staged.',
  ownPage: 'PayPal takes evidence on its own page alone: copy from here what it asks for.',
  decided: 'It’s decided: nothing more can be sent.',
  answered: 'It was answered. The bank decides now, often for weeks.',
  names: {
    product: 'What was sold',
    buyer_name: 'Buyer',
    buyer_email: 'Email',
    delivered_on: 'Delivered on',
    activity: 'What was done with it',
    refund_policy: 'Refund policy',
    policy_disclosure: 'Where the buyer saw it',
    story: 'What happened',
  } as Record<string, string>,
  stage: {
    button: 'Stage the evidence',
    again: 'Stage it again',
    title: 'Stage the evidence?',
    lead: 'It lies at Stripe then, where it can be read and changed. The bank gets nothing yet.',
    field: 'In your own words',
    hint: 'Comes first. Leave it empty where the facts speak for themselves.',
    action: 'Stage it',
    done: 'The evidence is staged. Read it, then send it.',
  },
  send: {
    button: 'Send to the bank',
    title: 'Send the evidence to the bank?',
    lead: 'This can be done once, and not be undone. The bank gets what is staged now.',
    action: 'Send it',
    done: 'The evidence is on its way. The bank decides now.',
  },
};

/** Statuses by the processor's names; unknown ones are shown as they are. */
const STATUSES: Record<string, string> = {
  warning_needs_response: 'An inquiry, which wants an answer',
  warning_under_review: 'An inquiry, which is being looked at',
  warning_closed: 'The inquiry is closed',
  needs_response: 'Wants an answer',
  under_review: 'The bank is deciding',
  prevented: 'Was prevented',
  won: 'Won',
  lost: 'Lost',
  open: 'Open',
  waiting_for_buyer_response: 'Waits for the buyer',
  waiting_for_seller_response: 'Wants an answer',
  resolved: 'Decided',
};

export function statusName(status: string): string {
  return STATUSES[status.toLowerCase()] ?? plainly(status.toLowerCase());
}

function plainly(name: string): string {
  const plain = name.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

export function reasonName(reason: string): string {
  return disputesWords.reasons[reason] ?? plainly(reason);
}
