import type { ReactNode } from 'react';

import { phrase } from '../../core/phrase.ts';

export const buyAgainWords = {
  over: 'Bought again',
  title: 'Buy this plan again?',
  terms: (email: ReactNode) =>
    phrase`One more eSIM, not more data on the one you have. The card is charged at once, and the QR code goes to ${email}.`,
  noPrice: 'The price did not load.',
  gone: {
    title: 'This plan is not sold any more.',
    others: (country: string) => `See other plans for ${country}`,
  },
  busy: 'Processing Payment...',
  buy: (total: string) => `Buy now • ${total}`,
  otherWay: 'Pay another way',
  bought: {
    title: (iccid: string) => `eSIM purchased successfully! ICCID: ${iccid}`,
    text: (email: string) => `It is in your list. The QR code is on its way to ${email}.`,
  },
  onItsWay: {
    title: (country: string) => `Your eSIM for ${country} is on its way`,
    text: (email: string) => `It is paid and comes by mail to ${email}.`,
  },
  bankWaits: {
    title: 'Your bank is still checking the payment',
    text: 'The eSIM comes by mail as soon as it is through.',
  },
  failed: (why: string | null) => `Purchase failed: ${why ?? 'Please try again.'}`,
  /** Nobody answered. */
  unanswered: 'Purchase failed. Please try again.',
  toCheckout: 'Go to the checkout',
  card: 'Card',
};
