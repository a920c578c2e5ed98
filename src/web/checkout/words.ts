import type { ReactNode } from 'react';

import { phrase } from '../core/phrase.ts';

export const checkoutWords = {
  title: 'Secure Checkout',
  loading: 'Loading secure checkout...',
  backTo: {
    esims: 'Your eSIMs',
    plans: (country: string) => `${country} plans`,
  },
};

/** The link named a price other than today's. */
export const outdatedLinkWords = {
  title: 'The price in this link is out of date.',
  text: (claimed: string, now: string) =>
    `The link says ${claimed}. The plan now costs ${now}, and that’s what the total is based on.`,
};

export const checkoutFormWords = {
  noCard: 'Please enter your complete card information',
  button: (total: string) => `Complete Purchase • ${total}`,
  /** Above PayPal's own buttons. */
  total: (amount: string) => `Total ${amount}`,
  busy: 'Processing Payment...',
};

/** What the checkout waits for during a payment. */
export const waitingWords = {
  window: 'Please finish in the PayPal window. If you can’t see it, look behind this one.',
};

/** Something went wrong. */
export const noticeWords = {
  cardFailed: (why: string) => `Purchase failed: ${why}`,
  /**
   * 'PayPal payment failed: {why}', or 'PayPal payment failed. Please try again.'
   * @param why PayPal sometimes gives no reason
   */
  failed: (method: string, why: string) =>
    why ? `${method} payment failed: ${why}` : `${method} payment failed. Please try again.`,
  notCharged: 'Nothing was charged. Everything you typed is still here.',
  kept: 'Everything you typed is still here.',
  payByCard: 'Pay by Card',
  otherCard: 'Try another card',
  payWith: (method: string) => `Pay with ${method}`,
  unsure:
    'We couldn’t find out whether you were charged. It’s safe to pay again, because you’re never charged twice for one purchase.',
  priceChanged: {
    title: 'The price changed while you were away.',
    text: (was: string, now: string) => `It was ${was} and is now ${now}. Please check the total.`,
  },
  paidBefore: (esims: ReactNode) => phrase`You weren’t charged again. ${esims}, or pay to buy a second one.`,
  signInAgain: 'Sign In Again',
  notReady: 'Payment form is not ready. Please wait a moment and try again.',
};
