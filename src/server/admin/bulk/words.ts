/** What a bulk act says about an order, beside the sentences of the act itself. */
export const bulkWords = {
  disputed:
    'The payment is disputed, so the bank may take the money as well. Decide about it on the order’s own page.',
  approval: 'It’s more than you may send out alone, so a colleague has to approve it.',
  asked: 'A colleague has to approve it. It’s on their dashboard for a day.',
  atOurCost: 'The wholesaler gives no credit for an eSIM this old, so the refund is at our cost.',
  waits: (provider: string) => `${provider} doesn’t answer. The refund is recorded and continues by itself.`,
  begunBefore: 'It was done when its process ended.',
  failed: 'Something went wrong on our side. Check the order.',
  reason: 'Please give a reason.',
  text: 'Please write a note.',
  noFilter: 'Name orders, or filter them: a bulk act is never about all orders.',
  otherAct: 'That isn’t the act of this dry run.',
  others: 'Only the person who made the dry run can start it.',
};
