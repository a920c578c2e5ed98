import type { ReactNode } from 'react';

import { phrase } from '../../core/phrase.ts';

export const detailsWords = {
  title: 'eSIM Details & Live Status',
  facts: {
    country: 'Country',
    plan: 'Plan',
    data: 'Data',
    validity: 'Validity',
    order: 'Order number',
    price: 'Price paid',
    paidWith: 'Paid with',
    email: 'Email',
    bought: 'Bought',
  },
  paid: (price: string) => `${price} USD`,
  order: 'Your order',
  moreData: {
    title: 'More data',
    text: (country: string) =>
      `Add a plan for ${country} or a new destination to this eSIM. There is nothing to install.`,
  },
  list: {
    title: 'Your list',
    hidden: 'This eSIM is among your hidden ones. You can restore it there.',
    shown: 'Done with it? Take it out of your list. You can undo that.',
    remove: 'Delete eSIM',
  },
};

/** What has happened to an eSIM. */
export const timelineWords = {
  title: 'Order timeline',
  failed: 'The timeline did not load.',
  steps: {
    paid: 'Paid',
    ordered: 'Ordered',
    assigned: 'Assigned',
    installed: 'Installed',
    first_use: 'First use',
    used_80: '80% used',
    topped_up: 'Data added',
    ended: 'Ended',
  },
  ends: {
    depleted: 'All data used',
    expired: 'Expired',
    lapsed: 'Lapsed',
    revoked: 'Taken back',
    refunded: 'Refunded',
  },
  sources: {
    shop: 'from our records',
    network: 'from the network',
    noticed: 'first noticed by us',
  },
  never: 'Never',
  notYet: 'Not yet',
};

export const liveStatusWords = {
  title: 'Live status',
  refresh: 'Refresh',
  returned: 'This eSIM was taken back, so the network does not know it any more.',
  failed: {
    title: 'The network cannot be asked just now.',
    text: 'This is what it said last. Please try again in a few minutes.',
  },
  facts: {
    state: 'State',
    data: 'Data in the plan',
    used: 'Used',
    remaining: 'Remaining',
    usage: 'Usage',
    atFullSpeed: 'At full speed today',
    assigned: 'Assigned',
    reference: 'Assignment reference',
    daysStarted: 'Days started',
    daysEnd: 'Days end',
    updated: 'Last updated',
  },
  unknown: 'N/A',
  /** '700 MB of 1 GB'. */
  leftOf: (left: string, of: string) => `${left} of ${of}`,
};

/** What is returned: a plan of its own, or one that was added to an eSIM. */
type Returned = 'eSIM' | 'plan';

export const refundOfferWords = {
  title: 'Refund',
  offer: (what: Returned, until: ReactNode) =>
    phrase`As long as it is not used, you can return this ${what} for the whole price until ${until}.`,
  coming: (amount: string) => `${amount} is on its way back to you.`,
  sent: (amount: string, date: ReactNode) => phrase`${amount} was sent back to you on ${date}.`,
  takenBack: (what: Returned) => `This ${what} was taken back, and nothing has been refunded for it.`,
};

/** The network has yet to decide. */
export const returnAskedWords = {
  title: 'We have asked the network',
  text: (what: Returned, amount: string) =>
    `The network decides whether it takes this ${what} back. If it does, ${amount} goes back to how you paid. Please do not use it until then.`,
};

export const refundDialogWords = {
  question: (what: Returned) => `Return this ${what}?`,
  /** What would be returned, and what for. */
  terms: (place: string, plan: string, what: Returned, price: string) =>
    `${place}, ${plan}: the ${what} is taken back for good and ${price} goes back to how you paid.`,
  stays: {
    plan: 'Your eSIM and its other plans stay as they are.',
    eSIM: 'If it is on your phone already, remove it there.',
  },
  yes: (price: string) => `Return it for ${price}`,
  failed: 'Nothing was changed.',
  /** The mailbox that it was bought with is asked first. */
  confirm: {
    title: 'Check your email',
    sent: (to: string) => `We've emailed ${to} to confirm.`,
    text: (what: Returned, hours: number) =>
      `This ${what} was bought with that address, and your account has another one. Open the link in the email within ${hours} hours to return it. Until then nothing changes.`,
  },
  returned: {
    title: 'Your money is on its way back',
    amount: (price: string) => `${price} goes back to how you paid.`,
    plan: 'The plan is off your eSIM.',
    eSIM: 'The eSIM does not work any more.',
  },
};
