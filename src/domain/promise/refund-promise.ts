import { BANK_TIME, formatHours, WITHDRAW_LINK } from './refund-time.ts';
import { WITHDRAWAL_DAYS } from './withdrawal-period.ts';

/** What is returned: an eSIM with its plan, or a plan that was added to one. */
type Returned = 'eSIM' | 'plan';

/** What the shop promises about money, in the same words on its pages and in its mails. */
export const refundPromise = {
  /** Beside a price. */
  short: (hours: number, what: Returned = 'eSIM') =>
    `Full refund within ${formatHours(hours)} if the ${what} has not been activated or used.`,
  whole: (hours: number) =>
    `You can have the whole amount back within ${formatHours(hours)} of your purchase if the eSIM has not been activated or used`,
  after:
    'After that, or once the eSIM is activated or used, a plan is not refunded, except where it does not work because of a fault that is ours or the network’s and that we cannot put right, or where the law gives you more.',
  broken:
    'A plan that does not work because of a fault that is ours or the network’s, and that we cannot put right, is refunded.',
  fault: 'Please write to us while the trouble lasts, so that we can look at it.',
  undelivered: 'If we cannot deliver, we return the whole amount you paid, without your asking.',
  money: `Money goes back the way it came. We send it at once. ${BANK_TIME} A second payment for the same order goes back by itself.`,
  mail: (hours: number, untouched: string) =>
    `Changed your mind? You can have a full refund within ${formatHours(hours)} if ${untouched}.`,
};

/** The legal right of consumers, where the shop serves it; the same on pages and in mails. */
export const withdrawalPromise = {
  title: 'Your right to withdraw',
  link: WITHDRAW_LINK,
  confirm: 'Confirm withdrawal',
  right: `If you are a consumer in the European Union, you may withdraw from your contract within ${WITHDRAWAL_DAYS} days without giving any reason. They begin on the day after your payment went through; where the last of them is a Saturday or a Sunday, the Monday after it is the last.`,
  /** Goes on with an address. */
  otherWay: 'You may also tell us in any other clear way, for example by a mail to',
  receipt:
    'We confirm by mail, at once, what we received and when. It is enough that you tell us before the time is over.',
  money: `We then return all that you paid by the way it came, without delay and within ${WITHDRAWAL_DAYS} days at the latest. It costs you nothing. ${BANK_TIME}`,
  ends: 'At the checkout you ask us to deliver at once, and confirm that you know: the right to withdraw ends as soon as the eSIM, or the plan that was added to one, has been activated or used.',
};
