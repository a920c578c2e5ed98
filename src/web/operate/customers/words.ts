const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

export const customersWords = {
  title: 'Customers',
  lead: 'Accounts, newest first. Guests are found by their address or name.',
  list: 'Customers',
  columns: {
    address: 'Address',
    kind: 'What',
    since: 'Since',
    seen: 'Last seen',
    orders: 'Orders',
    state: 'State',
  },
  kinds: { account: 'Account', guest: 'Guest' },
  filters: { who: 'Email, name or id', blocked: 'Blocked' },
  yes: 'Yes',
  no: 'No',
  blocked: 'Blocked',
  orders,
  empty: {
    none: { title: 'No accounts yet', text: 'Whoever makes an account appears here.' },
    filtered: {
      title: 'Nobody fits these filters',
      text: 'Try a whole email address, or the beginning of a name.',
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
  unconfirmed: 'Nobody has shown that this address is theirs',
  unconfirmedText: 'What guests bought with it isn’t shown here, and isn’t erased along with the account.',
  orders: {
    title: 'Orders',
    none: 'Nothing was bought.',
    more: 'These are the newest.',
    all: 'All orders of this customer',
  },
  esims: {
    title: 'eSIMs',
    none: 'There is no eSIM.',
    columns: {
      iccid: 'ICCID',
      state: 'State',
      country: 'Destination',
      plan: 'Plan',
      order: 'Order',
      bought: 'Bought',
    },
    unknown: 'not read yet',
  },
  consents: {
    title: 'Consents',
    none: 'Nothing was asked.',
    to: {
      marketing: 'Marketing emails',
      immediate_delivery: 'Delivery before the withdrawal period ends',
      saved_card: 'Keeping the card',
      request_answer: 'An answer to a company’s request',
      request_news: 'News after a company’s request',
    },
    given: 'Yes',
    refused: 'No',
    all: (count: number) => `All ${count}`,
    columns: { to: 'To', given: 'Given', at: 'When', order: 'Order', version: 'Version' },
  },
  facts: {
    title: 'Account',
    guestTitle: 'Guest',
    guestText: 'Bought without an account. The address is all that these orders have in common.',
    email: 'Email',
    name: 'Name',
    confirmed: 'Confirmed',
    yes: 'Yes',
    no: 'No',
    id: 'User id',
    created: 'Made',
    seen: 'Last seen',
    methods: 'Signs in by',
    methodNames: { credential: 'Password', google: 'Google' } as Record<string, string>,
    noMethod: 'No way yet: made at the checkout',
    cards: 'Saved cards',
    cardsAtStripe: 'At Stripe',
    operator: 'Runs the shop',
  },
  sessions: {
    title: 'Signed in',
    none: 'Nowhere.',
    since: 'since',
    used: 'last used',
    hint: 'From which address isn’t kept.',
  },
  requests: { title: 'Requests as a company' },
  acts: { title: 'What operators did', none: 'Nothing yet.', commandLine: 'Command line' },
};

export const customerActWords = {
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
    lead: 'They are signed out everywhere, and can neither sign in nor buy with this mailbox, as a guest too. What they bought stays theirs.',
    action: 'Block',
    done: 'Blocked. They are signed out, and can’t buy or sign in.',
  },
  unblock: {
    button: 'Unblock',
    title: 'Lift the block?',
    lead: 'They can buy and sign in again.',
    action: 'Unblock',
    done: 'The block is lifted.',
  },
  data: {
    button: 'Give everything',
    title: 'Save all that is kept?',
    lead: 'A JSON file for the person who asked, and nobody else: orders, payments, invoices, eSIMs, emails, consents. Codes and secrets aren’t in it.',
    action: 'Save the file',
    done: 'The file is saved. Delete it once the person has it.',
    filename: (id: string) => `customer-${id}.json`,
  },
  erase: {
    button: 'Erase',
    title: 'Erase this person?',
    lead: 'The account, names, addresses, invoices’ buyers, emails and codes of eSIMs go. It can’t be undone.',
    stays:
      'Stays, because the law and the books want it: plan, price, fee, dates, payment references, invoice numbers and amounts, and the audit, without names. Copies of the database hold what was erased until they are deleted.',
    field: (address: string) => `Type ${address}`,
    wrong: 'This isn’t their address.',
    action: 'Erase for good',
  },
};

export const erasedWords = {
  title: 'Erased',
  account: 'The account is deleted, with its sessions and ways to sign in.',
  orders: (count: number) =>
    `${orders(count)} ${count === 1 ? 'holds' : 'hold'} no name, address or code now.`,
  requests: (count: number) =>
    count === 1 ? 'One request as a company is deleted.' : `${count} requests as a company are deleted.`,
  unpaid: (count: number) =>
    count === 1
      ? 'One checkout that nobody has paid ends by itself, and is erased then.'
      : `${count} checkouts that nobody has paid end by themselves, and are erased then.`,
  blocked: 'The block of the mailbox stays. Lift it if it should go, too.',
};
