import type { CaseAct, CaseKind, CaseState } from '../../../domain/operators/cases.ts';

export const casesWords = {
  title: 'Cases',
  lead: (open: number) =>
    open === 1
      ? '1 open. Each ends by itself when its cause does.'
      : `${open} open. Each ends by itself when its cause does.`,
  list: 'Cases',
  columns: {
    kind: 'What',
    since: 'Since',
    state: 'State',
    owner: 'Owner',
    order: 'Order',
    words: 'In words',
  },
  filters: { state: 'State', kind: 'What', owner: 'Owner' },
  mine: 'Mine',
  nobodys: 'Nobody’s',
  states: { open: 'Open', snoozed: 'Snoozed', seen: 'Seen', over: 'Over' } satisfies Record<
    CaseState,
    string
  >,
  kinds: {
    low_balance: 'Low balance',
    books_differ: 'Books differ',
    below_floor: 'Below the floor',
    price_jump: 'Price jumped',
    unclear_order: 'Unclear order',
    needs_review: 'To be checked',
    refund_failed: 'Failed refund',
    dispute: 'Dispute',
    mail_refused: 'Refused email',
    mail_returned: 'Returned email',
    card_testing: 'Card testing',
    paypal_refuses: 'PayPal refuses',
    mail_stuck: 'Emails wait',
    cannot_write: 'Database full',
    order_without_purchase: 'Order of nobody',
    stock_left: 'Stock left',
    refunds_paused: 'Refunds paused',
  } satisfies Record<CaseKind, string>,
  empty: {
    none: {
      title: 'Nothing needs a person',
      text: 'What does appears here, and in the inbox of whoever runs the shop.',
    },
    filtered: {
      title: 'No case fits these filters',
      text: 'Take a filter away to see the others.',
    },
  },
};

export const caseWords = {
  back: 'All cases',
  raised: 'Noticed',
  ended: 'Over since',
  snoozed: 'Waits until',
  seen: 'Seen to since',
  owner: 'Owner',
  nobody: 'Nobody yet',
  order: 'Order',
  ours: 'Our books',
  theirs: (party: string) => `${party}, right now`,
  noFacts: 'Our books hold nothing else about it.',
  notAsked: 'Nobody else has to do with it.',
  over: 'This case is over: its cause has ended.',
  stillOpen: 'Done. Its cause lasts still: it ends by itself once that is gone.',
  done: 'Done. The case is over.',
  marked: 'Marked as seen. It is over once its cause has ended.',
  /** Names of facts; {@link factName} makes one for any other. */
  facts: {
    state_since: 'State since',
    provider_orders: 'Orders at the wholesaler',
    review: 'To be checked',
    mail_to: 'To',
    mail_state: 'State of the email',
    mail_error: 'What the email server says',
    wanted_balance: 'Wanted at least',
    plans_below: 'Plans below their floor',
    payment_status: 'State of the payment',
  } as Record<string, string>,
  acts: {
    check: { button: 'Check again', busy: 'Checking...' },
    retry_order: { button: 'Ask the wholesaler now', busy: 'Asking...' },
    see_review: { button: 'I’ve checked it', busy: 'Saving...' },
    retry_refund: { button: 'Send the refund again', busy: 'Sending...' },
    ask_processor: { button: 'Ask the processor now', busy: 'Asking...' },
    resend_mail: { button: 'Send the email again', busy: 'Sending...' },
    compare_books: { button: 'Compare again', busy: 'Comparing...' },
    send_mails: { button: 'Send what waits', busy: 'Sending...' },
    see: { button: 'I’ve seen to it', busy: 'Saving...' },
  } satisfies Record<CaseAct, { button: string; busy: string }>,
  take: 'Take it',
  giveUp: 'Give it up',
  give: 'Give to',
  giveTo: 'Give it to',
  snooze: 'Snooze',
  snoozeFor: { 1: '1 hour', 24: 'Until tomorrow', 168: 'A week' } as Record<number, string>,
  wake: 'Take up again',
  more: 'More',
  close: {
    item: 'Close in another way',
    title: 'Close this case?',
    lead: 'Someone has seen to it elsewhere. It isn’t told again as long as its cause lasts.',
    action: 'Close it',
  },
  notes: {
    title: 'Notes',
    none: 'Nobody has written anything.',
    label: 'Note',
    hint: 'For the others. Deleted after a year, or with the buyer’s data.',
    button: 'Add the note',
    missing: 'Write something first.',
    commandLine: 'Command line',
  },
};

const prices = (count: number) => (count === 1 ? 'price' : `${count} prices`);

export const heldWords = {
  title: 'Wholesale prices',
  none: 'No price of this case is held now.',
  columns: { plan: 'Plan', was: 'Was', is: 'Listed now', now: 'In the shop', since: 'Since' },
  isNew: 'New',
  places: (names: readonly string[]) =>
    names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', '),
  now: (isSold: boolean, isKept: boolean) =>
    `${isSold ? 'Sold at the old price' : 'Not sold'}${isKept ? ', as decided' : ''}`,
  more: (count: number) => `${count} more are not listed.`,
  accept: {
    button: (count: number) => `Accept the ${count === 1 ? 'new price' : `${count} new prices`}`,
    title: (count: number) => `Accept the new ${prices(count)}?`,
    lead: () =>
      'The plans are sold by the new wholesale price within two seconds, as the rules of prices have it.',
    action: 'Accept',
    done: 'The new price is published.',
  },
  keep: {
    button: (isSold: boolean) => (isSold ? 'Keep the old price' : 'Keep it off the shelf'),
    title: (count: number) => `Turn down the new ${prices(count)}?`,
    lead: (isSold: boolean) =>
      isSold
        ? 'The plans are sold at the old price for as long as the list says the same. Another price is asked about again.'
        : 'The plans are not sold for as long as the list says the same. Another price is asked about again.',
    action: 'Turn down',
    done: 'It stays as it is while the list says the same.',
  },
};

/** A fact's name; without words of its own, 'last_error' becomes 'Last error'. */
export function factName(name: string): string {
  const plain = name.replaceAll('_', ' ');
  return caseWords.facts[name] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}
