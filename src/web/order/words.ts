import type { ReactNode } from 'react';

import type { Order } from '../../domain/checkout/order-schema.ts';
import { phrase } from '../core/phrase.ts';

export const documentsWords = {
  invoice: 'Invoice',
  invoiceFailed: 'Failed to download invoice',
  creditNote: 'Credit note',
  creditNoteOf: (amount: string) => `Credit note for ${amount}`,
  creditNoteFailed: 'Failed to download credit note',
  contractSummary: 'Contract summary',
};

const TITLES: Record<Order['status'], string> = {
  unpaid: 'This order hasn’t been paid',
  pending: 'Your payment is being checked',
  processing: 'Your eSIM is on its way',
  ready: 'Your eSIM is ready',
  refunding: 'Your money is on its way back',
  refunded: 'Your money was returned',
};

/** An order's state, and what the buyer can do or waits for. */
export const orderStateWords = {
  titles: TITLES,
  /** For top-ups. */
  addedTitles: {
    ...TITLES,
    processing: 'Your data is on its way',
    ready: 'Your data was added',
  },
  install: 'Install it on your phone',
  hidden: {
    title: 'The codes aren’t shown here anymore',
    text: (days: { used: number; link: number }) =>
      `In case its link was passed on, this page stops showing the QR code and activation codes ${days.used} days after first use, and ${days.link} days after delivery where you didn’t buy it in this browser. You’ll still find them in our email and under My eSIMs, in your account or in the browser you bought it with.`,
  },
  added: {
    title: 'This plan is on your eSIM',
    text: (iccid: string) =>
      `It was added to the eSIM whose ICCID ends in ${iccid}. There’s nothing to install.`,
  },
  /** The network has yet to decide. */
  returnAsked: {
    heading: 'A refund was requested',
    title: 'We’ve asked the network',
    /** @param source how it was paid */
    text: (what: 'eSIM' | 'plan', amount: string, source: string) =>
      `The network will decide whether it takes this ${what} back. If it does, ${amount} will go back to ${source}. Please don’t use it until then.`,
  },
  unpaid: {
    text: 'So there’s no eSIM for it. You can still buy the same plan.',
    late: 'The checkout had expired',
    title: 'The payment wasn’t completed',
    back: 'Back to checkout',
  },
  refund: {
    comesBack: (amount: string, source: string) => `${amount} will go back to ${source}`,
    isBack: (amount: string, source: string) => `${amount} went back to ${source}`,
    whole: {
      refunding: 'You’re getting back everything you paid.',
      refunded: 'You got back everything you paid.',
    },
    plans: (country: string) => `${country} plans`,
  },
  /** The bank or PayPal is still checking the payment. */
  pending: {
    after: {
      eSIM: (email: ReactNode) =>
        phrase`Please don’t pay again. As soon as it clears, your eSIM will show up here and we’ll email it to ${email}.`,
      plan: (email: ReactNode) =>
        phrase`Please don’t pay again. As soon as it clears, we’ll add the data to your eSIM and email ${email}.`,
    },
  },
  paid: {
    title: 'Your payment went through',
    eSIM: (email: ReactNode) =>
      phrase`Most eSIMs arrive within a minute. This page will show yours as soon as it’s there. You can close it. We’ll email it to ${email}.`,
    plan: (email: ReactNode) =>
      phrase`Most plans are added within a minute. This page will tell you as soon as yours is. You can close it. We’ll email ${email}.`,
  },
  checkAgain: 'Check again',
};

/** In addition to the lines that a ticket has before the purchase. */
export const orderTicketWords = {
  totals: {
    unpaid: 'Total',
    pending: 'Being checked',
    processing: 'Paid',
    ready: 'Paid',
    refunding: 'Coming back',
    refunded: 'Returned',
  },
  rows: {
    number: 'Order number',
    iccid: 'ICCID',
    email: 'Email',
    paid: 'Paid',
    paidWith: 'Paid with',
    ordered: 'Ordered',
    returned: 'Returned',
    inPart: 'Partial refund',
    goodwill: 'Goodwill refund',
  },
  onTheWay: (amount: string) => `${amount}, on its way`,
};

export const saveOrderWords = {
  guest: {
    title: 'Keep it in an account',
    button: 'Sign in to save it',
  },
  text: 'Then you’ll find it on any device, without this link.',
  saved: 'Saved to your account.',
  another: 'This order is in another account.',
  user: {
    title: 'Keep it in your account',
    button: 'Save to my account',
  },
};

/** The buyer's rights, beside the ticket. */
export const orderRightsWords = {
  withdrawn: (at: ReactNode) => phrase`You withdrew from this contract on ${at}.`,
  until: (at: ReactNode) => phrase`You’ll get a full refund until ${at} if it’s unused.`,
  over: (at: ReactNode) => phrase`The time to return this order ended on ${at}.`,
  /** For a visitor who neither bought it in this browser nor is signed in to its account. */
  stranger: {
    title: 'We need to know it’s yours',
    text: (mail: ReactNode, number: string) =>
      phrase`We can email a link to the address it was bought with, and it works on any device. No access to that mailbox? Sign in to the account the order is in, or write to ${mail} with your order number, ${number}.`,
    mail: 'Email me the link',
  },
  mailed: {
    title: (to: string) => `We’ve emailed ${to}.`,
    text: (hours: number) =>
      `Open the link in it within ${hours} hours to get your refund. Nothing changes until then.`,
  },
};

/** The other orders of the same purchase, on the page of each. */
export const boughtTogetherWords = {
  title: 'Bought together',
  states: {
    unpaid: 'Not paid',
    pending: 'Payment being checked',
    processing: 'On its way',
    ready: 'Ready',
    refunding: 'Being refunded',
    refunded: 'Refunded',
  },
};
