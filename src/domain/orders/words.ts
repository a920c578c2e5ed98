/** The state of an eSIM in a buyer's list, one short sentence each, without a full stop; null if another text says it. */
export const standingSentences = {
  replacing: 'Its replacement is on its way',
  unpaid: 'Not paid',
  paid: 'On its way',
  ordering: 'On its way',
  refunding: 'Your money is on its way back',
  refunded: 'Your money was returned',
  erased: null,
  charged_back: null,
  disputed: null,
  return_asked: 'A refund was requested',
  replacement_asked: 'Its replacement is on its way',
  ready: 'Ready to install',
  in_use: 'In use',
  used_up: 'All data is used',
  expired: 'This plan is over',
  lapsed: 'Never used, and over',
  taken_back: 'Taken back',
  unreadable: 'Ready to install',
  added: null,
  hidden: null,
};

/** Instead of `ready`, if nothing has to be installed any more. */
export const READY_TO_USE = 'Ready to use';

/** Why the codes of an order are neither shown nor mailed, for buyers and operators. */
export const codesRefusals = {
  eSIM: {
    not_delivered: 'This order has no eSIM yet.',
    returned: 'The money for this eSIM is on its way back or has been returned, so it no longer works.',
    returning: 'This eSIM is being taken back for a refund.',
    taken_back: 'The network has taken this eSIM back, so it no longer works.',
  },
  plan: {
    not_delivered: 'This order has no plan yet.',
    returned: 'The money for this plan is on its way back or has been returned, so it no longer works.',
    returning: 'This plan is being taken back for a refund.',
    taken_back: 'The network has taken this plan back, so it no longer works.',
  },
  both: {
    replacing: 'This eSIM is being replaced. The codes of the new one are emailed as soon as it’s there.',
    over: 'The plan of this order is over, so there’s nothing to install for it.',
    top_up: 'This plan was added to an eSIM that already has its codes.',
    erased: 'This order was erased, and nothing that points to its buyer is left.',
  },
};

/** Why there is no refund, for the buyer: of an eSIM with its plan, or of a plan added to an eSIM. */
export const refundRefusals = {
  eSIM: {
    not_delivered: 'This order has no eSIM that could be returned.',
    returned: 'The money for this eSIM is on its way back or has been returned.',
    used: 'This eSIM has been activated or used, so it can no longer be refunded.',
    not_taken_back:
      'The network doesn’t take this eSIM back, so we can’t refund it automatically. Please write to us.',
    too_old:
      'The network only takes this eSIM back for a few weeks, and they’re over, so we can’t refund it automatically. Please write to us.',
    too_many:
      'Several purchases were returned with this card or email address lately, so we look at this one ourselves. Please write to our support, and we help you with this eSIM.',
    too_late: (time: string) => `An eSIM can be refunded within ${time} of buying it. That time is over.`,
  },
  plan: {
    not_delivered: 'This order has no plan that could be returned.',
    returned: 'The money for this plan is on its way back or has been returned.',
    used: 'This plan has been activated or used, so it can no longer be refunded.',
    not_taken_back:
      'The network doesn’t take this plan back, so we can’t refund it automatically. Please write to us.',
    too_old:
      'The network only takes this plan back for a few weeks, and they’re over, so we can’t refund it automatically. Please write to us.',
    too_many:
      'Several purchases were returned with this card or email address lately, so we look at this one ourselves. Please write to our support, and we help you with this plan.',
    too_late: (time: string) => `A plan can be refunded within ${time} of buying it. That time is over.`,
  },
  both: {
    disputed: 'Your bank is looking into this payment, so it decides about the money.',
    charged_back:
      'This payment has been returned through your bank or payment service, so there’s nothing left to refund.',
  },
};

/** Why a contract cannot be withdrawn from. */
export const withdrawalRefusals = {
  not_paid: 'This order hasn’t been paid, so there’s no contract to withdraw from.',
  returned:
    'The money for this order is on its way back or has been returned, so there’s nothing left to withdraw from.',
  too_late: 'The time to withdraw from this contract is over.',
};
