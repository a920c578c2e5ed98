import type { ReactNode } from 'react';

import { named } from '../../domain/language-words.ts';
import { phrase } from '../core/phrase.ts';

export const buyAgainWords = {
  over: 'Bought again',
  title: 'Buy this plan again?',
  terms: (email: ReactNode) =>
    phrase`This is a new eSIM, not more data on the one you have. Your card is charged right away, and the QR code goes to ${email}.`,
  noPrice: 'We couldn’t load the price.',
  gone: {
    title: 'This plan is no longer sold.',
    others: (country: string) => `See other plans for ${named(country)}`,
  },
  busy: 'Processing Payment...',
  buy: (total: string) => `Buy now • ${total}`,
  otherWay: 'Pay another way',
  bought: {
    title: (iccid: string) => `eSIM purchased successfully! ICCID: ${iccid}`,
    text: (email: string) => `It’s in your list. The QR code is on its way to ${email}.`,
  },
  onItsWay: {
    title: (country: string) => `Your eSIM for ${named(country)} is on its way`,
    text: (email: string) => `It’s paid. We’ll email it to ${email}.`,
  },
  bankWaits: {
    title: 'Your bank is still checking the payment',
    text: 'We’ll email your eSIM as soon as it clears.',
  },
  failed: (why: string | null) => `Purchase failed: ${why ?? 'Please try again.'}`,
  /** The shop did not answer. */
  unanswered: 'Purchase failed. Please try again.',
  toCheckout: 'Go to the checkout',
  card: 'Card',
};
