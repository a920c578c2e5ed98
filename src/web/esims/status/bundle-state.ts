import type { StatusTone } from '../../ui/status-pill.tsx';

const STATES: Record<string, { tone: StatusTone; label: string }> = {
  active: { tone: 'good', label: 'Active' },
  queued: { tone: 'waiting', label: 'Queued' },
  processing: { tone: 'working', label: 'Processing' },
  depleted: { tone: 'spent', label: 'Depleted' },
  expired: { tone: 'quiet', label: 'Expired' },
  lapsed: { tone: 'quiet', label: 'Lapsed' },
  revoked: { tone: 'bad', label: 'Revoked' },
};

/** How the network's state of a bundle is shown; a state that nobody knows says so. */
export function showBundleState(state: string): { tone: StatusTone; label: string } {
  const known = Object.hasOwn(STATES, state.toLowerCase()) ? STATES[state.toLowerCase()] : undefined;
  return known ?? { tone: 'other', label: 'UNKNOWN' };
}
