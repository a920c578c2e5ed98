import type { PurchaseState } from '../checkout/purchase-state.ts';
import { type BundleState, bundleStateOf } from '../esims/bundle-state.ts';

/** What an order can be, as far as it decides what may be done with it and what may be said of it. Told in this order. */
const STANDINGS = [
  /** It had an eSIM, and waits for another one in its place. */
  'replacing',
  /** Nothing was paid, or not yet. */
  'unpaid',
  /** Nothing is ordered yet. */
  'paid',
  /** At the wholesaler, or perhaps there. */
  'ordering',
  'refunding',
  'refunded',
  'erased',
  'charged_back',
  'disputed',
  'return_asked',
  /** Its eSIM is being taken back for another one. */
  'replacement_asked',
  /** Its buyer has the eSIM, and its days have not begun. */
  'ready',
  'in_use',
  'used_up',
  'expired',
  /** Over, and never used. */
  'lapsed',
  /** Off its eSIM without a refund. */
  'taken_back',
  /** The network says a word of its plan that nobody knows. */
  'unreadable',
  /** A plan on an eSIM that came with another order, which has the codes. */
  'added',
  'hidden',
] as const;

export type Standing = (typeof STANDINGS)[number];

/** What is known of an order; what is left out is not so. */
export interface KnownOrder {
  state: PurchaseState;
  isErased?: boolean;
  isChargedBack?: boolean;
  isDisputed?: boolean;
  isReturnAsked?: boolean;
  isReplacementAsked?: boolean;
  /** It had an eSIM, and waits, or waited, for another one. */
  isReplaced?: boolean;
  isAdded?: boolean;
  isHidden?: boolean;
  /** By what was written down of its eSIM. */
  isTakenBack?: boolean;
  /** As the network said it last; null before it was asked. */
  bundle?: BundleState | null;
}

const OF_BUNDLE: Record<BundleState, Standing> = {
  active: 'in_use',
  queued: 'ready',
  processing: 'ready',
  depleted: 'used_up',
  expired: 'expired',
  lapsed: 'lapsed',
  revoked: 'taken_back',
  unknown: 'unreadable',
};

const OF_STATE: Record<PurchaseState, Standing | null> = {
  created: 'unpaid',
  paying: 'unpaid',
  abandoned: 'unpaid',
  paid: 'paid',
  ordering: 'ordering',
  unclear: 'ordering',
  provisioned: null,
  delivered: null,
  refunding: 'refunding',
  refunded: 'refunded',
};

/** How far an order is. */
function stageOf({ state, isTakenBack = false, bundle = null }: KnownOrder): Standing {
  const stage = OF_STATE[state];
  if (stage !== null) return stage;
  if (isTakenBack) return 'taken_back';
  return bundle === null ? 'ready' : OF_BUNDLE[bundleStateOf(bundle)];
}

/** All that an order is: how far it is, and what is so beside that. */
export function standingsOf(order: KnownOrder): Standing[] {
  const stage = stageOf(order);
  const is: Partial<Record<Standing, boolean | undefined>> = {
    [stage]: true,
    replacing: order.isReplaced === true && (stage === 'paid' || stage === 'ordering'),
    erased: order.isErased,
    charged_back: order.isChargedBack,
    disputed: order.isDisputed,
    return_asked: order.isReturnAsked,
    replacement_asked: order.isReplacementAsked,
    added: order.isAdded,
    hidden: order.isHidden,
  };
  return STANDINGS.filter((standing) => is[standing] === true);
}
