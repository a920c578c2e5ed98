import type { PurchaseState } from '../checkout/purchase-state.ts';

/** Names for operators of a purchase's states, as in `docs/states.md`. */
export const purchaseStateWords: Record<PurchaseState, string> = {
  created: 'Created',
  paying: 'Paying',
  paid: 'Paid',
  ordering: 'Ordering',
  unclear: 'Unclear',
  provisioned: 'eSIM ready',
  delivered: 'Delivered',
  refunding: 'Refunding',
  refunded: 'Refunded',
  abandoned: 'Abandoned',
};
