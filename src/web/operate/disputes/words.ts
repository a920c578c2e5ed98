import { PROCESSOR_NAMES } from '../../../domain/checkout/payment-method.ts';
import type { EvidenceName } from '../../../domain/operators/disputes.ts';

export const disputesWords = {
  title: 'Disputes',
  views: { toAnswer: 'To answer', lost: 'Lost' },
  lead: 'Buyers contest these payments at their bank or with PayPal.',
  list: 'Disputes',
  columns: {
    reason: 'Reason',
    opened: 'Opened',
    due: 'Respond by',
    state: 'State',
    order: 'Order',
    amount: 'Amount',
    dollars: 'In dollars',
    fee: 'Fee',
    processor: 'Processor',
    reference: 'ID',
  },
  filters: { state: 'State', processor: 'Processor' },
  processors: PROCESSOR_NAMES,
  states: { open: 'Open', over: 'Won or withdrawn', lost: 'Lost' },
  /** For open disputes. */
  answer: { none: 'Needs response', staged: 'Evidence staged', answered: 'Answered' },
  empty: {
    none: { title: 'No disputes', text: 'Payments that buyers contest appear here.' },
    filtered: {
      title: 'No dispute matches these filters',
      text: 'Remove a filter to see the others.',
    },
  },
};

export const disputeWords = {
  back: 'All disputes',
  facts: 'Details',
  status: 'Status',
  contested: 'Contested',
  taken: 'Taken from our account',
  fee: (processor: string) => `Fee of ${processor}`,
  notKnown: 'Not known yet',
  stagedBy: 'Staged',
  sentBy: 'Sent',
  page: (processor: string) => `Open it at ${processor}`,
  evidence: 'Evidence from our records',
  evidenceLead: 'The bank would read this together with the invoice. It is updated each time you stage it.',
  ownPage: 'PayPal takes evidence only on its own page. Copy what it asks for from here.',
  decided: 'This dispute is decided, so nothing more can be sent.',
  answered: 'The evidence was sent. The bank’s decision often takes weeks.',
  names: {
    product: 'Product',
    buyer_name: 'Buyer',
    buyer_email: 'Email',
    delivered_on: 'Delivered on',
    activity: 'Usage',
    refund_policy: 'Refund policy',
    policy_disclosure: 'Where the buyer saw the policy',
    story: 'What happened',
  } satisfies Record<EvidenceName, string>,
  stage: {
    button: 'Stage the evidence',
    again: 'Stage it again',
    title: 'Stage the evidence?',
    lead: 'Stripe stores it, and you can still read and change it. The bank gets nothing yet.',
    field: 'In your own words',
    hint: 'This text comes first. Leave it empty if the facts speak for themselves.',
    action: 'Stage it',
    done: 'The evidence is staged. Read it, then send it.',
  },
  send: {
    button: 'Send to the bank',
    title: 'Send the evidence to the bank?',
    lead: 'You can send evidence once, and can’t take it back. The bank gets what is staged now.',
    action: 'Send it',
    done: 'The evidence is on its way. The bank decides now.',
  },
};
