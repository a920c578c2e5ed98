import { DUPLICATE_WORDS, refundSentence } from '../../../domain/checkout/refund-words.ts';
import { named } from '../../../domain/language-words.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';

interface Refund {
  country: string;
  /** '$17.63'. */
  amount: string;
  /** Whether it is what earlier refunds of parts have left, not the whole payment. */
  isRest: boolean;
}

interface PlanRefund extends Refund {
  /** The last digits of the number of the eSIM that the plan was bought for. */
  iccid: string;
}

const late = DUPLICATE_WORDS.paid_too_late;

/** An order for a new eSIM, by what ended it. The lead follows the greeting. */
const eSIM = {
  /** The wholesaler had none. */
  undelivered: {
    lead: ({ country, amount, isRest }: Refund) =>
      `we’re sorry we couldn’t get your eSIM for ${named(country)} ready in time, so we’ve refunded ${isRest ? 'the remaining' : 'all'} ${amount}.`,
    happened: `${refundSentence('undelivered', 'eSIM')} Your payment went through, but the network didn’t give us one for you in time. Rather than keep you waiting, we cancelled the order. There’s nothing to install.`,
  },
  /** By the buyer, before it was delivered. */
  withdrawn: {
    lead: ({ country, amount, isRest }: Refund) =>
      `we’ve cancelled your order of an eSIM for ${named(country)}, as you asked, and we’ve refunded ${isRest ? 'the remaining' : 'all'} ${amount}.`,
    happened: `${refundSentence('withdrawn', 'eSIM')} So there’s nothing to install.`,
  },
  /** By the buyer, unused. */
  returned_by_you: {
    lead: ({ country, amount, isRest }: Refund) =>
      `your eSIM for ${named(country)} was returned, as you asked, and we’ve refunded ${isRest ? 'the remaining' : 'all'} ${amount}.`,
    happened: `${refundSentence('returned_by_you', 'eSIM')} It was taken back before we sent the money, and can no longer be installed or used.`,
  },
  /** By the shop. */
  returned_by_us: {
    lead: ({ country, amount, isRest }: Refund) =>
      `we’ve cancelled your order of an eSIM for ${named(country)}, and we’ve refunded ${isRest ? 'the remaining' : 'all'} ${amount}.`,
    happened: `${refundSentence('returned_by_us', 'eSIM')} We’ve taken the eSIM back, so please don’t install or use it.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'eSIM')} No eSIM was delivered for it, so there’s nothing to install.`,
  },
};

/** An order for a plan on an eSIM that the buyer has. */
const plan = {
  undelivered: {
    lead: ({ country, iccid, amount, isRest }: PlanRefund) =>
      `we’re sorry we couldn’t add your plan for ${named(country)} to the eSIM whose ICCID ends in ${iccid}, so we’ve refunded ${isRest ? 'the remaining' : 'all'} ${amount}.`,
    happened: `${refundSentence('undelivered', 'plan')} Your payment went through, but the network didn’t take the plan. Rather than keep you waiting, we cancelled the order. What was already on your eSIM is unchanged.`,
  },
  withdrawn: {
    lead: ({ country, iccid, amount, isRest }: PlanRefund) =>
      `we’ve cancelled your order of a plan for ${named(country)} on the eSIM whose ICCID ends in ${iccid}, as you asked, and we’ve refunded ${isRest ? 'the remaining' : 'all'} ${amount}.`,
    happened: `${refundSentence('withdrawn', 'plan')} What was already on it is unchanged.`,
  },
  returned_by_you: {
    lead: ({ country, iccid, amount, isRest }: PlanRefund) =>
      `the plan for ${named(country)} on the eSIM whose ICCID ends in ${iccid} was returned, as you asked, and we’ve refunded ${isRest ? 'the remaining' : 'all'} ${amount}.`,
    happened: `${refundSentence('returned_by_you', 'plan')} It was taken off the eSIM before we sent the money. Other plans on it are unchanged.`,
  },
  returned_by_us: {
    lead: ({ country, iccid, amount, isRest }: PlanRefund) =>
      `we’ve cancelled your order of a plan for ${named(country)} on the eSIM whose ICCID ends in ${iccid}, and we’ve refunded ${isRest ? 'the remaining' : 'all'} ${amount}.`,
    happened: `${refundSentence('returned_by_us', 'plan')} We’ve taken the plan off the eSIM. Other plans on it are unchanged.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'plan')} The plan wasn’t added. What was already on your eSIM is unchanged.`,
  },
};

/** About a whole payment that goes back, or what earlier refunds have left of it. */
export const refundedWords = {
  subject: 'Your money is on its way back',
  /** @param method where the money goes: 'Visa ending in 4242' */
  preview: (amount: string, method: string) =>
    `${amount} goes back to ${method}. You don’t need to do anything.`,
  eSIM,
  plan,
  /** A second payment for one order. */
  paidTwice: {
    lead: (country: string, amount: string) =>
      `your order for ${named(country)} was paid twice. We’ve sent the second payment of ${amount} back.`,
    happened: 'We received two payments for one order.',
    next: (amount: string, method: string) =>
      `The ${amount} goes back to ${method}. ${BANK_TIME} You don’t need to do anything.`,
    /** If the order that was paid goes on. */
    stands: {
      lead: (country: string, amount: string) =>
        `your order for ${named(country)} was paid twice. You only pay once, so we’ve sent the second payment of ${amount} back.`,
      happened:
        'We received two payments for one order. The first one paid for it, and this refund doesn’t affect your eSIM.',
      /** The button above leads to the order's page. */
      seeEsim: 'Your eSIM and its codes are on your order page too.',
      seePlan: 'Your order page says which eSIM has the plan.',
    },
  },
  /** A payment that came when its checkout was over. */
  paidTooLate: {
    lead: (country: string, amount: string) =>
      `your payment of ${amount} for ${named(country)} reached us after the checkout had expired, so we’ve sent it back.`,
    happened: `${late.title}. ${late.text} There’s no eSIM for it.`,
  },
  /** An order that cost nothing, and is over. */
  free: {
    subject: 'Your order was cancelled',
    preview: 'It was free, so no money goes back. You don’t need to do anything.',
    lead: (country: string) =>
      `we’ve cancelled your order for ${named(country)}. It was free, so no money goes back.`,
    happened: 'The order is over. If you have its eSIM, please don’t install or use it.',
    undelivered:
      'The network didn’t give us what you ordered in time, so we cancelled the order. There’s nothing to install.',
  },
  happenedTitle: 'What happened',
  next: ({ amount, isRest }: Refund, method: string) =>
    `The ${isRest ? 'remaining' : 'full'} ${amount} goes back to ${method}. ${BANK_TIME} You don’t need to do anything.`,
  seeOthers: 'See other plans',
  refund: {
    title: 'Your refund',
    before: 'Refunded before',
    total: 'Refunded in full',
    rest: 'Refunded now',
  },
};
