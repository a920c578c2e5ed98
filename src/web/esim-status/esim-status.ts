import type { BundleState } from '../../domain/esims/bundle-state.ts';
import { ESIM_STATUSES, type EsimStatus } from '../../domain/esims/display-status.ts';
import type { StatusTone } from '../ui/status-pill.tsx';
import { statusLabels } from './words.ts';

const TONES: Record<EsimStatus, StatusTone> = {
  purchased: 'good',
  active: 'good',
  cancelled: 'bad',
  expired: 'quiet',
  depleted: 'empty',
};

/**
 * The display of an eSIM's status: in use is green, taken back red, over grey, anything else blue. A missing status counts as
 * purchased. If the network reports the same, its state decides the colour: orange without data.
 */
export function showStatus(
  status: string | null | undefined,
  live: BundleState | null = null,
): { tone: StatusTone; label: string } {
  const word = status || 'purchased';
  const known = ESIM_STATUSES.find((one) => one === word);
  const tone = known ? TONES[known] : 'other';
  return {
    tone: known === 'depleted' && live === known ? 'spent' : tone,
    // oxlint-disable-next-line simport/no-fixed-language -- a newer shop’s word, for which this page has none
    label: known ? statusLabels[known] : word.charAt(0).toUpperCase() + word.slice(1),
  };
}
