import { PURCHASE_STATES } from '../../../src/domain/checkout/purchase-state.ts';
import { BUNDLE_STATES } from '../../../src/domain/esims/bundle-state.ts';
import type { KnownOrder } from '../../../src/domain/orders/order-standing.ts';

const THERE = { state: 'delivered' } as const;

/** Every way in which an order can stand, one by one. */
export const ORDER_STANDINGS: Readonly<Record<string, KnownOrder>> = {
  ...Object.fromEntries(PURCHASE_STATES.map((state) => [state, { state }])),
  ...Object.fromEntries(BUNDLE_STATES.map((bundle) => [`its plan ${bundle}`, { ...THERE, bundle }])),
  'taken back': { ...THERE, isTakenBack: true },
  'paid, replaced': { state: 'paid', isReplaced: true },
  'unclear, replaced': { state: 'unclear', isReplaced: true },
  'return asked': { ...THERE, isReturnAsked: true },
  'replacement asked': { ...THERE, isReplacementAsked: true },
  disputed: { ...THERE, isDisputed: true },
  'charged back': { ...THERE, isChargedBack: true },
  added: { ...THERE, isAdded: true },
  hidden: { ...THERE, isHidden: true },
  erased: { ...THERE, isErased: true },
};
