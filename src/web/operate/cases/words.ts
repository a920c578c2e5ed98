import {
  type CaseAct,
  type CaseKind,
  type CaseState,
  type CaseWait,
  RETURN_MINUTES,
} from '../../../domain/operators/cases.ts';

const ENDS_BY_EMAIL = `The next email of the order was accepted, and isn’t back after ${RETURN_MINUTES} minutes`;

export const casesWords = {
  title: 'Cases',
  lead: (open: number) =>
    open === 1
      ? '1 open case. Cases close by themselves once the problem is gone.'
      : `${open} open cases. Cases close by themselves once the problem is gone.`,
  list: 'Cases',
  columns: {
    kind: 'Type',
    since: 'Opened',
    due: 'Due',
    state: 'State',
    owner: 'Assigned to',
    order: 'Order',
    words: 'Details',
  },
  filters: { state: 'State', kind: 'Type', owner: 'Assigned to' },
  views: { open: 'Open', mine: 'Mine', nobodys: 'Without an owner' },
  mine: 'Me',
  nobodys: 'Nobody',
  states: { open: 'Open', snoozed: 'Snoozed', seen: 'Closed', over: 'Resolved' } satisfies Record<
    CaseState,
    string
  >,
  kinds: {
    low_balance: 'Low balance',
    wholesaler_away: 'Wholesaler away',
    source_loss: 'Delivered at a loss',
    books_differ: 'Records differ',
    below_floor: 'Below the floor',
    price_jump: 'Price jump',
    rate_old: 'Old exchange rates',
    unclear_order: 'Unclear order',
    needs_review: 'Needs review',
    refund_failed: 'Failed refund',
    dispute: 'Dispute',
    mail_refused: 'Email rejected',
    mail_returned: 'Email bounced',
    card_testing: 'Card testing',
    paypal_refuses: 'PayPal refuses payments',
    mail_stuck: 'Emails stuck',
    cannot_write: 'Database full',
    order_without_purchase: 'Orphaned order',
    stock_left: 'Unpaid returns',
    refunds_paused: 'Refunds paused',
    tax_place: 'Tax: unclear orders',
    tax_owed: 'Tax: owed to a business',
    webhook_failing: 'Webhooks failing',
    invoice_overdue: 'Overdue invoice',
    draft_stuck: 'Paid, not ordered',
  } satisfies Record<CaseKind, string>,
  empty: {
    none: {
      title: 'No cases yet',
      text: 'Problems that need a person appear here, and the shop emails them to you.',
    },
    filtered: {
      title: 'No case matches these filters',
      text: 'Remove a filter to see the others.',
    },
  },
};

export const caseWords = {
  back: 'All cases',
  raised: 'Opened',
  ended: 'Resolved',
  snoozed: 'Snoozed until',
  seen: 'Closed',
  owner: 'Assigned to',
  nobody: 'Nobody',
  order: 'Order',
  dispute: 'Dispute',
  toDispute: 'Answer the dispute',
  draftOrder: 'Draft order',
  toDraftOrder: 'Open the draft order',
  ours: 'Our records',
  theirs: (provider: string) => `${provider}, right now`,
  noFacts: 'Our records have nothing else about it.',
  over: 'This case is resolved: its cause is gone.',
  endsWhen: 'Resolved when',
  /** After its act, too, a case stays until this is so. */
  ends: {
    low_balance: 'The wholesaler says that the balance is high enough',
    wholesaler_away: 'The wholesaler has answered an order, or none was lost for an hour',
    source_loss: 'The order is older than the days for which the shop reports problems',
    books_differ: 'A reconciliation that looks back as far finds no difference',
    below_floor: 'No plan is below its floor',
    price_jump: 'Every price on hold is accepted, rejected or back in its range',
    rate_old: 'There is a newer rate',
    unclear_order: 'The wholesaler’s records say what became of the order',
    needs_review: 'A person has checked the reason',
    refund_failed: 'The processor has sent the refund',
    dispute: 'The dispute is decided',
    mail_refused: ENDS_BY_EMAIL,
    mail_returned: ENDS_BY_EMAIL,
    card_testing: 'Fewer cards are declined within an hour',
    paypal_refuses: 'PayPal hasn’t refused a payment for this reason for a day',
    mail_stuck: 'No email has waited for an hour',
    cannot_write: 'A person has seen it: the database can write again',
    order_without_purchase: 'The order is a day old',
    stock_left: 'The wholesaler has paid for every returned plan',
    refunds_paused: 'Refunds are resumed, or none waits',
    tax_place: 'Its orders are older than the days for which the shop reports problems',
    tax_owed: 'The processor has sent the VAT back',
    webhook_failing: 'The endpoint is resumed or removed under Connections',
    invoice_overdue: 'All of its money is noted, or it is canceled or refunded',
    draft_stuck: 'Its eSIMs are ordered, or it is given up',
  } satisfies Record<CaseKind, string>,
  waits: {
    mail_taken: { title: 'The email is on its way', text: 'The case waits until it is accepted.' },
    mail_kept: {
      title: 'The email was accepted',
      text: 'The case ends if it doesn’t come back by',
    },
    mail_lost: {
      title: 'The next email didn’t arrive either',
      text: 'Ask the buyer for another address, and change it.',
    },
    refund: { title: 'The refund is on its way', text: 'The case waits for the processor to send it.' },
    order: {
      title: 'It isn’t clear yet what became of the order',
      text: 'The shop asks the wholesaler again by itself.',
    },
  } satisfies Record<CaseWait, { title: string; text: string }>,
  stillOpen: 'Done. The case closes by itself once this has worked.',
  done: 'Done. The case is resolved.',
  marked: 'The case is closed. It counts as resolved once its cause is gone.',
  acts: {
    check: { button: 'Check again', busy: 'Checking...' },
    retry_order: { button: 'Ask the wholesaler now', busy: 'Asking...' },
    see_review: { button: 'I’ve checked it', busy: 'Saving...' },
    retry_refund: { button: 'Send the refund again', busy: 'Sending...' },
    ask_processor: { button: 'Ask the processor now', busy: 'Asking...' },
    resend_mail: { button: 'Send the email again', busy: 'Sending...' },
    reconciliation_run: { button: 'Compare again', busy: 'Comparing...' },
    read_rates: { button: 'Read the rates again', busy: 'Reading...' },
    give_back_tax: { button: 'Give the VAT back', busy: 'Refunding...' },
    send_mails: { button: 'Send waiting emails', busy: 'Sending...' },
    remind_buyer: { button: 'Send a reminder', busy: 'Sending...' },
    place_draft: { button: 'Order the eSIMs now', busy: 'Ordering...' },
    see: { button: 'Mark as handled', busy: 'Saving...' },
  } satisfies Record<CaseAct, { button: string; busy: string }>,
  take: 'Assign to me',
  giveUp: 'Unassign',
  give: 'Assign',
  giveTo: 'Assign to',
  snooze: 'Snooze',
  snoozeFor: { 1: '1 hour', 24: 'Until tomorrow', 168: 'A week' } as Record<number, string>,
  wake: 'End snooze',
  more: 'More',
  close: {
    item: 'Close case',
    title: 'Close this case?',
    lead: 'Close it if someone has solved the problem elsewhere. The shop won’t alert you again while its cause lasts.',
    action: 'Close it',
  },
  notes: {
    title: 'Notes',
    none: 'No notes yet.',
    label: 'Note',
    hint: 'Only your team sees it. It is deleted after a year, or with the buyer’s data.',
    button: 'Add note',
    missing: 'Write something first.',
    commandLine: 'Command line',
  },
};

const prices = (count: number) => (count === 1 ? 'price' : `${count} prices`);

export const heldWords = {
  title: 'Wholesale prices',
  none: 'No price in this case is on hold.',
  columns: { plan: 'Plan', was: 'Was', is: 'Listed now', now: 'In the shop', since: 'Since' },
  isNew: 'New',
  places: (names: readonly string[]) =>
    names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', '),
  now: (isSold: boolean, isKept: boolean) =>
    `${isSold ? 'Sold at the old price' : 'Not sold'}${isKept ? ', as you decided' : ''}`,
  more: (count: number) => `${count} more are not listed.`,
  accept: {
    button: (count: number) => `Accept the ${count === 1 ? 'new price' : `${count} new prices`}`,
    title: (count: number) => `Accept the new ${prices(count)}?`,
    lead: () => 'Within two seconds your price rules apply to the new wholesale price.',
    action: 'Accept',
    done: 'The new price is published.',
  },
  keep: {
    button: (isSold: boolean) => (isSold ? 'Keep the old price' : 'Keep it off sale'),
    title: (count: number) => `Reject the new ${prices(count)}?`,
    lead: (isSold: boolean) =>
      isSold
        ? 'The plans keep their old price while the wholesaler lists this one. If it lists another, you are asked again.'
        : 'The plans stay off sale while the wholesaler lists this price. If it lists another, you are asked again.',
    action: 'Reject',
    done: 'Nothing changes while the wholesaler lists this price.',
  },
};
