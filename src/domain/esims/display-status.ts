import type { PurchaseState } from '../checkout/purchase-state.ts';
import { bundleFacts, type BundleState, waits } from './bundle-state.ts';

/** The statuses that lists show: before the first use, in use, without data, over, taken back. */
export const ESIM_STATUSES = ['purchased', 'active', 'depleted', 'expired', 'cancelled'] as const;
export type EsimStatus = (typeof ESIM_STATUSES)[number];

/** The status that a word means; what nobody knows is as if nothing had been written down. */
export function esimStatusOf(word: string): EsimStatus {
  return ESIM_STATUSES.find((status) => status === word) ?? 'purchased';
}

/** What is known of a purchased eSIM. */
export interface Known {
  /** What was written down with the purchase. */
  stored: EsimStatus | null;
  purchase: PurchaseState;
  /** The state of its bundle when the network was last asked; null before that. */
  bundle: BundleState | null;
}

/**
 * The status that lists show: 'purchased' until the first use, 'active' in use, 'depleted' without data, 'expired' when
 * its days or its shelf life are over, 'cancelled' for good when it was taken back or the money goes back. A state of the network
 * that we do not know leaves what was stored, and nothing stored is 'purchased'.
 */
export function displayStatus({ stored, purchase, bundle }: Known): EsimStatus {
  if (stored === 'cancelled' || purchase === 'refunding' || purchase === 'refunded') return 'cancelled';
  const live = bundle && bundleFacts(bundle).shown;
  return live ?? stored ?? 'purchased';
}

/** Where a bought eSIM is in its life: its days have not begun, run, are over, or it was taken back. */
export type Phase = 'waiting' | 'running' | 'over' | 'returned';

/** What the list of eSIMs says of one. */
interface Shown {
  status: EsimStatus;
  usage: { bundle_state: BundleState } | null;
}

/** By its status, and where that does not tell by what the network said of its bundle last. */
export function phaseOf({ status, usage }: Shown): Phase {
  switch (status) {
    case 'active':
    case 'depleted':
      return 'running';
    case 'expired':
      return 'over';
    case 'cancelled':
      return 'returned';
    default:
      return usage && !waits(usage.bundle_state) ? 'running' : 'waiting';
  }
}

/** Nothing happens to it any more; the network may not even know it. */
export function isOver(esim: Shown): boolean {
  const phase = phaseOf(esim);
  return phase === 'over' || phase === 'returned';
}
