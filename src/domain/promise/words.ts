import { formatHours } from './refund-time.ts';
import { BANK_TIME, WITHDRAW_LINK } from './time-words.ts';
import { WITHDRAWAL_DAYS } from './withdrawal-period.ts';

/** What is returned: an eSIM with its plan, or a plan added to one. */
type Returned = 'eSIM' | 'plan';

/** The shop's promises about money, in the same words on its pages and in its mails. */
export const refundPromise = {
  /** Beside a price. */
  short: (hours: number, what: Returned = 'eSIM') =>
    what === 'eSIM'
      ? `Full refund within ${formatHours(hours)} if the eSIM has not been activated or used.`
      : `Full refund within ${formatHours(hours)} if the plan has not been activated or used.`,
  whole: (hours: number) =>
    `You can get a full refund within ${formatHours(hours)} of your purchase if the eSIM has not been activated or used`,
  after:
    'After that, or once the eSIM has been activated or used, we don’t refund a plan, unless it doesn’t work because of a fault of ours or the network’s that we can’t fix, or the law gives you more.',
  broken:
    'If a plan doesn’t work because of a fault of ours or the network’s that we can’t fix, we’ll refund it.',
  fault: 'Please write to us while it’s happening, so we can look into it.',
  undelivered: 'If we can’t deliver, we’ll refund everything you paid. You don’t have to ask.',
  money: `We’ll refund the card or account you paid with, right away. ${BANK_TIME} If you pay twice for the same order, we’ll refund the second payment automatically.`,
};

/** The legal right of withdrawal, where it applies; the same text on pages and in mails. */
export const withdrawalPromise = {
  title: 'Your right to withdraw',
  link: WITHDRAW_LINK,
  confirm: 'Confirm withdrawal',
  right: `If you are a consumer in the European Union, you may withdraw from your contract within ${WITHDRAWAL_DAYS} days without giving any reason. They begin on the day after your payment went through. If the last of them is a Saturday or a Sunday, the Monday after it is the last.`,
  /** An address follows. */
  otherWay: 'You can also tell us in any other clear way, for example by email to',
  receipt:
    'We’ll confirm by email, right away, what we received and when. It’s enough to tell us before the time is over.',
  money: `We’ll then return all that you paid by the way it came, without delay and within ${WITHDRAWAL_DAYS} days at the latest. It costs you nothing. ${BANK_TIME}`,
  ends: 'At the checkout you ask us to deliver at once, and confirm that you know that the right to withdraw ends as soon as the eSIM, or the plan that was added to one, has been activated or used.',
};

/**
 * Every version ever used of what a buyer agrees to who wants the plan before the withdrawal period ends: never change one, add
 * the next. Purchases store the version.
 */
export const consentTexts = {
  '2026-11': {
    begin: 'I ask you to deliver my plan at once, before the 14 days in which I may withdraw are over.',
    ends: 'I know that my right to withdraw ends as soon as the plan has been activated or used.',
  },
} as const;
