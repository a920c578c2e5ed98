import type { ReactNode } from 'react';

import type { Order } from '../../../domain/checkout/order-schema.ts';
import { phrase } from '../../core/phrase.ts';

export const documentsWords = {
  invoice: 'Invoice',
  invoiceFailed: 'Failed to download invoice',
  creditNote: 'Credit note',
  creditNoteFailed: 'Failed to download credit note',
};

type Method = 'card' | 'paypal';
const METHODS: Record<Method, string> = { card: 'card', paypal: 'PayPal account' };

const TITLES: Record<Order['status'], string> = {
  unpaid: 'This order is not paid',
  pending: 'Your payment is being checked',
  processing: 'Your eSIM is on its way',
  ready: 'Your eSIM is ready',
  refunding: 'Your money is on its way back',
  refunded: 'Your money was returned',
};

/** Where an order stands, and what there is to do or to wait for. */
export const orderStateWords = {
  titles: TITLES,
  /** Of a plan that goes onto an eSIM. */
  addedTitles: {
    ...TITLES,
    processing: 'Your data is on its way',
    ready: 'Your data was added',
  },
  install: 'Install it on your phone',
  hidden: {
    title: 'This eSIM is installed',
    text: (days: number) =>
      `${days} days after its first use, this page stops showing its QR code and activation codes, as the link may have been passed on. You still find them under My eSIMs: in your account, or in the browser you bought it in.`,
  },
  added: {
    title: 'This plan is on your eSIM',
    text: (iccid: string) =>
      `It was added to the eSIM whose ICCID ends in ${iccid}. There is nothing to install.`,
  },
  /** The network has yet to decide. */
  returnAsked: {
    heading: 'Your return was asked for',
    title: 'We have asked the network',
    text: (what: 'eSIM' | 'plan', amount: string, method: Method) =>
      `The network decides whether it takes this ${what} back. If it does, ${amount} goes back to your ${METHODS[method]}. Please do not use it until then.`,
  },
  unpaid: {
    text: 'So there is no eSIM for it. You can still buy the same plan.',
    late: 'The checkout had expired',
    title: 'The payment was not completed',
    back: 'Back to checkout',
  },
  refund: {
    comesBack: (amount: string, method: Method) => `${amount} goes back to your ${METHODS[method]}`,
    isBack: (amount: string, method: Method) => `${amount} went back to your ${METHODS[method]}`,
    whole: {
      refunding: 'The whole amount you paid is being returned.',
      refunded: 'The whole amount you paid was returned.',
    },
    plans: (country: string) => `${country} plans`,
  },
  /** Somebody is still looking at the payment. */
  pending: {
    card: {
      title: 'Your bank is still checking this payment',
      text: 'That can take some minutes.',
    },
    paypal: {
      title: 'PayPal is still checking this payment',
      text: 'That takes minutes, or some days with an e-check.',
    },
    after: {
      eSIM: (email: ReactNode) =>
        phrase`Please do not pay again: as soon as it is through, your eSIM shows up here and comes by mail to ${email}.`,
      plan: (email: ReactNode) =>
        phrase`Please do not pay again: as soon as it is through, the data is added to your eSIM, and we write to ${email}.`,
    },
  },
  paid: {
    title: 'Your payment went through',
    eSIM: (email: ReactNode) =>
      phrase`Most eSIMs arrive within a minute. This page shows yours as soon as it is there. You can close it: the eSIM also comes by mail to ${email}.`,
    plan: (email: ReactNode) =>
      phrase`Most plans are added within a minute. This page says so as soon as yours is. You can close it: we also write to ${email}.`,
  },
  checkAgain: 'Check again',
};

/** Beside the lines that a ticket has before the purchase, too. */
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
  },
};

export const saveOrderWords = {
  guest: {
    title: 'Keep it in an account',
    button: 'Sign in to save it',
  },
  text: 'Then you find it on every device, without this link.',
  saved: 'Saved in your account.',
  another: 'This order is in another account.',
  user: {
    title: 'Keep it in your account',
    button: 'Save to my account',
  },
};

/** What a buyer can ask for, beside the ticket. */
export const orderRightsWords = {
  withdrawn: (at: ReactNode) => phrase`You withdrew from this contract on ${at}.`,
  until: (at: ReactNode) => phrase`For the whole price until ${at}, if it has not been activated or used.`,
  /** A browser that did not buy it, of somebody who is not signed in to its account. */
  stranger: {
    title: 'We have to know that it is yours',
    text: (mail: ReactNode, number: string) =>
      phrase`Open this page in the browser you bought it with, or sign in to the account that it is in. Or write to ${mail} with your order number, ${number}.`,
  },
};
