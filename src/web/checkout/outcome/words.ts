import type { ReactNode } from 'react';

import { phrase } from '../../core/phrase.ts';

/** Where a mail goes that goes to two. */
export const bothAddresses = (one: ReactNode, other: ReactNode) => phrase`${one} and ${other}`;

/** The dialog of a purchase that is paid, for an eSIM and for a plan that goes onto one. */
export const successWords = {
  title: 'Purchase Successful!',
  news: {
    eSIM: {
      ready: (country: string) => `Your eSIM for ${country} is ready.`,
      onItsWay: (country: string) => `Your eSIM for ${country} is on its way.`,
    },
    plan: {
      ready: (country: string) =>
        `The data for ${country} was added to your eSIM. There is nothing to install.`,
      onItsWay: (country: string) => `The data for ${country} is on its way onto your eSIM.`,
    },
  },
  mail: {
    eSIM: {
      ready: (to: ReactNode) => phrase`The QR code is on its way to ${to}.`,
      onItsWay: (to: ReactNode) => phrase`It shows up on your order page and comes by mail to ${to}.`,
    },
    plan: {
      ready: (to: ReactNode) => phrase`The invoice is on its way to ${to}.`,
      onItsWay: (to: ReactNode) => phrase`We tell you as soon as it is there, by mail to ${to}.`,
    },
  },
  /** @param amount with what is in it */
  paid: (amount: string) => `You paid ${amount}.`,
  install: 'Install now',
  secondMail: 'A second mail is about your account.',
  opening: {
    ready: 'Opening your eSIMs in 3 seconds',
    onItsWay: 'Opening your order in 3 seconds',
  },
};

/** In place of the form, from the payment on. */
export const purchaseWaitingWords = {
  checking: {
    title: 'We are checking your payment',
    text: 'This takes a moment. Please do not pay again.',
    goesTo: (to: ReactNode) => phrase`All about it goes to ${to}.`,
  },
  paid: {
    title: 'Your payment went through',
    eSIM: (to: ReactNode) =>
      phrase`We are getting your eSIM, usually within a minute. You can close this page: it also comes by mail to ${to}.`,
    plan: (to: ReactNode) =>
      phrase`We are adding the data to your eSIM, usually within a minute. You can close this page: we also write to ${to}.`,
  },
};

/** One purchase was paid twice. */
export const secondPaymentWords = {
  returned: 'It had been paid for before, so this second payment goes back to you in full, by itself.',
  notTaken: 'It had been paid for before, so this second payment was not taken.',
};

/** In place of the form, once there is nothing left to pay. */
export const settledWords = {
  ready: {
    title: 'This purchase is complete',
    eSIM: (country: string) => `Your eSIM for ${country} is ready.`,
    plan: (country: string) => `The data for ${country} was added to your eSIM.`,
  },
  onItsWay: {
    title: {
      eSIM: 'Your eSIM is on its way',
      plan: 'Your added data is on its way',
    },
    eSIM: (country: string, to: ReactNode) =>
      phrase`Your payment went through. The eSIM for ${country} shows up on your order page, and we write to ${to}.`,
    plan: (country: string, to: ReactNode) =>
      phrase`Your payment went through. The added data for ${country} shows up on your order page, and we write to ${to}.`,
  },
  /** PayPal has not made up its mind. */
  pending: {
    title: 'PayPal is still checking this payment',
    eSIM: (to: ReactNode) =>
      phrase`That takes minutes, or some days with an e-check. Please do not pay again: as soon as it is through, the eSIM comes by mail to ${to}.`,
    plan: (to: ReactNode) =>
      phrase`That takes minutes, or some days with an e-check. Please do not pay again: as soon as it is through, the data is added to your eSIM, and we write to ${to}.`,
  },
  unanswered: {
    title: 'Your payment went through',
    eSIM: (to: ReactNode) =>
      phrase`The connection broke before the eSIM arrived here. It is not lost: we also write to ${to}. Please do not pay again.`,
    plan: (to: ReactNode) =>
      phrase`The connection broke before the added data arrived here. It is not lost: we also write to ${to}. Please do not pay again.`,
  },
  bankWaits: {
    title: 'Your bank is still processing the payment',
    eSIM: (to: ReactNode) =>
      phrase`This can take some minutes. Please do not pay again: as soon as your bank agrees, the eSIM comes by mail to ${to}.`,
    plan: (to: ReactNode) =>
      phrase`This can take some minutes. Please do not pay again: as soon as your bank agrees, the data is added to your eSIM, and we write to ${to}.`,
    checkAgain: 'Check again',
  },
  refunded: 'Your money is on its way back',
  /** After the shop's own words. */
  mismatch: {
    title: 'We have to look at this payment',
    text: (to: ReactNode) => phrase`Please do not pay again. We write to ${to}.`,
  },
};

/** Where a guest's eSIM goes, as they typed it or their wallet had it. */
export const orderAddressWords = {
  goesTo: (name: ReactNode, address: ReactNode) => phrase`For ${name}. It goes to ${address}.`,
  fix: 'Wrong address? Fix it',
  label: 'Where should it go?',
  save: 'Send it there',
  fixed: 'Changed. Everything about this order goes there from now on.',
};
