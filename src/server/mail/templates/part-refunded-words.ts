import { named } from '../../../domain/language-words.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';

interface Sent {
  country: string;
  /** '$2.50'. */
  amount: string;
  /** A sentence: what becomes of the order. */
  stays: string;
}

/** About a refund of a part of the price; the order stays as it is. */
export const partRefundedWords = {
  subject: 'Part of your money is on its way back',
  /** A refund for the buyer's trouble. */
  goodwillSubject: 'We’ve refunded you something',
  /** A refund of the VAT to a business whose number was checked late. */
  vatSubject: 'Your VAT is on its way back',
  /** @param method where the money goes: 'Visa ending in 4242' */
  preview: (amount: string, method: string, stays: string) => `${amount} goes back to ${method}. ${stays}`,
  stays: {
    eSIM: 'Your eSIM stays yours, and nothing about it changes.',
    plan: 'Your plan stays yours, and nothing about it changes.',
    /** If the buyer has neither yet. */
    order: 'Your order goes on as before.',
  },
  /** After the greeting. */
  lead: {
    eSIM: ({ country, amount, stays }: Sent) =>
      `we’ve refunded ${amount} of what you paid for your eSIM for ${named(country)}. ${stays}`,
    plan: ({ country, amount, stays }: Sent) =>
      `we’ve refunded ${amount} of what you paid for your plan for ${named(country)}. ${stays}`,
  },
  goodwillLead: {
    eSIM: ({ country, amount, stays }: Sent) =>
      `we’re sorry about the trouble with your eSIM for ${named(country)}, so we’ve refunded ${amount}. ${stays}`,
    plan: ({ country, amount, stays }: Sent) =>
      `we’re sorry about the trouble with your plan for ${named(country)}, so we’ve refunded ${amount}. ${stays}`,
  },
  vatLead: ({ country, amount, stays }: Sent) =>
    `your VAT number is confirmed, so we’ve refunded ${amount}, the VAT on your order for ${named(country)}. ${stays}`,
  next: (amount: string, method: string) =>
    `The ${amount} goes back to ${method}. ${BANK_TIME} You don’t need to do anything.`,
  /** Above all partial refunds of the order. */
  title: (refunds: number): string => (refunds > 1 ? 'Your refunds' : 'Your refund'),
  total: (refunds: number): string => (refunds > 1 ? 'Refunded so far' : 'Refunded'),
};
