import type { PurchaseState } from '../checkout/purchase-state.ts';
import { bundleFacts, type BundleState, waits } from './bundle-state.ts';

/** The statuses in lists: before the first use, in use, without data, over, taken back. */
export const ESIM_STATUSES = ['purchased', 'active', 'depleted', 'expired', 'cancelled'] as const;
export type EsimStatus = (typeof ESIM_STATUSES)[number];

/** The status for a word; an unknown word counts as nothing stored. */
export function esimStatusOf(word: string): EsimStatus {
  return ESIM_STATUSES.find((status) => status === word) ?? 'purchased';
}

/** What is known of a purchased eSIM. */
export interface Known {
  /** The status stored with the purchase. */
  stored: EsimStatus | null;
  purchase: PurchaseState;
  /** Its bundle's state at the last poll; null before that. */
  bundle: BundleState | null;
}

/**
 * The status in lists: 'purchased' until the first use, 'active' in use, 'depleted' without data, 'expired' when its days or its
 * shelf life are over, 'cancelled' for good when it was taken back or is being refunded. An unknown state of the network leaves
 * the stored status, and nothing stored is 'purchased'.
 */
export function displayStatus({ stored, purchase, bundle }: Known): EsimStatus {
  if (stored === 'cancelled' || purchase === 'refunding' || purchase === 'refunded') return 'cancelled';
  const live = bundle && bundleFacts(bundle).shown;
  return live ?? stored ?? 'purchased';
}

/** The phase of a bought eSIM: its days have not begun, run, are over, or it was taken back. */
export type Phase = 'waiting' | 'running' | 'over' | 'returned';

/** What the list of eSIMs shows of one. */
interface Shown {
  status: EsimStatus;
  usage: { bundle_state: BundleState } | null;
}

/** By its status, and if that is not enough by the network's last reading of its bundle. */
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

/** Nothing more happens to it; the network may not even know it. */
export function isOver(esim: Shown): boolean {
  const phase = phaseOf(esim);
  return phase === 'over' || phase === 'returned';
}
