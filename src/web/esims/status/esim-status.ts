import { ESIM_STATUSES, type EsimStatus } from '../../../domain/esims/display-status.ts';
import type { StatusTone } from '../../ui/status-pill.tsx';

const TONES: Record<EsimStatus, StatusTone> = {
  purchased: 'good',
  active: 'good',
  cancelled: 'bad',
  expired: 'quiet',
  depleted: 'empty',
};

/**
 * How the status of a bought eSIM is shown: in use green, taken back red, over grey, anything else blue. A missing one
 * counts as purchased.
 */
export function showStatus(status: string | null | undefined): { tone: StatusTone; label: string } {
  const word = status || 'purchased';
  const known = ESIM_STATUSES.find((one) => one === word);
  return { tone: known ? TONES[known] : 'other', label: word.charAt(0).toUpperCase() + word.slice(1) };
}
