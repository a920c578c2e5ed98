import type { RefundCause } from '../../../domain/checkout/refund-cause.ts';

type What = 'eSIM' | 'plan';

/** How far a paid purchase is, in three short steps; each fits a third of a phone's width. */
export const stepWords = {
  name: 'Progress of your order',
  /** Read out beside a step, for people who cannot see its mark. */
  states: { done: 'done', now: 'under way', next: 'to come', failed: 'came to nothing' },
  payment: 'Payment',
  paid: 'Paid',
  ordering: 'Ordering',
  ordered: 'Ordered',
  ready: { eSIM: 'Ready', plan: 'Added' } satisfies Record<What, string>,
  ended: {
    undelivered: { eSIM: 'Not delivered', plan: 'Not added' },
    withdrawn: { eSIM: 'Withdrawn', plan: 'Withdrawn' },
    returned_by_you: { eSIM: 'Given back', plan: 'Given back' },
    returned_by_us: { eSIM: 'Ended by us', plan: 'Ended by us' },
  } satisfies Record<RefundCause, Record<What, string>>,
  /** For an order whose books do not give the reason. */
  endedSomehow: 'Ended',
  returning: 'Refunding',
  returned: 'Refunded',
};
