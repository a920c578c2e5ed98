import type { PurchaseState } from '../checkout/purchase-state.ts';

/** The states of a purchase, as `docs/states.md` has them, for who runs the shop. */
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
