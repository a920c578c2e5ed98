import type { SignInMethod } from '../../../domain/account/sign-in-methods.ts';
import type { RefundState } from '../../../domain/checkout/refund-state.ts';
import type { EsimStatus } from '../../../domain/esims/display-status.ts';

const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

export const customersWords = {
  title: 'Customers',
  lead: 'Everybody who has bought, with an account or as a guest, and accounts without orders. The last to buy comes first.',
  list: 'Customers',
  near: 'Nobody fits the search. These come nearest.',
  columns: {
    name: 'Name',
    last: 'Last order',
    kind: 'Type',
    marks: 'Marks',
    seen: 'Last visit',
    orders: 'Orders',
    spent: 'Spend',
    dollars: 'Spend in dollars',
  },
  kinds: { account: 'Account', guest: 'Guest' },
  filters: { search: 'Email, name or ID', blocked: 'Blocked' },
  yes: 'Yes',
  no: 'No',
  /** Before a date of who has no orders. */
  since: 'No orders, joined',
  blocked: 'Blocked',
  disputed: 'Disputed',
  noted: 'Note',
  operator: 'Operator',
  merged: (more: number) => `${more + 1} merged`,
  orders,
  empty: {
    none: { title: 'No customers yet', text: 'Whoever buys, or makes an account, appears here.' },
    filtered: {
      title: 'No customer matches these filters',
      text: 'Try a part of a name or of an email address.',
    },
  },
};

export const customerWords = {
  back: 'All customers',
  guest: 'Guest',
  account: 'Account',
  copyAddress: 'the address',
  blocked: 'Blocked: can’t buy or sign in',
  blockedBy: (operator: string | null) => `By ${operator ?? 'the command line'}`,
  unconfirmed: 'This address isn’t confirmed',
  unconfirmedText:
    'Guest orders with this address aren’t shown here, and erasing the account doesn’t erase them.',
  spend: {
    title: 'Spend',
    spent: 'Spent',
    dollars: 'In dollars',
    orders: 'Paid orders',
    first: 'First order',
    last: 'Last order',
    none: 'Nothing yet.',
    hint: 'What they paid, less refunds and lost disputes. Dollars are by the rate of each payment.',
  },
  notes: {
    title: 'Notes',
    form: {
      label: 'Note',
      hint: 'For colleagues; their orders show it too. It can’t be changed, and goes when the customer is erased.',
      missing: 'Write something first.',
      button: 'Add note',
    },
  },
  same: {
    title: 'Same person',
    none: 'Nobody has merged this customer with another one.',
    how: 'Merged by operators',
    pair: (one: string, other: string) => `${one} and ${other}`,
    perhaps: 'May be the same person',
    why: {
      mailbox: 'same mailbox',
      payer: 'same card or PayPal account',
      name: 'same name, similar address',
    },
    compare: 'Compare',
    compareWith: (address: string) => `Compare with ${address}`,
    field: 'Another customer',
    hint: 'Their address, or the ID of their account or of an order.',
    missing: 'Enter an address or an ID.',
    merge: {
      title: 'Are these the same person?',
      lead: 'The console then shows them as one customer, with all orders, eSIMs and notes. Nothing changes for the buyers: none of them sees another’s orders, and no email goes elsewhere. You can undo it.',
      own: (kind: string, count: number, spent: string) => `${kind} · ${orders(count)} · ${spent}`,
      together: 'Together',
      sum: (count: number, esims: number, spent: string) =>
        `${orders(count)} · ${esims === 1 ? '1 eSIM' : `${esims} eSIMs`} · ${spent}`,
      action: 'Merge',
      done: 'They are one customer now.',
    },
    undo: {
      button: 'Undo',
      label: (one: string, other: string) => `Undo the merge of ${one} and ${other}`,
      title: 'Undo this merge?',
      lead: 'The console shows these two apart again. Other merges stay.',
      action: 'Undo the merge',
      done: 'The merge is undone.',
    },
  },
  troubles: {
    title: 'Disputes, refunds and cases',
    dispute: 'Dispute',
    refund: 'Refund',
    case: 'Case',
    refunds: {
      asked: 'asked for',
      wanted: 'to be sent',
      pending: 'on its way',
      succeeded: 'sent',
      failed: 'failed',
      refused: 'refused',
    } satisfies Record<RefundState, string>,
  },
  orders: {
    title: 'Orders',
    none: 'No orders yet.',
    more: 'Only the newest are shown.',
    all: 'All orders of this customer',
  },
  esims: {
    title: 'eSIMs',
    none: 'No eSIMs yet.',
    columns: {
      iccid: 'ICCID',
      state: 'State',
      country: 'Destination',
      plan: 'Plan',
      order: 'Order',
      bought: 'Bought',
    },
    /** As stored with the order, before the network says anything. */
    statuses: {
      purchased: 'Not used yet',
      active: 'In use',
      depleted: 'Used up',
      expired: 'Expired',
      cancelled: 'Taken back',
    } satisfies Record<EsimStatus, string>,
    unknown: 'Not read yet',
  },
  consents: {
    title: 'Consents',
    none: 'No consent was asked for.',
    to: {
      marketing: 'Marketing emails',
      immediate_delivery: 'Delivery before the withdrawal period ends',
      saved_card: 'Saving the card',
      request_answer: 'An answer to a business request',
      request_news: 'News after a business request',
    },
    given: 'Yes',
    refused: 'No',
    all: (count: number) => `All ${count}`,
    columns: { to: 'To', given: 'Given', at: 'When', order: 'Order', version: 'Version' },
  },
  facts: {
    title: 'Account',
    guestTitle: 'Guest',
    guestText: 'These orders were placed without an account. They share only the email address.',
    email: 'Email',
    name: 'Name',
    confirmed: 'Confirmed',
    yes: 'Yes',
    no: 'No',
    id: 'User ID',
    created: 'Created',
    seen: 'Last seen',
    methods: 'Signs in with',
    methodNames: { credential: 'Password', google: 'Google' } satisfies Record<SignInMethod, string>,
    noMethod: 'Nothing yet: the checkout created this account',
    cards: 'Saved cards',
    cardsAtStripe: 'At Stripe',
    operator: 'Operator',
  },
  sessions: {
    title: 'Sessions',
    none: 'No open sessions.',
    since: 'since',
    used: 'last used',
    hint: 'The shop doesn’t store the IP addresses of sessions.',
  },
  requests: { title: 'Business requests' },
  acts: { title: 'Operator activity', none: 'Nothing yet.', commandLine: 'Command line' },
};

export const customerActWords = {
  /** Said instead of the dialog, where somebody chose the act without seeing the customer. */
  notNow: {
    signOut: 'This customer isn’t signed in anywhere.',
    block: 'Operators can’t be blocked, and this customer may be blocked already.',
    unblock: 'This customer isn’t blocked.',
    data: 'Your role doesn’t export data.',
    erase: 'Operators can’t be erased.',
  },
  signOut: {
    button: 'Sign out everywhere',
    title: 'Sign out everywhere?',
    lead: 'All their devices are signed out at once. They can sign in again.',
    action: 'Sign out everywhere',
    done: (count: number) => (count === 1 ? '1 session ended.' : `${count} sessions ended.`),
  },
  block: {
    button: 'Block',
    title: 'Block this customer?',
    lead: 'They are signed out everywhere and can’t sign in or buy with this mailbox, even as a guest. They keep what they bought.',
    action: 'Block',
    done: 'Blocked. They are signed out, and can’t buy or sign in.',
  },
  unblock: {
    button: 'Unblock',
    title: 'Unblock this customer?',
    lead: 'They can buy and sign in again.',
    action: 'Unblock',
    done: 'The customer is unblocked.',
  },
  data: {
    button: 'Export data',
    title: 'Export this customer’s data?',
    lead: 'You get a JSON file with all orders, payments, invoices, eSIMs, emails and consents, without codes and secrets. Give it only to the person who asked.',
    action: 'Export',
    done: 'The file is saved. Delete it once the person has it.',
    filename: (id: string) => `customer-${id}.json`,
  },
  erase: {
    button: 'Erase',
    title: 'Erase this customer?',
    lead: 'This deletes the account, names, addresses, notes, buyers on invoices, emails and eSIM codes. It can’t be undone.',
    merged: (address: string) =>
      `Only ${address} is erased, and its merges end. Erase the others on their own pages.`,
    stays:
      'The law and the books require these to stay, without names: plan, price, fee, dates, payment references, invoice numbers and amounts, and the audit. Backups contain the erased data until they are deleted.',
    field: (address: string) => `Type ${address}`,
    wrong: 'This isn’t the customer’s address.',
    action: 'Erase for good',
  },
};

export const erasedWords = {
  title: 'Erased',
  account: 'The account, its sessions and its sign-in methods are deleted.',
  orders: (count: number) =>
    `${orders(count)} no longer ${count === 1 ? 'contains' : 'contain'} a name, address or code.`,
  requests: (count: number) =>
    count === 1 ? '1 business request is deleted.' : `${count} business requests are deleted.`,
  drafts: (count: number) =>
    count === 1 ? '1 draft order is canceled and erased.' : `${count} draft orders are canceled and erased.`,
  unpaid: (count: number) =>
    count === 1
      ? '1 unpaid checkout ends by itself and is erased then.'
      : `${count} unpaid checkouts end by themselves and are erased then.`,
  blocked: 'The mailbox stays blocked. Unblock it if you no longer need the block.',
};
