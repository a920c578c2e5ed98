import type { ReactNode } from 'react';

import { named } from '../../../domain/language-words.ts';
import { phrase } from '../../core/phrase.ts';

/** What was bought: new eSIMs, or a plan on one that the buyer has. */
export type Bought = 'eSIM' | 'eSIMs' | 'plan';

/** Where a mail to two addresses goes. */
export const bothAddresses = (one: ReactNode, other: ReactNode) => phrase`${one} and ${other}`;

/** The dialog of a paid purchase, for an eSIM and for a top-up. */
export const successWords = {
  title: 'Purchase Successful!',
  news: {
    eSIM: {
      ready: (country: string) => `Your eSIM for ${named(country)} is ready.`,
      onItsWay: (country: string) => `Your eSIM for ${named(country)} is on its way.`,
    },
    eSIMs: {
      ready: () => 'Your eSIMs are ready.',
      onItsWay: () => 'Your eSIMs are on their way.',
    },
    plan: {
      ready: (country: string) =>
        `Your data for ${named(country)} is on your eSIM. There’s nothing to install.`,
      onItsWay: (country: string) => `Your data for ${named(country)} is on its way to your eSIM.`,
    },
  },
  mail: {
    eSIM: {
      ready: (to: ReactNode) => phrase`The QR code is on its way to ${to}.`,
      onItsWay: (to: ReactNode) => phrase`It will show up on your order page, and we’ll email it to ${to}.`,
    },
    eSIMs: {
      ready: (to: ReactNode) => phrase`The QR codes are on their way to ${to}.`,
      onItsWay: (to: ReactNode) => phrase`They’ll show up on your order page, and we’ll email them to ${to}.`,
    },
    plan: {
      ready: (to: ReactNode) => phrase`The invoice is on its way to ${to}.`,
      onItsWay: (to: ReactNode) => phrase`We’ll email ${to} as soon as it’s there.`,
    },
  },
  /** Of several, some could not be delivered. */
  partly: (refunded: number) =>
    refunded === 1
      ? 'Your eSIMs are ready, except for one that the network couldn’t deliver. We’re refunding it.'
      : `Your eSIMs are ready, except for ${refunded} that the network couldn’t deliver. We’re refunding them.`,
  /** @param amount with the method and any fee: '$3.37 with Visa ending in 4242' */
  paid: (amount: string) => `You paid ${amount}.`,
  install: 'Install now',
  secondMail: 'You’ll get a second email about your account.',
  /** In a browser that blocks cookies. */
  notKept: 'Your browser blocks cookies, so this eSIM isn’t kept here. You’ll find it in your email.',
  opening: {
    ready: 'Opening your eSIMs in 3 seconds',
    onItsWay: 'Opening your order in 3 seconds',
  },
};

/** Replaces the form from the payment on. */
export const purchaseWaitingWords = {
  checking: {
    title: 'We’re checking your payment',
    text: 'This takes a moment. Please don’t pay again.',
    goesTo: (to: ReactNode) => phrase`We’ll keep you posted at ${to}.`,
  },
  paid: {
    title: 'Your payment went through',
    eSIM: (to: ReactNode) =>
      phrase`We’re getting your eSIM ready, usually within a minute. You can close this page. We’ll email it to ${to}.`,
    eSIMs: (to: ReactNode) =>
      phrase`We’re getting your eSIMs ready, usually within a minute. You can close this page. We’ll email them to ${to}.`,
    plan: (to: ReactNode) =>
      phrase`We’re adding the data to your eSIM, usually within a minute. You can close this page. We’ll email ${to}.`,
  },
};

/** The buyer paid one purchase twice. */
export const secondPaymentWords = {
  returned:
    'This purchase was already paid for, so we’re automatically refunding this second payment in full.',
  notTaken: 'This purchase was already paid for, so we didn’t take this second payment.',
};

/** Replaces the form when nothing is left to pay. */
export const settledWords = {
  ready: {
    title: 'This purchase is complete',
    eSIM: (country: string) => `Your eSIM for ${named(country)} is ready.`,
    eSIMs: () => 'Your eSIMs are ready.',
    plan: (country: string) => `Your data for ${named(country)} is on your eSIM.`,
  },
  onItsWay: {
    title: {
      eSIM: 'Your eSIM is on its way',
      eSIMs: 'Your eSIMs are on their way',
      plan: 'Your added data is on its way',
    },
    eSIM: (country: string, to: ReactNode) =>
      phrase`Your payment went through. Your eSIM for ${named(country)} will show up on your order page, and we’ll email ${to}.`,
    eSIMs: (_country: string, to: ReactNode) =>
      phrase`Your payment went through. Your eSIMs will show up on your order page, and we’ll email ${to}.`,
    plan: (country: string, to: ReactNode) =>
      phrase`Your payment went through. Your added data for ${named(country)} will show up on your order page, and we’ll email ${to}.`,
  },
  /** The processor is still checking the payment. */
  pending: {
    eSIM: (takes: string, to: ReactNode) =>
      phrase`${takes} Please don’t pay again. As soon as it clears, we’ll email your eSIM to ${to}.`,
    eSIMs: (takes: string, to: ReactNode) =>
      phrase`${takes} Please don’t pay again. As soon as it clears, we’ll email your eSIMs to ${to}.`,
    plan: (takes: string, to: ReactNode) =>
      phrase`${takes} Please don’t pay again. As soon as it clears, we’ll add the data to your eSIM and email ${to}.`,
  },
  unanswered: {
    title: 'Your payment went through',
    eSIM: (to: ReactNode) =>
      phrase`The connection dropped before your eSIM arrived here. It’s not lost. We’ll email it to ${to}. Please don’t pay again.`,
    eSIMs: (to: ReactNode) =>
      phrase`The connection dropped before your eSIMs arrived here. They’re not lost. We’ll email them to ${to}. Please don’t pay again.`,
    plan: (to: ReactNode) =>
      phrase`The connection dropped before your added data arrived here. It’s not lost. We’ll email ${to}. Please don’t pay again.`,
  },
  bankWaits: {
    title: 'Your bank is still processing the payment',
    eSIM: (to: ReactNode) =>
      phrase`This can take a few minutes. Please don’t pay again. As soon as your bank agrees, we’ll email your eSIM to ${to}.`,
    eSIMs: (to: ReactNode) =>
      phrase`This can take a few minutes. Please don’t pay again. As soon as your bank agrees, we’ll email your eSIMs to ${to}.`,
    plan: (to: ReactNode) =>
      phrase`This can take a few minutes. Please don’t pay again. As soon as your bank agrees, we’ll add the data to your eSIM and email ${to}.`,
    checkAgain: 'Check again',
  },
  refunded: 'Your money is on its way back',
  /** Follows the shop's own message. */
  mismatch: {
    title: 'We need to look at this payment',
    text: (to: ReactNode) => phrase`Please don’t pay again. We’ll email ${to}.`,
  },
};

/** The guest's address, as they typed it or from their wallet. */
export const orderAddressWords = {
  goesTo: (name: ReactNode, address: ReactNode) => phrase`It’s for ${name} and goes to ${address}.`,
  fix: 'Wrong address? Fix it',
  label: 'Where should it go?',
  save: 'Send it there',
  fixed: 'We changed it. Everything about this order will go there from now on.',
};

/** Replaces the checkout while sales are paused. */
export const pausedWords = {
  title: 'Sales are paused',
  notCharged: 'Nothing was charged.',
  underWay: 'The payment you began will go on. Your order shows how it stands.',
  order: 'See your order',
  plans: 'Back to the plans',
  esims: 'Back to your eSIMs',
};
