import type { PurchaseState } from '../checkout/purchase-state.ts';

/** What is known of a purchased eSIM. */
export interface Known {
  /** What was written down with the purchase. */
  stored: string | null;
  purchase: PurchaseState;
  /** The state of its bundle when the network was last asked; null before that. */
  bundle: string | null;
}

const BY_BUNDLE: Record<string, string> = {
  processing: 'purchased',
  queued: 'purchased',
  active: 'active',
  depleted: 'depleted',
  expired: 'expired',
  lapsed: 'expired',
  revoked: 'cancelled',
};

/**
 * The status that lists show: 'purchased' until the first use, 'active' in use, 'depleted' without data, 'expired' when
 * its days or its shelf life are over, 'cancelled' for good when it was taken back or the money goes back. A state of the network
 * that we do not know leaves what was stored, and nothing stored is 'purchased'.
 */
export function displayStatus({ stored, purchase, bundle }: Known): string {
  if (stored === 'cancelled' || purchase === 'refunding' || purchase === 'refunded') return 'cancelled';
  const live = bundle !== null && Object.hasOwn(BY_BUNDLE, bundle) ? BY_BUNDLE[bundle] : undefined;
  return live ?? stored ?? 'purchased';
}
