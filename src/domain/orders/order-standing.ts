import type { PurchaseState } from '../checkout/purchase-state.ts';
import { type BundleState, bundleStateOf } from '../esims/bundle-state.ts';

/** The standings of an order that decide the allowed acts and true statements, in order of precedence. */
const STANDINGS = [
  /** It had an eSIM, and waits for its replacement. */
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
  /** Its eSIM is being taken back to be replaced. */
  'replacement_asked',
  /** The buyer has the eSIM, and its days have not begun. */
  'ready',
  'in_use',
  'used_up',
  'expired',
  /** Over, and never used. */
  'lapsed',
  /** Taken off its eSIM without a refund. */
  'taken_back',
  /** The network gives its plan an unknown state. */
  'unreadable',
  /** A plan on an eSIM that came with another order, which has the codes. */
  'added',
  'hidden',
] as const;

export type Standing = (typeof STANDINGS)[number];

/** The known facts about an order; those left out are false. */
export interface KnownOrder {
  state: PurchaseState;
  isErased?: boolean;
  isChargedBack?: boolean;
  isDisputed?: boolean;
  isReturnAsked?: boolean;
  isReplacementAsked?: boolean;
  /** Its eSIM was or is being replaced. */
  isReplaced?: boolean;
  isAdded?: boolean;
  isHidden?: boolean;
  /** By the stored status of its eSIM. */
  isTakenBack?: boolean;
  /** The network's last report; null before the first poll. */
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

/** The stage of an order. */
function stageOf({ state, isTakenBack = false, bundle = null }: KnownOrder): Standing {
  const stage = OF_STATE[state];
  if (stage !== null) return stage;
  if (isTakenBack) return 'taken_back';
  return bundle === null ? 'ready' : OF_BUNDLE[bundleStateOf(bundle)];
}

/** All standings of an order: its stage, and any others. */
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
