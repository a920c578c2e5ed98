import type { ReactNode } from 'react';

import { named } from '../../../domain/language-words.ts';
import { phrase } from '../../core/phrase.ts';

export const detailsWords = {
  title: 'eSIM Details & Live Status',
  facts: {
    country: 'Country',
    data: 'Data',
    validity: 'Validity',
    order: 'Order number',
    price: 'Price paid',
    refunded: 'Refunded so far',
    paidWith: 'Paid with',
    email: 'Email',
    bought: 'Bought',
  },
  paid: (price: string, code: string) => `${price} ${code}`.trimEnd(),
  order: 'Your order',
  moreData: {
    title: 'More data',
    text: (country: string) =>
      `Add a plan for ${named(country)} or a new destination to this eSIM. There’s nothing to install.`,
  },
  list: {
    title: 'Remove from my list',
    hidden: 'This eSIM is hidden. You can restore it from your hidden eSIMs.',
    shown: 'Your eSIM will keep working on your phone. You can undo this.',
    remove: 'Delete eSIM',
  },
};

/** The steps of an eSIM. */
export const timelineWords = {
  title: 'Order timeline',
  failed: 'We couldn’t load the timeline.',
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
  from: (when: ReactNode, source: string) => phrase`${when}, ${source}`,
  never: 'Never',
  notYet: 'Not yet',
};

export const liveStatusWords = {
  title: 'Live status',
  refresh: 'Refresh',
  returned: 'This eSIM was taken back, so the network no longer knows it.',
  failed: {
    title: 'We can’t reach the network right now.',
    text: 'This is what it last told us. Please try again in a few minutes.',
  },
  facts: {
    status: 'Status',
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
  technical: 'Technical details',
  unknown: 'N/A',
  /** '700 MB of 1 GB'. */
  leftOf: (left: string, of: string) => `${left} of ${of}`,
};

/** What is returned: an eSIM with its plan, or a top-up. */
type Returned = 'eSIM' | 'plan';

export const refundOfferWords = {
  title: 'Refund',
  offer: (what: Returned, until: ReactNode) =>
    phrase`If you haven’t used it, you can return this ${what} for a full refund until ${until}.`,
  coming: (amount: string) => `${amount} is on its way back to you.`,
  sent: (amount: string, date: ReactNode) => phrase`${amount} was sent back to you on ${date}.`,
  takenBack: (what: Returned) => `This ${what} was taken back without a refund.`,
};

/** The network has yet to decide. */
export const returnAskedWords = {
  title: 'We’ve asked the network',
  /** While refunds are paused. */
  paused: 'Your return is noted',
  text: (what: Returned, amount: string) =>
    `The network will decide whether it takes this ${what} back. If it does, ${amount} will go back to how you paid. Please don’t use it until then.`,
};

export const refundDialogWords = {
  question: (what: Returned) => `Return this ${what}?`,
  /** What the shop would take back, and for how much. */
  terms: (place: string, plan: string, what: Returned, price: string) =>
    `We’ll take back your ${what} for ${named(place)} (${plan}) for good. ${price} will go back to how you paid.`,
  stays: {
    plan: 'Your eSIM and its other plans stay as they are.',
    eSIM: 'If it’s already on your phone, remove it there.',
  },
  yes: (what: Returned, price: string) => `Return ${what}, get ${price} back`,
  keep: 'Keep it',
  failed: 'Nothing was changed.',
  /** The buyer must confirm by mail first. */
  confirm: {
    title: 'Check your email',
    sent: (to: string) => `We’ve emailed ${to} to confirm.`,
    text: (what: Returned, hours: number) =>
      `This ${what} was bought with that address, which isn’t your account’s. Open the link in the email within ${hours} hours to return it. Nothing changes until then.`,
  },
  returned: {
    title: 'Your money is on its way back',
    amount: (price: string) => `${price} will go back to how you paid.`,
    plan: 'The plan is off your eSIM.',
    eSIM: 'The eSIM no longer works.',
  },
};
