import type { NoReplacement } from '../esims/replacement-state.ts';
import type { Standing } from '../orders/order-standing.ts';

/** Why an email about an order would be untrue, after 'because' or 'not sent'. */
export const UNTRUE_WORDS: Record<Standing, string> = {
  replacing: 'the eSIM is being replaced',
  unpaid: 'the order isn’t paid',
  paid: 'the order has no eSIM yet',
  ordering: 'the order has no eSIM yet',
  refunding: 'the money is on its way back',
  refunded: 'the order was refunded',
  erased: 'the buyer was erased',
  charged_back: 'the bank gave the money back',
  disputed: 'the payment is disputed',
  return_asked: 'the eSIM is being taken back for a refund',
  replacement_asked: 'the eSIM is being replaced',
  ready: 'the eSIM is the buyer’s, and not used yet',
  in_use: 'the plan is in use',
  used_up: 'all data is used',
  expired: 'the plan is over',
  lapsed: 'the plan is over',
  taken_back: 'the network has taken the plan back',
  unreadable: 'the network says nothing that we know',
  added: 'the plan was added to an eSIM',
  hidden: 'the buyer took it off their list',
};

const NO_REPLACEMENT: Record<NoReplacement, string> = {
  not_delivered: 'This order has no eSIM that could be replaced.',
  returned: 'The money for this eSIM is on its way back or has been returned.',
  disputed: 'The payment of this order is or was disputed.',
  returning: 'The eSIM of this order is being taken back already.',
  top_up: 'This plan was added to an eSIM, so there is no eSIM to replace. Refund it instead.',
  shared: 'Other plans are on this eSIM, and would stay on the old one.',
  not_sold: 'The plan of this order is no longer sold.',
  nothing_left: 'All of the payment went back, so a replacement that fails couldn’t be refunded.',
  too_often: 'This eSIM was replaced as often as may be.',
};

/** Why an eSIM cannot be replaced. */
export function noReplacementText(why: NoReplacement): string {
  return NO_REPLACEMENT[why];
}

/** Why nobody is asked for an approval now, after 'not sent'. */
export const APPROVAL_OVER = 'it has been decided, or its time is over';
export const NO_APPROVER = 'its reader may no longer approve it';
