import type { ReactNode } from 'react';

import { withdrawalPromise } from '../../../domain/promise/refund-promise.ts';
import type { NoWithdrawal } from '../../../domain/withdrawal/decide-withdrawal.ts';
import { phrase } from '../../core/phrase.ts';

/** What is given back: a plan on an eSIM that one had, or the eSIM. */
const thing = (isTopUp: boolean) => (isTopUp ? 'plan' : 'eSIM');

export const askOrderWords = {
  title: 'Withdraw from contract',
  lead: 'Which order is it? Its number is in the mail with your eSIM, where you also find a link that leads straight to the next step.',
  number: 'Order number',
  numberHint: 'Like SP-7F3K-92QD',
  email: 'Email address of the order',
  next: 'Continue',
  noNumber: 'Please enter the number of your order, like SP-7F3K-92QD',
  otherWay: (mail: ReactNode) =>
    phrase`You do not have the number? Write to ${mail} that you withdraw: that counts as well.`,
};

export const mailedWords = {
  title: 'Look into your mailbox',
  text: (days: number) =>
    `If there is an order with this number and address, a mail with the link to the last step is on its way to it. The link works for ${days} days, and your withdrawal counts from now.`,
  again: 'Try another number',
};

export const declareWords = {
  title: withdrawalPromise.confirm,
  lead: (isTopUp: boolean, amount: string) =>
    `The ${thing(isTopUp)} is taken back for good, and ${amount} goes back to how it was paid. If it has been activated or used, we look at it and write to you.`,
  contract: 'I withdraw from this contract',
  what: (country: string, plan: string) => `${country}, ${plan}`,
  until: (until: ReactNode) => phrase`You can withdraw until ${until}.`,
  name: 'Your name',
  email: 'Where we confirm it',
  emailHint: 'The receipt goes there, and to the address of the order.',
  noName: 'Please enter your name',
  confirm: withdrawalPromise.confirm,
  failed: 'Nothing was changed.',
};

/** What has become of it. `at`: when it was received. */
export const withdrawnWords = {
  title: 'You have withdrawn from this contract',
  received: (number: string, at: ReactNode) =>
    phrase`Order ${number}: we received it on ${at}. The receipt comes by mail.`,
  next: {
    undelivered: (isTopUp: boolean) =>
      `Your ${thing(isTopUp)} is being ordered at this moment. As soon as that is through we take it back, and your money goes back by itself.`,
    received: (isTopUp: boolean) =>
      `The network does not answer right now. As soon as it does we take the ${thing(isTopUp)} back, and your money goes back by itself.`,
    asked: (isTopUp: boolean) =>
      `The network decides whether it takes this ${thing(isTopUp)} back. Your money goes back as soon as it has. Please do not use it until then.`,
    refunding: () => 'Your money is on its way back.',
    refunded: () => 'Your money went back to how you paid.',
  },
  amount: (amount: string) => `You get ${amount}, all that you paid.`,
  refused: 'No money goes back by itself, so a person looks at it and writes to you.',
  home: 'Go home',
};

export const notWithdrawableWords: Record<NoWithdrawal, string> = {
  not_paid: 'There is no contract',
  returned: 'This order was refunded already',
  too_late: 'The time to withdraw is over',
};

export const noLinkWords = {
  title: 'This link does not work',
  text: 'It is too old, or it is not the whole link. With the number of your order you get a new one.',
  byNumber: 'Type your order number',
};

export const notServedWords = {
  title: 'Refunds',
  text: 'When you get your money back, and how you ask for it, stands in our refund policy.',
};

export const checkingWords = 'Looking for your order...';
