import type { ReactNode } from 'react';

import { withdrawalPromise } from '../../domain/promise/words.ts';
import type { NoWithdrawal } from '../../domain/withdrawal/decide-withdrawal.ts';
import { phrase } from '../core/phrase.ts';

/** What is returned: a top-up, or an eSIM. */
const thing = (isTopUp: boolean) => (isTopUp ? 'plan' : 'eSIM');

export const askOrderWords = {
  title: 'Withdraw from contract',
  lead: 'Which order is it? You’ll find its number in the email with your eSIM, along with a link straight to the next step.',
  number: 'Order number',
  numberHint: 'Like SP-7F3K-92QD',
  email: 'Email address of the order',
  next: 'Continue',
  noNumber: 'Please enter the number of your order, like SP-7F3K-92QD',
  otherWay: (mail: ReactNode) =>
    phrase`Don’t have the number? Email ${mail} to say that you withdraw. That counts too.`,
};

/** For orders bought in this browser. */
export const ownContractsWords = {
  title: 'Your orders',
  what: (country: string, plan: string, days: string) => `${country}, ${plan}, ${days}`,
  until: (number: string, until: ReactNode) => phrase`${number}. You can withdraw until ${until}.`,
  choose: 'Withdraw',
  chooseOf: (number: string) => `Withdraw from order ${number}`,
  other: 'Is it another order? Enter its number and address.',
};

export const mailedWords = {
  title: 'Check your email',
  text: (days: number) =>
    `If there’s an order with this number and address, an email with a link to the last step is on its way. The link works for ${days} days, and your withdrawal counts from now.`,
  again: 'Try another number',
};

export const declareWords = {
  title: withdrawalPromise.confirm,
  lead: (isTopUp: boolean, amount: string) =>
    `We’ll take the ${thing(isTopUp)} back for good, and ${amount} will go back to the card or account it was paid with. If it has been activated or used, we’ll look at it and write to you.`,
  contract: 'I withdraw from this contract',
  what: (country: string, plan: string) => `${country}, ${plan}`,
  until: (until: ReactNode) => phrase`You can withdraw until ${until}.`,
  name: 'Your name',
  email: 'Where we confirm it',
  emailHint: 'We’ll send the receipt there, and to the order’s address.',
  noName: 'Please enter your name',
  confirm: withdrawalPromise.confirm,
  failed: 'Nothing was changed.',
};

/** The state of a withdrawal. `at`: when it was received. */
export const withdrawnWords = {
  title: 'You’ve withdrawn from this contract',
  received: (number: string, at: ReactNode) =>
    phrase`We received it for order ${number} on ${at}. You’ll get the receipt by email.`,
  next: {
    undelivered: (isTopUp: boolean) =>
      `Your ${thing(isTopUp)} is being ordered right now. As soon as that’s done we’ll take it back, and your refund will follow automatically.`,
    received: (isTopUp: boolean) =>
      `The network isn’t answering right now. As soon as it does we’ll take the ${thing(isTopUp)} back, and your refund will follow automatically.`,
    asked: (isTopUp: boolean) =>
      `The network will decide whether it takes this ${thing(isTopUp)} back. Your refund will follow as soon as it has. Please don’t use it until then.`,
    refunding: () => 'Your money is on its way back.',
    refunded: () => 'Your money went back to how you paid.',
  },
  all: (amount: string) => `You’ll get ${amount} back, which is everything you paid.`,
  rest: (amount: string, before: string) =>
    `You’ll get ${amount} back. With the ${before} that went back before, that’s everything you paid.`,
  before: (before: string) => `The ${before} you paid had gone back before.`,
  refused: 'There’s no automatic refund here. A person will look at it and write to you.',
  home: 'Go home',
};

export const notWithdrawableWords: Record<NoWithdrawal, string> = {
  not_paid: 'There’s no contract',
  returned: 'This order has already been refunded',
  too_late: 'The time to withdraw is over',
};

export const noLinkWords = {
  title: 'This link doesn’t work',
  text: 'It’s too old, or part of it is missing. Enter your order number and we’ll send you a new one.',
  byNumber: 'Enter your order number',
};

export const notServedWords = {
  title: 'Refunds',
  text: 'Our refund policy says when you get your money back and how to ask for it.',
};

export const checkingWords = 'Looking for your order...';
